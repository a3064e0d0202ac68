"""What a page says of everybody's part in a round that hangs out."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.saying import game_of
from gamehall.tournaments.event.state import Round, State
from gamehall.tournaments.results import Result
from gamehall.tournaments.site.figures import halves, plain, signed
from gamehall.tournaments.standings.cross import Cell, cross
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Worth
from gamehall.tournaments.standings.worth import faulty

_MARKS = {"won": "W", "drawn": "D", "lost": "L"}


class Part(Struct, frozen=True):
    """One entrant's part in a round."""

    number: int
    round: int
    board: int
    game: str
    others: tuple[int, ...]
    began: bool
    score: str = ""
    """Their own, or what a game that was not played counts for."""
    against: str = ""
    """The scores across, where it was played."""
    says: str = ""
    """How it ended for them; empty: there is no result yet."""
    mark: str = ""
    """The same in a letter."""
    points: str = ""
    """Wins or points, and spread, after this round."""
    spread: str = ""


class Sat(Struct, frozen=True):
    """A table of a round, or somebody alone."""

    board: int
    game: str
    parts: tuple[Part, ...]


class Division(Struct, frozen=True):
    """A division, as far as it hangs out."""

    name: str
    key: str
    rows: tuple[Row, ...]
    heard: int
    """The last round that has a result."""
    missing: int
    """How many results that round still waits for."""
    rounds: tuple[tuple[Sat, ...], ...]
    parts: dict[int, dict[int, Part]]
    """By number and round."""


def division(state: State, name: str, key: str) -> Division:
    published = [round for round in state.rounds.get(name, ()) if round.published]
    results = list(state.results(name))
    heard = max((one.round for one in results if one.how != "bye"), default=0)
    standing = rows(state, name, heard)
    lines = cross(standing, results, state.format.scoring, len(published))
    cells = {(line.number, cell.round): cell for line in lines for cell in line.cells if cell}
    rounds = tuple(tuple(_sats(state, name, round, cells)) for round in published)
    parts: dict[int, dict[int, Part]] = {}
    for number, sats in enumerate(rounds, start=1):
        for part in (part for sat in sats for part in sat.parts):
            parts.setdefault(part.number, {})[number] = part
    latest = next((round for round in published if round.number == heard), None)
    missing = sum(board.result is None for board in latest.boards) if latest else 0
    return Division(name, key, standing, heard, missing, rounds, parts)


def _sats(state: State, name: str, round: Round, cells: dict[tuple[int, int], Cell]) -> Iterator[Sat]:
    """The tables, then those who have a bye or were not there."""
    worth = state.format.scoring.worth
    for board in round.boards:
        game = game_of(board)
        parts = []
        for one in board.who:
            others = tuple(other for other in board.who if other != one)
            part = Part(one, round.number, board.number, game, others, bool(others) and one == board.who[0])
            cell = cells.get((one, round.number))
            parts.append(_told(part, board.result, cell, worth) if board.result and cell else part)
        yield Sat(board.number, game, tuple(parts))
    for result in state.missed:
        who = result.who[0]
        if result.round == round.number and state.entrants[who].division == name:
            alone = Part(who, round.number, 0, "", (), False)
            yield Sat(0, "", (_told(alone, result, cells[who, round.number], worth),))


def _told(part: Part, result: Result, cell: Cell, worth: Worth) -> Part:
    """What came of it. A round that was not played counts as its spread, where a format has such."""
    at_fault = part.number in faulty(result)
    played = not result.conduct and not at_fault and (result.played or len(part.others) > 1)
    counted = signed(cell.spread) if worth in ("wins", "total") else ""
    return replace(
        part,
        score=plain(cell.score) if played else counted,
        against=", ".join(map(plain, cell.against)) if played else "",
        says=_says(part.number, result, cell, at_fault),
        mark=_MARKS[cell.result],
        points=halves(cell.wins_after) if worth == "wins" else plain(cell.points_after),
        spread=signed(cell.spread_after),
    )


def _says(number: int, result: Result, cell: Cell, at_fault: bool) -> str:
    if result.how == "bye":
        return "bye"
    if at_fault and len(result.who) == 1:
        return "not there"
    if at_fault:
        return "lost by conduct" if result.conduct else "forfeited"
    if cell.result == "won" and (result.conduct or not result.played):
        return "won by forfeit"
    return cell.result
