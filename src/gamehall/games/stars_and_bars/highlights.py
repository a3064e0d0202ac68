"""Stars & Bars, as the common rules of the Pentathlon need it."""

from gamehall.games.pentathlon.card import Declaration
from gamehall.games.pentathlon.highlights import Highlights
from gamehall.games.stars_and_bars import remedies
from gamehall.games.stars_and_bars.faults import NATURES, excuse, open_faults
from gamehall.games.stars_and_bars.fold import apply
from gamehall.games.stars_and_bars.prompts import start, turn
from gamehall.games.stars_and_bars.referee import awards, count
from gamehall.games.stars_and_bars.state import State
from gamehall.kernel.outcome import Outcome


def _opened(state: State) -> bool:
    """The beginning player has done something in this round."""
    return state.sheet is not None and (state.sheet.touched or bool(state.sheet.done))


def _win(state: State, declared: Declaration) -> Outcome:
    raise AssertionError("The Monitor awards the win; no prompt asks a player to declare one.")


HIGHLIGHTS: Highlights[State] = Highlights(
    natures=NATURES,
    faults=open_faults,
    apply=apply,
    turn=turn,
    win=_win,
    count=lambda state: count(state, "time-limit"),
    opened=_opened,
    earned=remedies.earned,
    scope=remedies.scope,
    remedy=remedies.remedy,
    start=start,
    excuse=excuse,
    awards=awards,
    flag="Scoring Flag Card",
    score="running score",
    closes="touch a card of your hand",
    closing="touching a card of the hand",
)
