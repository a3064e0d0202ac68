"""Every rulebook of the hall once, and where its paragraphs may be enforced and proved."""

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from gamehall.kernel import catalog
from gamehall.kernel.rulebook import HALL_BOOK, Rulebook, read_book
from gamehall.rulebooks.citations import Source, read_source

KERNEL = "kernel"
ENGLISH = "english"
TOURNAMENTS = "tournaments"


class Library(Struct, frozen=True):
    """`shelves`: for each folder of code, the books whose keys it may cite, by id."""

    books: dict[str, Rulebook]
    shelves: dict[str, frozenset[str]]
    sources: dict[str, Source]

    def folders_for(self, book: str) -> list[str]:
        return [folder for folder, shelf in self.shelves.items() if book in shelf]


def library() -> Library:
    """The books of the games in the catalog, and the code that keeps them."""
    package = Path(catalog.__file__).parents[1]
    games: dict[str, list[Rulebook]] = {}
    for game in catalog.games().values():
        games[game.id] = [book for shelf in game.shelves for book in shelf.books]
    arranged = arrange(games, package / "games", package / KERNEL, [package / ENGLISH])
    return _with_matches(arranged, package / TOURNAMENTS)


def arrange(
    games: Mapping[str, Iterable[Rulebook]],
    games_folder: Path,
    kernel_folder: Path,
    beside: Iterable[Path] = (),
) -> Library:
    """A library from the books of each game; folders under `games` that are no game are shared.

    What is shared knows no game, nor do folders `beside` them: the keys they cite are those of the games that
    use them.
    """
    books = {book.id: book for shelf in games.values() for book in shelf}
    books[HALL_BOOK.id] = HALL_BOOK
    folders = [p for p in sorted(games_folder.iterdir()) if (p / "__init__.py").exists()]
    sources = {folder.name: read_source(folder) for folder in folders}
    shelves = {id: frozenset(book.id for book in shelf) | {HALL_BOOK.id} for id, shelf in games.items()}
    for folder in folders:
        if folder.name not in games:
            own = {book.id for path in folder.rglob("*.toml") if (book := _book(path))}
            of_users = (shelves[id] for id in _users(games, sources, folder.name))
            shelves[folder.name] = frozenset().union(own & books.keys(), *of_users)
    for folder in beside:
        of_users = (shelves[id] for id in _users(games, sources, folder.name))
        shelves[folder.name] = frozenset().union(*of_users)
        sources[folder.name] = read_source(folder)
    return Library(
        books,
        {**shelves, KERNEL: frozenset({HALL_BOOK.id})},
        {**sources, KERNEL: read_source(kernel_folder)},
    )


def _with_matches(library: Library, folder: Path) -> Library:
    """Matches and events have books of their own, which no game knows."""
    own = _books_in(folder)
    return Library(
        {**library.books, **own},
        {**library.shelves, folder.name: frozenset(own) | {HALL_BOOK.id}},
        {**library.sources, folder.name: read_source(folder)},
    )


def of_events() -> dict[str, Rulebook]:
    """The books of matches and events, which are played by no table."""
    return _books_in(Path(catalog.__file__).parents[1] / TOURNAMENTS)


def _books_in(folder: Path) -> dict[str, Rulebook]:
    return {book.id: book for path in sorted(folder.rglob("*.toml")) if (book := _book(path))}


def _users(games: Iterable[str], sources: Mapping[str, Source], folder: str) -> list[str]:
    return [id for id in games if id in sources and _imports(sources[id], folder)]


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
