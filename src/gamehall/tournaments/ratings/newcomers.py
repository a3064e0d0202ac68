"""Performance ratings, and by them the first ratings of those who come without one.

Source: tsh, `Ratings::Elo`: `CalculateCorrectPR` and `RateNewcomersCorrectly`."""

from collections.abc import Callable

import numpy as np

from gamehall.tournaments.ratings.duels import Duels, Floats

Expects = Callable[[Floats, Floats], Floats]
"""The wins that ratings expect against others, one by one."""

HIGHEST = 3000
FLOOR = 500
START = 1500
"""Where those begin who met nobody with a rating."""
WIDEST = 400
"""Who won everything is put at most so far above the best of their opponents."""
TURNS = 50
_CLOSE = 2**-10
"""Finer than the source, whose whole numbers let a field of newcomers drift."""


def performances(expects: Expects, duels: Duels, strength: Floats) -> Floats:
    """Everybody's rating, from 0 to 3000, that expects as many wins as they had of these opponents.

    Nothing won counts as 5 %, everything as 95 %, else there were no such rating. 0: no games."""
    games = duels.games
    wins = np.where(duels.wins == 0, games * 0.05, np.where(duels.wins == games, games * 0.95, duels.wins))
    low, high = np.zeros(duels.people), np.full(duels.people, float(HIGHEST))
    while np.any(high - low > _CLOSE):
        middle = (low + high) / 2
        enough = duels.each(expects(middle[duels.who], strength[duels.other])) >= wins
        low, high = np.where(enough, low, middle), np.where(enough, middle, high)
    return np.where(games > 0, (low + high) / 2, 0.0)


def first_ratings(expects: Expects, duels: Duels, ratings: Floats) -> Floats:
    """The ratings with those of newcomers filled in; who has no rated game stays at 0.

    A newcomer's rating is their performance. Since it may hang on that of other newcomers, all are reckoned
    again and again from what they were at the turn before, until they stand; where that does not end, it is
    the mean of as many turns more. No one is below 500, nor further above the best of their rated
    opponents (or, if there was none, of all) than 400 for every game won of every game."""
    games = duels.games
    new = (ratings == 0) & (games > 0)
    if not new.any():
        return ratings
    rated = ratings[duels.other] > 0
    met = duels.each(rated)
    mean = duels.each(ratings[duels.other]) / np.maximum(met, 1)
    current = np.where(new, np.where(met > 0, mean, float(START)), ratings)
    wide = WIDEST * duels.wins / np.maximum(games, 1)
    best_rated = _most(duels, ratings)

    def again(now: Floats) -> Floats:
        best = np.where(best_rated > 0, best_rated, _most(duels, now))
        found = np.minimum(np.maximum(performances(expects, duels, now), FLOOR), best + wide)
        return np.where(new, found, now)

    for _ in range(TURNS):
        found = again(current)
        if np.all(np.abs(found - current) <= _CLOSE):
            return found
        current = found
    total = np.zeros(duels.people)
    for _ in range(TURNS):
        current = again(current)
        total += current
    return np.where(new, total / TURNS, ratings)


def _most(duels: Duels, ratings: Floats) -> Floats:
    """The best of everybody's opponents."""
    best = np.zeros(duels.people)
    np.maximum.at(best, duels.who, ratings[duels.other])
    return best
