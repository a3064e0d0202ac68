"""Fab-a-Diffy as the lobby shows it: the Show Box, and the three strips in the centre."""

from gamehall.kernel.drawing import HEIGHT, WIDTH, box, drawing, line, print_
from gamehall.kernel.parts import Picture

_COLOURS = {2: "cube-green", 3: "cube-yellow", 4: "cube-blue", 6: "cube-red", 12: "cube-orange"}
_LONG, _HIGH = 108, 26

SAYS = "A Show Box with a strip for five sixths, and strips for a half, a third and eleven twelfths."


def _strip(x: float, y: float, shaded: int, of: int) -> str:
    """A strip to scale, with its name before it."""
    paper = box(x, y, _LONG + 34, _HIGH + 10, "card", round=4, edge="card-edge")
    name = print_(x + 15, y + 16, 14, str(shaded), "card-ink") + print_(
        x + 15, y + 32, 14, str(of), "card-ink"
    )
    wide = _LONG / of
    parts = "".join(
        box(x + 28 + at * wide, y + 5, wide, _HIGH, _COLOURS[of] if at < shaded else "card", edge="card-edge")
        for at in range(of)
    )
    return paper + name + line(f"M{x + 7:g} {y + 18:g}h16", "card-ink", thick=1.5) + parts


def svg() -> str:
    wood = box(0, 0, WIDTH, HEIGHT, "board-wood")
    show = box(82, 10, 156, 64, "board-paper", round=4, edge="board-ink")
    title = print_(160, 25, 12, "Show Box", "board-ink")
    laid = (_strip(12, 92, 1, 2), _strip(166, 92, 1, 3), _strip(89, 146, 11, 12))
    return drawing(SAYS, wood, show, title, _strip(89, 31, 5, 6), *laid)


PICTURE = Picture(svg=svg, says=SAYS)
