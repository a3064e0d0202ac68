"""What happens at a LinguiSHTIK table, and who may see what of it."""

from typing import Literal

from msgspec import Struct

from gamehall.games.linguishtik.acts import Nature
from gamehall.games.linguishtik.charts import Kind, Result
from gamehall.kernel.event import HIDDEN, Event
from gamehall.kernel.seat import Seat


class Solution(Struct, frozen=True):
    """What a player hands in: the sentence, the word in it, and the cubes that spell it."""

    by: Seat
    text: str
    start: int
    word: str
    cubes: tuple[int, ...] = ()
    """For each letter the cube that stands for it; empty where no cubes can."""
    demand: str = ""
    demand_cube: int | None = None
    designation: str = ""

    @property
    def hidden(self) -> bool:
        return self.text == HIDDEN


# Beginning.


class FirstRollCalled(Event, frozen=True):
    seat: Seat


class FirstRolled(Event, frozen=True):
    seat: Seat
    letter: str


class FirstTied(Event, frozen=True):
    """These share the letter nearest to A and roll again."""

    seats: tuple[Seat, ...]


class ShakeBegun(Event, frozen=True):
    """`order` lists who plays, from Player One on."""

    number: int
    order: tuple[Seat, ...]


class RollCalled(Event, frozen=True):
    pass


class Rolled(Event, frozen=True):
    letters: tuple[str, ...]


# Moving.


class Designated(Event, frozen=True):
    seat: Seat
    designation: str


class LetterPlayed(Event, frozen=True):
    seat: Seat
    cube: int


class DemandMade(Event, frozen=True):
    seat: Seat
    cube: int
    demand: str


class Passed(Event, frozen=True):
    seat: Seat


class TimeCalled(Event, frozen=True):
    """The ten-second call: time has run out, act now."""

    seat: Seat


class TurnLost(Event, frozen=True):
    """The turn goes to the next player; `owed`: one lost earlier is paid now."""

    seat: Seat
    owed: bool = False


class TurnOwed(Event, frozen=True):
    """A player will lose the next turn they would have."""

    seat: Seat


class MinuteRenewed(Event, frozen=True):
    """In the opening the move must still be made: a new minute begins."""

    seat: Seat


class Penalised(Event, frozen=True):
    """A point is taken, or waits for a judge's initials."""

    number: int
    seat: Seat
    cites: str
    waits: bool = False


class Initialled(Event, frozen=True):
    number: int
    granted: bool


class IllegalCalled(Event, frozen=True):
    by: Seat
    nature: Nature
    words: str


class ProcedureRuled(Event, frozen=True):
    illegal: bool
    cites: str
    says: str


class MoveReturned(Event, frozen=True):
    """The last move is taken back: its cube lies in Resources again."""


# Challenging and writing.


class WritingBegun(Event, frozen=True):
    """Somebody challenged, or Forceout or time stopped the shake: solutions are written now."""

    kind: Kind
    challengers: tuple[Seat, ...] = ()
    mover: Seat | None = None


class NeutralDeclared(Event, frozen=True):
    seat: Seat


class NeutralClosed(Event, frozen=True):
    """The minute for declaring neutral, or for agreeing with Player One, is over for a player."""

    seat: Seat


class Disagreed(Event, frozen=True):
    seat: Seat


class Presented(Event, frozen=True):
    """A solution is handed in; others see it when all are in."""

    solution: Solution

    def seen_by(self, seat: Seat) -> Event:
        if seat == self.solution.by:
            return self
        return Presented(Solution(self.solution.by, HIDDEN, 0, HIDDEN))


class WritingClosed(Event, frozen=True):
    """A player's time for writing is over."""

    seat: Seat


class SlipsShown(Event, frozen=True):
    """All solutions are in, and everybody sees them."""

    solutions: tuple[Solution, ...]


# Checking.


class Accepted(Event, frozen=True):
    of: Seat
    by: Seat


class Objected(Event, frozen=True):
    of: Seat
    by: Seat
    faults: tuple[str, ...]
    words: str


class CheckingClosed(Event, frozen=True):
    """A player's time for checking is over: what is not objected to stands."""

    seat: Seat


class SolutionRuled(Event, frozen=True):
    of: Seat
    correct: bool
    cites: str
    says: str


class VoteCalled(Event, frozen=True):
    of: Seat


class Voted(Event, frozen=True):
    of: Seat
    by: Seat
    correct: bool


class VoteClosed(Event, frozen=True):
    of: Seat


class ShakeScored(Event, frozen=True):
    row: str
    points: dict[Seat, int]
    results: dict[Seat, Result]


class ReadySaid(Event, frozen=True):
    seat: Seat


# The round, conduct, absence.


class WarningCalled(Event, frozen=True):
    """No new shake; a few minutes to finish this one."""


class ConductWarned(Event, frozen=True):
    player: Seat
    words: str
    informed: tuple[str, ...]


class ConductPenalised(Event, frozen=True):
    player: Seat
    points: int
    words: str
    members: tuple[str, ...]


class ConductSpared(Event, frozen=True):
    """The panel considered what the player did and took no point."""

    player: Seat
    words: str
    members: tuple[str, ...]


class Disqualified(Event, frozen=True):
    player: Seat
    of: Literal["round", "tournament"]
    words: str
    members: tuple[str, ...]


class MarkedAbsent(Event, frozen=True):
    player: Seat


class MarkedPresent(Event, frozen=True):
    player: Seat


EVENTS = (
    FirstRollCalled,
    FirstRolled,
    FirstTied,
    ShakeBegun,
    RollCalled,
    Rolled,
    Designated,
    LetterPlayed,
    DemandMade,
    Passed,
    TimeCalled,
    TurnLost,
    TurnOwed,
    MinuteRenewed,
    Penalised,
    Initialled,
    IllegalCalled,
    ProcedureRuled,
    MoveReturned,
    WritingBegun,
    NeutralDeclared,
    NeutralClosed,
    Disagreed,
    Presented,
    WritingClosed,
    SlipsShown,
    Accepted,
    Objected,
    CheckingClosed,
    SolutionRuled,
    VoteCalled,
    Voted,
    VoteClosed,
    ShakeScored,
    ReadySaid,
    WarningCalled,
    ConductWarned,
    ConductPenalised,
    ConductSpared,
    Disqualified,
    MarkedAbsent,
    MarkedPresent,
)
