"""The board as flat arrays: where a piece may go, between what it is trapped, and what a position is made of.

Nothing here needs Numba, so a position can be set up before anything is compiled.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from gamehall.games.queens_and_guards.board import (
    AROUND,
    BACK,
    BAND,
    CENTRE,
    COLOURS,
    HEXES,
    ONWARD,
    OUTERMOST,
    Board,
    Colour,
    holds,
    is_queen,
)
from gamehall.games.queens_and_guards.traps import Ground

Ints = npt.NDArray[np.int32]
Bits = npt.NDArray[np.uint64]

PIECES = 14
"""White's queen and guards are 0 to 6, Black's 7 to 13; the queens are 0 and 7."""
NOBODY = -1
NOWHERE = -1

AT, SIDE, BOUND, LOOSE, SENT = HEXES, HEXES + PIECES, HEXES + 15, HEXES + 16, HEXES + 17
SCORE, SIZE = HEXES + 18, HEXES + 19
"""A position is one array: who stands on each hex, where each piece stands, whose turn it is, the pieces in
announced traps as bits, a piece of the opponent's that may be sent out, one that was sent out in this turn,
and how much better White's pieces stand."""


class Tables(NamedTuple):
    """What a search reads and never changes."""

    onward: Ints
    """For each hex, where one step leads; `NOWHERE` after the last."""
    back: Ints
    around: Ints
    """For each hex, the pairs between which a piece is trapped."""
    through: Ints
    """For each hex, what may be trapped from it, and where the other trapper stands."""
    band: Ints
    crowns: Ints
    worth: Ints
    """What a queen and a guard are worth on each hex."""
    keys: Bits
    """For each kind of piece on each hex, and for side, bound and loose pieces, random bits."""


QUEEN_STEP, GUARD_STEP, HOME = 11, 10, 6
"""What a step inward is worth to a queen and to a guard, and to a guard that it is home."""


@cache
def tables(geometry: str, white_crown: int, black_crown: int) -> Tables:
    pairs = AROUND["line" if geometry == "line" else "same_band"]
    through: list[list[tuple[int, int]]] = [[] for _ in range(HEXES)]
    for i, around in enumerate(pairs):
        for one, two in around:
            through[one].append((i, two))
            through[two].append((i, one))
    band = np.array(BAND, dtype=np.int32)
    worth = np.zeros((2, HEXES), dtype=np.int32)
    worth[0] = -QUEEN_STEP * band
    worth[1] = -GUARD_STEP * band + HOME * (band <= 1)
    rng = np.random.default_rng(91)
    keys = rng.integers(0, 2**64, size=(4 + 4, HEXES + 1), dtype=np.uint64)
    return Tables(
        _rows([list(row) for row in ONWARD], 5),
        _rows([list(row) for row in BACK], 6),
        _pairs([list(row) for row in pairs], 3),
        _pairs(through, 6),
        band,
        np.array([white_crown, black_crown], dtype=np.int32),
        worth,
        keys,
    )


def _rows(rows: list[list[int]], width: int) -> Ints:
    return np.array([row + [NOWHERE] * (width - len(row)) for row in rows], dtype=np.int32)


def _pairs(rows: list[list[tuple[int, int]]], width: int) -> Ints:
    none = (NOWHERE, NOWHERE)
    return np.array([row + [none] * (width - len(row)) for row in rows], dtype=np.int32)


def of_ground(ground: Ground) -> Tables:
    return tables(ground.geometry, ground.crowns["white"], ground.crowns["black"])


def position(
    ground: Ground, board: Board, side: Colour, bound: tuple[int, ...] = (), loose: int = NOWHERE
) -> Ints:
    """A position from the board: `bound` and `loose` are hexes."""
    t, at = of_ground(ground), np.full(SIZE, NOBODY, dtype=np.int32)
    for base, own in zip((0, 7), COLOURS, strict=True):
        queen_first = sorted(holds(board, own), key=lambda i: not is_queen(board[i]))
        for n, i in enumerate(queen_first):
            at[i], at[AT + base + n] = base + n, i
    at[SIDE] = 0 if side == "white" else 1
    at[BOUND] = sum(1 << int(at[i]) for i in bound)
    at[LOOSE] = at[loose] if loose != NOWHERE else NOBODY
    kinds = [0 if n % 7 == 0 else 1 for n in range(PIECES)]
    at[SCORE] = sum((1 if n < 7 else -1) * int(t.worth[kinds[n], at[AT + n]]) for n in range(PIECES))
    return at


EDGE = len(OUTERMOST)
MIDDLE = CENTRE
