"""`gamehall record`: check records, and print them for people to read."""

from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gamehall.cli.speech import Unusable, console
from gamehall.kernel import catalog
from gamehall.kernel.audit import audit, dealer_faults
from gamehall.kernel.codec import Unreadable, broken_links, read_lines
from gamehall.kernel.game import Game
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.table import replay
from gamehall.kernel.whole import NotRead, read_whole

_LARGEST = 256 * 1024 * 1024
"""No game of this hall has a longer record."""

_COLOURS = {"allowed": "green", "penalised": "yellow", "refused": "red"}


def verify_files(files: tuple[Path, ...]) -> int:
    """Print what is right and what is wrong with each record; 1 when anything is wrong."""
    out = console()
    if not files:
        raise Unusable("Name the record to check.")
    wrong = False
    for file in files:
        good, problems = verify(_read_bytes(file))
        out.print(Text(str(file), style="bold"))
        for sentence in good:
            out.print(Text.assemble("  ", ("✓", "green"), f" {sentence}"), soft_wrap=True)
        for sentence in problems:
            out.print(Text.assemble("  ", ("✗", "red"), f" {sentence}"), soft_wrap=True)
        wrong |= bool(problems)
    return int(wrong)


def verify(data: bytes) -> tuple[list[str], list[str]]:
    """What holds of a record, and what does not, in plain sentences."""
    good: list[str] = []
    problems: list[str] = []
    try:
        header, entries = read_lines(data, catalog.game)
        links = broken_links(data)
    except Unreadable as error:
        return good, [f"The record cannot be read: {error}."]
    except KeyError as error:
        return good, [str(error.args[0])]
    game = catalog.game(header.game)
    if links:
        problems += [f"The chain is broken: {link}." for link in links]
    else:
        good.append(f"The chain of {len(entries)} entries holds: none was changed, left out or put in.")
    try:
        _check_dealer(game, header, entries, good, problems)
        _check_rulings(game, header, entries, good, problems)
    except Exception as error:  # a forged record can be wrong in ways no rule foresees
        problems.append(f"The record cannot be played through: {type(error).__name__}: {error}.")
    return good, problems


def _check_dealer(
    game: Game, header: Header, entries: tuple[Entry, ...], good: list[str], problems: list[str]
) -> None:
    faults = dealer_faults(game, header, entries)
    unfinished = faults == ["the dealer's seed has not been shown"]
    if not header.sealed_seed:
        good.append("A person typed in what fell, so there is no dealer's seed to check.")
    elif unfinished and replay(game, header, entries).outcome is None:
        good.append("The game is not over, so the dealer's seed is still sealed.")
    elif faults:
        problems += [f"The dealer: {fault}." for fault in faults]
    else:
        good.append("The dealer was fair: every roll and draw follows from the seed sealed at the start.")


def _check_rulings(
    game: Game, header: Header, entries: tuple[Entry, ...], good: list[str], problems: list[str]
) -> None:
    differences = audit(game, header, entries)
    for difference in differences:
        recorded, today = header.named(difference.recorded), header.named(difference.today)
        problems.append(f"Entry {difference.seq} was ruled “{recorded}” Today's rules say “{today}”")
    if not differences:
        good.append("Asked again, the rules give every ruling as it is recorded.")


def show_file(file: Path, *, board: bool) -> None:
    header, entries = read_record(file)
    show(console(), catalog.game(header.game), header, entries, board=board)


def review_file(file: Path) -> None:
    """Print what the game's own review says of a record."""
    header, entries = read_record(file)
    out = console()
    with out.status("Looking back at the game"):
        lines = review_lines(header, entries)
    for line in lines:
        out.print(Text(line), soft_wrap=True)


def review_lines(header: Header, entries: tuple[Entry, ...]) -> list[str]:
    """A game's review in plain sentences, with names; its `review` part knows how."""
    part = catalog.part(header.game, "review")
    if part is None:
        raise Unusable(f"{catalog.game(header.game).name} has no review yet.")
    return [header.named(line) for line in part.tell(part.review(header, entries))]


def read_record(file: Path) -> tuple[Header, tuple[Entry, ...]]:
    try:
        return read_lines(_read_bytes(file), catalog.game)
    except Unreadable as error:
        raise Unusable(f"{file} is no record of this hall: {error}.") from error
    except KeyError as error:
        raise Unusable(str(error.args[0])) from error


def show(
    out: Console, game: Game, header: Header, entries: tuple[Entry, ...], *, board: bool = False
) -> None:
    shelf = game.shelf(header.book)
    opened = datetime.fromtimestamp(header.opened_at / 1000, UTC)
    players = " against ".join(f"{p.name} ({p.seat}{', bot' * (p.kind == 'bot')})" for p in header.players)
    where = f", {shelf.title}, {header.manner} table {header.table}"
    out.print(Text.assemble((game.name, "bold"), where))
    out.print(Text(f"{players}, opened {opened:%Y-%m-%d %H:%M:%S} UTC"))
    if header.options:
        out.print(Text("Options: " + ", ".join(f"{key} {value}" for key, value in header.options.items())))
    out.print()
    out.print(_entries(game, header, entries))
    table = replay(game, header, entries)
    if board and game.portray:
        out.print(Text(header.named(game.portray(table.state))))
    outcome = table.outcome
    if outcome is None:
        out.print("The game is not over.")
    else:
        cited = shelf.cite(outcome.cites)
        out.print(Text.assemble((header.named(outcome.says), "bold"), f" ({cited.title}, {cited.at})"))


def _entries(game: Game, header: Header, entries: tuple[Entry, ...]) -> Table:
    shelf = game.shelf(header.book)
    table = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("entry", "time", "by", "act", "ruling"):
        table.add_column(heading, justify="right" if heading in ("entry", "time") else "left")
    for entry in entries:
        seconds = (entry.at - header.opened_at) // 1000
        says = Text(header.named(entry.ruling.says), style=_COLOURS[entry.ruling.verdict])
        says.append(f" ({shelf.cite(entry.ruling.cites).at})", style="dim")
        by = header.named(f"{{{entry.seat}}}")
        time = f"{seconds // 60}:{seconds % 60:02d}"
        table.add_row(str(entry.seq), time, Text(by), Text(_act(entry)), says)
    return table


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


def _read_bytes(file: Path) -> bytes:
    try:
        return read_whole(file, _LARGEST, "record")
    except NotRead as error:
        raise Unusable(str(error)) from error
