"""START: each player draws a strip, the lower value begins, and the strips go back into the deck."""

from gamehall.games.fab_a_diffy import acts, events
from gamehall.games.fab_a_diffy.state import State
from gamehall.games.fab_a_diffy.strips import worth
from gamehall.games.pentathlon import events as common
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule_start(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.DrawStrip():
            return allowed("start", f"{{{seat}}} draws a strip.", common.TossCalled(seat))
        case Dealt(items) if state.card.phase == "toss":
            return _drawn(state, items)
    return None


def draw(state: State, prompt: Prompt) -> Action | None:
    """To draw for the start leaves nothing to choose."""
    return acts.DrawStrip() if "DrawStrip" in prompt.kinds else None


def _drawn(state: State, items: tuple[str, ...]) -> Ruling:
    who = state.card.tossing
    if who is None or len(items) != 1 or items[0] not in state.lie.deck or items[0] in state.drawn.values():
        return refused("start", "One strip of the deck is drawn here.")
    strip, other = items[0], state.other(who)
    drawn = events.StartDrawn(who, strip)
    if other not in state.drawn:
        return allowed("start", f"{{{who}}} draws {strip}.", drawn)
    if worth(strip) == worth(state.drawn[other]):
        says = f"{{{who}}} draws {strip}, as much as {state.drawn[other]}: both draw again."
        return allowed("start", says, drawn, common.TossTied())
    first = who if worth(strip) < worth(state.drawn[other]) else other
    says = f"{{{who}}} draws {strip}. The lower value begins: {{{first}}} receives the flag card."
    return allowed("start", says, drawn, common.CardPassed(first))
