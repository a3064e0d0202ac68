"""Every place of every shape on a board, as flat arrays that the search reads and never changes.

Nothing here needs Numba, so a board can be laid out before anything is compiled.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from gamehall.games.juggle.board import around, places_of
from gamehall.games.juggle.pieces import SHAPES

Bytes = npt.NDArray[np.int8]
Shorts = npt.NDArray[np.int16]
Wholes = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

NAMES = tuple(SHAPES)
AREAS = tuple(shape.area for shape in SHAPES.values())
LARGEST = max(AREAS)
MOST_AROUND = 16
"""A piece of five squares touches no more spaces than that."""


class Places(NamedTuple):
    """Sorted by the first space that each covers."""

    shape: Shorts
    cells: Shorts
    """The spaces it covers; -1 behind the last."""
    near: Shorts
    """The spaces around it; -1 behind the last."""
    since: Shorts
    """For each space, the first place that has it as its first; one more at the end."""


@cache
def places(side: int) -> Places:
    lie = ((number, cells) for number, name in enumerate(NAMES) for cells in places_of(side, name))
    every = sorted((min(cells), number, cells) for number, cells in lie)
    count = len(every)
    shape = np.array([number for _, number, _ in every], dtype=np.int16)
    cells = np.full((count, LARGEST), -1, dtype=np.int16)
    near = np.full((count, MOST_AROUND), -1, dtype=np.int16)
    for i, (_, _, covers) in enumerate(every):
        cells[i, : len(covers)] = covers
        ring = sorted(around(side, covers))
        near[i, : len(ring)] = ring
    firsts = [first for first, _, _ in every]
    since = np.searchsorted(firsts, range(side * side + 1)).astype(np.int16)
    return Places(shape, cells, near, since)
