"""Contig 60 as the lobby shows it: five rows of its board, chips of both players, and the three dice."""

from gamehall.games.contig60.board import SIDE, boards
from gamehall.kernel.drawing import box, disc, drawing, print_
from gamehall.kernel.parts import Picture

_CELL = 40
_FIRST_ROW = 1
_ROUND = ((1, 2), (2, 3), (3, 4), (1, 6))
"""Row and column, among those that are drawn, of the first player's chips."""
_SQUARE = ((2, 2), (3, 1), (1, 4))
_DICE = (3, 5, 4)
_PIPS = {3: ((0, 0), (1, 1), (2, 2)), 4: ((0, 0), (0, 2), (2, 0), (2, 2))}
_PIPS[5] = (*_PIPS[4], (1, 1))

SAYS = "A board of numbers with round and square chips, and three dice."


def _cells() -> str:
    numbers, drawn = boards()["spiral"].numbers, ""
    for row in range(5):
        for column in range(SIDE):
            x, y = column * _CELL, row * _CELL
            paper = "board-paper-alt" if (row + column) % 2 else "board-paper"
            drawn += box(x, y, _CELL, _CELL, paper, edge="board-line") + _chip(row, column)
            on_chip = (row, column) in (*_ROUND, *_SQUARE)
            number = str(numbers[(row + _FIRST_ROW) * SIDE + column])
            drawn += print_(x + 20, y + 26, 17, number, "on-chip" if on_chip else "board-ink")
    return drawn


def _chip(row: int, column: int) -> str:
    x, y = column * _CELL, row * _CELL
    if (row, column) in _ROUND:
        return disc(x + 20, y + 20, 17, "chip-p1", edge="board-ink")
    if (row, column) in _SQUARE:
        return box(x + 4, y + 4, 32, 32, "chip-p2", round=4, edge="board-ink")
    return ""


def _die(x: float, y: float, pips: int) -> str:
    dots = "".join(disc(x + 11 + 12 * c, y + 11 + 12 * r, 4, "card-ink") for r, c in _PIPS[pips])
    return box(x, y, 46, 46, "card", round=9, edge="card-edge") + dots


def svg() -> str:
    dice = "".join(_die(150 + 56 * at, 144 - 4 * at, pips) for at, pips in enumerate(_DICE))
    return drawing(SAYS, _cells(), dice)


PICTURE = Picture(svg=svg, says=SAYS)
