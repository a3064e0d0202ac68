"""What happens at a table of Juggle; what happens in all five games is the Pentathlon's."""

from gamehall.games.pentathlon import events as common
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


class PieceRemoved(Event, frozen=True):
    """The holder of the card takes an own piece off the board, back to the bank."""

    space: int


class Announced(Event, frozen=True):
    sentence: str


class PickedUp(Event, frozen=True):
    """From the bank, or from this space of the opponent's board."""

    piece: str
    space: int | None = None


class PiecePlaced(Event, frozen=True):
    cells: tuple[int, ...]


class PieceReturned(Event, frozen=True):
    pass


class PieceMoved(Event, frozen=True):
    cells: tuple[int, ...]


class TakenOff(Event, frozen=True):
    """After a correct challenge: a piece leaves the player's board for the bank, or for its old home on the
    opponent's."""

    seat: Seat
    piece: str
    space: int
    home: tuple[int, ...] = ()


EVENTS = (
    *common.TOSS,
    *common.DICE,
    PieceRemoved,
    Announced,
    PickedUp,
    PiecePlaced,
    PieceReturned,
    PieceMoved,
    TakenOff,
    common.WinStands,
    *common.EVENTS,
)
