"""What a meeting costs where places are played for: the parts and their weights.

Source: the Castellano–O'Connor pairings as liwords runs them; where their tables were not at hand, the hall's
own choice, and said so."""

from collections.abc import Mapping

import numpy as np
from msgspec import Struct

from gamehall.tournaments.pairing.field import Field
from gamehall.tournaments.pairing.hopes import Hopes
from gamehall.tournaments.pairing.tiers import Grid, Grids, Marks, Row, Tier, leaning

MAJOR = 10**9
"""A safe player against one who plays for money, an opponent who cannot catch up, and the like."""
AGAIN_AT_ONCE = 10**6
_MOST_MET = 16
"""As often as this is as bad as more often."""


class Stage(Struct, frozen=True):
    """What is known of the event before the round; players are told by their place now."""

    field: Field
    hopes: Hopes
    cashers: int
    """How many from the top may still win a prize, by the simulations."""
    safe: int
    """How many from the top can no longer be caught."""
    called: Mapping[int, int]
    """Who must meet whom, if nothing forbids it, each of the two told by the other."""
    late: bool
    """Whether it is the last quarter of the event."""


def weighed(stage: Stage, known: Grids) -> Tier:
    """All parts added up; starts within one tell only between what costs as much otherwise."""
    count = len(stage.field.players)
    lowest = np.array(stage.hopes.lowest, np.int64)
    called = np.full(count, -1, np.int64)
    for one, other in stage.called.items():
        called[one] = other
    must_meet = np.isin(np.arange(count), stage.hopes.must_meet)
    starts = leaning(known)

    def pairs(rows: Row) -> Grid:
        mine, other = rows[:, None], np.arange(count)
        i, j = np.minimum(mine, other), np.maximum(mine, other)
        playing_for_nothing = i >= stage.cashers
        costs = _distance(stage, j - i, playing_for_nothing)
        costs += _contending(stage, i, j, lowest[i])
        costs += meetings(known.met[rows], count)
        costs += AGAIN_AT_ONCE * (known.just[rows] & playing_for_nothing)
        costs += MAJOR * ((i < stage.safe) & (stage.safe <= j) & (j < stage.cashers))
        if stage.hopes.must_meet and not stage.safe:
            costs += MAJOR * ((i == 0) & ~must_meet[j])
        costs += 2 * MAJOR * ((called[i] != j) & ((called[i] >= 0) | (called[j] >= 0)))
        return costs + starts.pairs(rows) if stage.field.starts else costs

    return Tier(pairs, pull=1)


def meetings(times: np.ndarray[tuple[int, ...], np.dtype[np.int16]], count: int) -> Grid:
    """Each further meeting costs more than twice as much as the one before."""
    often = np.minimum(times, _MOST_MET).astype(np.int64)
    return ((1 << often) - 1) * 4 * count**3 // 27


def _distance(stage: Stage, apart: Grid, playing_for_nothing: Marks) -> Grid:
    """The cube of the places between two who play for a prize, the square of those between others."""
    return np.where(playing_for_nothing, apart**2, 0 if stage.late else apart**3)


def _contending(stage: Stage, i: Grid, j: Grid, last: Grid) -> Grid:
    """Who holds a place for a prize meets best the lowest who may still take it, and nobody below that."""
    holds = (stage.safe <= i) & (i < min(stage.field.prizes, stage.cashers))
    costs: Grid = holds * (MAJOR * ((j > last) & (last > i)) + 2 * np.abs(last - j) ** 3)
    return costs
