"""The cheapest meetings where somebody may be left alone: as few as can be, and who it is has a price too."""

from collections.abc import Mapping, Sequence

from gamehall.tournaments.pairing.matching import Edge, cheapest

Pairs = Mapping[tuple[int, int], int]
"""What each meeting that may be made costs: two places, the lower first."""


def with_byes(pairs: Pairs, byes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Meetings of two places, then of one. `byes` says for every place what leaving it alone costs.

    As few as possible are left alone, then all costs together are the least."""
    count = len(byes)
    edges: list[Edge] = [(i, j, cost) for (i, j), cost in pairs.items()]
    if count % 2:
        one = [(place, count, cost) for place, cost in enumerate(byes)]
        found = cheapest(count + 1, edges + one)
    else:
        found = cheapest(count, edges)
    if found is None:
        found = _with_shadows(edges, byes)
    return tuple(pair for pair in found if pair[1] < count) + tuple(
        (pair[0],) for pair in found if pair[1] >= count > pair[0]
    )


def _with_shadows(edges: Sequence[Edge], byes: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Each place has a shadow that it may be left alone with, for more than all meetings cost together; the
    shadows of two who meet go with each other for nothing."""
    count = len(byes)
    more = 1 + sum(cost for _, _, cost in edges)
    own = [(place, count + place, more + cost) for place, cost in enumerate(byes)]
    shadows = [(count + i, count + j, 0) for i, j, _ in edges]
    return cheapest(2 * count, [*edges, *own, *shadows]) or ()
