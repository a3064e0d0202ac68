"""The scoring chart: what a shake pays each player, and what a round pays by rank."""

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from gamehall.kernel.seat import Seat

Kind = Literal["now", "impossible", "forceout", "hopeless", "time"]
"""How a shake ends: Challenge Now, Challenge Impossible, forceout, Player One's call before he designates
anything, or the end of the round."""
Result = Literal["correct", "wrong", "neutral", "absent"]
"""What came of a player's solution; who had to write and did not is wrong."""
Role = Literal["challenger", "solver", "neutral", "wrong"]

CITES = (
    "scoring-chart",
    "forceout-points",
    "hopeless-none",
    "hopeless-points",
    "round-end",
    "four-ahead",
    "missed-shake",
    "match-points",
)


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One situation of the chart, and what it pays."""

    kind: Kind
    says: str
    points: dict[Role, int]
    cites: str
    provenance: str
    when: Literal["challenger", "somebody", "nobody", "always"] = "always"
    four_ahead: dict[Role, int] = {}
    note: str = ""

    def paid(self, points: int) -> tuple[Role, ...]:
        """Who gets so many points: a cell of the chart."""
        return tuple(role for role, paid in self.points.items() if paid == points)


class Chart(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    season: str
    provenance: str
    lead: int
    """Points ahead at the warning that are too many."""
    match: tuple[int, ...]
    rows: dict[str, Row]


class Scored(Struct, frozen=True):
    """The row of the chart that held, and what everybody got."""

    row: str
    points: dict[Seat, int]


@cache
def charts() -> dict[str, Chart]:
    written = tomllib.loads((Path(__file__).parent / "data" / "charts.toml").read_text("utf-8"))
    for chart in written.values():
        model = written.get(chart.pop("like", ""), {})
        rows = model.get("rows", {}) | chart["rows"]
        chart.update({**model, **chart, "rows": dict(sorted(rows.items()))})
    return msgspec.convert(written, dict[str, Chart])


class Stakes(Struct, frozen=True):
    """What is at stake for who challenges."""

    right: int
    wrong: int
    solver: int
    """What somebody else gets who solves where the challenger is wrong."""


def stakes(chart: str, kind: Kind) -> Stakes:
    """What a challenge pays by the chart: its first row is the one in which the challenger is right."""
    right, *wrong = (row.points for row in charts()[chart].rows.values() if row.kind == kind)
    least = min(points.get("challenger", 0) for points in wrong)
    return Stakes(right.get("challenger", 0), least, max(points.get("solver", 0) for points in wrong))


def score(
    chart: str,
    kind: Kind,
    results: Mapping[Seat, Result],
    challengers: tuple[Seat, ...] = (),
    mover: Seat | None = None,
    four_ahead: bool = False,
    absent_points: int = 0,
) -> Scored:
    """What a shake pays; `four_ahead`: the caller of a Now led alone by too much at the warning."""
    roles = {
        seat: _role(kind, result, seat in challengers, seat == mover)
        for seat, result in results.items()
        if result != "absent"
    }
    correct = {seat for seat, role in roles.items() if role == "solver"}
    letter, row = next(
        (letter, row)
        for letter, row in charts()[chart].rows.items()
        if row.kind == kind and _holds(row, correct, challengers)
    )
    for seat in roles.keys() & set(challengers):
        # Of two challengers who differ, the one who is correct is paid as the challenger.
        if "challenger" in row.points and (row.when != "challenger" or seat in correct):
            roles[seat] = "challenger"
    pays = row.points | (row.four_ahead if four_ahead else {})
    points = {seat: pays[roles[seat]] if seat in roles else absent_points for seat in results}
    return Scored(letter, points)


def _role(kind: Kind, result: Result, challenged: bool, moved: bool) -> Role:
    if challenged and kind in ("impossible", "hopeless"):
        return "challenger"  # he may not write
    if result == "correct":
        return "solver"
    obliged = moved if kind == "impossible" else challenged
    return "wrong" if obliged or result == "wrong" else "neutral"


def _holds(row: Row, correct: Collection[Seat], challengers: Collection[Seat]) -> bool:
    match row.when:
        case "challenger":
            return any(seat in correct for seat in challengers)
        case "somebody":
            return bool(correct)
        case "nobody":
            return not correct
        case "always":
            return True


def match_points(
    totals: Mapping[Seat, int], present: Collection[Seat] | None = None, chart: str = "default"
) -> dict[Seat, float]:
    """What a round pays by rank; those who tie share what their places pay. Who never came gets nothing."""
    here = totals.keys() if present is None else present
    ranked = sorted((total for seat, total in totals.items() if seat in here), reverse=True)
    pays = charts()[chart].match
    shares = {
        total: sum(pays[place] for place, other in enumerate(ranked) if other == total) / ranked.count(total)
        for total in ranked
    }
    return {seat: shares[total] if seat in here else 0.0 for seat, total in totals.items()}
