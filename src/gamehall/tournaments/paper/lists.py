"""Lists for the wall: who is there, and who sits where."""

from collections.abc import Callable, Iterator

from gamehall.tournaments.paper.asked import Asked, one_line
from gamehall.tournaments.paper.blocks import Block, Column, Heading, Paper, Table
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.site.results import Part, Sat

_COLUMNS: tuple[tuple[Column, Callable[[Entrant], str]], ...] = (
    (Column("No.", "end"), lambda one: str(one.number)),
    (Column("Name", bold=True), lambda one: one_line(one.name)),
    (Column("Members"), lambda one: ", ".join(map(one_line, one.members))),
    (Column("Rating", "end"), lambda one: str(one.rating or "")),
    (Column("School or club"), lambda one: one_line(one.school)),
    (Column("Team"), lambda one: one_line(one.team) if one.team != one.school else ""),
    (Column("Division"), lambda one: one.division),
    (Column("Classes"), lambda one: ", ".join(one.classes)),
)


def entrants(asked: Asked) -> Paper | None:
    there = asked.entrants()
    if not there:
        return None
    told = [(column, [read(one) for one in there]) for column, read in _COLUMNS]
    told = [(column, cells) for column, cells in told if any(cells)]
    rows = zip(*(cells for _, cells in told), strict=True)
    table = Table(tuple(column for column, _ in told), tuple(rows))
    checked = f"{len(there)} written down, {len(asked.state.here)} checked in"
    return Paper(
        "entrants",
        "Entrants",
        ((Heading("Entrants", checked), table),),
        asked.headline,
        landscape=len(told) > 5,
    )


def pairings_by_table(asked: Asked) -> Paper | None:
    parts: list[tuple[Block, ...]] = []
    for division, number, sats in asked.tables():
        most = max((len(sat.parts) for sat in sats), default=1)
        games = any(sat.game for sat in sats)
        columns = [Column("Table", "end", bold=True), *([Column("Game")] if games else [])]
        columns += [Column(label) for label in _seats(asked, most)]
        rows = []
        for sat in sats:
            names = [_numbered(asked, part.number) for part in sat.parts]
            alone = [_alone(sat)] if len(names) == 1 else []
            cells = [*names, *alone, *([""] * most)][:most] if most > 1 else names
            table = str(sat.board) if len(sat.parts) > 1 else "–"
            rows.append((table, *([sat.game] if games else []), *cells))
        heading = Heading(f"Round {number}", division.name)
        parts.append((heading, Table(tuple(columns), tuple(rows))))
    return _paper("pairings-by-table", "Pairings by table", asked, parts)


def pairings_by_name(asked: Asked) -> Paper | None:
    """One list for the whole hall, since nobody looks for a division first."""
    lines: list[tuple[str, tuple[str, ...]]] = []
    rounds = set()
    several = len(asked.divisions) > 1
    for division, number, sats in asked.tables():
        rounds.add(number)
        for sat in sats:
            for part in sat.parts:
                name = asked.name(part.number)
                where = (division.name,) if several else ()
                lines.append((name, (*where, *_place(asked, sat, part))))
    if not lines:
        return None
    lines.sort(key=lambda line: (line[0].casefold(), line[1]))
    columns = [
        Column("Name", bold=True),
        *([Column("Division")] if several else []),
        Column("Table", "end", bold=True),
    ]
    columns += [Column("Game"), Column("Begins"), Column("Against")]
    rows = [(name, *rest) for name, rest in lines]
    kept = [at for at in range(len(columns)) if any(row[at] for row in rows)]
    table = Table(tuple(columns[at] for at in kept), tuple(tuple(row[at] for at in kept) for row in rows))
    named = f"Round {rounds.pop()}" if len(rounds) == 1 else "The round that is next"
    return _paper("pairings-by-name", "Pairings by name", asked, [(Heading(named, "by name"), table)])


def _place(asked: Asked, sat: Sat, part: Part) -> Iterator[str]:
    yield str(sat.board) if part.others else "–"
    yield sat.game
    yield ("begins" if part.began else "second") if asked.state.format.starts and part.others else ""
    yield " and ".join(_numbered(asked, other) for other in part.others) or _alone(sat)


def _alone(sat: Sat) -> str:
    return "was not there" if sat.parts[0].says and sat.parts[0].says != "bye" else "has a bye"


def _numbered(asked: Asked, number: int) -> str:
    return f"{asked.name(number)} ({number})"


def _seats(asked: Asked, most: int) -> list[str]:
    who = "Team" if asked.state.format.chairs > 1 else "Player"
    if most == 2 and asked.state.format.starts:
        return ["Begins", "Second"]
    return [who] * most


def _paper(id: str, title: str, asked: Asked, parts: list[tuple[Block, ...]]) -> Paper | None:
    return Paper(id, title, tuple(parts), asked.headline) if parts else None
