"""Squares, premiums and tiles.

A board is a string of 225 characters, row by row: `.` an empty square, a capital a tile, a small letter a
blank that stands for that letter. Squares are named as on the printed board, column letter then row number:
`A1` top left, `H8` the centre. On a rack and in the bag a blank is `_`; people, files and the engine write
it `?`, which in a position is the hall's sign for what may not be seen.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

from gamehall.lexicon.capitals import capitals

CITES = ("letter-values", "blank-zero")
"""What the tiles' own data keep."""

SIDE = 15
SQUARES = SIDE * SIDE
EMPTY_BOARD = "." * SQUARES
BLANK = "_"
RACK = 7

Direction = Literal["across", "down"]

_SET: dict[str, Any] = tomllib.loads((Path(__file__).parent / "data" / "sets.toml").read_text("utf-8"))

PREMIUMS: tuple[str, ...] = tuple(_SET["board"]["rows"])
"""Fifteen rows: T triple word, D double word, t triple letter, d double letter."""
COUNTS: dict[str, int] = _SET["tiles"]["counts"]
VALUES: dict[str, int] = _SET["tiles"]["values"]
LETTERS = frozenset(VALUES) - {"?"}
"""What a tile on the board can show."""

_PREMIUM = "".join(PREMIUMS)
CENTRE = SQUARES // 2

NAMES: tuple[str, ...] = tuple(f"{chr(65 + n % SIDE)}{n // SIDE + 1}" for n in range(SQUARES))
INDEX: dict[str, int] = {name: n for n, name in enumerate(NAMES)}


def letter_factor(square: int) -> int:
    return {"d": 2, "t": 3}.get(_PREMIUM[square], 1)


def word_factor(square: int) -> int:
    return {"D": 2, "T": 3}.get(_PREMIUM[square], 1)


def value(tile: str) -> int:
    """What a tile counts: nothing where it is a blank, on the rack or on the board."""
    return VALUES.get(tile, 0)


def tile_of(letter: str) -> str:
    """The tile that shows this letter on the board: small letters are blanks."""
    return BLANK if letter.islower() else letter


def step(direction: Direction) -> int:
    return 1 if direction == "across" else SIDE


def lay(board: str, laid: dict[int, str]) -> str:
    squares = list(board)
    for square, letter in laid.items():
        squares[square] = letter
    return "".join(squares)


def full_bag() -> tuple[str, ...]:
    return tuple(sorted(read_tiles("".join(tile * count for tile, count in COUNTS.items()))))


def read_tiles(text: str) -> tuple[str, ...]:
    """Tiles as people write them: `QUIZ?` has a blank."""
    return tuple(capitals(text).replace("?", BLANK))


def write_tiles(tiles: Iterable[str]) -> str:
    """Tiles as people write them, in the order of the alphabet, blanks last."""
    return "".join(sorted(tiles, key=lambda tile: (tile == BLANK, tile))).replace(BLANK, "?")
