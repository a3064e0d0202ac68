"""Queens & Guards as the lobby shows it: hexagons in bands, a queen on the centre, guards of both sides."""

from math import cos, pi, sin, sqrt

from gamehall.games.queens_and_guards.board import BAND, CENTRE, HEXES, NUMBERS, PLACES
from gamehall.kernel.drawing import HEIGHT, WIDTH, box, disc, drawing, line
from gamehall.kernel.parts import Picture

_SIZE = 24.0
_WHITE = tuple(NUMBERS[name] for name in ("e0", "e1", "e4", "d6", "d10"))
_BLACK = tuple(NUMBERS[name] for name in ("e3", "c8", "d3", "c14", "c3"))

SAYS = "Hexagons in bands round a centre: a crowned queen on it, round light guards and six-sided dark ones."


def _middle(i: int) -> tuple[float, float]:
    q, r = PLACES[i]
    return WIDTH / 2 + 1.5 * _SIZE * q, HEIGHT / 2 + sqrt(3) / 2 * _SIZE * (2 * r + q)


def _hexagon(i: int, size: float, fill: str, edge: str, *, thick: float = 1.5) -> str:
    x, y = _middle(i)
    corners = ((x + size * cos(k * pi / 3), y + size * sin(k * pi / 3)) for k in range(6))
    return line(f"M{'L'.join(f'{a:.1f} {b:.1f}' for a, b in corners)}Z", edge, thick=thick, fill=fill)


def _hex(i: int) -> str:
    paper = "board-wood" if i == CENTRE else "board-paper-alt" if BAND[i] % 2 == 0 else "board-paper"
    return _hexagon(i, _SIZE, paper, "board-line")


def _white(i: int) -> str:
    x, y = _middle(i)
    return disc(x, y, 15, "cube-white", edge="board-ink") + disc(x, y, 4, "cube-ink-dark")


def _black(i: int) -> str:
    x, y = _middle(i)
    return _hexagon(i, 17, "cube-black", "cube-white") + disc(x, y, 4, "cube-white")


def _queen() -> str:
    x, y = _middle(CENTRE)
    crown = f"M{x - 8} {y + 6}h16l2 -12l-5 4l-5 -7l-5 7l-5 -4z"
    return disc(x, y, 15, "cube-white", edge="board-ink") + line(crown, "cube-ink-dark", fill="cube-ink-dark")


def svg() -> str:
    wood = box(0, 0, WIDTH, HEIGHT, "board-wood-edge")
    board = "".join(_hex(i) for i in range(HEXES))
    pieces = (*map(_white, _WHITE), *map(_black, _BLACK))
    return drawing(SAYS, wood, board, _queen(), *pieces)


PICTURE = Picture(svg=svg, says=SAYS)
