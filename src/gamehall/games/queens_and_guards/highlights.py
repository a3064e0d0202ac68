"""Queens & Guards, as the common rules of the Pentathlon need it."""

from gamehall.games.pentathlon.highlights import Highlights
from gamehall.games.queens_and_guards import remedies
from gamehall.games.queens_and_guards.faults import NATURES, open_faults
from gamehall.games.queens_and_guards.fold import apply
from gamehall.games.queens_and_guards.prompts import start, turn
from gamehall.games.queens_and_guards.referee import count, win
from gamehall.games.queens_and_guards.results import awards
from gamehall.games.queens_and_guards.state import State


def _opened(state: State) -> bool:
    """The beginning player has moved a piece."""
    return state.turn is not None and any(step.did == "moved" for step in state.turn.steps)


HIGHLIGHTS: Highlights[State] = Highlights(
    natures=NATURES,
    faults=open_faults,
    apply=apply,
    turn=turn,
    win=win,
    count=count,
    opened=_opened,
    earned=remedies.earned,
    scope=remedies.scope,
    remedy=remedies.remedy,
    start=start,
    awards=awards,
    score="pieces in place",
    closes="touch a piece",
    closing="touching a piece",
)
