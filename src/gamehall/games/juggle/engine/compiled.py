"""How the kernels of this engine are compiled: signatures given, lock released, machine code kept on disk.

The kept code of a kernel is renewed when its own file changes, not when a kernel it calls changes in another
file: after editing, delete the `*.nbi` and `*.nbc` files in `__pycache__`.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

Kernel = TypeVar("Kernel", bound=Callable[..., object])

WORD, WHOLE, REAL, NOTHING = numba.uint64, numba.int64, numba.float64, numba.void
BYTES, SHORTS, WHOLES, REALS = numba.int8[::1], numba.int16[::1], numba.int64[::1], numba.float64[::1]
GRID, WORDS = numba.int16[:, ::1], numba.uint64[::1]
STOCK = numba.int8[:, ::1]
PACE = numba.float64[:, :, :, :, ::1]


def compiled(gives: Any, *takes: Any) -> Callable[[Kernel], Kernel]:
    """Compile a kernel for one signature when its module is imported, or load it from the disk."""
    return cast(Callable[[Kernel], Kernel], numba.njit(gives(*takes), nogil=True, cache=True))
