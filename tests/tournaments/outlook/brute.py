"""The slow way: every result of every game that is left is written down, and the standings are read."""

from collections.abc import Iterator, Sequence
from itertools import product

from gamehall.tournaments.outlook.ahead import Fixture
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.scoring import Scoring


def field(ratings: Sequence[int]) -> tuple[Entrant, ...]:
    return tuple(Entrant(number, f"N{number}", rating) for number, rating in enumerate(ratings, 1))


def duel(round: int, one: int, other: int, margin: int, board: int = 1) -> Result:
    return Result(round, board, (one, other), (400 + max(margin, 0), 400 - min(margin, 0)))


def endings(fixtures: Sequence[Fixture], most_margin: int) -> Iterator[tuple[Result, ...]]:
    for margins in product(range(-most_margin, most_margin + 1), repeat=len(fixtures)):
        yield tuple(
            duel(fixture.round, fixture.who[0], fixture.who[1], margin)
            for fixture, margin in zip(fixtures, margins, strict=True)
        )


def places(
    entrants: Sequence[Entrant],
    results: Sequence[Result],
    scoring: Scoring,
    fixtures: Sequence[Fixture],
    most_margin: int,
) -> dict[int, tuple[int, int]]:
    """Everybody's best and worst place."""
    seen: dict[int, set[int]] = {entrant.number: set() for entrant in entrants}
    for ending in endings(fixtures, most_margin):
        for row in standings(entrants, (*results, *ending), scoring, 99, "lots"):
            seen[row.number].add(row.rank)
    return {number: (min(ranks), max(ranks)) for number, ranks in seen.items()}
