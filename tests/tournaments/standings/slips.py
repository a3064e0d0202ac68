"""Slips as they come to the director's desk, in short."""

from collections.abc import Iterable
from fractions import Fraction

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.worth import Share, shares

LEAGUE = Scoring(worth="places", places={"2": (6, 4), "3": (6, 4, 2)}, order=("points", "scored"))
"""Tables of three, filled up by tables of two."""
PAIRS = Scoring(worth="results", order=("points",))
"""Three for a win, two for a tie, one for a loss."""


def entrants(many: int) -> tuple[Entrant, ...]:
    return tuple(Entrant(number, f"E{number}") for number in range(1, many + 1))


def game(round: int, *chairs: tuple[int, int], board: int = 1) -> Result:
    """Played: who, and with how many points; who started stands first."""
    return Result(round, board, tuple(who for who, _ in chairs), tuple(score for _, score in chairs))


def bye(round: int, who: int, margin: int = 0) -> Result:
    return Result(round, 0, (who,), (0,), how="bye", margin=margin)


def forfeit(round: int, winner: int, loser: int, scores: tuple[int, ...] = (0, 0)) -> Result:
    return Result(round, 1, (winner, loser), scores, how="forfeit", at_fault=(loser,))


def share(result: Result, number: int, scoring: Scoring) -> Share:
    return next(share for share in shares(result, scoring) if share.number == number)


def points(result: Result, scoring: Scoring) -> tuple[int | Fraction, ...]:
    return tuple(share.points for share in shares(result, scoring))


def spreads(result: Result, scoring: Scoring) -> tuple[int, ...]:
    return tuple(share.spread for share in shares(result, scoring))


def table(results: Iterable[Result], scoring: Scoring, many: int = 4, upto: int = 99) -> tuple[Row, ...]:
    return standings(entrants(many), results, scoring, upto)


def order(rows: Iterable[Row]) -> list[tuple[int, int]]:
    """Number and rank of everybody, best first; who share a rank by number."""
    return [(row.number, row.rank) for row in sorted(rows, key=lambda row: (row.rank, row.number))]


def tell(row: object, *what: str) -> tuple[object, ...]:
    """So much of a row."""
    return tuple(getattr(row, name) for name in what)
