"""Small events to be rated."""

from collections.abc import Sequence
from itertools import combinations

from hypothesis import strategies as some

from gamehall.tournaments.formats.format import Rating
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.ratings import rate
from gamehall.tournaments.ratings.system import Rated
from gamehall.tournaments.results import Result

ELO: tuple[Rating, ...] = ("wespa", "naspa", "australia")
ALL: tuple[Rating, ...] = (*ELO, "glicko2", "openskill")


def people(*ratings: int, games: int = 100) -> tuple[Entrant, ...]:
    return tuple(Entrant(number, f"E{number}", one, games) for number, one in enumerate(ratings, start=1))


def beats(round: int, winner: int, loser: int) -> Result:
    return Result(round, winner, (winner, loser), (400, 300))


def drawn(round: int, one: int, other: int) -> Result:
    return Result(round, one, (one, other), (350, 350))


def against_all(wins: int, many: int) -> list[Result]:
    """Player 1 meets 2, 3, … one after the other and wins the first so many games."""
    return [
        beats(other - 1, 1, other) if other - 1 <= wins else beats(other - 1, other, 1)
        for other in range(2, many + 2)
    ]


def rated(system: Rating, entrants: Sequence[Entrant], results: Sequence[Result]) -> dict[int, Rated]:
    return {one.number: one for one in rate(system, entrants, results)}


def new(system: Rating, entrants: Sequence[Entrant], results: Sequence[Result]) -> list[int]:
    return [one.new for one in rate(system, entrants, results)]


some_rating = some.integers(600, 2200)


@some.composite
def events(draw: some.DrawFn, unrated: bool = True) -> tuple[tuple[Entrant, ...], list[Result]]:
    """Up to five players, some of them new, of whom most meet once."""
    ratings = draw(some.lists(some_rating | some.just(0) if unrated else some_rating, min_size=2, max_size=5))
    entrants = tuple(
        Entrant(number, f"E{number}", one, draw(some.integers(0, 90)) if one else 0)
        for number, one in enumerate(ratings, start=1)
    )
    results = []
    for round, (one, other) in enumerate(combinations(range(1, len(ratings) + 1), 2), start=1):
        if draw(some.booleans()) or round == 1:
            scores = (draw(some.integers(300, 303)), draw(some.integers(300, 303)))
            results.append(Result(round, 1, (one, other), scores))
    return entrants, results
