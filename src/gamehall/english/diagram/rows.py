"""Blocks on a horizontal line: words, bars between them, forks, pedestals, steps."""

from enum import Enum
from itertools import count

from msgspec import structs

from gamehall.english.diagram import ink
from gamehall.english.diagram.ink import CELL, Ink, cells
from gamehall.english.diagram.parts import Word
from gamehall.english.diagram.shapes import (
    LIFT,
    SMALL,
    Block,
    Line,
    drawn,
    measure,
    merged,
    moved,
    pieces,
    sealed,
    text_of,
)
from gamehall.english.terms import Function

PAD = 9
"""Of a line before and after its word."""
LANDING = 21
"""Where a dotted line ends that comes down to a word, from the left end of the word's line."""
BAR = 21
FOOT = 12


class Bar(Enum):
    NONE = ()
    CROSS = ((0, -BAR), (0, 12))
    """Between subject and predicate."""
    UPRIGHT = ((0, -BAR), (0, 0))
    """Before an object."""
    SLASH = ((0, -BAR), (9, 0))
    """Before a complement that tells of the subject or the object."""


_TELLING = (
    Function.PREDICATE_NOUN,
    Function.PREDICATE_ADJECTIVE,
    Function.OBJECTIVE_COMPLEMENT,
    Function.RETAINED_OBJECTIVE_COMPLEMENT,
)


def bar_before(function: Function | None) -> Bar:
    return Bar.SLASH if function in _TELLING else Bar.UPRIGHT


def slide(placed: Ink, block: Block, column: int) -> int:
    """The first column from this one on where a block is clear of what stands already."""
    while placed.meets(block.ink, column):
        column += 1
    return column


def suspended(hung: list[Block], column: int) -> tuple[list[Block], int]:
    """Blocks hung side by side from this column on, and the last column where one hangs."""
    below, placed, reach = ink.NONE, list[Block](), 0
    for block in hung:
        column = slide(below, block, column)
        below |= block.ink.moved(column, 0)
        placed.append(moved(block, column, 0))
        reach = column + block.end // CELL
        column = reach + 3
    return placed, reach


def entry(
    word: Word, hung: list[Block], lands: tuple[int, ...] = (), first: bool = False, brackets: bool = False
) -> Block:
    """A word on its line, where dotted lines to these nodes may end; `first`: the first hangs there."""
    text = text_of(word, 0, -LIFT, brackets=brackets)
    pad = LANDING + 6 if lands else PAD
    blocks, reach = suspended(hung, (LANDING if first else pad) // CELL)
    end = max(cells(pad + text.width + PAD), reach + 4)
    if blocks and not first:
        spare = (end * CELL - PAD - reach * CELL) // 2 // CELL
        blocks = [moved(block, spare, 0) for block in blocks]
    x = pad + (end * CELL - PAD - pad - text.width) / 2
    whole = merged(drawn(structs.replace(text, x=x)), *blocks)
    landings = whole.landings | dict.fromkeys(lands, (LANDING, 0))
    line = Line(((0, 0), (end * CELL, 0)))
    return structs.replace(whole, lines=(line, *whole.lines), start=0, end=end * CELL, landings=landings)


def bare(hung: list[Block]) -> Block:
    """A line without a word."""
    blocks, reach = suspended(hung, 3)
    end = (reach + 3) * CELL
    whole = merged(*blocks)
    return structs.replace(whole, lines=(Line(((0, 0), (end, 0))), *whole.lines), start=0, end=end)


def lined_up(stations: list[tuple[Bar, Block]]) -> Block:
    """Blocks one after another on one line, with a bar before each but the first."""
    whole = stations[0][1]
    for bar, block in stations[1:]:
        column = cells(whole.end)
        if bar is not Bar.NONE:
            upright = drawn(Line(bar.value))
            column = slide(whole.ink, upright, column)
            whole = merged(whole, moved(upright, column, 0))
            column += int(bar.value[-1][0]) // CELL
        column = slide(whole.ink, block, column - block.start // CELL)
        placed = moved(block, column, 0)
        between = Line(((whole.end, 0), (placed.start, 0)))
        whole = structs.replace(merged(whole, placed), end=placed.end)
        if between.points[0] != between.points[1]:
            whole = structs.replace(whole, lines=(*whole.lines, between))
    return whole


def stilt(top: Block) -> Block:
    """A block on a pedestal."""
    top = sealed(top)
    rise = cells(max(top.ink.bottom, 3) + 27)
    stem, level = _stem(top)
    post = Line(((FOOT, -9), (FOOT, level - rise * CELL)))
    feet = Line(((FOOT - 7, 0), (FOOT, -9), (FOOT + 7, 0)))
    whole = merged(moved(top, (FOOT - stem) // CELL, -rise), drawn(post, feet))
    own = [Line(((0, 0), (2 * FOOT, 0)))]
    if stem < top.start:
        own.append(Line(((FOOT, -rise * CELL), (FOOT + top.start - stem, -rise * CELL))))
    return structs.replace(whole, lines=(*own, *whole.lines), start=0, end=2 * FOOT)


def _post(top: int, bottom: int) -> Ink:
    """Of a pedestal, with white on both sides."""
    return ink.of([((-6, top), (6, top), (6, bottom), (-6, bottom))])


def _stem(top: Block) -> tuple[int, int]:
    """Where a pedestal is clear of all that hangs: on the line, as near the middle as may be, else on another
    line, else before all of them."""
    middle = (top.start + top.end) // 2
    levels = {(a, b) for line in top.lines if not line.dotted for a, b in pieces(line) if a[1] == b[1]}
    spots = [
        (level != 0, abs(spot * CELL - middle), spot, cells(level))
        for (left, level), (right, _) in levels
        for spot in range(cells(left) + 2, cells(right) - 1)
        if level >= 0 and level % CELL == 0
    ]
    bottom = max(top.ink.bottom, 9)
    posts = {row: _post(row * CELL + 6, bottom + 6) for _, _, _, row in spots}
    for _, _, spot, row in sorted(spots):
        if not top.ink.meets(posts[row], spot):
            return spot * CELL, row * CELL
    return min(top.start, top.ink.leftmost) // CELL * CELL - 9, 0


def _landing(block: Block, node: int) -> tuple[Block, tuple[int, int]]:
    """Where a dotted line to a node ends, else a place before the block that is clear up and down."""
    block = sealed(block)
    if (known := block.landings.get(node)) is not None:
        return block, known
    x = min(block.start, block.ink.leftmost) // CELL * CELL - 9
    return merged(block, drawn(Line(((x, 0), (block.start, 0))))), (x, 0)


def crowned(block: Block, word: Word, node: int) -> Block:
    """A clause with the word that opens it on a line above, joined to the verb."""
    block, (x, y) = _landing(block, node)
    wide = measure(word)
    for level in count(y - 36, -CELL):
        over = drawn(
            text_of(word, x - wide / 2, level - LIFT),
            Line(((x - wide / 2 - 6, level), (x + wide / 2 + 6, level))),
            Line(((x, level), (x, y - 4)), dotted=True),
        )
        if not block.ink.meets(over.ink):
            break
    return merged(block, over)


def stepped(clauses: list[Block], verbs: list[int], joins: tuple[Word | None, ...]) -> Block:
    """Clauses below one another, joined by steps that run from verb to verb."""
    whole, leaves = _landing(clauses[0], verbs[0])
    for clause, verb, join in zip(clauses[1:], verbs[1:], joins, strict=True):
        block, (x, y) = _landing(clause, verb)
        wide = 24 if join is None else measure(join, SMALL) + 18
        rows = cells(whole.ink.bottom + 42 - block.ink.top)
        columns = (leaves[0] - x) // CELL + cells(wide)
        placed = moved(block, columns, rows)
        lands = (x + columns * CELL, y + rows * CELL)
        level = placed.ink.top - 12
        steps = Line((leaves, (leaves[0], level), (lands[0], level), lands), dotted=True)
        saying = () if join is None else (text_of(join, leaves[0] + 9, level - LIFT, size=SMALL),)
        whole = merged(whole, placed, drawn(steps, *saying))
        leaves = lands
    return whole


def pierced(block: Block, *ways: Block) -> Block:
    """A block that lets dotted lines pass where they land."""
    return merged(block, *(moved(way, LANDING // CELL, 0) for way in ways))


def under(upper: Block, lower: Block) -> Block:
    """One sentence below another."""
    return merged(upper, moved(lower, 0, cells(upper.ink.bottom + 24 - lower.ink.top)))


def afloat(block: Block, part: Block) -> Block:
    """A part above a block, as low as leaves white between them."""
    column = cells(block.ink.leftmost - part.ink.leftmost)
    row = -cells(max(54, part.ink.bottom + 30))
    while any(block.ink.meets(part.ink, column, row + more) for more in range(9)):
        row -= 1
    return merged(block, moved(part, column, row))
