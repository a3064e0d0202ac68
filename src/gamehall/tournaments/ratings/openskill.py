"""Tables of three and more, by places: the model of Plackett and Luce, from the package openskill."""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from gamehall.kernel.extras import missing
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.ratings.deviation import deviation_of
from gamehall.tournaments.ratings.system import LEAST, Known, Rated, System, counts
from gamehall.tournaments.results import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

SOURCE = (
    "Weng and Lin, A Bayesian approximation method for online ranking (2011), algorithm 4, as the package "
    "openskill reckons it. The hall's own: its usual numbers 25, 25/3, 25/6 and 25/300 times 60, so that a "
    "newcomer has 1500 and a deviation of 500; and a rating that comes without a deviation has one by its "
    "games, never below 60. A round is rated from what the round before it left."
)
START, WIDEST, BETA, DRIFT, SUREST = 1500.0, 500.0, 250.0, 5.0, 60.0
SLOPE = BETA * math.sqrt(2)
"""The curve between two whose ratings are sure."""


def _model() -> "PlackettLuce":
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise missing("tournaments", "The rating of tables of three") from None
    return PlackettLuce(mu=START, sigma=WIDEST, beta=BETA, tau=DRIFT)


def _rate(
    entrants: Sequence[Entrant], results: Sequence[Result], known: Mapping[int, Known]
) -> tuple[Rated, ...]:
    model = _model()
    ratings = {
        entrant.number: model.rating(
            mu=entrant.rating or START,
            sigma=deviation_of(
                entrant, known.get(entrant.number, Known()), newest=WIDEST, surest=SUREST, slope=SLOPE
            ),
        )
        for entrant in entrants
    }
    games = dict.fromkeys(ratings, 0)
    rated = [result for result in results if counts(result) and set(result.who) <= ratings.keys()]
    rated.sort(key=lambda result: (result.round, result.board, result.who))
    for _, round in groupby(rated, key=lambda result: result.round):
        for result in round:
            _table(model, ratings, result)
            for number in result.who:
                games[number] += 1
    return tuple(_rated(entrant, ratings[entrant.number], games[entrant.number]) for entrant in entrants)


def _table(model: "PlackettLuce", ratings: dict[int, "PlackettLuceRating"], result: Result) -> None:
    found = model.rate([[ratings[number]] for number in result.who], ranks=_ranks(result.scores))
    ratings.update((number, team[0]) for number, team in zip(result.who, found, strict=True))


def _ranks(scores: Iterable[int]) -> list[float]:
    """How many were better; who are equal have the same place."""
    each = list(scores)
    return [float(sum(other > score for other in each)) for score in each]


def _rated(entrant: Entrant, rating: "PlackettLuceRating", games: int) -> Rated:
    return Rated(
        number=entrant.number,
        old=entrant.rating,
        new=max(LEAST, math.floor(rating.mu + 0.5)) if entrant.rating or games else 0,
        games=games,
        deviation=round(rating.sigma, 2),
    )


SYSTEM = System("openskill", "OpenSkill, for tables of several", SOURCE, _rate)
