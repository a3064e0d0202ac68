"""Counting in sets of bits: how many, how likely, what a chip earns, and whether it wins."""

import numpy as np

from .compiled import SIDES, TRUTH, WHOLE, WORD, WORDS, Sides, compiled
from .lines import NEIGHBOURS, ROLLS, THROUGH, WAYS, Bits, bits

NONE = np.uint64(0)
ONE = np.uint64(1)
ALL_ROLLS = np.uint64((1 << len(ROLLS)) - 1)
TRIPLES = np.uint64(bits([i for i, ways in enumerate(WAYS) if ways == 1]))
PAIRS = np.uint64(bits([i for i, ways in enumerate(WAYS) if ways == 3]))
MIXED = np.uint64(bits([i for i, ways in enumerate(WAYS) if ways == 6]))


@compiled(WHOLE, WORD)
def count(word: np.uint64) -> int:
    """How many members a set has (the compiler knows this pattern as one instruction)."""
    word = word - ((word >> ONE) & np.uint64(0x5555555555555555))
    word = (word & np.uint64(0x3333333333333333)) + ((word >> np.uint64(2)) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int((word * np.uint64(0x0101010101010101)) >> np.uint64(56))


@compiled(WHOLE, WORD)
def lowest(word: np.uint64) -> int:
    """The lowest member of a set that has one."""
    return count((word & (~word + ONE)) - ONE)


@compiled(WHOLE, WORD)
def falls(rolls: np.uint64) -> int:
    """How many of the 216 falls of the dice belong to a set of rolls."""
    return count(rolls & TRIPLES) + 3 * count(rolls & PAIRS) + 6 * count(rolls & MIXED)


@compiled(WORD, WORDS, WORD)
def rolls_to(reach: Bits, spaces: np.uint64) -> np.uint64:
    """The rolls that reach at least one of these spaces."""
    rolls = NONE
    while spaces:
        rolls |= reach[lowest(spaces)]
        spaces &= spaces - ONE
    return rolls


@compiled(WHOLE, WORD, WHOLE)
def points(taken: np.uint64, space: int) -> int:
    """What a chip on this space earns: one for each taken neighbour."""
    return count(NEIGHBOURS[space] & taken)


@compiled(TRUTH, WORD, WHOLE)
def five(mine: np.uint64, space: int) -> bool:
    """Whether a chip on this space makes five of mine in line."""
    here = mine | (ONE << np.uint64(space))
    for k in range(THROUGH.shape[1]):
        line = THROUGH[space, k]
        if line == NONE:
            break
        if line & here == line:
            return True
    return False


@compiled(TRUTH, SIDES, WHOLE, WHOLE)
def wins(at: Sides, space: int, earned: int) -> bool:
    """Whether a chip on this space wins at once: zero or less and ahead by three, or five in line."""
    score = at.score_mine - earned
    return (score <= 0 and at.score_theirs - score >= 3) or five(at.mine, space)


@compiled(SIDES, SIDES)
def passed(at: Sides) -> Sides:
    """The position after a pass, seen by the opponent."""
    return Sides(at.theirs, at.mine, at.score_theirs, at.score_mine, at.chips_theirs, at.chips_mine)


@compiled(SIDES, SIDES, WHOLE, WHOLE)
def placed(at: Sides, space: int, earned: int) -> Sides:
    """The position after a chip on this space, seen by the opponent."""
    mine = at.mine | (ONE << np.uint64(space))
    return Sides(at.theirs, mine, at.score_theirs, at.score_mine - earned, at.chips_theirs, at.chips_mine - 1)


@compiled(WHOLE, SIDES)
def verdict(at: Sides) -> int:
    """How the scores stand when the chips are out: 1 the player to roll wins, -1 loses, 0 a tie."""
    lead = at.score_theirs - at.score_mine
    return 1 if lead >= 3 else -1 if lead <= -3 else 0
