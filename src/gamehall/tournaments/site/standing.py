"""The standings as columns: what the format ranks by, and what parts those who are equal in it."""

from collections.abc import Iterator

from msgspec import Struct

from gamehall.tournaments.event.state import State
from gamehall.tournaments.site.figures import halves, plain, signed
from gamehall.tournaments.site.results import Division
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Order, Scoring

_HEADED: dict[Order, str] = {
    "spread": "Spread",
    "scored": "Scored",
    "wins": "Wins",
    "buchholz": "Opponents’ points",
    "rating": "Rating",
}
"""A lot and the games with each other are no figures that one reads."""


class Line(Struct, frozen=True):
    rank: int
    number: int
    figures: tuple[str, ...]


class Standing(Struct, frozen=True):
    columns: tuple[str, ...]
    lines: tuple[Line, ...]
    after: str
    """How far it goes."""
    penalties: tuple[tuple[int, str], ...]
    """Whom points were taken from, and how many."""


def standing(state: State, division: Division) -> Standing:
    scoring = state.format.scoring
    told = [(at, one) for at, one in enumerate(_ties(scoring)) if one in _HEADED]
    first = ("Wins", "Losses") if scoring.worth == "wins" else ("Points",)
    return Standing(
        (*first, *(_HEADED[one] for _, one in told)),
        tuple(Line(row.rank, row.number, tuple(_figures(row, scoring, told))) for row in division.rows),
        _after(state, division),
        tuple(
            (row.number, plain(points))
            for row in division.rows
            if (points := state.penalties.get(row.number, 0))
        ),
    )


def _ties(scoring: Scoring) -> list[Order]:
    return [one for one in scoring.order if one != "points"]


def _figures(row: Row, scoring: Scoring, told: list[tuple[int, Order]]) -> Iterator[str]:
    if scoring.worth == "wins":
        yield from (plain(row.points), halves(row.losses))
    else:
        yield plain(row.points)
    for at, order in told:
        if order == "spread":
            yield signed(row.spread)
        else:
            yield halves(row.wins) if order == "wins" else plain(row.ties[at])


def _after(state: State, division: Division) -> str:
    if not division.heard:
        return "Before the first result"
    if division.missing:
        results = "result" if division.missing == 1 else "results"
        return f"During round {division.heard}; {division.missing} {results} of it still missing"
    if division.heard >= state.format.rounds:
        return f"After all {division.heard} rounds" if division.heard > 1 else "After the only round"
    return f"After round {division.heard} of {state.format.rounds}"
