"""The printed board and the tiles as flat arrays, and a position as kernels read it.

A letter is 1 to 26, a blank standing for it 32 more, an empty square 0. Squares lie in a grid of lanes 16
apart, for plays across by row and for plays down by column. The 16th square of a lane, the lanes before the
first and those behind the last are the border, which is empty and takes no letter.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

SIDE = 15
SQUARES = SIDE * SIDE
LANE = 16
GRID = LANE * (SIDE + 2)
ACROSS, DOWN = 0, 1
DIRECTIONS = 2
BLANK = 32
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALL_LETTERS = (1 << 27) - 2
EMPTY, ANY = ".", "?"
FACTORS = {".": (1, 1), "d": (2, 1), "t": (3, 1), "D": (1, 2), "T": (1, 3)}
"""What a premium multiplies: a letter, a word."""
MOST_TILES = 7
"""The most tiles a rack may hold here: a play's letters are seven bytes of one number."""

Numbers = npt.NDArray[np.uint64]
Bytes = npt.NDArray[np.uint8]


class Layout(NamedTuple):
    """A printed board and the values of the tiles, ready for the engine."""

    values: Numbers
    """For each letter its value, for each letter of a blank the blank's."""
    letter_factors: Numbers
    """For each square of the grid across, then of the grid down."""
    word_factors: Numbers
    bonus: int
    """For laying a whole rack."""
    rack_size: int


def layout(
    premiums: Sequence[str], values: Mapping[str, int], *, bonus: int = 50, rack_size: int = 7
) -> Layout:
    """A board from 15 rows such as `T..d...T...d..T`, and values such as `{"A": 1, "?": 0}`."""
    return _layout(tuple(premiums), tuple(sorted(values.items())), bonus, rack_size)


@lru_cache(maxsize=16)
def _layout(rows: tuple[str, ...], values: tuple[tuple[str, int], ...], bonus: int, rack_size: int) -> Layout:
    if len(rows) != SIDE or any(len(row) != SIDE or set(row) - set(FACTORS) for row in rows):
        raise ValueError("A board is 15 rows of 15 squares, each of them one of . d t D T.")
    if not 1 <= rack_size <= MOST_TILES:
        raise ValueError(f"A rack holds 1 to {MOST_TILES} tiles, not {rack_size}.")
    worth = dict(values)
    points = np.zeros(64, np.uint64)
    for number, letter in enumerate(LETTERS, 1):
        points[number], points[BLANK + number] = worth[letter], worth[ANY]
    factors = np.ones((2, DIRECTIONS * GRID), np.uint64)
    for square in range(SQUARES):
        for direction in range(DIRECTIONS):
            factors[:, grid_at(square, direction)] = FACTORS["".join(rows)[square]]
    return Layout(points, factors[0].copy(), factors[1].copy(), bonus, rack_size)


def grid_at(square: int, direction: int) -> int:
    """Where a square of the board lies in the grids."""
    row, column = divmod(square, SIDE)
    lane, place = (row, column) if direction == ACROSS else (column, row)
    return direction * GRID + LANE * (lane + 1) + place


def square_at(at: int) -> tuple[int, int]:
    """The square of the board at this place of the grids, and the direction of the grid."""
    direction, rest = divmod(at, GRID)
    lane, place = divmod(rest - LANE, LANE)
    return (lane * SIDE + place if direction == ACROSS else place * SIDE + lane), direction


def _codes() -> bytes:
    """For each byte of text, the code of its tile; 255 where it is none."""
    codes = bytearray(b"\xff" * 256)
    for number, letter in enumerate(LETTERS, 1):
        codes[ord(letter)], codes[ord(letter.lower())] = number, number + BLANK
    codes[ord(EMPTY)], codes[ord(ANY)] = 0, BLANK
    return bytes(codes)


_CODES, _NONE, _ANY, _EMPTY = _codes(), b"\xff", bytes([BLANK]), b"\0"
_SMALL = bytes(range(BLANK + 1, BLANK + 27))


def board_codes(board: str) -> Bytes:
    """A board of 225 characters as codes."""
    codes = board.encode("utf-8").translate(_CODES)
    if len(codes) != SQUARES or _NONE in codes or _ANY in codes:
        raise ValueError("A board is 225 characters: . for an empty square, A-Z, or a-z for a blank.")
    return np.frombuffer(codes, np.uint8)


def rack_codes(rack: str, size: int) -> Bytes:
    """The tiles of a rack as codes, a blank as 32."""
    if not 1 <= len(rack) <= size:
        raise ValueError(f"A rack is 1 to {size} tiles, not {len(rack)}.")
    return tile_codes(rack)


def tile_codes(tiles: str) -> Bytes:
    """Tiles that are not on the board as codes, a blank as 32."""
    codes = tiles.encode("utf-8").translate(_CODES)
    if _NONE in codes or _EMPTY in codes or codes.translate(None, _SMALL) != codes:
        raise ValueError("Tiles are written A-Z, and ? for a blank.")
    return np.frombuffer(codes, np.uint8)
