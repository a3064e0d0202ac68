"""The board as sets of bits: neighbours, lines of five, the 56 rolls, and which spaces each roll reaches.

A set of spaces is 64 bits, bit `i` for space `i` counted row by row. A set of rolls is also 64 bits, bit `r`
for the roll `ROLLS[r]`. Nothing here needs Numba, so a board can be read before anything is compiled.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Bits = npt.NDArray[np.uint64]
Reals = npt.NDArray[np.float32]
Dice = tuple[int, int, int]

SIDE = 8
SPACES = SIDE * SIDE
FIVE = 5
ROLLS: tuple[Dice, ...] = tuple(combinations_with_replacement(range(1, 7), 3))
WAYS = tuple(len(set(permutations(roll))) for roll in ROLLS)
ALL_WAYS = sum(WAYS)


class Layout(NamedTuple):
    """A printed board, ready for the engine."""

    numbers: tuple[int, ...]
    reach: Bits
    """For each space, the rolls that reach its number."""
    spaces: Bits
    """For each roll, the spaces it reaches on an empty board."""
    chance: Reals
    """For each space, the probability that a roll reaches it."""


def bits(members: Sequence[int] | Iterator[int]) -> int:
    """The set of these members as one number."""
    word = 0
    for member in members:
        word |= 1 << member
    return word


def steps(first: int, second: int) -> Iterator[int]:
    """The whole numbers, zero or more, that one operation makes of two numbers in this order."""
    yield first + second
    yield first * second
    if first >= second:
        yield first - second
    if second and first % second == 0:
        yield first // second


@cache
def results(dice: Dice) -> frozenset[int]:
    """Every number that three dice make with two operations, each die used once, any grouping."""
    found: set[int] = set()
    for first, second, third in set(permutations(dice)):
        for step in steps(first, second):
            found.update(steps(step, third))
            found.update(steps(third, step))
    return frozenset(found)


def _line(row: int, column: int, down: int, right: int) -> Iterator[int]:
    for step in range(FIVE):
        yield (row + down * step) * SIDE + column + right * step


def _lines() -> Iterator[int]:
    for row in range(SIDE):
        for column in range(SIDE):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                last_row, last_column = row + 4 * down, column + 4 * right
                if last_row < SIDE and 0 <= last_column < SIDE:
                    yield bits(_line(row, column, down, right))


def _neighbours(space: int) -> Iterator[int]:
    row, column = divmod(space, SIDE)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            inside = 0 <= row + down < SIDE and 0 <= column + right < SIDE
            if inside and (down or right):
                yield (row + down) * SIDE + column + right


def _through(space: int) -> list[int]:
    return [line for line in LINES.tolist() if line >> space & 1]


LINES: Bits = np.array(list(_lines()), dtype=np.uint64)
"""The 96 lines of five."""
NEIGHBOURS: Bits = np.array([bits(_neighbours(space)) for space in range(SPACES)], dtype=np.uint64)
THROUGH: Bits = np.zeros((SPACES, 16), dtype=np.uint64)
"""For each space, the lines of five through it, at most 16, the rest left at zero."""
for _space in range(SPACES):
    THROUGH[_space, : len(_through(_space))] = _through(_space)
ROLL_OF = np.array([i for i, ways in enumerate(WAYS) for _ in range(ways)], dtype=np.int64)
"""The roll shown by each of the 216 equally likely falls."""


def roll_index(dice: Dice) -> int:
    """Where the sorted dice stand in `ROLLS`."""
    first, second, third = sorted(dice)
    return ROLLS.index((first, second, third))


@lru_cache(maxsize=16)
def _layout(numbers: tuple[int, ...]) -> Layout:
    if len(numbers) != SPACES:
        raise ValueError(f"A board has {SPACES} spaces, not {len(numbers)}.")
    reached = [[space for space, number in enumerate(numbers) if number in results(roll)] for roll in ROLLS]
    rolls = [[r for r, spaces in enumerate(reached) if space in spaces] for space in range(SPACES)]
    chances = [sum(WAYS[r] for r in hits) / ALL_WAYS for hits in rolls]
    return Layout(
        numbers,
        np.array([bits(hits) for hits in rolls], dtype=np.uint64),
        np.array([bits(spaces) for spaces in reached], dtype=np.uint64),
        np.array(chances, dtype=np.float32),
    )


def layout(numbers: Sequence[int]) -> Layout:
    """The tables of a board on which space `i` prints `numbers[i]`."""
    return _layout(tuple(int(number) for number in numbers))
