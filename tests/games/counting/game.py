"""Counting On: the least game that can be played by the Pentathlon's common rules.

No dice, no board, nothing to capture and no win to declare: the holder of the card says the next number.
A game that is none of the five shows that the common rules know nothing of any.
"""

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.pentathlon import acts, events, options
from gamehall.games.pentathlon.answers import legal
from gamehall.games.pentathlon.card import Card, Declaration, Dispute
from gamehall.games.pentathlon.facts import facts, seat_facts
from gamehall.games.pentathlon.fold import fold
from gamehall.games.pentathlon.game import event
from gamehall.games.pentathlon.highlights import MONITORS, OTHER, Found, Highlights, Nature
from gamehall.games.pentathlon.rules import rule_common
from gamehall.games.pentathlon.rules.start import rule_toss
from gamehall.games.pentathlon.rules.turn import pass_card
from gamehall.games.pentathlon.scorecard import lower_wins
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.facts import Facts
from gamehall.kernel.inventory import Inventory
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat


class Say(Action, frozen=True):
    number: int


class Said(Event, frozen=True):
    number: int


class Options(Struct, frozen=True):
    period_minutes: options.PeriodMinutes = 45
    turn_seconds: options.TurnSeconds = 60
    grace_seconds: options.GraceSeconds = 15
    win_seconds: options.WinSeconds = 30
    nature_seconds: options.NatureSeconds = 30
    opinion_seconds: options.OpinionSeconds = 20
    signing_seconds: options.SigningSeconds = 600


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    card: Card = Card()
    counted: tuple[int, ...] = ()
    said: int | None = None
    last: int | None = None
    """The number the opponent said."""

    @property
    def captured(self) -> None:
        return None


def apply(state: State, event: Event) -> State:
    state = replace(state, card=fold(state.card, event, dict.fromkeys(state.seats, 0)))
    match event:
        case events.CardPassed():
            return replace(state, last=state.said, said=None)
        case Said(number):
            card = replace(state.card, phase="play")
            return replace(state, card=card, counted=(*state.counted, number), said=number, last=None)
        case events.TurnForfeited():
            return replace(state, said=None)
        case events.Undone():
            return replace(state, counted=state.counted[:-1], said=None, last=None)
    return state


def _faults(state: State, against: str) -> tuple[Found, ...]:
    right = len(state.counted)
    if against != "last" or state.last in (None, right):
        return ()
    return (Found("turn", ("number",), Fault("correct", f"The number is {right}, not {state.last}.")),)


def _turn(state: State) -> tuple[Prompt, ...]:
    card = state.card
    assert card.holder
    kinds = ("Say",) if card.phase == "window" else ("PassCard",)
    return (Prompt(f"turn:{card.turn}:{card.phase}", card.holder, kinds, says="Your turn: count on."),)


def _win(state: State, declared: Declaration) -> Outcome:
    raise AssertionError("nobody declares a win")


def _earned(state: State, dispute: Dispute, claim: acts.Claim) -> tuple[Event, ...]:
    return ()


HIGHLIGHTS: Highlights[State] = Highlights(
    natures={
        nature.name: nature
        for nature in (
            Nature("number", "The number is wrong.", "The number is right."),
            Nature("voice", "Nobody could hear it.", "It was loud enough."),
            *MONITORS,
            OTHER,
        )
    },
    faults=_faults,
    apply=apply,
    turn=_turn,
    win=_win,
    count=lambda state: lower_wins(dict.fromkeys(state.seats, 0), 1, "numbers", "time-limit"),
    opened=lambda state: state.said is not None,
    earned=_earned,
    scope=lambda state, dispute: "last",
    remedy=lambda state, dispute, done: "correct",
    closes="count on",
    closing="counting on",
)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    said = rule_toss(state, seat, action) or rule_common(HIGHLIGHTS, state, seat, action)
    return said or _on_turn(state, seat, action)


def _on_turn(state: State, seat: Seat, action: Action) -> Ruling:
    match action:
        case Say(number):
            return allowed("turn-begins", f"{{{seat}}} says {number}.", Said(number))
        case acts.PassCard():
            return pass_card(HIGHLIGHTS, state, seat, f"{{{seat}}} passes the card.", ())
    return refused("hall-kind", "One counts on here.")


def _own(state: State, seat: Seat, kind: str) -> list[Action] | None:
    return [Say(len(state.counted) + 1)] if kind == "Say" else None


def _facts(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> Facts:
    seats = {one: seat_facts(HIGHLIGHTS, state.card, one, 0) for one in state.seats}
    return facts(HIGHLIGHTS, state, seat, prompts, seats, "")


GAME = event(
    HIGHLIGHTS,
    Path(__file__).with_name("book") / "counting.toml",
    id="counting",
    name="Counting On",
    tagline="One after the other.",
    edition="1",
    options=Options,
    actions=(acts.Toss, Say, *acts.ACTIONS),
    events=(*events.TOSS, Said, *events.EVENTS),
    opening=State,
    rule=rule,
    legal=lambda state, prompt: legal(HIGHLIGHTS, state, prompt, _own),
    pieces=lambda state: Inventory({}, {}),
    portray=lambda state: ", ".join(map(str, state.counted)),
    facts=_facts,
    presets={},
)
