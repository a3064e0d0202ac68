"""Verbals: a gerund runs down a step, a participle round a bend."""

from msgspec import structs

from gamehall.english.diagram.ink import CELL, Point, cells
from gamehall.english.diagram.parts import Word
from gamehall.english.diagram.rows import PAD, suspended
from gamehall.english.diagram.shapes import (
    LIFT,
    Block,
    Line,
    drawn,
    measure,
    merged,
    text_of,
)

RIGHT, DOWN = 0.6, 0.8
"""How far a slant goes to the right and downwards with each pixel of its length."""
STAIR = 15
BEND = 36


def gerund(word: Word, hung: list[Block]) -> Block:
    long = measure(word)
    edge = cells(PAD + long * 0.42) * CELL
    high = -STAIR - LIFT
    bend = _curve((edge - 3, high), (edge + 15, high), (edge + 18, -LIFT), (edge + 36, -LIFT))
    course = ((PAD, high), *bend, (max(edge + 39, PAD + long + 9), -LIFT))
    blocks, reach = suspended(hung, edge // CELL + 3)
    end = max(cells(course[-1][0] + PAD), reach + 3) * CELL
    text = structs.replace(text_of(word, PAD, high), course=course)
    whole = merged(drawn(text, Line(((0, -STAIR), (edge, -STAIR), (edge, 0)))), *blocks)
    own = Line(((edge, 0), (end, 0)))
    return structs.replace(whole, lines=(own, *whole.lines), start=edge, end=end)


def participle(word: Word, hung: list[Block]) -> tuple[Block, float]:
    """About the corner of the bend; and how much of the slant it draws itself."""
    long = measure(word)
    drop = BEND + long * 0.36
    corner = _curve(along(-BEND), (0.0, 0.0), (0.0, 0.0), (BEND, 0.0))
    x, y = along(-BEND)
    above = LIFT * DOWN, -LIFT * RIGHT
    turn = (LIFT / 2, -LIFT)
    course = [
        (along(-drop)[0] + above[0], along(-drop)[1] + above[1]),
        *_curve((x + above[0], y + above[1]), turn, turn, (BEND, -LIFT)),
    ]
    course.append((max(BEND + 3.0, BEND + long * 0.64 - 36), -LIFT))
    blocks, reach = suspended(hung, BEND // CELL + 1)
    end = max(cells(course[-1][0] + PAD), reach + 3) * CELL
    text = structs.replace(text_of(word, *course[0]), course=tuple(course))
    whole = merged(drawn(text, Line((along(-drop), *corner))), *blocks)
    own = Line(((BEND, 0), (end, 0)))
    return structs.replace(whole, lines=(own, *whole.lines), start=0, end=end), drop


def along(length: float) -> Point:
    """The point so far down a slant."""
    return length * RIGHT, length * DOWN


def _curve(a: Point, b: Point, c: Point, d: Point, parts: int = 8) -> list[Point]:
    """Points of a Bézier curve."""
    found = []
    for i in range(parts + 1):
        t = i / parts
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        pairs = [*zip(weights, (a, b, c, d), strict=True)]
        found.append((sum(w * p[0] for w, p in pairs), sum(w * p[1] for w, p in pairs)))
    return found
