"""Words and lines with their places on paper, and blocks of them. Sizes are in pixels, y grows downwards."""

from itertools import pairwise
from math import cos, hypot, radians, sin

from msgspec import Struct, structs

from gamehall.english.diagram import ink
from gamehall.english.diagram.ink import CELL, Ink, Point
from gamehall.english.diagram.letters import shown, width
from gamehall.english.diagram.parts import Word

SIZE = 16.0
SMALL = 13.0
"""Of conjunctions on their dashed lines."""
ASCENT, DESCENT = 0.8, 0.24
"""How far letters rise above and fall below the line they are written on, in parts of their size."""
LIFT = 5.0
"""Between a line and the word on it, so that no letter falls through."""
AIR, LINE_AIR = 2.0, 1.5
"""White around a word and around a line."""

Box = tuple[Point, Point, Point, Point]


class Text(Struct, frozen=True):
    """A word in its place: from (x, y) on, turned by so many degrees, or along a course."""

    text: str
    nodes: tuple[int, ...]
    x: float
    y: float
    width: float
    turn: float = 0.0
    size: float = SIZE
    course: tuple[Point, ...] = ()


class Line(Struct, frozen=True):
    points: tuple[Point, ...]
    dotted: bool = False


class Block(Struct, frozen=True):
    """A piece of a drawing about a point (0, 0): the left end of its line, or where it hangs."""

    texts: tuple[Text, ...] = ()
    lines: tuple[Line, ...] = ()
    ink: Ink = ink.NONE
    """Without the block's own line."""
    start: int = 0
    end: int = 0
    """Its line runs from here to there; of what hangs, from the first point where it hangs to the last."""
    landings: dict[int, tuple[int, int]] = {}
    """Where a dotted line may end that leads to this node."""


def moved(block: Block, columns: int, rows: int) -> Block:
    """The block so many cells to the right and downwards."""
    dx, dy = columns * CELL, rows * CELL
    if not dx and not dy:
        return block
    return Block(
        tuple(
            structs.replace(
                text,
                x=text.x + dx,
                y=text.y + dy,
                course=tuple((x + dx, y + dy) for x, y in text.course),
            )
            for text in block.texts
        ),
        tuple(Line(tuple((x + dx, y + dy) for x, y in line.points), line.dotted) for line in block.lines),
        block.ink.moved(columns, rows),
        block.start + dx,
        block.end + dx,
        {node: (x + dx, y + dy) for node, (x, y) in block.landings.items()},
    )


def drawn(*things: Text | Line) -> Block:
    texts = tuple(each for each in things if isinstance(each, Text))
    lines = tuple(each for each in things if isinstance(each, Line))
    return Block(texts, lines, ink_of(texts, lines))


def merged(*blocks: Block) -> Block:
    """All in one; the line is that of the first."""
    both = ink.NONE
    for block in blocks:
        both |= block.ink
    landings = {node: at for block in reversed(blocks) for node, at in block.landings.items()}
    return Block(
        tuple(text for block in blocks for text in block.texts),
        tuple(line for block in blocks for line in block.lines),
        both,
        blocks[0].start,
        blocks[0].end,
        landings,
    )


def sealed(block: Block) -> Block:
    """The block with the ink of its own line."""
    if block.start == block.end:
        return block
    own = ink_of((), (Line(((block.start, 0), (block.end, 0))),))
    return structs.replace(block, ink=block.ink | own)


def ink_of(texts: tuple[Text, ...], lines: tuple[Line, ...]) -> Ink:
    shapes = [_grown(box, AIR) for text in texts for box in boxes(text)]
    shapes += [_strip(a, b, LINE_AIR) for line in lines for a, b in pieces(line)]
    return ink.of(shapes)


def text_of(
    word: Word, x: float, y: float, turn: float = 0.0, size: float = SIZE, brackets: bool = False
) -> Text:
    said = shown(word.text)
    if brackets:
        said = f"({said})"
    return Text(said, word.nodes, x, y, width(said) * size, turn, size)


def measure(word: Word, size: float = SIZE) -> float:
    return width(shown(word.text)) * size


def pieces(line: Line) -> list[tuple[Point, Point]]:
    return [*pairwise(line.points)]


def boxes(text: Text) -> list[Box]:
    """The turned rectangles a word fills; several if it follows a course."""
    if text.course:
        return [
            _box(a, _turn(a, b), hypot(b[0] - a[0], b[1] - a[1]), text.size) for a, b in _steps(text.course)
        ]
    angle = radians(text.turn)
    return [_box((text.x, text.y), (cos(angle), sin(angle)), text.width, text.size)]


def _steps(course: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return [(a, b) for a, b in pairwise(course) if a != b]


def _turn(a: Point, b: Point) -> Point:
    length = hypot(b[0] - a[0], b[1] - a[1])
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _box(at: Point, along: Point, length: float, size: float) -> Box:
    (x, y), (ux, uy) = at, along
    up, down = ASCENT * size, DESCENT * size
    ex, ey = x + ux * length, y + uy * length
    return (
        (x + uy * up, y - ux * up),
        (ex + uy * up, ey - ux * up),
        (ex - uy * down, ey + ux * down),
        (x - uy * down, y + ux * down),
    )


def _grown(box: Box, by: float) -> Box:
    """The box with so much more on every side."""
    (ax, ay), (bx, by_), _, (dx, dy) = box
    across, down = hypot(bx - ax, by_ - ay) or 1.0, hypot(dx - ax, dy - ay) or 1.0
    ux, uy = (bx - ax) / across * by, (by_ - ay) / across * by
    vx, vy = (dx - ax) / down * by, (dy - ay) / down * by
    a, b, c, d = box
    return (
        (a[0] - ux - vx, a[1] - uy - vy),
        (b[0] + ux - vx, b[1] + uy - vy),
        (c[0] + ux + vx, c[1] + uy + vy),
        (d[0] - ux + vx, d[1] - uy + vy),
    )


def _strip(a: Point, b: Point, air: float) -> Box:
    ux, uy = _turn(a, b) if a != b else (1.0, 0.0)
    nx, ny = -uy * air, ux * air
    return (a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)
