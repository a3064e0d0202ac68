"""What players of Juggle say; what is said in all five games is the Pentathlon's."""

from typing import Annotated

from msgspec import Meta

from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.words import Key, Words

Spaces = Annotated[tuple[int, ...], Meta(max_length=5)]


class Remove(Action, frozen=True):
    """Take the piece that covers this space off your own board, back to the bank."""

    space: int


class Announce(Action, frozen=True):
    """State the number sentence of a calculated value, in words or symbols; an empty one takes it back."""

    sentence: Words


class PickUp(Action, frozen=True):
    """Select a piece: from the bank, or, with a space, the one that covers it on the opponent's board."""

    piece: Key
    space: int | None = None


class Place(Action, frozen=True):
    """Lay the piece in your hand on these spaces of your board and let go of it."""

    cells: Spaces


class Lay(Action, frozen=True):
    """Take a piece from the bank and lay it on these spaces at once, in one movement."""

    piece: Key
    cells: Spaces


class Return(Action, frozen=True):
    """Give the piece in your hand back to where it came from."""


class MovePiece(Action, frozen=True):
    """Lay the piece just placed on other spaces, which the rules forbid but hands can do."""

    cells: Spaces


ACTIONS = (
    common.Toss,
    Remove,
    common.Roll,
    Announce,
    PickUp,
    Place,
    Lay,
    Return,
    MovePiece,
    common.DeclareWin,
    *common.ACTIONS,
)
