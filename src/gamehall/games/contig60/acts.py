"""What players of Contig 60 say, and what happens at their table."""

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat
from gamehall.kernel.words import Words


class UseRoll(Action, frozen=True):
    """After a correct challenge: play the opponent's roll instead of a new one."""


class RecordDice(Action, frozen=True):
    """Write the three values on the Scoring Flag Card."""

    dice: tuple[int, ...]


class Announce(Action, frozen=True):
    """Announce a number sentence, in words or symbols."""

    sentence: Words


class Place(Action, frozen=True):
    """Put a chip on the space with this number and let go of it."""

    space: int


class MoveChip(Action, frozen=True):
    """Move the chip just laid to another space, which the rules forbid but hands can do."""

    space: int


class RecordScore(Action, frozen=True):
    """Write the new running score on the card and announce it."""

    score: int


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


ACTIONS = (
    common.Toss,
    common.Roll,
    UseRoll,
    common.Capture,
    RecordDice,
    Announce,
    Place,
    MoveChip,
    RecordScore,
    common.DeclareWin,
    *common.ACTIONS,
)
EVENTS = (
    *events.TOSS,
    *events.DICE,
    RollOffered,
    events.CaptureCalled,
    DiceRecorded,
    Announced,
    Placed,
    ChipMoved,
    ScoreRecorded,
    Deducted,
    *events.EVENTS,
)
