"""Every message between the hall and a page: what the socket carries, and what JSON routes take and give.

TypeScript types for the front end are generated from these definitions (`web/wire/typescript.py`), and
`docs/protocol.md` tells the story around them.
"""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Raw, Struct

from gamehall.kernel.citing import Source
from gamehall.kernel.clock import Reading
from gamehall.kernel.facts import Facts
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Chance, Limit
from gamehall.kernel.record import Header, Manner
from gamehall.kernel.ruling import Verdict
from gamehall.kernel.seat import Seat
from gamehall.kernel.words import Key, SeatKey

Status = Literal["gathering", "playing", "finished", "closed"]
Occupant = Literal["person", "bot", "hall"]


# What a page says on the socket.


class Join(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """First message, and again to change the seat one looks from or to ask for entries again.

    `seat` is the chair to look and act from; empty: the first one you hold, else the gallery.
    `since` is the last entry already known; the next update starts right after it.
    """

    seat: SeatKey = Seat("")
    since: int = 0


class Submit(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Answer a prompt. `command` is the page's own id for this act: sending it twice acts once.

    `seat` is another of your chairs to act from, such as the timekeeper's; empty: the one you look from.
    """

    command: str
    action: Raw
    prompt: Key = ""
    seat: SeatKey = Seat("")


class Earlier(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask for the page of the record that ends right before entry `before`."""

    before: int


class Ping(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask for the hall's time."""


class Echo(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Answer to a `Sound`, with its number, at once: so the hall knows how long the line is."""

    number: int


FromPage = Join | Submit | Earlier | Ping | Echo


# What a page hears on the socket.


class Chair(Struct, frozen=True):
    """Who sits where. `kind` is `hall` where software sits; an open chair has no name yet."""

    seat: Seat
    title: str
    name: str
    kind: Occupant
    open: bool
    here: bool
    """Somebody is connected for this chair now; always true for bots and software."""
    also: str = ""
    """What else the same person is at this table; an official who plays is named to all."""
    forfeits: bool = False
    """An official's chair from which a game may be taken away."""


class SeenEntry(Struct, frozen=True):
    """One line of the record as this seat may know it."""

    seq: int
    at: int
    seat: Seat
    prompt: str
    action: Any
    verdict: Verdict
    cites: Source
    says: str
    events: tuple[Any, ...]


Written = SeenEntry | Raw
"""An entry, as a rule written already: it is the same for many."""


class Asked(Struct, frozen=True):
    """A question to you in this chair of yours. `proposal` is what the software would say in a judge's."""

    id: str
    seat: Seat
    kinds: tuple[str, ...]
    must: bool
    says: str
    chance: Chance | None = None
    limit: Limit | None = None
    about: Seat | None = None
    number: int | None = None
    proposal: Any = None


class Waiting(Struct, frozen=True):
    """Somebody the table cannot go on without."""

    seat: Seat
    says: str


class Welcome(Struct, frozen=True, tag=True):
    """Answer to `Join`: the table, and who you are at it. An `Update` follows at once."""

    table: str
    game: str
    name: str
    book: str
    book_title: str
    manner: Manner
    header: Header
    seat: Seat
    yours: tuple[Seat, ...]
    """Every chair you may act from, the present one among them; empty for the gallery."""
    organiser: bool
    chairs: tuple[Chair, ...]
    now: int
    closed_books: bool = False
    """Players have no rules before them until the game is over: paragraphs come to them by number alone."""
    again: Seat | None = None
    """From this chair another game with the same people was asked for."""
    terms: Mapping[str, str] = {}
    """Words of the game, each with what it means; none where the books are closed to you."""


class Ending(Struct, frozen=True):
    """A game that is over. Replay, review and record are to be had when its table is `closed` for good; until
    then players' words on the result are awaited (`AcceptResult`), at the latest until `by`."""

    closed: bool
    awaits: tuple[Seat, ...] = ()
    by: int | None = None
    """None: closed already, or the game's own time to sign runs first."""
    match: str = ""
    """The match this table is one of, where it goes on."""


class Standstill(Struct, frozen=True):
    """A paused table: why, who stopped it, and since when."""

    reason: str
    by: Seat
    since: int


class Update(Struct, frozen=True, tag=True):
    """The entries after `since`, and the table after the last of them.

    At most a page of entries: where `since` is more than the last entry known, ask for those before it with
    `Earlier`.
    """

    since: int
    seq: int
    entries: tuple[Written, ...]
    state: Any
    prompts: tuple[Asked, ...]
    """To the seat it is looked from, and after them to the other chairs that the same person holds."""
    waiting: tuple[Waiting, ...]
    clocks: tuple[Reading, ...]
    paused: bool
    outcome: Outcome | None
    finished: bool
    now: int
    ending: Ending | None = None
    facts: Facts | None = None
    standstill: Standstill | None = None


class Entries(Struct, frozen=True, tag=True):
    """Answer to `Earlier`: the entries after `since`, up to the one asked for; none: nothing came before."""

    since: int
    entries: tuple[Written, ...]


class People(Struct, frozen=True, tag=True):
    """Somebody came, went or changed chairs, or asked for another game with the same people."""

    chairs: tuple[Chair, ...]
    again: Seat | None = None


class Ruled(Struct, frozen=True, tag=True):
    """The answer to a `Submit`. `seq` is the entry it made; None: refused, and nothing was recorded."""

    command: str
    verdict: Verdict
    cites: Source
    says: str
    seq: int | None = None
    again: bool = False
    """This command had been taken before; it was not played twice."""


class Unread(Struct, frozen=True, tag=True):
    """The first kind of no: what was sent cannot be read. Nothing happened."""

    says: str
    command: str = ""


class Trouble(Struct, frozen=True, tag=True):
    """The third kind of no: nothing to do with the rules. `closes`: the hall hangs up after this.

    With a `command`: it is not known to be recorded; sending it again with the same id is safe.
    """

    says: str
    command: str = ""
    closes: bool = False


class Pong(Struct, frozen=True, tag=True):
    now: int


class Sound(Struct, frozen=True, tag=True):
    """Where players race: send an `Echo` with this number back at once."""

    number: int


ToPage = Welcome | Update | Entries | People | Ruled | Unread | Trouble | Pong | Sound


# JSON routes.


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/name: who you are. Sets the cookie."""

    name: str


class Person(Struct, frozen=True):
    id: str
    name: str
    organiser: bool = False


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a chair: `me`, a `friend` by code or link, a `bot`, or the `hall`'s software.

    The timekeeper's chair, `clock`, may also be for the `scorer`: whoever types what happens at a real table.
    """

    seat: Seat
    who: Literal["me", "friend", "bot", "hall", "scorer"]
    bot: str = ""
    time_factor: float = 1.0
    name: str = ""
    """Who plays there on the wooden board, where I keep the table for all its players."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. Official chairs left out are the hall's; `private` keeps it out of the lobby.

    Where other people play, who plays has no official's chair. `keep`: this is a real table that I keep and
    play at; whoever sits down must agree to that. `begins`: the hall says for everybody what leaves
    nothing to choose before the first turn, such as a toss.
    """

    game: str
    chairs: tuple[Wish, ...]
    book: str = ""
    manner: Manner = "guided"
    options: dict[str, Any] = {}
    private: bool = False
    keep: bool = False
    begins: bool = False


class ChairLink(Struct, frozen=True):
    seat: Seat
    title: str
    link: str


class TableMade(Struct, frozen=True):
    """Answer to POST /api/tables. `links` open the chairs that are still free; keep them to yourself."""

    id: str
    code: str
    status: Status
    page: str
    links: tuple[ChairLink, ...]


class Closed(Struct, frozen=True):
    """Answer to POST /api/tables/{id}/close: the table that gathered is closed."""

    id: str
    status: Status = "closed"


class NewJoin(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/join: take the first free player's chair of the table with this code.

    `agree`: to play at a real table that one of its players keeps; without it the answer says who does.
    """

    code: str
    agree: bool = False


class NewSit(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/sit/{key}: take the chair with this link. The body may be left out; see `NewJoin`."""

    agree: bool = False


class Seated(Struct, frozen=True):
    id: str
    seat: Seat
    status: Status


class Frame(Struct, frozen=True):
    """The position after an entry; the first frame has none and shows the opening."""

    entry: SeenEntry | None
    state: Any
    outcome: Outcome | None = None
    facts: Facts | None = None


class Frames(Struct, frozen=True):
    """GET /t/{id}/frames: a finished game, position by position, as everybody may see it."""

    table: str
    game: str
    name: str
    book: str
    book_title: str
    header: Header
    chairs: tuple[Chair, ...]
    frames: tuple[Frame, ...]


class Problem(Struct, frozen=True):
    """What a JSON route answers with a status of 400 or more."""

    says: str
