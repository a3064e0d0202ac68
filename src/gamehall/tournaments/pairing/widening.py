"""A field paired by its tiers: all pairs are weighed in a small field, the likely ones in a large one.

In a large field everybody is given their likeliest opponents in their own group and some outside it. Where
not everybody can be paired by them, or what comes of it costs more in a hard tier than is proved to be
needed, everybody is given more, then some from all over the field, and in the end all of them, so that
nothing hard is ever owed to the short cut."""

from collections.abc import Sequence

import numpy as np

from gamehall.tournaments.pairing.matching import Edge, cheapest
from gamehall.tournaments.pairing.system import CannotPair
from gamehall.tournaments.pairing.tiers import Grid, Marks, Row, Tier

SMALL = 240
"""In a field of no more than this many all pairs are weighed."""

WIDTHS = (10, 40, 100)
"""How many opponents everybody is given at first, and after that; with the last number come half as many
from all over the field."""

_BLOCK = 250
"""So many places are looked at together, so that the grids of a large field stay small."""


def pair_up(barred: Marks, tiers: Sequence[Tier], level: Row) -> list[tuple[int, int]]:
    """The pairs by place, upper first, in the order of the upper; the bye is a pair with the place `count`.

    Raises CannotPair where the barred leave somebody without anybody."""
    count = len(level)
    for width in WIDTHS if count > SMALL else ():
        pairs, costs = _edges(barred, tiers, level, width)
        found = _best(count, pairs, costs)
        if found is not None and _proved(found, pairs, costs, tiers):
            return found
    pairs, costs = _edges(barred, tiers, level, count)
    found = _best(count, pairs, costs)
    if found is None:
        raise CannotPair("Nobody can pair this round: too many must not meet, by the director's word.")
    return found


def _edges(barred: Marks, tiers: Sequence[Tier], level: Row, width: int) -> tuple[Grid, Grid]:
    """The pairs that are weighed, and what each costs in every tier."""
    count = len(level)
    kept = []
    for start in range(0, count, _BLOCK):
        rows = np.arange(start, min(start + _BLOCK, count))
        kept.append(_likely(rows, barred, tiers, level, width))
    pairs = np.unique(np.sort(np.concatenate(kept), axis=1), axis=0) if kept else np.zeros((0, 2), np.int64)
    costs = np.zeros((len(tiers), len(pairs)), np.int64)
    for start in range(0, count, _BLOCK):
        first, last = np.searchsorted(pairs[:, 0], (start, start + _BLOCK))
        rows = np.arange(start, min(start + _BLOCK, count))
        upper, lower = pairs[first:last].T
        for at, tier in enumerate(tiers):
            costs[at, first:last] = tier.pairs(rows)[upper - start, lower]
    if count % 2:
        chair = np.stack([np.arange(count), np.full(count, count)], axis=1)
        alone = [tier.alone if tier.alone is not None else np.zeros(count, np.int64) for tier in tiers]
        pairs = np.concatenate([pairs, chair])
        costs = np.concatenate([costs, np.array(alone).reshape(len(tiers), count)], axis=1)
    return pairs, costs


def _likely(rows: Row, barred: Marks, tiers: Sequence[Tier], level: Row, width: int) -> Grid:
    """The likeliest opponents of these places: `width` of all, and half as many outside their own group."""
    count = len(level)
    if width >= count:
        one, other = np.nonzero(~barred[rows])
        return np.stack([rows[one], other], axis=1)
    likely = np.zeros((len(rows), count))
    weight = 1e15
    for tier in tiers:
        if tier.hard:
            likely += weight * tier.pairs(rows)
            weight /= 10
        elif tier.pull:
            likely += tier.pull * tier.pairs(rows)
    likely[barred[rows]] = np.inf
    elsewhere = np.where(level[rows][:, None] == level, np.inf, likely)
    found = []
    for seen, most in ((likely, width), (elsewhere, width // 2)):
        nearest = np.argpartition(seen, most, axis=1)[:, :most]
        one, which = np.nonzero(np.isfinite(np.take_along_axis(seen, nearest, axis=1)))
        found.append(np.stack([rows[one], nearest[one, which]], axis=1))
    if width == WIDTHS[-1]:
        found.append(_all_over(rows, barred, width // 2))
    return np.concatenate(found)


def _all_over(rows: Row, barred: Marks, many: int) -> Grid:
    """For these places, so many others at even steps through the field: where many would best meet the same
    few, most of them need somebody else."""
    count = len(barred)
    steps = np.unique(np.linspace(1, count - 1, many).astype(np.int64))
    one = np.repeat(rows, len(steps))
    other = (one + np.tile(steps, len(rows))) % count
    free = ~barred[one, other]
    return np.stack([one[free], other[free]], axis=1)


def _best(count: int, pairs: Grid, costs: Grid) -> list[tuple[int, int]] | None:
    """Each tier's costs are written as digits that those behind can never overflow, and added up."""
    total = np.zeros(len(pairs), object)
    for tier in costs:
        total = total * (int(tier.max(initial=0)) * ((count + 1) // 2) + 1) + tier
    edges: list[Edge] = list(zip(*pairs.T.tolist(), map(int, total), strict=True)) if len(pairs) else []
    found = cheapest(count + count % 2, edges)
    return None if found is None else list(found)


def _proved(found: Sequence[tuple[int, int]], pairs: Grid, costs: Grid, tiers: Sequence[Tier]) -> bool:
    """Whether no other pairing can be better in a hard tier."""
    made = set(found)
    at = [index for index, pair in enumerate(map(tuple, pairs.tolist())) if pair in made]
    return all(
        not tier.hard or int(cost[at].sum()) <= tier.least for tier, cost in zip(tiers, costs, strict=True)
    )
