"""Printed rules as data: one TOML file a book, one entry a paragraph."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from gamehall.kernel.seat import Official


class Paragraph(Struct, frozen=True, forbid_unknown_fields=True):
    """One printed rule: `key` is what code cites, `at` where the print says it, `gist` our words."""

    key: str
    at: str
    gist: str
    by: Literal["table", "judge", "players"]
    covers: tuple[str, ...] = ()
    provenance: str = ""


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    edition: str
    source: str
    paragraph: tuple[Paragraph, ...]
    note: str = ""

    def find(self, key: str) -> Paragraph | None:
        return next((p for p in self.paragraph if p.key == key), None)


class Citation(Struct, frozen=True):
    """A paragraph as a reader meets it: which book, which edition, where in it."""

    key: str
    book: str
    title: str
    edition: str
    at: str
    gist: str


class Shelf(Struct, frozen=True):
    """The books in force at a table, first to last; a key stands in exactly one of them."""

    id: str
    title: str
    books: tuple[Rulebook, ...]
    fixes: dict[str, Any] = {}
    """The options of the game as these books have them, where they differ from the game's own."""
    fixed: tuple[str, ...] = ()
    """Options that are the book's own business and not left to a table."""
    seats: tuple[int, int] | None = None
    officials: tuple[Official, ...] = ()
    teams: bool = False
    closed_books: bool = False
    """Players at a tournament have no rules and no references before them while the game is on."""

    def cite(self, key: str) -> Citation:
        for book in self.books:
            if paragraph := book.find(key):
                return Citation(key, book.id, book.title, book.edition, paragraph.at, paragraph.gist)
        raise KeyError(f"no book of {self.id} has a paragraph {key!r}")

    def keys(self) -> Iterator[str]:
        return (p.key for book in self.books for p in book.paragraph)

    @property
    def edition(self) -> str:
        return self.books[0].edition


def read_book(path: Path) -> Rulebook:
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Rulebook)


def shelve(
    id: str,
    title: str,
    *books: Rulebook,
    fixes: dict[str, Any] | None = None,
    fixed: tuple[str, ...] = (),
    seats: tuple[int, int] | None = None,
    officials: tuple[Official, ...] = (),
    teams: bool = False,
    closed_books: bool = False,
) -> Shelf:
    """Put books together for a table; the hall's own book always stands last."""
    stand = (*books, HALL_BOOK)
    shelf = Shelf(id, title, stand, fixes or {}, fixed, seats, officials, teams, closed_books)
    keys = list(shelf.keys())
    twice = {key for key in keys if keys.count(key) > 1}
    if twice:
        raise ValueError(f"{id}: these keys stand in more than one paragraph: {sorted(twice)}")
    return shelf


HALL_BOOK = read_book(Path(__file__).with_name("hall.toml"))
