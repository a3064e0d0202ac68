"""The states of a word graph, and how a kernel steps from one to the next.

A state is one 64-bit number: the set of letters that lead on, the number of the set of letters that end a
word (those sets are few, so they lie in a table before everything else), and where the states it leads to
begin. They stand there side by side in the order of their letters. So a state is read with the edge that
leads to it, and a letter that leads nowhere costs nothing.

    bits  0-26  letters that lead on: bit 0 the turn, bits 1-26 A to Z
    bits 27-41  the number of the set of letters that end a word
    bits 42-63  where its successors begin

Words are read from any of their letters to the left, then, after the turn, onwards from there to the right
(Gordon's GADDAG). A letter of the set that ends a word ends it where it stands: before the turn the word then
lies wholly to its right, after the turn wholly to its left.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

Words64 = npt.NDArray[np.uint64]
Kernel = TypeVar("Kernel", bound=Callable[..., object])

TURN = 0
LETTERS = 26
MASK_BITS, ACCEPT_BITS = 27, 15
EDGE_BITS = 64 - MASK_BITS - ACCEPT_BITS

NONE, ONE = np.uint64(0), np.uint64(1)
MASK = np.uint64((1 << MASK_BITS) - 1)
ACCEPT = np.uint64((1 << ACCEPT_BITS) - 1)
ACCEPT_AT = np.uint64(MASK_BITS)
EDGE_AT = np.uint64(MASK_BITS + ACCEPT_BITS)


WORD, WORDS, NOTHING, WHOLE = numba.uint64, numba.uint64[::1], numba.void, numba.int64
_types: Any = numba.types
GRAPH = _types.Array(numba.uint64, 1, "C", readonly=True)
"""A graph as kernels read it: the sets of letters that end a word, then the states, the start as the last."""


def compiled(gives: Any, *takes: Any, owns: bool = False) -> Callable[[Kernel], Kernel]:
    """Compile a kernel for one signature when its module is imported, or load it from the disk.

    A kernel that makes or slices arrays owns them and says so. All others leave out counting who holds
    an array, which would cost small kernels more than their work.

    The kept code of a kernel is renewed when its own file changes, not when a kernel it calls changes in
    another file: after editing, delete the `*.nbi` and `*.nbc` files in `__pycache__`.
    """
    options: dict[str, Any] = {"nogil": True, "cache": True, "_nrt": owns}
    return cast(Callable[[Kernel], Kernel], numba.njit(gives(*takes), **options))


def inlined(kernel: Kernel) -> Kernel:
    """A part of other kernels, copied into each of them: for what is too large to be so by itself."""
    options: dict[str, Any] = {"inline": "always", "_nrt": False}
    return cast(Kernel, numba.njit(**options)(kernel))


@compiled(WORD, WORD)
def members(word: np.uint64) -> np.uint64:
    """How many members a set has (the compiler knows this pattern as one instruction)."""
    word = word - ((word >> ONE) & np.uint64(0x5555555555555555))
    word = (word & np.uint64(0x3333333333333333)) + ((word >> np.uint64(2)) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return (word * np.uint64(0x0101010101010101)) >> np.uint64(56)


@compiled(WORD, WORD)
def lowest(word: np.uint64) -> np.uint64:
    """The lowest member of a set that has one."""
    return members((word & (~word + ONE)) - ONE)


@compiled(WORD, GRAPH, WORD)
def ends(graph: Words64, state: np.uint64) -> np.uint64:
    """The letters that end a word here."""
    letters: np.uint64 = graph[(state >> ACCEPT_AT) & ACCEPT]
    return letters


@compiled(WORD, GRAPH, WORD, WORD)
def successor(graph: Words64, state: np.uint64, letter: np.uint64) -> np.uint64:
    """The state this letter leads to; 0, which leads nowhere, if there is none."""
    bit = ONE << letter
    if state & bit == NONE:
        return NONE
    onwards: np.uint64 = graph[(state >> EDGE_AT) + members(state & (bit - ONE))]
    return onwards
