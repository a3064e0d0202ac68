"""What players of Fab-a-Diffy say; what is said in all five games is the Pentathlon's."""

from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.words import Key, Words


class DrawStrip(Action, frozen=True):
    """Draw a strip from the deck for the start."""


class Show(Action, frozen=True):
    """Take what is missing from the deck, and put the next strip in the Show Box: the turn begins."""


class Touch(Action, frozen=True):
    """Touch a strip on the board."""

    strip: Key


class Announce(Action, frozen=True):
    """Announce the arithmetic sentence, in words or symbols."""

    sentence: Words


class Take(Action, frozen=True):
    """Pick up the two strips touched last and the strip of the Show Box: the trick."""


class MoveShow(Action, frozen=True):
    """Move the strip from the Show Box to this rectangle, counted from 0."""

    rectangle: int


class CaptureOver(Action, frozen=True):
    """The clock: the seconds in which a trick can be captured are over."""


ACTIONS = (
    DrawStrip,
    Show,
    common.Capture,
    Touch,
    Announce,
    Take,
    MoveShow,
    CaptureOver,
    *common.ACTIONS,
)
