"""Stars & Bars as the lobby shows it: the heart of the board with its stacks, and two cards of a hand."""

from gamehall.kernel.drawing import HEIGHT, WIDTH, box, disc, drawing, line, print_, turned
from gamehall.kernel.parts import Picture

_SIDE = 78
_STAR = "0-11 3.2-3.6 11-3.3 4.8 1.5 7 9 0 4.6-7 9-4.8 1.5-11-3.3-3.2-3.6"

SAYS = "Square cards with shapes of four colours, some with stars and some with bars, in stacks on a board."


def _stars(x: float, y: float, ink: str) -> str:
    points = [float(one) for one in _STAR.replace("-", " -").split()]
    corners = list(zip(points[::2], points[1::2], strict=True))
    return "".join(
        line("M" + "L".join(f"{x + dx + a:g} {y + dy + b:g}" for a, b in corners) + "Z", "none", fill=ink)
        for dx, dy in ((0, -12), (-12, 8), (12, 8))
    )


def _bars(x: float, y: float, ink: str) -> str:
    return "".join(box(x + dx - 3, y - 16, 6, 32, ink) for dx in (-12, 0, 12))


def _card(x: float, y: float, letter: str, deep: int = 1) -> str:
    below = "".join(
        box(x + 3 * n, y + 3 * n, _SIDE, _SIDE, "card", round=7, edge="card-edge")
        for n in range(deep - 1, 0, -1)
    )
    name = print_(x + _SIDE - 10, y + 17, 14, letter, "card-ink")
    return below + box(x, y, _SIDE, _SIDE, "card", round=7, edge="card-edge") + name


def svg() -> str:
    felt = box(0, 0, WIDTH, HEIGHT, "board-felt")
    spaces = "".join(
        box(10 + 92 * column, 8 + 94 * row, 88, 90, "board-wood", round=5, edge="board-ink")
        for row in (0, 1)
        for column in (0, 1)
    )
    circle = (
        _card(14, 13, "R", 3) + disc(53, 54, 29, "cube-red", edge="card-ink") + _stars(53, 54, "cube-white")
    )
    square = (
        _card(106, 13, "B")
        + box(119, 28, 52, 52, "cube-blue", edge="card-ink")
        + _bars(145, 54, "cube-white")
    )
    hexagon = (
        _card(14, 107, "G", 2)
        + line("M36 119h34l17 29-17 29h-34l-17-29Z", "card-ink", fill="cube-green")
        + _bars(53, 148, "cube-white")
    )
    back = box(106, 107, _SIDE, _SIDE, "card-back", round=7, edge="card") + print_(145, 153, 22, "4", "card")
    hand = turned(
        8, 255, 70, _card(212, 30, "Y") + disc(251, 72, 27, "cube-yellow", edge="card-ink")
    ) + turned(8, 255, 70, _stars(251, 72, "cube-ink-dark"))
    other = turned(
        -6,
        262,
        150,
        _card(226, 108, "R")
        + box(246, 128, 40, 40, "cube-red", edge="card-ink")
        + _bars(266, 148, "cube-white"),
    )
    return drawing(SAYS, felt, spaces, circle, square, hexagon, back, other, hand)


PICTURE = Picture(svg=svg, says=SAYS)
