"""Glicko-2: a rating, how sure it is, and how steady its owner plays; the whole event is one period."""

import math
from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.ratings.curve import FARTHEST, logistic
from gamehall.tournaments.ratings.deviation import deviation_of
from gamehall.tournaments.ratings.duels import Duels, Floats, duels
from gamehall.tournaments.ratings.newcomers import performances
from gamehall.tournaments.ratings.system import LEAST, Known, Rated, System
from gamehall.tournaments.results import Result

SOURCE = (
    "Mark Glickman, Example of the Glicko-2 system: newcomers 1500, deviation 350, volatility 0.06, system "
    "constant 0.5. The hall's own: an event is one period, and a rating that comes without a deviation has "
    "one by its games, never below 60."
)
SLOPE = 400 / math.log(10)
"""173.7178: points of the usual scale for one of the system's own."""
START, WIDEST, SUREST = 1500.0, 350.0, 60.0
STEADY = 0.06
TAU = 0.5
"""How much the volatility may change."""
_CLOSE = 1e-6


class Strength(Struct, frozen=True):
    rating: float = START
    deviation: float = WIDEST
    volatility: float = STEADY


def after(mine: Strength, games: Sequence[tuple[Strength, float]], tau: float = TAU) -> Strength:
    """A player's strength after a period: against whom they played, each with 1, 0 or one half.

    Who did not play is less well known than before, and by no more than a newcomer."""
    phi = mine.deviation / SLOPE
    if not games:
        return Strength(mine.rating, _widened(phi, mine.volatility), mine.volatility)
    information = surprise = 0.0
    for other, won in games:
        weight = _weight(other.deviation / SLOPE)
        ahead = weight * (mine.rating - other.rating) / SLOPE
        expected = 1 / (1 + math.exp(-max(-FARTHEST, min(FARTHEST, ahead))))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (won - expected)
    variance = 1 / information
    volatility = _volatility(phi, mine.volatility, variance, variance * surprise, tau)
    sure = 1 / math.sqrt(1 / (phi**2 + volatility**2) + information)
    return Strength(mine.rating + SLOPE * sure**2 * surprise, SLOPE * sure, volatility)


def _widened(phi: float, volatility: float) -> float:
    return min(WIDEST, SLOPE * math.sqrt(phi**2 + volatility**2))


def _weight(phi: float) -> float:
    """How much a result tells against an opponent who is so surely rated."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """Where the likelihood of the new volatility is greatest, by the Illinois form of false position."""
    start = math.log(sigma**2)

    def slope(x: float) -> float:
        width = phi**2 + variance + math.exp(x)
        return math.exp(x) * (delta**2 - width) / (2 * width**2) - (x - start) / tau**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        high = start - tau
        while slope(high) < 0:
            high -= tau
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def _rate(
    entrants: Sequence[Entrant], results: Sequence[Result], known: Mapping[int, Known]
) -> tuple[Rated, ...]:
    found = duels(entrants, results)
    before = [_before(entrant, known.get(entrant.number, Known())) for entrant in entrants]
    games: list[list[tuple[Strength, float]]] = [[] for _ in entrants]
    for who, other, won in zip(found.who.tolist(), found.other.tolist(), found.won.tolist(), strict=True):
        games[who].append((before[other], won))
    performed = _performances(found, before)
    return tuple(
        _rated(entrant, after(strength, played), played, round(float(performance)))
        for entrant, strength, played, performance in zip(entrants, before, games, performed, strict=True)
    )


def _before(entrant: Entrant, known: Known) -> Strength:
    deviation = deviation_of(entrant, known, newest=WIDEST, surest=SUREST, slope=SLOPE)
    return Strength(entrant.rating or START, deviation, known.volatility or STEADY)


def _rated(
    entrant: Entrant, strength: Strength, played: Sequence[tuple[Strength, float]], performance: int
) -> Rated:
    settled = max(LEAST, math.floor(strength.rating + 0.5))
    return Rated(
        number=entrant.number,
        old=entrant.rating,
        new=settled if entrant.rating or played else 0,
        games=len(played),
        deviation=round(strength.deviation, 2),
        volatility=round(strength.volatility, 6),
        performance=performance,
    )


def _performances(found: Duels, before: Sequence[Strength]) -> Floats:
    return performances(_expects, found, np.array([strength.rating for strength in before], dtype=np.float64))


def _expects(rating: Floats, other: Floats) -> Floats:
    return logistic((rating - other) / SLOPE)


SYSTEM = System("glicko2", "Glicko-2", SOURCE, _rate)
