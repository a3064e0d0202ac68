"""`gamehall tournament demo`: an event played through before one's eyes, and what it leaves in a folder."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Rows
from rich.text import Text

from gamehall.cli.commands.tournament_formats import find_format
from gamehall.kernel.extras import need
from gamehall.machine.speech import Unusable, console, errors, one_line
from gamehall.tournaments.demo.course import Step
from gamehall.tournaments.demo.desk import Desk
from gamehall.tournaments.demo.enacting import TooMany, enact
from gamehall.tournaments.demo.halls import Tables
from gamehall.tournaments.demo.shows import Show, made_up, shows
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.everything import DIRECTOR, PUBLIC, Left, write_all
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.standings.prizes import awards, prizes
from gamehall.tournaments.standings.teams import teams

_FIRST = 3
"""So many of each division are printed; the site has all of them."""


def play_through(
    event: str, players: int | None, seed: str, folder: Path | None, tables: int | None, game: tuple[str, ...]
) -> None:
    need("tournaments", "An event")
    show, format, count = _chosen(event, players, game)
    place = folder or Path(show.id)
    _free(place)
    hall = Tables(show.tables if tables is None else tables, seed, show.bot)
    try:
        desk, steps = enact(show, format, count, seed, hall)
    except TooMany as error:
        raise Unusable(str(error)) from error
    for _ in _progress(show, steps, format.rounds):
        pass
    try:
        left = write_all(desk.event, place, hall.records)
    except OSError as error:
        raise Unusable(f"The files cannot be kept in {place}: {error.strerror}.") from error
    _print(console(), desk, hall, place, left)


def _chosen(event: str, players: int | None, game: tuple[str, ...]) -> tuple[Show, Format, int]:
    """The event that is shown: one of those with a place and prizes of their own, else by any format."""
    show = shows().get(event)
    if show is not None:
        count = show.players if players is None else players
        return show, find_format(show.format, game, count), count
    count = made_up(find_format(event, game, 0)).players if players is None else players
    format = find_format(event, game, count)
    return made_up(format), format, count


def _free(place: Path) -> None:
    """Nothing is overwritten."""
    if place.exists() and (not place.is_dir() or any(place.iterdir())):
        raise Unusable(f"{place} is there already and not empty; name another with --folder.")


def _progress(show: Show, steps: Iterator[Step], rounds: int) -> Iterator[Step]:
    columns = (
        TextColumn(one_line(show.name)),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=errors(), transient=True) as progress:
        task = progress.add_task("People come in.", total=rounds)
        for step in steps:
            progress.update(task, completed=step.done, description=step.says)
            yield step


def _print(out: Console, desk: Desk, hall: Tables, place: Path, left: Left) -> None:
    state = desk.state
    out.print(Text(state.options.name, style="bold"))
    out.print(Text(_happened(desk, hall)))
    for division in state.divisions:
        if state.of(division):
            out.print(_best(state, division))
    for sentence in filter(None, (_team(state), _awards(state))):
        out.print(Text(sentence))
    for notice in left.notices:
        out.print(Text(one_line(notice), style="yellow"))
    out.print(Text(f"\nThe results as a site: {place / PUBLIC / 'index.html'}"))
    out.print(Text(f"{len(left.files)} files are in {place}; the record is in {place / DIRECTOR}."))


def _happened(desk: Desk, hall: Tables) -> str:
    """What an event is made of, in one line."""
    state = desk.state
    boards = [
        board
        for known in state.rounds.values()
        for round in known
        for board in round.boards
        if round.published
    ]
    played = sum(board.result is not None and board.result.played for board in boards)
    parts = {
        "entrants": len(state.entrants),
        "rounds": max(map(len, state.rounds.values())),
        "games": played,
        "of them at tables of the hall": len(hall.records),
        "with a bye": sum(board.bye for board in boards),
        "late": len(state.begins),
        "withdrawn": len(state.left),
        "withdrawn and come back": len(state.away),
        "corrected": sum(bool(board.amended) for board in boards),
        "penalised": len(state.penalties),
    }
    said = ", ".join(f"{number} {what}" for what, number in parts.items() if number)
    return f"{said}; {desk.event.seq} entries in the record."


def _best(state: State, division: str) -> Rows:
    standing = rows(state, division, state.format.rounds)
    won: dict[int, str] = {}
    for one in prizes(state.format, state.of(division), standing, state.left):
        won[one.number] = f"{won.get(one.number, '')} {one.says}".strip()
    table = Rows(title=division, box=None, title_justify="left", show_header=False, padding=(0, 2, 0, 0))
    for row in standing[:_FIRST]:
        points = f"{float(row.points):g}"
        table.add_row(str(row.rank), one_line(state.name(row.number)), points, won.get(row.number, ""))
    return table


def _team(state: State) -> str:
    """The team that has won, of each division."""
    first = [
        (division, found[0])
        for division in state.divisions
        if (
            found := teams(
                state.of(division), rows(state, division, state.format.rounds), state.format.team_of
            )
        )
    ]
    said = (
        f"{f'{division}: ' if division else ''}{one_line(one.name)} {float(one.points):g}"
        for division, one in first
    )
    return f"Best team, {', '.join(said)}." if first else ""


def _awards(state: State) -> str:
    """How many have earned each class."""
    if not state.format.awards:
        return ""
    earned = Counter[str]()
    for division in state.divisions:
        standing = rows(state, division, state.format.rounds)
        earned.update(awards(standing, state.format.awards, state.left).values())
    return f"Awards: {', '.join(f'{earned[name]} {name}' for name in state.format.awards if earned[name])}."
