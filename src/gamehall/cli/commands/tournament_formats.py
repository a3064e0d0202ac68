"""`gamehall tournament formats` and `show`: ready-made formats in words, and as files to edit."""

from collections.abc import Iterator
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gamehall.cli.commands.options import find_game
from gamehall.cli.commands.rules import paragraph_whole
from gamehall.kernel import catalog
from gamehall.machine.speech import Unusable, console
from gamehall.tournaments.formats.checking import wrong
from gamehall.tournaments.formats.finding import NoSuchFormat, format, formats
from gamehall.tournaments.formats.fitting import fitted
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.formats.reading import NotAFormat, read_format, read_plan
from gamehall.tournaments.formats.telling import told
from gamehall.tournaments.formats.writing import write_format

_LARGEST = 100_000


def print_list() -> None:
    """Every ready-made format in a line."""
    table = Table(title="Ready-made formats", box=None, title_justify="left", padding=(0, 2, 0, 0))
    for heading in ("format", "what it is", "played"):
        table.add_column(heading, no_wrap=heading == "format")
    for one in formats().values():
        table.add_row(Text(one.id, "cyan"), one.title, _games(one))
    hint = "gamehall tournament show FORMAT   gamehall tournament show FORMAT --write FILE"
    console().print(Group(table, Text(f"\n{hint}", style="dim")))


def show_format(named: str, games: tuple[str, ...], entrants: int, file: Path | None) -> None:
    """A format in words; with a file, written there too."""
    found = _read(named, games, entrants)
    out = console()
    out.print(Text(found.title, style="bold"))
    for sentence in told(found):
        out.print(Padding(Text(sentence), (0, 0, 0, 2)))
    out.print(*_sources(found))
    if file:
        _write(found, file)
        out.print(Text(f"\nWritten into {file}. Edit it, then: gamehall tournament show {file}"))


def find_format(named: str, games: tuple[str, ...], entrants: int) -> Format:
    """A format that can be run: a ready-made one by its id, else one from a file; for these games."""
    found = _read(named, games, entrants)
    if not found.games:
        raise Unusable(f"{found.id} is a format of any game; say which with --game.")
    if fault := wrong(found):
        raise Unusable(fault)
    return found


def _read(named: str, games: tuple[str, ...], entrants: int) -> Format:
    for game in games:
        find_game(game)
    path = Path(named)
    if path.suffix != ".toml" and not path.exists():
        try:
            ready = format(named)
        except NoSuchFormat as error:
            raise Unusable(f"{error} A file with a format ends in .toml.") from error
        _unwanted(ready, games)
        return fitted(ready, games, entrants)
    return _from_file(path, games, entrants)


def _from_file(path: Path, games: tuple[str, ...], entrants: int) -> Format:
    try:
        if path.stat().st_size > _LARGEST:
            raise Unusable(f"{path} is too large for a format.")
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Unusable(f"{path} is no text in UTF-8.") from error
    except OSError as error:
        raise Unusable(f"{path} cannot be read: {error.strerror}.") from error
    try:
        read = read_format(text)
        _unwanted(read, games)
        _known(read)
        return read_plan(text, games, entrants) if read.games or games else read
    except NotAFormat as error:
        raise Unusable(f"{path}: {error}") from error


def _unwanted(read: Format, games: tuple[str, ...]) -> None:
    if games and read.games:
        raise Unusable(f"{read.id} says itself what is played: {', '.join(read.games)}.")


def _known(read: Format) -> None:
    """Its games are games of the hall, and its books theirs."""
    for id in read.games:
        shelves = [shelf.id for shelf in find_game(id).shelves]
        for book in (read.book, *read.books.values()):
            if book and len(read.games) == 1 and book not in shelves:
                raise NotAFormat(f"book: {id} has no book {book!r}; it has {', '.join(shelves)}.")


def _write(found: Format, file: Path) -> None:
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(write_format(found))
    except FileExistsError as error:
        raise Unusable(f"{file} is there already; name another file.") from error
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror}.") from error


def _games(one: Format) -> str:
    known = catalog.games()
    names = [known[id].name for id in one.games if id in known]
    return ", ".join(names) if names else "any game"


def _sources(found: Format) -> Iterator[RenderableType]:
    """The paragraphs that print the format: where they stand, and who keeps them."""
    if found.cites:
        yield Text("\nWhat is printed of it:", style="bold")
    for id in found.games[:1]:
        game = catalog.game(id)
        book = found.book or next(iter(found.books.values()), "") or game.shelves[0].id
        for key in found.cites:
            for each in game.shelf(book).books:
                if paragraph := each.find(key):
                    yield Padding(paragraph_whole(each, paragraph), (0, 0, 0, 2))
