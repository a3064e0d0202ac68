"""What happens at a table of Contig 60; what happens in all five games is the Pentathlon's."""

from gamehall.games.pentathlon import events as common
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


class RollOffered(Event, frozen=True):
    """The challenger may use this roll of the opponent's."""

    dice: tuple[int, ...]


class DiceRecorded(Event, frozen=True):
    dice: tuple[int, ...]


class Announced(Event, frozen=True):
    sentence: str


class Placed(Event, frozen=True):
    space: int


class ChipMoved(Event, frozen=True):
    space: int


class ScoreRecorded(Event, frozen=True):
    score: int


class Deducted(Event, frozen=True):
    seat: Seat
    points: int


EVENTS = (
    *common.TOSS,
    *common.DICE,
    RollOffered,
    common.CaptureCalled,
    DiceRecorded,
    Announced,
    Placed,
    ChipMoved,
    ScoreRecorded,
    Deducted,
    *common.EVENTS,
)
