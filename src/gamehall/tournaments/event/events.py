"""What happens at an event. The state follows from these alone."""

from typing import Any

from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.pairing.field import Meeting
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result


class Enrolled(Event, frozen=True):
    entrants: tuple[Entrant, ...]
    begins: int = 1
    """The first round they play."""


class Changed(Event, frozen=True):
    entrant: Entrant


class CheckedIn(Event, frozen=True):
    numbers: tuple[int, ...]
    here: bool


class Withdrew(Event, frozen=True):
    number: int
    round: int


class CameBack(Event, frozen=True):
    number: int
    round: int


class Planned(Event, frozen=True):
    format: Format


class Wished(Event, frozen=True):
    """The director's word about a round that is to be paired."""

    division: str
    round: int
    who: tuple[int, ...]
    together: bool


class Unwished(Event, frozen=True):
    division: str
    round: int
    who: tuple[int, ...]


class StarsDrawn(Event, frozen=True):
    """In which order entrants play the games of the event."""

    stars: tuple[tuple[int, tuple[str, ...]], ...]


class Settled(Event, frozen=True):
    """The schedule of a block, from round `first` on, as its system has drawn it: who comes and goes later
    does not shift it."""

    division: str
    first: int
    options: dict[str, Any]


class Paired(Event, frozen=True):
    """`source`: the last round whose results were heard; `out`: for whom a bracket is over."""

    division: str
    round: int
    meetings: tuple[Meeting, ...]
    source: int
    reports: tuple[str, ...] = ()
    out: tuple[int, ...] = ()


class Published(Event, frozen=True):
    division: str
    round: int


class Rearranged(Event, frozen=True):
    """The meetings of these people in a round; how they sat before stays in the record."""

    division: str
    round: int
    meetings: tuple[Meeting, ...]


class RoundStarted(Event, frozen=True):
    round: int


class Warned(Event, frozen=True):
    pass


class TimeCalled(Event, frozen=True):
    pass


class Entered(Event, frozen=True):
    """A result; it takes the place of one that stands. `table` brought it, up to its entry `seq`."""

    division: str
    result: Result
    amended: str = ""
    """Why it is not the one that came first."""
    table: str = ""
    seq: int = 0
    seal: str = ""


class Signed(Event, frozen=True):
    division: str
    round: int
    number: int


class Voided(Event, frozen=True):
    division: str
    round: int
    who: tuple[int, ...]
    reason: str
    table: str = ""
    seq: int = 0
    shut: bool = False


class Penalised(Event, frozen=True):
    number: int
    points: int


class TableOpened(Event, frozen=True):
    division: str
    round: int
    who: tuple[int, ...]
    table: str
    chairs: dict[Seat, int]


class Announced(Event, frozen=True):
    words: str


class Logged(Event, frozen=True):
    words: str
    number: int
    paragraph: str


class Finished(Event, frozen=True):
    pass


EVENTS = (
    Enrolled,
    Changed,
    CheckedIn,
    Withdrew,
    CameBack,
    Planned,
    Wished,
    Unwished,
    StarsDrawn,
    Settled,
    Paired,
    Published,
    Rearranged,
    RoundStarted,
    Warned,
    TimeCalled,
    Entered,
    Signed,
    Voided,
    Penalised,
    TableOpened,
    Announced,
    Logged,
    Finished,
)
