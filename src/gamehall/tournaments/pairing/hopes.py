"""Who may still come to which place, as the simulations say it."""

from collections.abc import Callable, Sequence

import numpy as np
from msgspec import Struct, structs

from gamehall.tournaments.pairing.simulating import Ints, Start, first_by_winning, places

_FEWER = 5
"""For one chaser at a time as many times fewer simulations do. Source: usual settings of COP."""
_LOOKED_AT = 12
"""So many of the lowest are asked whether they would lose; who stands higher needs the first less."""


class Hopes(Struct, frozen=True):
    lowest: tuple[int, ...]
    """For each place, from the first, who is the lowest to come there or higher often enough."""
    must_meet: tuple[int, ...] = ()
    """Of whom the first should meet one: by winning all they come first much more often if they do."""


def by_left(values: Sequence[float], left: int) -> float:
    """The value for so many rounds left: with one, with two, …; the last holds for all more."""
    return values[min(max(left, 1), len(values)) - 1]


def hopes(start: Start, enough: float, loss: float | None = None) -> Hopes:
    """First by a factor of all rounds that are left; then once more, the factor no wider than what the first
    still has to do with. `loss` None: whether the first can lose control is not asked."""
    first = lowest(places(start), enough, start.simulations)
    tightest = max(1, first[0]) if first else 1
    found = lowest(places(start, tightest), enough, start.simulations)
    if loss is None or not found or found[0] < 2:
        return Hopes(found)
    fewer = structs.replace(start, simulations=-(-start.simulations // _FEWER))
    return Hopes(found, _must_meet(fewer, found[0], tightest, loss))


def lowest(ends: Ints, enough: float, simulations: int) -> tuple[int, ...]:
    """For each place the lowest player who comes there or higher in this share of the simulations."""
    place = np.arange(len(ends))
    reached = ends.cumsum(axis=1) >= max(1, enough * simulations)
    found: list[int] = (
        np.where(reached, np.maximum(place, place[:, None]), place).max(axis=0, initial=0).tolist()
    )
    return tuple(found)


def _must_meet(start: Start, last: int, tightest: int, loss: float) -> tuple[int, ...]:
    """The lowest chaser who would lose the first place by not meeting the first; and the next above."""

    def loses(chaser: int) -> bool:
        against, elsewhere = (
            first_by_winning(start, chaser, meets_first, tightest) for meets_first in (True, False)
        )
        return against - elsewhere >= loss * start.simulations

    return tuple(sorted(_lowest_two(range(last, max(0, last - _LOOKED_AT), -1), loses)))


def _lowest_two(chasers: Sequence[int], loses: Callable[[int], bool]) -> list[int]:
    """From the bottom up: the first who loses by it, and the one above if that one does too."""
    for at, chaser in enumerate(chasers):
        if loses(chaser):
            above = chasers[at + 1 : at + 2]
            return [chaser, *(other for other in above if loses(other))]
    return []
