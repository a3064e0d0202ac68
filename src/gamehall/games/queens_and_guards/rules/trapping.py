"""2 WAYS TO ANNOUNCE TRAP; STATING TRAP AT THE WRONG TIME; STATING "TRAP" RATHER THAN "CHALLENGE"."""

from msgspec.structs import replace

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events as common_events
from gamehall.games.queens_and_guards import acts, events
from gamehall.games.queens_and_guards.board import NAMES
from gamehall.games.queens_and_guards.faults import WORDS_FOR
from gamehall.games.queens_and_guards.referee import announceable, check_trap
from gamehall.games.queens_and_guards.state import State, Step, Turn
from gamehall.games.queens_and_guards.traps import to_be_moved, trapped
from gamehall.games.queens_and_guards.turns import touched
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, penalised, refused
from gamehall.kernel.seat import Seat


def rule_trap(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case acts.SayTrap():
            return _announce(state, turn)
    return None


def _announce(state: State, turn: Turn) -> Ruling:
    after = touched(turn.steps)
    if any(step.did == "trap" and touched(turn.steps[:i]) is after for i, step in enumerate(turn.steps)):
        return refused("announce-made" if after else "announce-later", "You have said it.")
    fault = check_trap(state, turn, state.board, turn.steps)
    bound = announceable(state, turn, state.board, turn.steps)
    says = f"{{{turn.by}}} says Trap{_of(bound)}."
    if after:
        return allowed("announce-made", says, events.TrapAnnounced(), faults=(fault,))
    back = [events.TakenBack(step.end, step.start) for step in _last(turn.facing) if bound]
    if back:
        says += f" The last piece moved goes back to {NAMES[back[0].end]}."
    return allowed("announce-later", says, events.TrapAnnounced(), *back, faults=(fault,))


def _of(bound: list[int]) -> str:
    if not bound:
        return ""
    which = " and ".join(NAMES[at] for at in bound)
    return f": {which} {'is' if len(bound) == 1 else 'are'} in a trap"


def _last(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The last piece that was moved."""
    return next(((s,) for s in reversed(steps) if s.did == "moved" and s.start != s.end), ())


def rule_words(state: State, seat: Seat, action: Action) -> Ruling | None:
    """What is said by one who may not have the card."""
    match action:
        case acts.SayTrap() if seat != state.card.holder and state.turn:
            return _called(state, state.turn, seat)
        case common.Challenge(claims) if (told := _instead(claims)) is not None:
            return told if state.card.dispute is None else _reminded(state, told)
    return None


def _called(state: State, turn: Turn, seat: Seat) -> Ruling:
    colour, told = state.colour(turn.by), "Trap is said by the player with the flag card."
    must = to_be_moved(state.ground, state.board, colour, trapped(state.ground, state.board, colour))
    if not must or any(step.did == "called" for step in turn.steps):
        return refused("trap-wrong-time", f"{told} No trapped piece can be moved out now.")
    says = (
        f"{{{seat}}} says Trap without the flag card: {{{turn.by}}} moves the trapped piece on "
        f"{' or '.join(NAMES[at] for at in must)} out, and has a regular turn besides."
    )
    fault = Fault("trap-wrong-time", f"{told} Say it in your own turn.")
    return penalised("trap-wrong-time", says, events.TrapCalled(), faults=(fault,))


_SAY_INSTEAD = {
    "trapped": refused(
        "trap-not-challenge",
        "Trap is the word for that, not Challenge. Nothing is recorded; say Trap while you have the card.",
    ),
    "wrongly-placed": refused(
        "send-out",
        "That is not challenged, and nothing is recorded: put the piece on the outermost band, then take "
        "your turn.",
    ),
}
assert set(_SAY_INSTEAD) == {nature.name for nature in WORDS_FOR}


def _instead(claims: tuple[common.Claim, ...]) -> Ruling | None:
    """The Monitor asks for the nature of the challenge, and reminds: there is no penalty and no record."""
    return next((told for claim in claims if (told := _SAY_INSTEAD.get(claim.nature))), None)


def _reminded(state: State, told: Ruling) -> Ruling:
    """A time out was granted for it: play goes on as if nothing had been said."""
    return replace(told, verdict="allowed", events=(common_events.Resolved(),))
