"""The ratings of the Elo family: what was won beyond what was expected, times a multiplier.

Source: tsh, `Ratings::Elo` and `Ratings`; the systems differ in the numbers of `Elo` only."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import numpy as np
from msgspec import Struct

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.ratings.duels import Duels, Floats, Ints, duels
from gamehall.tournaments.ratings.newcomers import Expects, first_ratings, performances
from gamehall.tournaments.ratings.system import LEAST, Known, Rated, System
from gamehall.tournaments.results import Result

FREE_GAIN = 5
"""So many points a game may be gained before a gain is accelerated."""
FEEDBACK = 20
"""Every opponent has so small a part of the acceleration for each game: they lost to a rating too low."""
WHOLE = 16
"""A longer event is split, so that late games are expected from what early ones showed."""
HALVES = 35


class Elo(Struct, frozen=True):
    expects: Expects
    multiplier: Callable[[int, float], float]
    """By rated games before the event, and rating."""
    bands: bool = False
    """Whether a change that goes over 1800 or 2000 goes on with the multiplier that holds there."""
    acceleration: float = 0
    """How much of a gain beyond five points a game is added once more."""
    split: bool = False
    floor: int = LEAST


def system(id: str, title: str, source: str, elo: Elo) -> System:
    return System(id, title, source, partial(_rate, elo))


def multiplier(games: int, rating: float) -> float:
    """The table that most of the family have. Source: tsh, `Multiplier`."""
    new = games < 50
    if rating < 1800:
        return 30 if new else 20
    if rating < 2000:
        return 24 if new else 16
    return 15 if new else 10


def segments(rounds: int, split: bool) -> Iterator[tuple[int, int]]:
    """The first and last rounds of what is rated at once: of one, two or three parts.

    Source: tsh, `MakeSplits`."""
    parts = 1 if not split or rounds <= WHOLE else 2 if rounds <= HALVES else 3
    # One part ends after the first third of the rounds but the last, counted from nought; so do two thirds.
    last = rounds - 1
    ends = {1: [last], 2: [last // 2, last], 3: [last // 3, (2 * last + 1) // 3, last]}[parts]
    first = 0
    for end in ends:
        yield first + 1, end + 1
        first = end + 1


def _rate(
    elo: Elo, entrants: Sequence[Entrant], results: Sequence[Result], known: Mapping[int, Known]
) -> tuple[Rated, ...]:
    found = duels(entrants, results)
    before = np.array([entrant.rating for entrant in entrants], dtype=np.float64)
    games = np.array([entrant.games for entrant in entrants], dtype=np.int64)
    after = before
    for first, last in segments(max((result.round for result in results), default=0), elo.split):
        after = _segment(elo, after, games, found.between(first, last))
    strength = np.where(before > 0, before, after)
    performed = performances(elo.expects, found, strength)
    rated = found.games
    return tuple(
        Rated(
            number=entrant.number,
            old=entrant.rating,
            new=int(after[at]),
            games=int(rated[at]),
            performance=round(float(performed[at])),
        )
        for at, entrant in enumerate(entrants)
    )


def _segment(elo: Elo, before: Floats, games: Ints, found: Duels) -> Floats:
    """The rounds of a segment at once: everybody is expected from the ratings before it."""
    if not len(found.who):
        return before
    old = before > 0
    strength = first_ratings(elo.expects, found, before)
    excess = found.wins - found.each(elo.expects(strength[found.who], strength[found.other]))
    after = strength.copy()
    for at in np.flatnonzero(old & (found.games > 0)):
        after[at] = _moved(elo, float(before[at]), int(games[at]), float(excess[at]))
    beyond = after - before - FREE_GAIN * found.games
    extra = np.where(old & (beyond > 0), elo.acceleration * beyond, 0.0)
    after = np.where(old, np.maximum(after + extra, elo.floor), after)
    after += np.where(old, found.each(extra[found.other]) / FEEDBACK, 0.0)
    settled = np.maximum(np.floor(after + 0.5), LEAST)
    return np.where(strength > 0, settled, 0.0)


def _moved(elo: Elo, rating: float, games: int, excess: float) -> float:
    """A rating after so many wins more, or fewer, than it expected.

    Where bands count, it goes to the edge of its band first and on from there with the next multiplier.
    Ratings are whole, so the edge downwards is the highest rating of the band below.
    Source: tsh, `ConvertExcessToPoints`, without the errors that it keeps for old lists."""
    while True:
        step = elo.multiplier(games, rating)
        goal = rating + step * excess
        if not elo.bands or elo.multiplier(games, goal) == step:
            return goal
        if rating < 1800:
            edge = 1800
        elif rating < 2000:
            edge = 2000 if excess > 0 else 1799
        else:
            edge = 1999
        excess -= (edge - rating) / step
        rating = edge
