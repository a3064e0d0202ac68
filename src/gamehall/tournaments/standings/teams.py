"""Teams: what the members have together. A team is no entrant of its own; its members play for themselves."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.row import Row


class TeamRow(Struct, frozen=True):
    """A team's line: its score, and whose points are in it."""

    name: str
    rank: int
    """Shared by teams of equal score; nothing else decides between teams."""
    points: Fraction
    counting: tuple[int, ...]
    """The members whose points add up to the score, the best first."""
    others: tuple[int, ...] = ()
    """Members beyond those who count."""


def teams(entrants: Iterable[Entrant], rows: Sequence[Row], team_of: int) -> tuple[TeamRow, ...]:
    """The teams, best first: of each the `team_of` best by points, or all it has if they are fewer.

    Equal teams stand in the order of their best placed member. Source: a team's score is the sum of its
    members' points in school leagues, of five there; no tie-break between teams is printed."""
    team = {entrant.number: entrant.team for entrant in entrants}
    members: dict[str, list[Row]] = {}
    for row in rows:
        if team_of and (name := team.get(row.number, "")):
            members.setdefault(name, []).append(row)
    lines = sorted((_line(name, found, team_of) for name, found in members.items()), key=_score, reverse=True)
    ranked: list[TeamRow] = []
    for _, equal in groupby(lines, key=_score):
        rank = len(ranked) + 1
        ranked += [TeamRow(line.name, rank, line.points, line.counting, line.others) for line in equal]
    return tuple(ranked)


def _line(name: str, found: Sequence[Row], team_of: int) -> TeamRow:
    best = sorted(found, key=lambda row: row.points, reverse=True)
    counting = best[:team_of]
    return TeamRow(
        name=name,
        rank=0,
        points=sum((row.points for row in counting), start=Fraction(0)),
        counting=tuple(row.number for row in counting),
        others=tuple(row.number for row in best[team_of:]),
    )


def _score(line: TeamRow) -> Fraction:
    return line.points
