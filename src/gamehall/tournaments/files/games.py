"""The games of an event that were played at tables of the hall, as files that other programs read."""

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from gamehall.kernel import catalog
from gamehall.kernel.files import FileKind, Unfit
from gamehall.kernel.parts import Files
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.table import Table
from gamehall.tournaments.event.state import Board, State
from gamehall.tournaments.files.bundles import bundle, unbundle
from gamehall.tournaments.files.problems import Problem, Problems, listed


class Played(Struct, frozen=True):
    """A game of such an archive, as a record of the hall."""

    name: str
    """Of its file."""
    header: Header
    entries: tuple[Entry, ...]
    notices: tuple[str, ...] = ()


def games_bundle(state: State, games: Mapping[str, Table]) -> bytes:
    """All games that are over, where such files can be written of them; tables by id. Empty: none is."""
    files = dict(_files(state, games))
    return bundle(files) if files else b""


def _files(state: State, games: Mapping[str, Table]) -> Iterator[tuple[str, bytes]]:
    for division, rounds in state.rounds.items():
        for round in rounds:
            for board in round.boards if round.published else ():
                table = games.get(board.table)
                if table is not None and _told(board, table):
                    named = _named(state, division, round.number, board)
                    yield from ((f"{named}.{ending}", data) for ending, data in _written(table))


def _told(board: Board, table: Table) -> bool:
    """Whether the board has the last word of its table; one that is taken up again hides what it hid."""
    return bool(board.result and board.seal == table.seal and table.outcome)


def _named(state: State, division: str, round: int, board: Board) -> str:
    """`pro, round 2, board 3, Ana v Ben`, as a list of files sorts it."""
    who = " v ".join(state.name(one)[:30] for one in board.who)
    where = f"{division} " if division else ""
    return f"{where}round {round:02} board {board.number:03} {who}"


def _written(table: Table) -> Iterator[tuple[str, bytes]]:
    for ending, kind in _kinds(table.header.game).items():
        try:
            yield ending, kind.write(table.header, table.entries)
        except Unfit:
            continue  # this one cannot be told there; the record of the table has it


def read_games(data: bytes, games: Collection[str] = (), at: int = 0) -> tuple[Played, ...] | Problems:
    """The games of an archive, all of them, or all that is wrong with it; `line` is the place in its list.

    `games` are those of the event, where it is known which; `at` is the time that is given to the records."""
    files = unbundle(data)
    if not isinstance(files, dict):
        return files
    kinds = {ending: kind for game in games or catalog.games() for ending, kind in _kinds(game).items()}
    problems: list[Problem] = []
    played: list[Played] = []
    for place, (name, content) in enumerate(files.items(), start=1):
        stem, _, ending = name.rpartition(".")
        if (kind := kinds.get(ending.casefold())) is None:
            problems.append(Problem(place, f"{name}: no game here reads such a file."))
            continue
        try:
            played.append(Played(name, *kind.read(content, stem, at)))
        except Unfit as error:
            problems.append(Problem(place, f"{name}: {error}"))
    return listed(problems) if problems else tuple(played)


def _kinds(game: str) -> Mapping[str, FileKind]:
    files = catalog.part(game, Files)
    return files.kinds if files else {}
