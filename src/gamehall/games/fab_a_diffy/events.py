"""What happens at a table of Fab-a-Diffy; what happens in all five games is the Pentathlon's."""

from gamehall.games.pentathlon import events as common
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


class StartDrawn(Event, frozen=True):
    """The strip drawn for the start; it goes back into the deck."""

    seat: Seat
    strip: str


class ShowCalled(Event, frozen=True):
    """Strips are drawn for the rectangles and the Show Box."""


class StripsDealt(Event, frozen=True):
    """What fills the rectangles, and what lies in the Show Box; nothing there: the deck had no more."""

    face_up: tuple[str, ...]
    show: str


class Touched(Event, frozen=True):
    strip: str


class Announced(Event, frozen=True):
    sentence: str


class TrickTaken(Event, frozen=True):
    seat: Seat
    strips: tuple[str, ...]


class ShowMoved(Event, frozen=True):
    """The strip in the Show Box goes to this rectangle."""

    rectangle: int


class BoxCleared(Event, frozen=True):
    """The Monitor moves a strip that was left in the Show Box to the first empty rectangle."""


class CaptureTimeOver(Event, frozen=True):
    pass


class TrickAwarded(Event, frozen=True):
    """These strips, wherever they are, belong to this player."""

    to: Seat
    strips: tuple[str, ...]


class GameWon(Event, frozen=True):
    """One game of the event is over; nobody: it is tied."""

    winner: Seat | None


EVENTS = (
    *common.TOSS,
    StartDrawn,
    ShowCalled,
    StripsDealt,
    common.CaptureCalled,
    Touched,
    Announced,
    TrickTaken,
    ShowMoved,
    BoxCleared,
    CaptureTimeOver,
    TrickAwarded,
    GameWon,
    *common.EVENTS,
)
