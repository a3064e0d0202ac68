"""How the kernels of this engine are compiled, and the flat arrays that they work on.

The kept code of a kernel is renewed when its own file changes, not when a kernel it calls changes in another
file: after editing, delete the `*.nbi` and `*.nbc` files in `__pycache__`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

Kernel = TypeVar("Kernel", bound=Callable[..., object])

Cards = npt.NDArray[np.int8]
Words = npt.NDArray[np.uint64]
Reals = npt.NDArray[np.float64]

EMPTY, TURNED = -1, -2
"""On top of a space where no card lies face up."""
NO_CARD = -1
"""A place in a hand that holds no card."""


class Plan(NamedTuple):
    """What a search reads and never changes: the board, how cards differ, what counts at this table."""

    beside: Cards
    """For each space its neighbours, filled up with -1."""
    centre: Cards
    """1 for a space of the Central Playing Area."""
    differ: Cards
    """In how many ways two cards differ."""
    one_way: bool
    differences: bool


class Lying(NamedTuple):
    """What lies on the table; the hand of the mover is the first row."""

    top: Cards
    height: Cards
    hands: Cards
    deck: Cards


WHOLE, REAL, TRUTH, NOTHING = numba.int64, numba.float64, numba.boolean, numba.void
ROW, GRID, WORDS, REALS = numba.int8[::1], numba.int8[:, ::1], numba.uint64[::1], numba.float64[::1]
_types: Any = numba.types
PLAN = _types.NamedTuple([GRID, ROW, GRID, TRUTH, TRUTH], Plan)
LYING = _types.NamedTuple([ROW, ROW, GRID, ROW], Lying)


def compiled(gives: Any, *takes: Any) -> Callable[[Kernel], Kernel]:
    """Compile a kernel for one signature when its module is imported, or load it from the disk."""
    return cast(Callable[[Kernel], Kernel], numba.njit(gives(*takes), nogil=True, cache=True))
