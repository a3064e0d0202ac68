"""Fab-a-Diffy, as the common rules of the Pentathlon need it."""

from gamehall.games.fab_a_diffy import events, remedies
from gamehall.games.fab_a_diffy.faults import NATURES, open_faults
from gamehall.games.fab_a_diffy.fold import apply
from gamehall.games.fab_a_diffy.prompts import can_capture, start, turn
from gamehall.games.fab_a_diffy.referee import decided, event_result, game_winner
from gamehall.games.fab_a_diffy.state import State
from gamehall.games.pentathlon.card import Declaration
from gamehall.games.pentathlon.events import CardPassed
from gamehall.games.pentathlon.highlights import Highlights
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.outcome import Outcome


def _opened(state: State) -> bool:
    """The beginning player has placed a strip in the Show Box."""
    return state.sheet is not None and bool(state.sheet.show)


def _count(state: State) -> Outcome:
    """On time the running game is won by the most tricks, and those not begun are ties."""
    return event_result(apply(state, events.GameWon(game_winner(state))))


def _settled(state: State, counted: Outcome) -> tuple[Event, ...]:
    """A game is over: the event is, or the other player begins the next one."""
    over = events.GameWon(game_winner(state))
    then = apply(state, over)
    if then.card.time_called or decided(then) or state.first is None:
        return over, Ended(event_result(then))
    return over, CardPassed(state.other(state.first))


def _no_win(state: State, declared: Declaration) -> Outcome:
    """Nobody declares a win: the Monitor awards each game."""
    return event_result(state)


CITES = ("alternate",)

HIGHLIGHTS: Highlights[State] = Highlights(
    natures=NATURES,
    faults=open_faults,
    apply=apply,
    turn=turn,
    start=start,
    win=_no_win,
    count=_count,
    opened=_opened,
    earned=remedies.earned,
    scope=remedies.scope,
    remedy=remedies.remedy,
    unseen=remedies.unseen,
    settled=_settled,
    can_capture=can_capture,
    score="tricks",
    closes="take a strip for the Show Box",
    closing="taking a strip for the Show Box",
    captures="trick",
)
