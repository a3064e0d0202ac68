"""What a pairing needs to cost: in a small field by going through every one, in a larger one kind by kind."""

from collections.abc import Mapping
from functools import cache

from gamehall.tournaments.pairing.matching import cheapest

Cost = tuple[int, ...]
"""Kinds of cost, the gravest first."""

MOST = 10
"""So many are gone through."""


def least(count: int, pairs: Mapping[tuple[int, int], Cost]) -> Cost | None:
    """The least that a pairing of the places 0 … count-1 costs in all, the lower place of a pair first;
    None where these pairs do not let everybody be paired."""

    @cache
    def rest(free: int) -> Cost | None:
        if not free:
            return ()
        one = (free & -free).bit_length() - 1
        best: Cost | None = None
        for other in range(one + 1, count):
            if not free >> other & 1 or (cost := pairs.get((one, other))) is None:
                continue
            more = rest(free & ~(1 << one | 1 << other))
            if more is not None:
                whole = added(cost, more)
                best = whole if best is None else min(best, whole)
        return best

    return None if count % 2 else rest((1 << count) - 1)


def added(one: Cost, other: Cost) -> Cost:
    return tuple(a + b for a, b in zip(one, other, strict=True)) if other else one


def needless(count: int, pairs: Mapping[tuple[int, int], Cost], found: Cost) -> int | None:
    """The gravest kind of cost that a pairing has though another one of everybody has none of it, nor of the
    graver kinds; None where there is no such kind."""
    kind = next((at for at, cost in enumerate(found) if cost), None)
    if kind is None:
        return None
    free = [(one, other, 0) for (one, other), cost in pairs.items() if not any(cost[: kind + 1])]
    return None if cheapest(count, free) is None else kind
