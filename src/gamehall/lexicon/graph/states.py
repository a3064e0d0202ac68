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
lies wholly to its right, after the turn wholly to its left. The sets come first in the array, the start last.
"""

import numpy as np
import numpy.typing as npt

from gamehall.lexicon.graph.compiled import GRAPH, WORD, compiled

Words64 = npt.NDArray[np.uint64]

TURN = 0
LETTERS = 26
MASK_BITS, ACCEPT_BITS = 27, 15
EDGE_BITS = 64 - MASK_BITS - ACCEPT_BITS

NONE, ONE = np.uint64(0), np.uint64(1)
MASK = np.uint64((1 << MASK_BITS) - 1)
ACCEPT = np.uint64((1 << ACCEPT_BITS) - 1)
ACCEPT_AT = np.uint64(MASK_BITS)
EDGE_AT = np.uint64(MASK_BITS + ACCEPT_BITS)


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
