"""The pieces: 21 shapes of one to five squares, each in every colour. `red T5` is the red T of five."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from msgspec import Struct

Form = tuple[tuple[int, int], ...]
"""Squares as rows and columns from the top left corner, in reading order: a shape turned one way."""

CITES = ("pieces", "colours")

KNOWN = tomllib.loads((Path(__file__).parent / "data" / "pieces.toml").read_text("utf-8"))
COLOURS: tuple[str, ...] = tuple(KNOWN["colours"]["names"])


class Shape(Struct, frozen=True):
    name: str
    area: int
    forms: tuple[Form, ...]
    """Every way it can be turned and flipped, as it is drawn first."""


def normal(squares: Iterable[tuple[int, int]]) -> Form:
    """The same squares moved to the top left corner."""
    found = tuple(squares)
    top, left = min(row for row, _ in found), min(column for _, column in found)
    return tuple(sorted((row - top, column - left) for row, column in found))


def turned(form: Form) -> Form:
    """A quarter turn clockwise."""
    return normal((column, -row) for row, column in form)


def flipped(form: Form) -> Form:
    """Turned over, left to right."""
    return normal((row, -column) for row, column in form)


def _forms(drawn: list[str]) -> tuple[Form, ...]:
    form = normal((r, c) for r, line in enumerate(drawn) for c, mark in enumerate(line) if mark == "#")
    found: dict[Form, None] = {}
    for start in (form, flipped(form)):
        for _ in range(4):
            found[start] = None
            start = turned(start)
    return tuple(found)


def _shapes() -> dict[str, Shape]:
    drawn = {name: rows for name, rows in KNOWN["shapes"].items() if isinstance(rows, list)}
    return {name: Shape(name, int(name[1:]), _forms(rows)) for name, rows in drawn.items()}


SHAPES = _shapes()


def shape_of(piece: str) -> Shape | None:
    colour, _, name = piece.partition(" ")
    return SHAPES.get(name) if colour in COLOURS else None


def colour_of(piece: str) -> str:
    return piece.partition(" ")[0]


def area_of(piece: str) -> int:
    shape = shape_of(piece)
    return shape.area if shape else 0


@cache
def all_pieces(kind: str, colours: int) -> tuple[str, ...]:
    """START: every piece of such a set, sorted by colour and shape."""
    copies = KNOWN[kind]["copies"]
    return tuple(
        f"{colour} {shape.name}"
        for colour in COLOURS[:colours]
        for shape in SHAPES.values()
        for _ in range(copies[shape.area - 1])
    )


_ORDER = {f"{colour} {name}": i for i, (colour, name) in enumerate((c, n) for c in COLOURS for n in SHAPES)}


def in_order(pieces: Iterable[str]) -> tuple[str, ...]:
    """Sorted by colour and shape, as a bank lies."""
    return tuple(sorted(pieces, key=lambda piece: (_ORDER.get(piece, len(_ORDER)), piece)))
