"""What happens at a table of Stars & Bars; what happens in all five games is the Pentathlon's."""

from gamehall.games.pentathlon import events as common
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


class SatDown(Event, frozen=True):
    """This player is there to draw for the start."""

    seat: Seat


class FirstDrawn(Event, frozen=True):
    """Who draws first at the start."""

    seat: Seat


class CardsLaidOut(Event, frozen=True):
    """The cards drawn at the start, face up: those of the Central Playing Area, then each hand."""

    centre: tuple[str, ...]
    hands: dict[Seat, tuple[str, ...]]


class LookedUnder(Event, frozen=True):
    seat: Seat
    space: str


class StackTurned(Event, frozen=True):
    space: str


class StackRemoved(Event, frozen=True):
    space: str


class CentreRemoved(Event, frozen=True):
    pass


class StackRestored(Event, frozen=True):
    """The Monitor counted fewer than four cards and put the stack back."""

    space: str


class StacksRecorded(Event, frozen=True):
    points: int


class Placed(Event, frozen=True):
    card: str
    space: str


class CardChanged(Event, frozen=True):
    card: str
    space: str


class Discarded(Event, frozen=True):
    card: str


class Announced(Event, frozen=True):
    points: int
    score: int


class DrawCalled(Event, frozen=True):
    """The holder draws a card; `passing`: and the Scoring Flag Card is passed after it."""

    passing: bool


class Drew(Event, frozen=True):
    seat: Seat
    card: str


EVENTS = (
    SatDown,
    FirstDrawn,
    CardsLaidOut,
    LookedUnder,
    StackTurned,
    StackRemoved,
    CentreRemoved,
    StackRestored,
    StacksRecorded,
    Placed,
    CardChanged,
    Discarded,
    Announced,
    DrawCalled,
    Drew,
    *common.EVENTS,
)
