"""How the kernels of this engine are compiled: signatures given, lock released, machine code kept on disk.

The kept code of a kernel is renewed when its own file changes, not when a kernel it calls changes in another
file: after editing, delete the `*.nbi` and `*.nbc` files in `__pycache__`.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

from gamehall.games.queens_and_guards.engine.tables import Tables

Kernel = TypeVar("Kernel", bound=Callable[..., object])

WHOLE, WORD, TRUTH, NOTHING = numba.int64, numba.uint64, numba.boolean, numba.void
INTS, LONGS, BITS = numba.int32[::1], numba.int64[::1], numba.uint64[::1]
GRID, _CUBE, _BITGRID = numba.int32[:, ::1], numba.int32[:, :, ::1], numba.uint64[:, ::1]


def tuple_of(kind: type, *types: Any) -> Any:
    """The type of a named tuple whose fields are of these types."""
    known: Any = numba.types
    return known.NamedTuple(list(types), kind)


TABLES = tuple_of(Tables, GRID, GRID, _CUBE, _CUBE, INTS, INTS, GRID, _BITGRID)


def compiled(gives: Any, *takes: Any) -> Callable[[Kernel], Kernel]:
    """Compile a kernel for one signature when its module is imported, or load it from the disk."""
    return cast(Callable[[Kernel], Kernel], numba.njit(gives(*takes), nogil=True, cache=True))
