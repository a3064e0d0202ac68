"""Whom the table waits for at each moment of a Contig 60 game."""

from gamehall.games.contig60.claims import against_what
from gamehall.games.contig60.play import State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.dispute import dispute_prompts, nature_prompts, ticking
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Dice, Limit, Prompt
from gamehall.kernel.seat import DEALER, JUDGE, Seat


def prompts(state: State) -> tuple[Prompt, ...]:
    if state.ended:
        return _after_the_game(state)
    if state.phase == "toss":
        return _toss(state)
    if state.dispute and not state.dispute.claims:
        return nature_prompts(state.dispute, state.options.nature_seconds) + _period(state)
    if state.dispute:
        players = dispute_prompts(state.dispute, state.seats, state.options.opinion_seconds)
        return players + _period(state)
    if state.phase == "declared":
        return _declared(state) + _challenges(state) + _period(state)
    return _turn(state) + _challenges(state) + _minute(state) + _period(state)


def _toss(state: State) -> tuple[Prompt, ...]:
    here = state.toss_round
    if state.tossing:
        return (Prompt(f"die:{here}:{state.tossing}", DEALER, ("Fell",), chance=Dice(1)),)
    return tuple(
        Prompt(f"toss:{here}:{seat}", seat, ("Toss",), says="Toss one die; the lower toss begins.")
        for seat in state.seats
        if seat not in state.tosses
    )


def _turn(state: State) -> tuple[Prompt, ...]:
    holder, turn = state.holder, state.turn
    assert holder is not None
    if state.phase == "rolling":
        return (Prompt(f"dice:{turn}", DEALER, ("Fell",), says="Roll three dice.", chance=Dice(3)),)
    kinds, says = _KINDS[state.phase]
    if state.phase == "window":
        kinds += ("UseRoll",) * bool(state.offer)
        if can_capture(state):
            kinds, says = (*kinds, "Capture"), "Roll the dice, or capture the pass."
        if state.offer:
            says = "Roll the dice, or use your opponent's roll."
    return (Prompt(f"turn:{turn}:{state.phase}", holder, kinds, says=f"Your turn: {says}"),)


def can_capture(state: State) -> bool:
    """The opponent rolled and passed the card without a chip."""
    return state.last is not None and state.last.space is None and state.phase == "window"


def _challenges(state: State) -> tuple[Prompt, ...]:
    """Anyone can say "Challenge" at any time; at the wrong time it is inappropriate."""
    return tuple(
        Prompt(
            f"challenge:{state.turn}:{state.disputes}:{seat}",
            seat,
            ("Challenge",),
            must=False,
            says=_may(state, seat),
        )
        for seat in state.seats
    )


def _may(state: State, seat: Seat) -> str:
    counted, against = state.phase == "declared", against_what(state, seat)
    alone = ' "Challenge" alone stops the clock first.' * bool(against and not can_capture(state))
    return {
        "last": f"You may challenge your opponent's turn until you {'accept' if counted else 'roll'}.",
        "capture": f"You may challenge the captured pass until {'you accept' if counted else _PASSED}.",
        "declared": "You may challenge the declared win.",
        "": "",
    }[against] + alone


def _declared(state: State) -> tuple[Prompt, ...]:
    declared = state.declared
    assert declared is not None
    assert state.holder is not None
    if not declared.counted:
        asked, says = state.other(declared.by), "Accept the declared win, or challenge it."
    elif state.captured:
        asked, says = state.other(state.holder), f"{_COUNTED}, or challenge the captured pass."
    else:
        may = ", or challenge the last turn" * bool(state.last)
        asked, says = state.holder, f"{_COUNTED}{may}."
    here = f"declared:{state.turn}:{state.disputes}"
    what = "to challenge the count" if declared.counted else "to challenge the win"
    limit = Limit(
        here,
        state.options.win_seconds * 1000,
        asked,
        then=common.DeclarationOver(),
        what=what,
    )
    return (Prompt(here, asked, ("Accept",), says=says), *ticking(f"{here}:time", limit))


def _minute(state: State) -> tuple[Prompt, ...]:
    if not state.options.turn_seconds or state.phase == "rolling":
        return ()
    here, ms, whose = f"minute:{state.turn}", state.options.turn_seconds * 1000, f"{{{state.holder}}}"
    then: Action
    calls, then, what = f"Remind {whose}", common.MinuteOver(), "turn"
    if state.reminded:
        here, ms = f"grace:{state.turn}", state.options.grace_seconds * 1000
        calls, then, what = f"Call time on {whose}", common.GraceOver(), "grace"
    limit = Limit(here, ms, state.holder, calls=calls, cites="one-minute", then=then, what=what)
    return ticking(here, limit)


def _period(state: State) -> tuple[Prompt, ...]:
    limit = Limit(
        "period",
        state.options.period_minutes * 60_000,
        calls="Call the end of the game time",
        then=common.PeriodOver(),
        role="game",
        what="period",
    )
    return () if state.time_called else ticking("period", limit)


def _after_the_game(state: State) -> tuple[Prompt, ...]:
    """Everything stays on the table until the signed score cards are collected."""
    if state.collected:
        return ()
    unsigned = [seat for seat in state.seats if seat not in state.signed]
    if not unsigned:
        return (Prompt("collect", JUDGE, ("Collect",), says="Check the score cards and collect them."),)
    says = "Check your score card and sign it."
    asked = tuple(Prompt(f"sign:{seat}", seat, ("Sign",), says=says) for seat in unsigned)
    ms = state.options.signing_seconds * 1000
    limit = Limit("signing", ms, then=common.SigningOver(), what="to sign")
    return asked + ticking("signing:time", limit)


_PASSED = "the card is passed"
_COUNTED = "The Monitor has counted: accept the result"

_KINDS: dict[str, tuple[tuple[str, ...], str]] = {
    "window": (("Roll", "DeclareWin"), "roll the dice."),
    "capture": (
        ("Announce", "Place", "MoveChip", "RecordScore", "DeclareWin", "Roll"),
        "announce the sentence and place the chip, then roll.",
    ),
    "play": (
        ("RecordDice", "Announce", "Place", "MoveChip", "RecordScore", "DeclareWin", "PassCard"),
        "announce a sentence and place a chip, or pass the card.",
    ),
}
