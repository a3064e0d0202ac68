"""Standings, wall charts and cross tables."""

from collections.abc import Iterator

from gamehall.tournaments.paper.asked import Asked, one_line
from gamehall.tournaments.paper.blocks import Block, Column, Heading, Paper, Table, Words
from gamehall.tournaments.site.figures import plain
from gamehall.tournaments.site.results import Division, Part
from gamehall.tournaments.site.standing import Standing, standing
from gamehall.tournaments.standings.teams import teams

_WIDE = 5
"""Charts of more rounds than this are printed across the page."""

_TO_WRITE = 5.5
"""A result and what it adds up to have room in so many times the height of a letter."""


def standings(asked: Asked) -> Paper | None:
    parts: list[tuple[Block, ...]] = []
    for division in asked.divisions:
        if not division.heard:
            continue
        found = standing(asked.state, division)
        parts.append(
            (_heading("Standings", division, found), _standing(asked, found), *_penalties(asked, found))
        )
        if asked.state.format.team_of:
            parts.append(tuple(_teams(asked, division, found)))
    return _paper("standings", "Standings", asked, parts)


def wall_charts(asked: Asked) -> Paper | None:
    """In the order of the numbers, with room for the rounds to come: results are written in by hand too."""
    parts: list[tuple[Block, ...]] = []
    format = asked.state.format
    rounds, starts, spread = format.rounds, format.starts, "spread" in format.scoring.order
    for division in asked.divisions:
        rows = []
        for one in sorted(asked.state.of(division.name), key=lambda one: one.number):
            played = division.parts.get(one.number, {})
            cells = (_charted(played.get(number), starts, spread) for number in range(1, rounds + 1))
            rows.append((str(one.number), one_line(one.name), *cells))
        columns = (Column("No.", "end"), Column("Name", bold=True), *_rounds(rounds, _TO_WRITE))
        chart = Table(columns, tuple(rows), height=9, ruled=True)
        parts.append((Heading("Wall chart", division.name), chart, Words(_CHART + _STAR * starts, "small")))
    return _paper("wall-charts", "Wall charts", asked, parts, landscape=rounds > _WIDE)


_CHART = (
    "In each round: won, drawn or lost (W, D, L) against whose number; the score; and what it adds up to "
    "after this round."
)
_STAR = " A star: who has the line began."


def cross_tables(asked: Asked) -> Paper | None:
    """In the order of the standings; each round in one short word."""
    parts: list[tuple[Block, ...]] = []
    for division in asked.divisions:
        if not division.heard:
            continue
        found, rounds = standing(asked.state, division), division.heard
        starts = asked.state.format.starts
        rows = []
        for line in found.lines:
            played = division.parts.get(line.number, {})
            cells = (_crossed(played.get(number), starts) for number in range(1, rounds + 1))
            rows.append((str(line.rank), str(line.number), asked.name(line.number), *cells, *line.figures))
        columns = (Column("Place", "end"), Column("No.", "end"), Column("Name", bold=True), *_rounds(rounds))
        figures = tuple(Column(label, "end", bold=at == 0) for at, label in enumerate(found.columns))
        parts.append((_heading("Cross table", division, found), Table((*columns, *figures), tuple(rows))))
    wide = max((one.heard for one in asked.divisions), default=0) > _WIDE
    return _paper("cross-tables", "Cross tables", asked, parts, landscape=wide)


def _heading(title: str, division: Division, found: Standing) -> Heading:
    return Heading(title, " · ".join(filter(None, (division.name, found.after))))


def _standing(asked: Asked, found: Standing) -> Table:
    state = asked.state
    schools = any(one.school for one in state.entrants.values())
    columns = [Column("Place", "end", bold=True), Column("No.", "end"), Column("Name", bold=True)]
    columns += [Column("School or club")] if schools else []
    columns += [Column(label, "end", bold=at == 0) for at, label in enumerate(found.columns)]
    rows = []
    for line in found.lines:
        one = state.entrants[line.number]
        school = (one_line(one.school),) if schools else ()
        rows.append((str(line.rank), str(line.number), one_line(one.name), *school, *line.figures))
    return Table(tuple(columns), tuple(rows))


def _penalties(asked: Asked, found: Standing) -> Iterator[Words]:
    for number, points in found.penalties:
        yield Words(f"{asked.name(number)}: a penalty of {points} is in the standings.", "small")


def _teams(asked: Asked, division: Division, found: Standing) -> Iterator[Block]:
    state = asked.state
    lines = teams(state.of(division.name), division.rows, state.format.team_of)
    rows = tuple(
        (str(line.rank), one_line(line.name), ", ".join(map(asked.name, line.counting)), plain(line.points))
        for line in lines
    )
    columns = (Column("Place", "end", bold=True), Column("Team", bold=True), Column("Whose points count"))
    yield _heading("Teams", division, found)
    yield Table((*columns, Column("Points", "end", bold=True)), rows)


def _rounds(count: int, least: float = 0) -> Iterator[Column]:
    return (Column(str(number), "center", least=least) for number in range(1, count + 1))


def _charted(part: Part | None, starts: bool, spread: bool) -> str:
    if part is None or not part.says:
        return f"– {_others(part, starts)}" if part and part.others else ""
    score = f"{part.score}:{part.against}" if part.against else part.says
    after = f"{part.points} {part.spread}" if spread else part.points
    first = f"{part.mark} {_others(part, starts)}\n" if part.others else ""
    return f"{first}{score if part.others else part.says}\n{after}"


def _crossed(part: Part | None, starts: bool) -> str:
    if part is None:
        return ""
    return f"{part.mark or '–'}{_others(part, starts)}" if part.others else (part.says or "bye")


def _others(part: Part, starts: bool) -> str:
    return ", ".join(map(str, part.others)) + "*" * (starts and part.began)


def _paper(
    id: str, title: str, asked: Asked, parts: list[tuple[Block, ...]], landscape: bool = False
) -> Paper | None:
    return Paper(id, title, tuple(parts), asked.headline, landscape) if parts else None
