"""`gamehall record show` and `review`: records for people to read."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gamehall.kernel import catalog
from gamehall.kernel.codec import Unreadable, read_lines
from gamehall.kernel.game import Game
from gamehall.kernel.naming import named
from gamehall.kernel.parts import Review
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.rulebook import Shelf
from gamehall.kernel.sayings import terminal_of
from gamehall.kernel.table import add, open_table, replay
from gamehall.live.gathering import title
from gamehall.machine.speech import Unusable, console, one_line
from gamehall.machine.whole import NotRead, read_whole
from gamehall.tournaments.finding import game_of_record

_LARGEST = 256 * 1024 * 1024
"""No game of this hall has a longer record."""

_COLOURS = {"allowed": "green", "penalised": "yellow", "refused": "red"}


def show_file(file: Path, *, board: bool) -> None:
    header, entries = read_record(file, game_of_record)
    with _playable(file):
        show(console(), game_of_record(header.game), header, entries, board=board)


@contextmanager
def _playable(file: Path) -> Iterator[None]:
    """A forged record can be wrong in ways no rule foresees."""
    try:
        yield
    except Unusable:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise Unusable(f"{file} cannot be played through: {why}.") from error


def review_file(file: Path) -> None:
    """Print what the game's own review says of a record."""
    header, entries = read_record(file)
    out = console()
    with _playable(file), out.status("Looking back at the game"):
        lines = review_lines(header, entries)
    for line in lines:
        out.print(Text(line), soft_wrap=True)


def review_lines(header: Header, entries: Sequence[Entry]) -> list[str]:
    """A game's review in plain sentences, with names; its `review` part knows how."""
    part = catalog.part(header.game, Review)
    if part is None:
        raise Unusable(f"{catalog.game(header.game).name} has no review yet.")
    game, plain = catalog.game(header.game).by(header.book), with_plain_names(header)
    return [one_line(named(plain, game, line)) for line in part.tell(part.review(header, entries))]


def read_record(
    file: Path, game_of: Callable[[str], Game] = catalog.game
) -> tuple[Header, tuple[Entry, ...]]:
    try:
        return read_lines(read_bytes(file), game_of)
    except Unreadable as error:
        raise Unusable(f"{file} is no record of this hall: {error}.") from error
    except KeyError as error:
        raise Unusable(str(error.args[0])) from error


def show(out: Console, game: Game, header: Header, entries: Sequence[Entry], *, board: bool = False) -> None:
    game, header = game.by(header.book), with_plain_names(header)
    shelf = game.shelf(header.book)
    opened = datetime.fromtimestamp(header.opened_at / 1000, UTC)
    players = " against ".join(f"{p.name} ({p.seat}{', bot' * (p.kind == 'bot')})" for p in header.players)
    where = f", {shelf.title}, {header.manner} table {one_line(header.table)}"
    out.print(Text.assemble((game.name, "bold"), where))
    since = f"opened {opened:%Y-%m-%d %H:%M:%S} UTC"
    out.print(Text(", ".join(filter(None, (players, since)))))
    for chair, own in header.also.items():
        out.print(Text(header.named(f"{{{own}}} also sat as {title(game, chair)}.")))
    if options := {key: value for key, value in header.options.items() if not isinstance(value, dict)}:
        out.print(Text("Options: " + ", ".join(one_line(f"{k} {v}") for k, v in options.items())))
    out.print()
    out.print(_entries(game, header, entries))
    table = replay(game, header, entries)
    if board and game.portray:
        out.print(Text(named(header, game, game.portray(table.state))))
    outcome = table.outcome
    if outcome is None:
        out.print("The game is not over." if header.players else "It is not over.")
    else:
        where = ", ".join(filter(None, _cited(shelf, outcome.cites)))
        out.print(Text.assemble((named(header, game, outcome.says), "bold"), f" ({where})"))


def with_plain_names(header: Header) -> Header:
    """The header with names that nobody takes for lines of the program's own."""
    return replace(header, players=tuple(replace(p, name=one_line(p.name)) for p in header.players))


def _entries(game: Game, header: Header, entries: Sequence[Entry]) -> Table:
    shelf = game.shelf(header.book)
    table = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("entry", "time", "by", "act", "ruling"):
        table.add_column(heading, justify="right" if heading in ("entry", "time") else "left")
    for entry, act in zip(entries, _acts(game, header, entries), strict=True):
        seconds = (entry.at - header.opened_at) // 1000
        says = Text(one_line(named(header, game, entry.ruling.says)), style=_COLOURS[entry.ruling.verdict])
        says.append(f" ({_cited(shelf, entry.ruling.cites)[1]})", style="dim")
        by = header.named(f"{{{entry.seat}}}")
        time = f"{seconds // 60}:{seconds % 60:02d}"
        table.add_row(str(entry.seq), time, Text(one_line(by)), Text(one_line(act)), says)
    return table


def _cited(shelf: Shelf, key: str) -> tuple[str, str]:
    """The book and the place in it."""
    try:
        found = shelf.cite(key)
    except KeyError:  # a person in a judge's chair may cite what no book has
        return "", key
    return found.title, found.at


def _acts(game: Game, header: Header, entries: Sequence[Entry]) -> Iterator[str]:
    """Each act as it is typed where the game knows how, else its name and what was said with it."""
    write = terminal_of(game).write
    table = open_table(game, header)
    for entry in entries:
        credit = getattr(entry.action, "credit", 0)
        typed = write(table.state, entry.action) if write else ""
        yield f"{typed}, credited {credit} ms" if typed and credit else typed or _act(entry)
        table = add(table, entry)


def _act(entry: Entry) -> str:
    """The action in a few characters: its name and what was said with it."""
    given = msgspec.to_builtins(entry.action)
    kind, credit = given.pop("type"), given.pop("credit", 0)
    values = " ".join(_brief(value) for value in given.values() if value not in ("", None, [], ()))
    return f"{kind} {values}".strip() + (f", credited {credit} ms" if credit else "")


def _brief(value: object) -> str:
    if isinstance(value, str | int | float):
        return str(value)
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 40 else f"{text[:39]}…"


def read_bytes(file: Path) -> bytes:
    try:
        return read_whole(file, _LARGEST, "record")
    except NotRead as error:
        raise Unusable(str(error)) from error
