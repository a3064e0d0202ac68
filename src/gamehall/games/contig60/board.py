"""The board: 64 numbered spaces, their neighbours, and the lines of five."""

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

SIDE = 8
FIVE = 5


class Board(Struct, frozen=True):
    title: str
    provenance: str
    numbers: tuple[int, ...]
    index: dict[int, int]
    """Where each number stands, counted row by row."""
    neighbours: tuple[tuple[int, ...], ...]


@cache
def boards() -> dict[str, Board]:
    data = tomllib.loads((Path(__file__).with_name("data") / "boards.toml").read_text("utf-8"))
    return {name: _board(part) for name, part in data.items()}


def touching(board: Board, covered: Sequence[str], space: int) -> int:
    """The points for a chip on the number `space`: one for each covered space around it."""
    return sum(bool(covered[i]) for i in board.neighbours[board.index[space]])


def is_line(board: Board, spaces: Iterable[int]) -> bool:
    """Are these numbers five spaces in one unbroken straight line?"""
    numbers = tuple(spaces)
    if any(n not in board.index for n in numbers):
        return False
    return tuple(sorted(board.index[n] for n in numbers)) in _lines()


def lines_of(board: Board, covered: Sequence[str], seat: str) -> list[tuple[int, ...]]:
    """Every line of five that holds this seat's chips only, as numbers."""
    held = {i for i, who in enumerate(covered) if who == seat}
    if len(held) < FIVE:
        return []
    return [tuple(board.numbers[i] for i in line) for line in _lines() if held.issuperset(line)]


@cache
def _lines() -> tuple[tuple[int, ...], ...]:
    found = set()
    for row in range(SIDE):
        for column in range(SIDE):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                cells = [(row + k * down, column + k * right) for k in range(FIVE)]
                if all(0 <= r < SIDE and 0 <= c < SIDE for r, c in cells):
                    found.add(tuple(sorted(r * SIDE + c for r, c in cells)))
    return tuple(sorted(found))


def _board(part: dict[str, object]) -> Board:
    rows = part["rows"]
    assert isinstance(rows, list)
    numbers = tuple(n for row in rows for n in row)
    index = {number: i for i, number in enumerate(numbers)}
    around = tuple(_around(i) for i in range(SIDE * SIDE))
    return Board(str(part["title"]), str(part["provenance"]), numbers, index, around)


def _around(i: int) -> tuple[int, ...]:
    row, column = divmod(i, SIDE)
    near = ((row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c)
    return tuple(r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE)
