"""Score groups: who stands level, and whom each one would best meet."""

from collections.abc import Sequence
from itertools import groupby

import numpy as np
from msgspec import Struct

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.tiers import Grid, Row, Tier


class Levels(Struct, frozen=True):
    """The field cut into groups, best first; a group's players stand one behind the other."""

    level: Row
    within: Row
    """Each one's place in their group, from 0."""
    size: Row
    """How many their group has."""
    ideal: Row
    """How many places below the upper of two the lower best stands, within their group."""


def levels(sizes: Sequence[int], neighbours: bool = False) -> Levels:
    """Groups of these sizes. The ideal opponent is half a group away, or the neighbour."""
    level = np.repeat(np.arange(len(sizes)), sizes)
    size = np.repeat(np.array(sizes, np.int64), sizes)
    within = np.concatenate([np.arange(each) for each in sizes]) if sizes else np.zeros(0, np.int64)
    ideal = np.ones_like(size) if neighbours else np.maximum(1, size // 2)
    return Levels(level.astype(np.int64), within.astype(np.int64), size, ideal)


def by_points(players: Sequence[Player]) -> list[int]:
    """The sizes of the groups of equal points, where the players stand best first."""
    return [len(list(equal)) for _, equal in groupby(players, key=lambda player: player.points)]


def steps(of: Levels) -> Tier:
    """The square of the groups between two: rather two who go one down than one who goes two down."""
    return Tier(lambda rows: (of.level[rows][:, None] - of.level) ** 2, pull=1e6)


def off(of: Levels) -> Tier:
    """The square of how far two are from their ideal.

    Of two from different groups, best the upper is the last of its own and the lower the first."""

    def far(rows: Row) -> Grid:
        mine, other = of.level[rows][:, None], of.level
        at = of.within[rows][:, None]
        same = np.abs(np.abs(at - of.within) - of.ideal)
        behind = of.size - 1 - of.within
        down = behind[rows][:, None] + of.within
        up = at + behind
        return np.where(mine == other, same, np.where(mine < other, down, up)) ** 2

    return Tier(far, pull=1)
