"""What players of Contig 60 say, and what happens at their table."""

from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat
from gamehall.kernel.words import Words


class Toss(Action, frozen=True):
    """Toss one die for the start."""


class Roll(Action, frozen=True):
    """Roll the three dice: the regular turn begins, the challenge window closes."""


class UseRoll(Action, frozen=True):
    """After a correct challenge: play the opponent's roll instead of a new one."""


class Capture(Action, frozen=True):
    """Announce "Capture" of a pass, before rolling."""


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


class DeclareWin(Action, frozen=True):
    """Declare a win: with five spaces, by that line; with none, by the running score."""

    line: tuple[int, ...] = ()


class PassCard(Action, frozen=True):
    """Pass the Scoring Flag Card: the turn ends."""


class TossCalled(Event, frozen=True):
    seat: Seat


class Tossed(Event, frozen=True):
    seat: Seat
    value: int


class TossTied(Event, frozen=True):
    pass


class CardPassed(Event, frozen=True):
    """`to` receives the Scoring Flag Card and begins a turn, perhaps with a roll they may use."""

    to: Seat
    offer: tuple[int, ...] = ()


class RollCalled(Event, frozen=True):
    pass


class Rolled(Event, frozen=True):
    dice: tuple[int, ...]


class CaptureCalled(Event, frozen=True):
    pass


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


class WinDeclared(Event, frozen=True):
    seat: Seat
    line: tuple[int, ...]


class Counted(Event, frozen=True):
    """The Monitor counts the scores and declares the result."""

    outcome: Outcome


class TurnForfeited(Event, frozen=True):
    seat: Seat


class TurnLost(Event, frozen=True):
    seat: Seat


class Undone(Event, frozen=True):
    """The game is again as it was before the `last` turn, before this `turn` with the pass captured in it,
    or before this `regular` turn, the captured pass standing."""

    what: str


class Deducted(Event, frozen=True):
    seat: Seat
    points: int


ACTIONS = (
    Toss,
    Roll,
    UseRoll,
    Capture,
    RecordDice,
    Announce,
    Place,
    MoveChip,
    RecordScore,
    DeclareWin,
    PassCard,
    *common.ACTIONS,
)
EVENTS = (
    TossCalled,
    Tossed,
    TossTied,
    CardPassed,
    RollCalled,
    Rolled,
    CaptureCalled,
    DiceRecorded,
    Announced,
    Placed,
    ChipMoved,
    ScoreRecorded,
    WinDeclared,
    Counted,
    TurnForfeited,
    TurnLost,
    Undone,
    Deducted,
    *common.EVENTS,
)
