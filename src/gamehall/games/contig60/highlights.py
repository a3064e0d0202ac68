"""Contig 60, as the common rules of the Pentathlon need it."""

from gamehall.games.contig60 import remedies
from gamehall.games.contig60.faults import NATURES, excuse, open_faults
from gamehall.games.contig60.fold import apply
from gamehall.games.contig60.prompts import can_capture, turn
from gamehall.games.contig60.referee import count, depleted, win
from gamehall.games.contig60.state import State
from gamehall.games.pentathlon.highlights import Highlights


def _opened(state: State) -> bool:
    """The beginning player has placed a chip."""
    return state.sheet is not None and state.sheet.space is not None


HIGHLIGHTS: Highlights[State] = Highlights(
    natures=NATURES,
    faults=open_faults,
    apply=apply,
    turn=turn,
    win=win,
    count=lambda state: count(state, "time-limit"),
    opened=_opened,
    earned=remedies.earned,
    scope=remedies.scope,
    remedy=remedies.remedy,
    unseen=remedies.unseen,
    granted=remedies.granted,
    excuse=excuse,
    awards=depleted,
    can_capture=can_capture,
    flag="Scoring Flag Card",
    score="running score",
    low_is_good=True,
)
