"""Every rulebook of the hall once, and where its paragraphs may be enforced and proved."""

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

from gamehall.cli.citations import Source, read_source
from gamehall.english.judging.divisions import shelf_of
from gamehall.english.terms import Division
from gamehall.kernel import catalog
from gamehall.kernel.rulebook import HALL_BOOK, Rulebook, read_book

KERNEL = "kernel"
ENGLISH = "english"


class Library(Struct, frozen=True):
    """`shelves`: for each folder of code, the books whose keys it may cite, by id."""

    books: dict[str, Rulebook]
    shelves: dict[str, frozenset[str]]
    sources: dict[str, Source]

    def folders_for(self, book: str) -> list[str]:
        return [folder for folder, shelf in self.shelves.items() if book in shelf]


def library() -> Library:
    """The books of the games in the catalog and of English, and the code that keeps them."""
    package = Path(catalog.__file__).parents[1]
    games: dict[str, list[Rulebook]] = {}
    for game in catalog.games().values():
        games[game.id] = [book for shelf in game.shelves for book in shelf.books]
    return arrange(games, package / "games", package / KERNEL, {package / ENGLISH: english_books()})


def english_books() -> list[Rulebook]:
    """The books that sentences are judged by, in every division, each once."""
    books = [book for division in Division for book in shelf_of(division).books if book is not HALL_BOOK]
    return list({book.id: book for book in books}.values())


def arrange(
    games: Mapping[str, Iterable[Rulebook]],
    games_folder: Path,
    kernel_folder: Path,
    layers: Mapping[Path, Iterable[Rulebook]] = MappingProxyType({}),
) -> Library:
    """A library from the books of each game; folders under `games` that are no game are shared.

    `layers` are folders beside the games that keep books of their own.
    """
    books = {book.id: book for shelf in (*games.values(), *layers.values()) for book in shelf}
    books[HALL_BOOK.id] = HALL_BOOK
    folders = [p for p in sorted(games_folder.iterdir()) if (p / "__init__.py").exists()]
    sources = {folder.name: read_source(folder) for folder in folders}
    shelves = {id: frozenset(book.id for book in shelf) | {HALL_BOOK.id} for id, shelf in games.items()}
    for folder in folders:
        if folder.name not in games:
            users = [id for id in games if id in sources and _imports(sources[id], folder.name)]
            own = {book.id for path in folder.glob("*.toml") if (book := _book(path))}
            shelves[folder.name] = frozenset().union(own & books.keys(), *(shelves[id] for id in users))
    for folder, own_books in layers.items():
        sources[folder.name] = read_source(folder)
        shelves[folder.name] = frozenset(book.id for book in own_books)
    return Library(
        books,
        {**shelves, KERNEL: frozenset({HALL_BOOK.id})},
        {**sources, KERNEL: read_source(kernel_folder)},
    )


def _imports(source: Source, folder: str) -> bool:
    """Does this code use that shared folder?"""
    for tree in source.trees.values():
        for node in ast.walk(tree):
            match node:
                case ast.ImportFrom(module=str(module), names=names):
                    parts = [*module.split("."), *(alias.name for alias in names)]
                case ast.Import(names=names):
                    parts = [part for alias in names for part in alias.name.split(".")]
                case _:
                    continue
            if folder in parts:
                return True
    return False


def _book(path: Path) -> Rulebook | None:
    """The rulebook in this file; other data of a game is none."""
    try:
        return read_book(path)
    except ValueError:
        return None
