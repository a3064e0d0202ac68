"""LinguiSHTIK as the lobby shows it: cubes that spell a word, and a sentence that bears it out."""

from gamehall.games.linguishtik.cubes import Colour, cube_sets
from gamehall.kernel.drawing import box, drawing, line, print_
from gamehall.kernel.parts import Picture

_WORD: tuple[tuple[Colour, str], ...] = (
    ("yellow", "K"),
    ("pink", "I"),
    ("black", "T"),
    ("green", "E"),
    ("orange", "S"),
)
_BEFORE, _AFTER = "Two", "flew over the hall."
_DARK = ("yellow", "pink")
"""On these a letter is dark."""

SAYS = "Five cubes in five colours spell KITES; below them a sentence: Two kites flew over the hall."


def _cube(x: float, y: float, colour: Colour, letter: str) -> str:
    assert next(iter(cube_sets().values())).bears(colour, letter)
    body, ink = f"cube-{colour}", "cube-ink-dark" if colour in _DARK else "cube-ink-light"
    return (
        line(f"M{x + 3} {y + 6} l8 -10 h42 l-7 10 z", "cube-edge", fill=body)
        + line(f"M{x + 46} {y + 48} l7 -9 v-43 l-7 9 z", "cube-edge", fill=body)
        + box(x, y, 48, 48, body, round=7, edge="cube-edge")
        + print_(x + 24, y + 36, 34, letter, ink)
    )


def svg() -> str:
    cubes = "".join(_cube(16 + 59 * at, 42, colour, letter) for at, (colour, letter) in enumerate(_WORD))
    sentence = (
        print_(26, 157, 20, _BEFORE, "board-ink", anchor="start")
        + print_(69, 157, 20, "kites", "cube-red", anchor="start")
        + line("M69 163 h48", "cube-red", thick=2.5)
        + print_(124, 157, 20, _AFTER, "board-ink", anchor="start")
    )
    mat = box(0, 0, 320, 200, "board-felt") + box(8, 126, 304, 50, "board-paper", round=6, edge="board-line")
    return drawing(SAYS, mat, cubes, sentence)


PICTURE = Picture(svg=svg, says=SAYS)
