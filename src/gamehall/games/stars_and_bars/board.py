"""The gameboard: its spaces by name, which of them are central, and which lie side by side."""

import tomllib
from functools import cache
from pathlib import Path

from msgspec import Struct

FULL = 4
"""So many cards in a stack, and it is turned over or removed."""


class Board(Struct, frozen=True):
    title: str
    provenance: str
    columns: int
    spaces: tuple[str, ...]
    """Row by row; a column has a letter, a row a number: `B2`."""
    centre: tuple[str, ...]
    """The Central Playing Area."""
    neighbours: dict[str, tuple[str, ...]]
    """The spaces beside each, level, upright and slanting."""


@cache
def boards() -> dict[str, Board]:
    data = tomllib.loads((Path(__file__).with_name("data") / "boards.toml").read_text("utf-8"))
    return {name: _board(part["title"], part["provenance"], part["rows"]) for name, part in data.items()}


def _board(title: str, provenance: str, rows: list[str]) -> Board:
    cells = {(r, c): f"{'ABCDEFGH'[c]}{r + 1}" for r, row in enumerate(rows) for c in range(len(row))}
    centre = tuple(name for (r, c), name in cells.items() if rows[r][c] == "C")
    around = {
        name: tuple(
            cells[near]
            for near in ((r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)
            if near in cells
        )
        for (r, c), name in cells.items()
    }
    return Board(title, provenance, len(rows[0]), tuple(cells.values()), centre, around)
