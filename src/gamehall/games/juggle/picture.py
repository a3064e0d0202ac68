"""Juggle as the lobby shows it: a corner of a board half covered, a piece on its way, and the two dice."""

from gamehall.games.juggle.pieces import SHAPES, Form, colour_of, shape_of
from gamehall.kernel.drawing import box, disc, drawing, line, print_, turned
from gamehall.kernel.parts import Picture

_CELL = 32
_LAID = (
    ("red P5", 0, 0, 0),
    ("blue V5", 0, 2, 0),
    ("green L5", 3, 0, 0),
    ("yellow T4", 1, 3, 0),
    ("red I2", 0, 6, 1),
    ("blue O4", 4, 4, 0),
)
"""Pieces by row and column of their corner, and which way they are turned."""
_HELD = ("yellow W5", 0)

SAYS = "A board with coloured pieces of one to five squares, one more on its way, and two dice."


def _piece(piece: str, form: Form, x: float, y: float) -> str:
    colour = colour_of(piece)
    squares = "".join(
        box(x + c * _CELL, y + r * _CELL, _CELL, _CELL, f"cube-{colour}", edge="cube-edge") for r, c in form
    )
    row, column = form[0]
    ink = "cube-ink-dark" if colour == "yellow" else "cube-ink-light"
    letter = print_(x + (column + 0.5) * _CELL, y + (row + 0.7) * _CELL, 16, colour[0].upper(), ink)
    return squares + letter


def _form(piece: str, way: int) -> Form:
    shape = shape_of(piece) or next(iter(SHAPES.values()))
    return shape.forms[way % len(shape.forms)]


def _board() -> str:
    paper = "".join(
        box(c * _CELL, r * _CELL, _CELL, _CELL, "board-paper-alt" if (r + c) % 2 else "board-paper")
        for r in range(7)
        for c in range(7)
    )
    laid = "".join(_piece(p, _form(p, way), c * _CELL, r * _CELL) for p, r, c, way in _LAID)
    return paper + laid + line(f"M{7 * _CELL} 0V200", "board-wood-edge", thick=6)


def _die(x: float, y: float, dots: tuple[tuple[int, int], ...]) -> str:
    pips = "".join(disc(x + 11 + 12 * c, y + 11 + 12 * r, 4, "card-ink") for r, c in dots)
    return box(x, y, 46, 46, "card", round=9, edge="card-edge") + pips


def svg() -> str:
    piece, way = _HELD
    held = turned(12, 270, 60, _piece(piece, _form(piece, way), 226, 14))
    five, six = ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)), tuple((r, c) for r in range(3) for c in (0, 2))
    return drawing(SAYS, _board(), held, _die(238, 126, five), _die(268, 150, six))


PICTURE = Picture(svg=svg, says=SAYS)
