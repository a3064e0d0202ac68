"""The playing strength of Juggle: boards covered to the last space, and how many turns the rest will take.

The engine stands alone: spaces are counted row by row, colours from 0, shapes as `NAMES` has them. Kernels
are compiled by Numba when first needed and kept on disk; `warm` does it early.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from gamehall.kernel.parts import Engine

from .tables import AREAS, NAMES, Bytes, places

__all__ = ["AREAS", "NAMES", "Position", "Tile", "tilings", "turns_for", "warm"]

TRIES = 1500
"""Spaces looked at before another random order is begun."""
HOPE = 16
"""Searches without a cover, and no more with one, before the rest is left out."""
LIKING = np.array([1.0, 1.5, 2.5, 4.0, 6.0])
"""How much a piece of each area is liked, give or take: large ones go faster."""


class Position(NamedTuple):
    """A board to be covered, and what it can be covered with."""

    side: int
    board: Bytes
    """For each space its colour, counted from 1; 0: empty."""
    bank: Bytes
    """By colour and shape, how many lie in the bank."""
    theirs: Bytes
    """By colour and shape, how many lie on the opponent's board and not in the bank."""


class Tile(NamedTuple):
    """A piece of a plan: its colour and shape, where it is to lie, whether the opponent has it."""

    colour: int
    shape: int
    cells: tuple[int, ...]
    theirs: bool

    @property
    def area(self) -> int:
        return len(self.cells)


Tiling = tuple[Tile, ...]


def tilings(at: Position, luck: int, most: int, *, wild: int = 0) -> Iterator[Tiling]:
    """Different ways to cover what is empty, as many as are found in so many searches; where the first `HOPE`
    of them find none there is hardly any.

    `wild` pieces may be the opponent's.
    """
    from .covering import cover

    lay, areas = places(at.side), np.array(AREAS, dtype=np.int64)
    laid, colours = np.zeros((2, at.side**2 + 1), dtype=np.int64)
    state = np.array([luck * 0x9E3779B97F4A7C15 % 2**64 or 1], dtype=np.uint64)
    rng, misses = np.random.default_rng(luck % 2**32), 0
    for number in range(most):
        liking = LIKING * rng.uniform(0.3, 2.0, 5)
        stocks = at.board.copy(), at.bank.copy(), at.theirs.copy()
        found = cover(*stocks, wild, *lay, areas, liking, state, TRIES, laid, colours)
        if found >= 0:
            cells = (lay.cells[place, : AREAS[lay.shape[place]]].tolist() for place in laid[:found])
            kinds = lay.shape[laid[:found]].tolist()
            yield tuple(
                Tile(abs(colour) - 1, kind, tuple(covers), colour < 0)
                for colour, kind, covers in zip(colours[:found].tolist(), kinds, cells, strict=True)
            )
        else:
            misses += 1
            if misses >= HOPE and misses * 2 > number:
                return


def turns_for(counts: tuple[int, ...]) -> float:
    """How many turns it takes, on average, to lay so many pieces of one to five squares."""
    from .pace import MOST, pace

    kept = tuple(min(n, most) for n, most in zip(counts, MOST, strict=True))
    more = sum(n - k for n, k in zip(counts, kept, strict=True))
    return float(pace()[kept]) + more


def warm() -> None:
    """Compile the kernels, or load them from the disk."""
    from . import covering as covering
    from .pace import pace

    pace()


ENGINE = Engine(warm=warm)
