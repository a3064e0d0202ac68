"""Tables, chairs and people as the database keeps them."""

from typing import Any, Literal

from msgspec import Struct

from gamehall.kernel.record import Header, Manner
from gamehall.kernel.seat import Seat

Status = Literal["gathering", "playing", "finished", "closed"]
Kind = Literal["person", "bot", "hall"]


class Setup(Struct, frozen=True):
    """What was chosen when the table was made."""

    book: str
    manner: Manner
    options: dict[str, Any]
    maker: str
    private: bool = False


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
    """The dealer's seed. It leaves the server only as the dealer's own `Reveal`."""
    header: Header | None = None


class PersonRow(Struct, frozen=True):
    id: str
    name: str
    since: int
