"""Blocks that hang below a line: slanted words, phrases, clauses on dotted lines.

All slants are parallel: three to the right on four downwards. (0, 0) is the point where a block hangs.
"""

from msgspec import Struct, structs

from gamehall.english.diagram import ink
from gamehall.english.diagram.bends import DOWN, RIGHT, along
from gamehall.english.diagram.ink import CELL, cells
from gamehall.english.diagram.parts import Word
from gamehall.english.diagram.rows import slide, suspended
from gamehall.english.diagram.shapes import (
    LIFT,
    SMALL,
    Block,
    Line,
    Text,
    drawn,
    measure,
    merged,
    moved,
    sealed,
    text_of,
)

TURN = 53.13010235415598
STEP = 5 * CELL
"""A slant that leads to a line is a multiple of this long, so that it ends on a whole cell."""
CLEAR = 21.0
"""From where a slant hangs to the first letter on it."""
DASH = 27
"""How deep the dashed line between joined slants lies."""
LOWER = 36.0
"""How much lower the words of joined slants begin."""


class Hang(Struct, frozen=True):
    """How a slant leads to a line."""

    lower: float = 0.0
    own: float = 0.0
    """How much of its end the line draws itself."""
    dotted: bool = False
    headroom: int = 9
    """White between where it hangs and the top of what it leads to."""


def _written(word: Word, clear: float) -> Text:
    x, y = along(clear)
    return text_of(word, x + LIFT * DOWN, y - LIFT * RIGHT, TURN)


def _stroke(word: Word | None, clear: float, length: float, meets: bool, dotted: bool) -> Block:
    """A slant with its word. Its ink keeps off its ends where it meets other lines."""
    text = (_written(word, clear),) if word else ()
    inked = drawn(Line((along(9), along(max(10, length - 9 if meets else length)))), *text)
    return structs.replace(inked, lines=(Line(((0, 0), along(length)), dotted),))


def slant(word: Word, below: list[Block], lower: float = 0.0) -> Block:
    """One word on a slant; what modifies it is hooked to the slant."""
    length = CLEAR + lower + measure(word) + 9
    return _hooked(_stroke(word, CLEAR + lower, length, False, False), length, below, lower)


def phrase(word: Word | None, row: Block, below: list[Block], lower: float = 0.0, own: float = 0.0) -> Block:
    """A slant that leads to a line. The row may draw so much of the slant's end itself."""
    return _hooked(*_led(word, sealed(row), (row.start, 0), Hang(lower, own)), below, lower)


def prefixed(word: Word | None, row: Block) -> Block:
    """A line with a slant that comes down to its left end: an infinitive on a pedestal."""
    found, length = _led(word, sealed(row), (row.start, 0), Hang(headroom=-10_000))
    steps = int(length) // STEP
    slanting = drawn(Line(((0, 0), along(length - 3))))
    block = moved(structs.replace(found, ink=found.ink | slanting.ink), -3 * steps, -4 * steps)
    return structs.replace(block, start=0)


def dependent(word: Word | None, clause: Block, landing: tuple[int, int] | None, lower: float = 0.0) -> Block:
    """A clause on a dotted line that ends at its landing, or, where it cannot, at the line's left end."""
    clause, how = sealed(clause), Hang(lower, dotted=True)
    if landing is not None:
        for extra in range(12):
            if (found := _tried(word, clause, landing, how, extra, 0)) is not None:
                return _hooked(*found, [], lower)
    return _hooked(*_led(word, clause, (clause.start, 0), how), [], lower)


def _led(word: Word | None, target: Block, at: tuple[int, int], how: Hang) -> tuple[Block, float]:
    """A slant and the line it leads to, as near as may be; and how long the slant is."""
    far = 0
    while True:
        for extra in range(far + 1):
            if (found := _tried(word, target, at, how, extra, (far - extra) * 4)) is not None:
                return found
        far += 1


def _tried(
    word: Word | None, target: Block, at: tuple[int, int], how: Hang, extra: int, right: int
) -> tuple[Block, float] | None:
    """The slant so many steps longer than it must be, its target so many columns to the right of its end."""
    least = CLEAR + how.lower + measure(word) + 12 if word else max(36 + how.lower, how.own + 9)
    steps = max(cells(least) // 5 + 1, cells((how.headroom + how.lower + at[1] - target.ink.top) / 4)) + extra
    length = steps * STEP
    clear = CLEAR + how.lower + min(24, (length - least) / 2)
    stroke = _stroke(word, clear, length - how.own, True, how.dotted)
    columns, rows = 3 * steps + right - at[0] // CELL, 4 * steps - at[1] // CELL
    if stroke.ink.meets(target.ink, columns, rows):
        return None
    reach = Line((along(length), (length * RIGHT + right * CELL, length * DOWN)))
    more = (drawn(reach),) if right else ()
    return merged(moved(target, columns, rows), stroke, *more), length


def _hooked(block: Block, length: float, below: list[Block], lower: float) -> Block:
    """A slant with other things on a shelf at its left side, or, where they do not fit there, at its end."""
    if not below:
        return structs.replace(block, start=0, end=0)
    blocks, reach = suspended(below, 0)
    hung = merged(*blocks)
    deepest = int(length * DOWN) // CELL
    for row in range(max(8 + cells(lower), deepest // 2), deepest + 1, 2):
        edge = int(row * RIGHT / DOWN)
        for column in range(edge - 8, edge - 24, -2):
            if (found := _shelved(block, hung, reach, column - reach, row)) is not None:
                return found
    column = int(deepest * RIGHT / DOWN) - 8 - reach
    while (found := _shelved(block, hung, reach, column, deepest)) is None:
        column -= 1
    return found


def _shelved(block: Block, hung: Block, reach: int, column: int, row: int) -> Block | None:
    """The slant with a shelf from this column on, if all is clear."""
    x, y = row * CELL * RIGHT / DOWN, row * CELL
    white = drawn(Line(((column * CELL, y), (x - 9, y))))
    if block.ink.meets(hung.ink, column, row) or block.ink.meets(white.ink):
        return None
    shelf = drawn(Line(((column * CELL, y), (max(x, (column + reach) * CELL), y))))
    return structs.replace(merged(block, moved(hung, column, row), shelf), start=0, end=0)


def joined(blocks: list[Block], joins: tuple[Word | None, ...]) -> Block:
    """Hangings side by side, their conjunctions on dashed lines between them."""
    whole, spot = blocks[0], 0
    for block, join in zip(blocks[1:], joins, strict=True):
        wide = 0.0 if join is None else measure(join, SMALL) + 24
        next_ = slide(whole.ink, block, spot + max(cells(wide), 4))
        x = DASH * RIGHT / DOWN
        things: list[Text | Line] = [
            Line(((spot * CELL + x, DASH), (next_ * CELL + x, DASH)), dotted=True),
        ]
        if join is not None:
            middle = (spot + next_) * CELL / 2 + x - 3
            things.append(text_of(join, middle - measure(join, SMALL) / 2, DASH - LIFT, size=SMALL))
        whole = merged(whole, moved(block, next_, 0), drawn(*things))
        spot = next_
    return structs.replace(whole, start=0, end=spot * CELL)


def way(far: float) -> Block:
    """White so far down, or up, for a dotted line to pass."""
    near = 9 if far > 0 else -3
    return Block(ink=ink.of([((-4, near), (4, near), (4, far), (-4, far))]))
