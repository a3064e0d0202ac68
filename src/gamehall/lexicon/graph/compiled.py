"""How kernels on word graphs are compiled: signatures given, lock released, machine code kept on disk."""

import zlib
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

Kernel = TypeVar("Kernel", bound=Callable[..., object])

WORD, WORDS, NOTHING, WHOLE = numba.uint64, numba.uint64[::1], numba.void, numba.int64
_types: Any = numba.types
GRAPH = _types.Array(numba.uint64, 1, "C", readonly=True)
"""A graph as kernels read it."""

_stamps: dict[int, object] = {}
"""For each compiled kernel, what its code was made from besides its own file."""


def compiled(gives: Any, *takes: Any, owns: bool = False) -> Callable[[Kernel], Kernel]:
    """Compile a kernel for one signature when its module is imported, or load it from the disk.

    A kernel that makes or slices arrays owns them and says so. All others leave out counting who holds
    an array, which would cost small kernels more than their work.
    """

    def compile(kernel: Kernel) -> Kernel:
        dispatcher: Any = _wrapped(kernel, nogil=True, _nrt=owns)
        dispatcher.enable_caching()
        _watch(dispatcher)
        dispatcher.compile(gives(*takes))
        dispatcher.disable_compile()
        return cast(Kernel, dispatcher)

    return compile


def inlined(kernel: Kernel) -> Kernel:
    """A part of other kernels, copied into each of them: for what is too large to be so by itself."""
    dispatcher = _wrapped(kernel, inline="always", _nrt=False)
    return cast(Kernel, dispatcher)


def _wrapped(kernel: Callable[..., object], **options: Any) -> Any:
    dispatcher = numba.njit(**options)(kernel)
    code = kernel.__code__
    used = [(name, _made_from(kernel.__globals__.get(name))) for name in code.co_names]
    _stamps[id(dispatcher)] = (zlib.crc32(code.co_code), code.co_consts, used)
    return dispatcher


def _made_from(value: object) -> str:
    """What of a name's value went into the code: a constant is copied into it, and so is a kernel."""
    if isinstance(value, np.ndarray):
        return str(zlib.crc32(value.tobytes()))
    if isinstance(value, int | np.generic):
        return repr(value)
    return repr(_stamps.get(id(value), ""))


def _watch(dispatcher: Any) -> None:
    """Renew the kept code when a kernel or a constant of another file changed, not only with its own file.

    Numba compares a stamp of the kernel's file; it has no better place to tell it more.
    """
    file: Any = getattr(getattr(dispatcher, "_cache", None), "_cache_file", None)
    if hasattr(file, "_source_stamp"):
        file._source_stamp = (file._source_stamp, zlib.crc32(repr(_stamps[id(dispatcher)]).encode()))
