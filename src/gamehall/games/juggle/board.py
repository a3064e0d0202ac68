"""A square board: what its spaces are called, which of them touch, and where a piece can lie."""

from collections.abc import Iterable
from functools import cache
from string import ascii_lowercase

from gamehall.games.juggle.pieces import normal, shape_of

Cells = tuple[int, ...]
"""Spaces counted row by row, in order."""


def space_name(side: int, space: int) -> str:
    """`c4`: the third column, the fourth row from the top."""
    return f"{ascii_lowercase[space % side]}{space // side + 1}"


def space_named(side: int, name: str) -> int | None:
    letter, row = ascii_lowercase.find(name[:1].lower() or "?"), name[1:]
    if not 0 <= letter < side or not row.isascii() or not row.isdecimal() or not 1 <= int(row) <= side:
        return None
    return (int(row) - 1) * side + letter


def names_of(side: int, cells: Iterable[int]) -> str:
    return " ".join(space_name(side, space) for space in cells)


@cache
def around(side: int, cells: Cells) -> frozenset[int]:
    """The spaces that touch these, by edge or corner."""
    near = {
        (space // side + down) * side + space % side + right
        for space in cells
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if 0 <= space // side + down < side and 0 <= space % side + right < side
    }
    return frozenset(near.difference(cells))


def has_form(side: int, piece: str, cells: Cells) -> bool:
    """Whether the piece, turned or flipped as one likes, covers just these spaces of a board."""
    shape = shape_of(piece)
    if shape is None or len(cells) != shape.area or not all(0 <= space < side * side for space in cells):
        return False
    return normal(divmod(space, side) for space in cells) in shape.forms


@cache
def places_of(side: int, shape: str) -> tuple[Cells, ...]:
    """Everywhere this shape can lie on an empty board."""
    found = shape_of(f"red {shape}")
    assert found is not None
    return tuple(
        tuple((top + row) * side + left + column for row, column in form)
        for form in found.forms
        for top in range(side - max(row for row, _ in form))
        for left in range(side - max(column for _, column in form))
    )
