"""The board: 91 hexes in five bands round a centre, and which of them lie beside and across each other.

Hexes are numbered band by band from the outermost in, clockwise from the corner nearest to White. They are
called by the letter of their band and their place in it: `A0` to `A29`, `B0` to `B23`, and so on to `E5`;
the last is the `centre`.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Literal

from msgspec import Struct

CITES = ("board", "layout")

Colour = Literal["white", "black"]
COLOURS: tuple[Colour, Colour] = ("white", "black")

BANDS = 5
SIZES = (*(6 * band for band in range(BANDS, 0, -1)), 1)
FIRST = (0, *accumulate(SIZES))
"""Where each band's numbers begin, outermost first."""
HEXES = FIRST[-1]
CENTRE = HEXES - 1
GUARDS = 6

_TURNS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""The six directions, clockwise; towards a corner of a band each. The first points at White."""

Axial = tuple[int, int]


def _ring(band: int) -> list[Axial]:
    found = []
    for side, (q, r) in enumerate(_TURNS):
        along = _TURNS[(side + 2) % 6]
        found += [(q * band + along[0] * i, r * band + along[1] * i) for i in range(band)]
    return found


PLACES: tuple[Axial, ...] = (*(at for band in range(BANDS, 0, -1) for at in _ring(band)), (0, 0))
"""Where each hex lies, in axial coordinates."""
_AT = {place: i for i, place in enumerate(PLACES)}

BAND: tuple[int, ...] = tuple(max(abs(q), abs(r), abs(q + r)) for q, r in PLACES)
"""How far each hex is from the centre."""


def _across(i: int, turn: int) -> int | None:
    (q, r), (dq, dr) = PLACES[i], _TURNS[turn]
    return _AT.get((q + dq, r + dr))


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(near for turn in range(6) if (near := _across(i, turn)) is not None) for i in range(HEXES)
)
ONWARD = tuple(tuple(n for n in near if BAND[n] <= BAND[i]) for i, near in enumerate(NEIGHBOURS))
"""One step sideways or inward."""
BACK = tuple(tuple(n for n in near if BAND[n] > BAND[i]) for i, near in enumerate(NEIGHBOURS))
"""One step outward."""
OUTERMOST = tuple(range(SIZES[0]))

Pair = tuple[int, int]


def _lines(i: int) -> tuple[Pair, ...]:
    """The pairs of hexes on both sides of this one, in a straight line."""
    pairs = ((_across(i, turn), _across(i, turn + 3)) for turn in range(3))
    return tuple((one, two) for one, two in pairs if one is not None and two is not None)


def _beside(i: int) -> tuple[Pair, ...]:
    """The pair on both sides of this one in its own band, round a corner too."""
    if i == CENTRE:
        return ()
    row = BANDS - BAND[i]
    first, size = FIRST[row], SIZES[row]
    place = i - first
    return ((first + (place - 1) % size, first + (place + 1) % size),)


Geometry = Literal["line", "same_band"]
AROUND: dict[Geometry, tuple[tuple[Pair, ...], ...]] = {
    "line": tuple(_lines(i) for i in range(HEXES)),
    "same_band": tuple(_beside(i) for i in range(HEXES)),
}
"""Between which pairs of enemies a piece on each hex is trapped."""


def name(i: int) -> str:
    if i == CENTRE:
        return "centre"
    row = BANDS - BAND[i]
    return f"{'ABCDE'[row]}{i - FIRST[row]}"


NAMES = tuple(name(i) for i in range(HEXES))
NUMBERS = {said.lower(): i for i, said in enumerate(NAMES)}


def on_board(i: int) -> bool:
    return 0 <= i < HEXES


QUEEN: dict[Colour, str] = {"white": "W", "black": "B"}
GUARD: dict[Colour, str] = {"white": "w", "black": "b"}
Board = Sequence[str]
"""For each hex `W` or `B`, a queen; `w` or `b`, a guard; or nothing."""


def colour_of(piece: str) -> Colour | None:
    return None if not piece else "white" if piece in "Ww" else "black"


def is_queen(piece: str) -> bool:
    return bool(piece) and piece in "WB"


def holds(board: Board, colour: Colour) -> list[int]:
    """Where this colour's pieces stand."""
    own = QUEEN[colour] + GUARD[colour]
    return [i for i, piece in enumerate(board) if piece and piece in own]


def enemy(colour: Colour) -> Colour:
    return "black" if colour == "white" else "white"


class Layout(Struct, frozen=True):
    """How the pieces stand at the start."""

    title: str
    provenance: str
    board: tuple[str, ...]
    crowns: dict[Colour, int]
    """The queens' starting positions, where nobody else may stand."""


@cache
def layouts() -> dict[str, Layout]:
    data = tomllib.loads((Path(__file__).with_name("data") / "layouts.toml").read_text("utf-8"))
    return {name: _layout(part) for name, part in data.items()}


def _layout(part: dict[str, str]) -> Layout:
    board = [""] * HEXES
    for colour in COLOURS:
        board[NUMBERS[part[f"{colour}_queen"].lower()]] = QUEEN[colour]
        for at in part[f"{colour}_guards"].lower().split():
            board[NUMBERS[at]] = GUARD[colour]
    crowns = {colour: NUMBERS[part[f"{colour}_crown"].lower()] for colour in COLOURS}
    return Layout(part["title"], part["provenance"], tuple(board), crowns)
