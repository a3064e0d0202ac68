"""A paragraph as it is told to people, with the address at which the hall opens its book there."""

from functools import lru_cache
from urllib.parse import quote

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.game import Game
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from gamehall.kernel.views import books_closed


class Source(Struct, frozen=True):
    """A paragraph a ruling stands on, with the link that opens the rulebook there.

    Where books are closed to whoever reads, `gist` and `href` are empty.
    """

    key: str
    book: str
    title: str
    edition: str
    at: str
    gist: str
    href: str


@lru_cache(maxsize=4096)
def source(game: Game, book: str, key: str) -> Source:
    """A cited paragraph with the link to it."""
    shelf, href = game.shelf(book), f"/rules/{quote(game.id)}/{quote(book)}#{quote(key)}"
    try:
        found = shelf.cite(key)
    except KeyError:  # a person in a judge's chair may cite what no book has
        return Source(key, shelf.id, shelf.title, shelf.edition, key, "", href)
    return Source(key, found.book, found.title, found.edition, found.at, found.gist, href)


def cited(table: Table, seat: Seat, key: str) -> Source:
    """A paragraph for this seat: where the books are closed its number, and neither words nor link."""
    found = source(table.game, table.header.book, key)
    return replace(found, gist="", href="") if books_closed(table, seat) else found
