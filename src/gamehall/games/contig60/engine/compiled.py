"""How the kernels of this engine are compiled: signatures given, lock released, machine code kept on disk.

The kept code of a kernel is renewed when its own file changes, not when a kernel it calls changes in another
file: after editing, delete the `*.nbi` and `*.nbc` files in `__pycache__`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import numba
import numpy as np

from .lines import Bits, Reals

Kernel = TypeVar("Kernel", bound=Callable[..., object])


class Tables(NamedTuple):
    """What a search reads and never changes: a printed board and the weights of the net."""

    reach: Bits
    spaces: Bits
    chance: Reals
    weights: Reals


class Sides(NamedTuple):
    """A position as two sets of chips, two scores and two counts of chips left; `mine` rolls next."""

    mine: np.uint64
    theirs: np.uint64
    score_mine: int
    score_theirs: int
    chips_mine: int
    chips_theirs: int


class Slate(NamedTuple):
    """Room for one evaluation, written over by the next."""

    x: Reals
    """The measures of the position."""
    hidden: Reals
    """The hidden units of the net."""
    levels: Bits
    """For each number of points, the rolls that can earn it."""
    winning: Bits
    """The rolls that complete five, mine and theirs."""


WORD, WHOLE, REAL, TRUTH, NOTHING = numba.uint64, numba.int64, numba.float64, numba.boolean, numba.void
WORDS, WHOLES, REALS = numba.uint64[::1], numba.int64[::1], numba.float64[::1]
FLOATS, GRID, CUBE = numba.float32[::1], numba.float32[:, ::1], numba.float32[:, :, ::1]
_types: Any = numba.types
TABLES = _types.NamedTuple([WORDS, WORDS, FLOATS, GRID], Tables)
SLATE = _types.NamedTuple([FLOATS, FLOATS, WORDS, WORDS], Slate)
SIDES = _types.NamedTuple([WORD, WORD, WHOLE, WHOLE, WHOLE, WHOLE], Sides)


def compiled(gives: Any, *takes: Any) -> Callable[[Kernel], Kernel]:
    """Compile a kernel for one signature when its module is imported, or load it from the disk."""
    return cast(Callable[[Kernel], Kernel], numba.njit(gives(*takes), nogil=True, cache=True))
