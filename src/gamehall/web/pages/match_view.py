"""How a day is shown: its star, a line for each game, and what it has come to."""

import math

from msgspec import Struct

from gamehall.kernel.codec import codec
from gamehall.kernel.record import Player
from gamehall.live.matches import Match
from gamehall.tournaments.match import day
from gamehall.tournaments.match.state import Options, Sheet, State

_ACROSS, _DEEP = 46.0, 20.0
"""How far a point of the star, and a corner between two, is from its middle."""


class Cell(Struct, frozen=True):
    """One player's part of a game."""

    result: str
    points: int
    score: int
    signed: bool


class Line(Struct, frozen=True):
    number: int
    game: str
    name: str
    standing: str
    table: str
    cells: tuple[Cell, ...]
    corrected: str


class StarPoint(Struct, frozen=True):
    """One ray of the star, drawn from its middle."""

    number: int
    standing: str
    path: str
    x: float = 0
    y: float = 0


class Total(Struct, frozen=True):
    player: Player
    points: int
    award: str


def lines(match: Match) -> list[Line]:
    state = match.state
    if state is None:
        parts = options_of(match).games
        return [Line(n, p.game, p.name, "to come", "", (), "") for n, p in enumerate(parts, start=1)]
    return [_line(state, number, sheet) for number, sheet in enumerate(state.sheets, start=1)]


def _line(state: State, number: int, sheet: Sheet) -> Line:
    points = state.options.points
    cells = tuple(
        Cell(slip.result, points.of(slip), slip.score, slip.signed)
        for seat in state.seats
        if (slip := sheet.slips.get(seat))
    )
    part = sheet.part
    return Line(number, part.game, part.name, sheet.standing, sheet.table, cells, sheet.corrected)


def summary(match: Match) -> list[Total]:
    record = match.record
    if record is None or day.DAY.facts is None:
        return []
    facts = day.DAY.facts(record.state, record.header.seats[0], ()).seats
    return [
        Total(one, facts[one.seat].score, ", ".join(facts[one.seat].notes)) for one in record.header.players
    ]


def star_points(match: Match) -> list[StarPoint]:
    """Clockwise from the top, a ray for each game; rays that no game has are only outlined."""
    drawn = lines(match)
    rays = max(len(drawn), 5)
    blank = [StarPoint(0, "none", _ray(n, rays)) for n in range(len(drawn), rays)]
    return [*(_point(line, rays) for line in drawn), *blank]


def _point(line: Line, rays: int) -> StarPoint:
    x, y = _at(_DEEP + 2, 2 * math.pi * (line.number - 1) / rays)
    return StarPoint(line.number, line.standing.replace(" ", "-"), _ray(line.number - 1, rays), x, y)


def _ray(n: int, rays: int) -> str:
    turn, half = 2 * math.pi * n / rays, math.pi / rays
    tip, left, right = _at(_ACROSS, turn), _at(_DEEP, turn - half), _at(_DEEP, turn + half)
    return f"M0 0L{left[0]} {left[1]}L{tip[0]} {tip[1]}L{right[0]} {right[1]}Z"


def _at(far: float, turn: float) -> tuple[float, float]:
    return round(far * math.sin(turn), 1), round(-far * math.cos(turn), 1)


def options_of(match: Match) -> Options:
    found: Options = codec(day.DAY).read_options(match.row.plan.options)
    return found
