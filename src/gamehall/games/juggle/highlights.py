"""Juggle, as the common rules of the Pentathlon need it."""

from gamehall.games.juggle import remedies
from gamehall.games.juggle.faults import NATURES, open_faults
from gamehall.games.juggle.fold import apply
from gamehall.games.juggle.prompts import turn
from gamehall.games.juggle.referee import count, win
from gamehall.games.juggle.state import State
from gamehall.games.pentathlon.highlights import Highlights


def _opened(state: State) -> bool:
    """The beginning player has begun to play: rolled the dice, or removed a piece before that."""
    return state.card.phase != "window" or bool(state.turn and state.turn.removed)


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
    round_game=True,
    counting=lambda state: state.options.counting_seconds,
    score="empty spaces",
    low_is_good=True,
)
