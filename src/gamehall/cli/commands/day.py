"""`gamehall play pentathlon`: all games of a pentathlete's day in the terminal, one after the other.

The day lies in a folder: its own record, the record of each game, and what they follow from. It is written
after everything that happens, so a day that was left, however, goes on where it stood.
"""

import secrets
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import fields
from rich.console import Console
from rich.text import Text

from gamehall.bots.bot import NoSuchBot, bot_title, call_bot, factories, read_call, strongest
from gamehall.cli.commands.options import read_options
from gamehall.cli.terminal.keys import Keys, Lines
from gamehall.cli.terminal.session import Leave, Session
from gamehall.kernel import catalog
from gamehall.kernel.codec import Unreadable, read_lines, write_lines
from gamehall.kernel.dealer import seal
from gamehall.kernel.game import Game
from gamehall.kernel.naming import named
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.seat import Seat, player
from gamehall.kernel.table import Table, open_table, replay
from gamehall.live.wall import program_time
from gamehall.machine.folder import data_folder
from gamehall.machine.speech import Unusable, console
from gamehall.store.private import make_private
from gamehall.tournaments.finding import game_of_record
from gamehall.tournaments.match import day, reporting
from gamehall.tournaments.match.state import Part, Sheet, portray

_RECORD, _WISHES = "day.jsonl", "wishes.json"
_SEATS = (player(1), player(2))


class Wishes(Struct, frozen=True):
    """What was chosen when the day began. The seed is what every die of it follows from."""

    seed: str
    bot: str
    seat: str
    name: str
    option: tuple[str, ...]


class Place(Struct, frozen=True):
    """The folder of a day, and what stands in it."""

    folder: Path
    wishes: Wishes
    record: Table


def play_day(
    bot: tuple[str, ...],
    seat: str,
    manner: Manner,
    option: tuple[str, ...],
    seed: str,
    name: str,
    save: Path | None,
) -> None:
    folder, out = save or data_folder() / "day", console()
    place = _found(folder)
    if place and place.record.outcome and not save:
        folder.rename(folder.with_name(f"day-{place.record.header.table}"))
        place = None
    if place:
        out.print(Text(f"The day in {folder} goes on where it stood."))
    else:
        wishes = Wishes(seed or secrets.token_hex(16), " ".join(bot), seat, name, option)
        place = _begun(folder, wishes, manner)
    try:
        _play(out, place, Keys())
    except (Leave, EOFError, KeyboardInterrupt):
        there = f" --save {folder}" if save else ""
        out.print(Text(f"\nYou leave the day. It goes on with: gamehall play pentathlon{there}"))


def _found(folder: Path) -> Place | None:
    file = folder / _RECORD
    if not file.exists():
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Unusable(f"{folder} is no folder of a day. Name one that is not there yet.")
        return None
    try:
        header, entries = read_lines(file.read_bytes(), game_of_record)
        wishes = msgspec.json.decode((folder / _WISHES).read_bytes(), type=Wishes)
        return Place(folder, wishes, replay(day.DAY, header, entries))
    except (Unreadable, OSError, msgspec.DecodeError) as error:
        raise Unusable(f"The day in {folder} cannot be gone on with: {error}.") from error


def _begun(folder: Path, wishes: Wishes, manner: Manner) -> Place:
    if wishes.seat not in _SEATS:
        raise Unusable(f"A day has no chair {wishes.seat!r} for a player; it has p1, p2.")
    of = day.options(wishes.seed)
    if not of.games:
        raise Unusable("This hall has none of the games of the day.")
    _check(wishes, of.games, manner)
    first = catalog.game(of.games[0].game)
    titles = {s: wishes.name if s == wishes.seat else bot_title(first, _bot(first, wishes)) for s in _SEATS}
    players = [Player(s, titles[s], "person" if s == wishes.seat else "bot") for s in _SEATS]
    id = f"terminal-{secrets.token_hex(4)}"
    record = open_table(day.DAY, day.header(id, of, manner, players, program_time()))
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        make_private(folder / _WISHES)
        (folder / _WISHES).write_bytes(msgspec.json.encode(wishes))
    except OSError as error:
        raise Unusable(f"The day cannot be kept in {folder}: {error.strerror}.") from error
    place = Place(folder, wishes, record)
    _write(folder / _RECORD, record)
    return place


def _check(wishes: Wishes, parts: Iterable[Part], manner: Manner) -> None:
    """A day is not begun for nothing: what no game of it knows is said before."""
    games = [catalog.game(part.game).by(part.book) for part in parts]
    for one in wishes.option:
        if not any(_knows(game, one) for game in games):
            raise Unusable(f"No game of the day has the option {one!r}.")
    if wishes.bot and not any(read_call(wishes.bot)[0] in factories(game) for game in games):
        raise Unusable(f"No game of the day has a bot {wishes.bot!r}.")
    for game in games:
        _options(game, manner, wishes)
        _bot(game, wishes)


def _play(out: Console, place: Place, lines: Lines) -> None:
    record = place.record
    while record.outcome is None:
        record = _one_game(out, place, lines, record)
        _write(place.folder / _RECORD, record)
        out.print(Text(f"\n{named(record.header, day.DAY, portray(record.state))}"))
    out.print(Text(named(record.header, day.DAY, record.outcome.says), style="bold"))
    out.print(Text(f"The records of the day are in {place.folder}."))


def _one_game(out: Console, place: Place, lines: Lines, record: Table) -> Table:
    """The game that is in play, or the next one; the day with its result."""
    if (number := record.state.next) is not None:
        part: Part = record.state.sheets[number - 1].part
        out.print(Text(f"\nGame {number} of {len(record.state.sheets)}: {part.name}", style="bold"))
        record, _ = reporting.opened(record, f"{number}-{part.game}", program_time())
        _write(place.folder / _RECORD, record)
    sheet = next(sheet for sheet in record.state.sheets if sheet.standing == "in play")
    session = _session(out, place, lines, record.header.manner, sheet)
    session.play()
    said = reporting.news(sheet, session.table)
    if said is None:
        raise Leave
    record, _ = reporting.reported(record, said, max(program_time(), record.last_at))
    return record


def _session(out: Console, place: Place, lines: Lines, manner: Manner, sheet: Sheet) -> Session:
    file, wishes = place.folder / f"{sheet.table}.jsonl", place.wishes
    game, seed = catalog.game(sheet.part.game).by(sheet.part.book), f"{wishes.seed}/{sheet.table}"
    if file.exists():
        header, entries = read_lines(file.read_bytes(), catalog.game)
    else:
        header, entries = _header(game, place, manner, sheet.table, seed), ()
        _write(file, open_table(game, header))
    other = next(s for s in _SEATS if s != wishes.seat)
    return Session(
        out,
        game,
        header,
        Seat(wishes.seat),
        {other: call_bot(game, _bot(game, wishes))},
        seed,
        lines=lines,
        saves=True,
        entries=entries,
        keeps=lambda table: _write(file, table),
    )


def _header(game: Game, place: Place, manner: Manner, table: str, seed: str) -> Header:
    shelf = game.shelves[0]
    return Header(
        table=table,
        game=game.id,
        book=shelf.id,
        edition=shelf.edition,
        manner=manner,
        options=_options(game, manner, place.wishes),
        players=place.record.header.players,
        opened_at=program_time(),
        sealed_seed=seal(seed),
    )


def _options(game: Game, manner: Manner, wishes: Wishes) -> dict[str, object]:
    return read_options(game, manner, [one for one in wishes.option if _knows(game, one)])


def _knows(game: Game, option: str) -> bool:
    return option.partition("=")[0] in {field.encode_name for field in fields(game.options)}


def _bot(game: Game, wishes: Wishes) -> str:
    """The bot that was named; where a game has none of this name, its strongest."""
    try:
        if wishes.bot and read_call(wishes.bot)[0] in factories(game):
            call_bot(game, wishes.bot)
            return wishes.bot
        return strongest(game)
    except NoSuchBot as error:
        raise Unusable(str(error)) from error


def _write(file: Path, table: Table) -> None:
    """All of it or what was there before, whenever this may be killed."""
    new = file.with_suffix(".new")
    new.write_bytes(write_lines(table.header, table.entries))
    new.replace(file)
