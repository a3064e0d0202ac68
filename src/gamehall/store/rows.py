"""Tables, chairs and people as the database keeps them."""

from typing import Any, Literal, NamedTuple

from msgspec import Struct

from gamehall.kernel.record import Header, Manner
from gamehall.kernel.seat import Seat

Status = Literal["gathering", "playing", "finished", "closed"]
Kind = Literal["person", "bot", "hall"]

SESSIONS = "organiser_sessions"
"""The setting that tells who is signed in as organiser."""


NEVER = 1 << 53
"""A moment that does not come."""


class AtRest(NamedTuple):
    """A table in play as far as it can be told without reading its record."""

    id: str
    last: int
    """When something last happened there."""
    due: int | None
    bots: bool
    """Somebody who plays there needs no page to do so."""


class Setup(Struct, frozen=True):
    """What was chosen when the table was made."""

    book: str
    manner: Manner
    options: dict[str, Any]
    maker: str
    private: bool = False
    scorer_keeps_time: bool = False
    """Whoever sits down in the scorer's chair sits in the timekeeper's too."""
    maker_keeps: bool = False
    """A real table that its maker keeps and plays at; who sits down there is told so and agrees."""
    begins: bool = False
    """The hall tosses, draws and rolls for everybody before the first turn."""
    after: str = ""
    """The table whose people play again at this one."""


class ChairRow(Struct, frozen=True):
    """One chair and who may act from it; a person's chair without a person is open."""

    table_id: str
    seat: Seat
    key: str
    kind: Kind
    person: str | None = None
    name: str = ""
    bot: str = ""
    time_factor: float = 1.0

    @property
    def open(self) -> bool:
        return self.kind == "person" and self.person is None


class TableRow(Struct, frozen=True):
    id: str
    code: str
    game: str
    status: Status
    created: int
    setup: Setup
    secret: str
    """What the dealer's seeds are made from. It never leaves the server; a seed does, as a `Reveal`."""
    header: Header | None = None
    due: int | None = None
    """When the next limit of its game runs out, or NEVER; None where that is not known."""
    match: str | None = None
    """The match that this table is one of."""
    heard: int | None = None
    """Up to which entry the match has heard of this table; None: nothing yet."""


class Plan(Struct, frozen=True):
    """What was chosen when a match was opened. Who plays is said by the chairs of its first table."""

    options: dict[str, Any]
    """Of the match: its games in order, its points."""
    tables: dict[str, Any]
    """Options that every table of it has, where the game knows them."""
    manner: Manner
    maker: str
    private: bool = False


class MatchRow(Struct, frozen=True):
    id: str
    kind: str
    status: Status
    """Gathering until its first game begins; finished when every game has a result."""
    created: int
    plan: Plan
    header: Header | None = None


class EventRow(Struct, frozen=True):
    """A tournament. What was planned stands in the header of its record."""

    id: str
    status: Status
    """Playing from the start; finished when its prizes are final."""
    created: int
    maker: str
    private: bool
    """The lobby does not list it."""
    secret: str
    """What the entrants' keys are made from, with the hall's. It never leaves the server."""
    header: Header
    due: int | None = None
    """When the next limit of its clock runs out, or NEVER."""


class OfficialRow(Struct, frozen=True):
    """Somebody who has a role at an event."""

    event_id: str
    seat: Seat
    person: str
    name: str
    since: int


class Seating(Struct, frozen=True):
    """Chairs as they shall be, and the header of the game if it begins with that."""

    chairs: tuple[ChairRow, ...]
    header: Header | None = None


class Seated(Struct, frozen=True):
    """A table after somebody sat down or was given a chair."""

    row: TableRow
    chairs: tuple[ChairRow, ...]
    began: bool


class PersonRow(Struct, frozen=True):
    id: str
    name: str
    since: int
