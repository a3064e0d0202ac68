"""START, where each player tosses one die and the lower toss begins."""

from gamehall.games.pentathlon import acts, events
from gamehall.games.pentathlon.card import opponent
from gamehall.games.pentathlon.highlights import Position
from gamehall.kernel.action import Action, Fell
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule_toss(state: Position, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Toss():
            return allowed("start", f"{{{seat}}} tosses a die.", events.TossCalled(seat))
        case Fell((value,)) if state.card.tossing and 1 <= value <= 6:
            return _tossed(state, state.card.tossing, value)
        case Fell() if state.card.phase == "toss":
            return refused("start", "1 six-sided dice are rolled here.")
    return None


def toss(state: Position, prompt: Prompt) -> Action | None:
    """What is said for newcomers before their first turn."""
    return acts.Toss() if "Toss" in prompt.kinds else None


def _tossed(state: Position, seat: Seat, value: int) -> Ruling:
    tossed, other = events.Tossed(seat, value), opponent(state.seats, seat)
    against = state.card.tosses.get(other)
    says = f"{{{seat}}} tosses {value}."
    if against is None:
        return allowed("start", says, tossed)
    if against == value:
        return allowed("start", f"{says} Equal tosses: both toss again.", tossed, events.TossTied())
    first = seat if value < against else other
    says = f"{says} {{{first}}} has the lower toss and begins."
    return allowed("start", says, tossed, events.CardPassed(first))
