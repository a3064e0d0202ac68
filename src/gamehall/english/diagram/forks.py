"""Joined parts on one line: branches below one another, with their conjunctions on a dashed line."""

from itertools import pairwise

from msgspec import structs

from gamehall.english.diagram.ink import CELL, cells
from gamehall.english.diagram.parts import Word
from gamehall.english.diagram.rows import LANDING, PAD
from gamehall.english.diagram.shapes import (
    ASCENT,
    DESCENT,
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


def fork(
    branches: list[Block], joins: tuple[Word | None, ...], before: bool, after: bool, lands: tuple[int, ...]
) -> Block:
    """Branches below one another; lines run to them from a point before, or from them to a point after."""
    branches = [_from_zero(block) for block in branches]
    if after:
        far = cells(max(max(block.ink.rightmost, block.end) for block in branches)) * CELL
        branches = [_longer(block, far) for block in branches]
    branches = [sealed(block) for block in branches]
    lengths = [0.0 if join is None else measure(join, SMALL) for join in joins]
    placed, levels = branches[0].ink, [0]
    for block, length in zip(branches[1:], lengths, strict=True):
        level = levels[-1] + cells(max(36, length + 27))
        while placed.meets(block.ink, 0, level):
            level += 1
        placed |= block.ink.moved(0, level)
        levels.append(level)
    middle = (levels[0] + levels[-1]) // 2
    heights = [(level - middle) * CELL for level in levels]
    depth = _fan_depth(heights, lengths)
    lead = (0 if not before else LANDING + 9 if lands else PAD) // CELL
    column = lead + (cells(depth) if before else 0)
    whole = merged(
        *(moved(block, column, level - middle) for block, level in zip(branches, levels, strict=True))
    )
    width = max(block.end for block in branches) + column * CELL
    things: list[Text | Line] = []
    if before:
        tip, edge = (lead * CELL, 0), column * CELL
        things += [Line((tip, (edge, height))) for height in heights]
        things += _joining(edge, -1, heights, joins, depth)
    if after:
        things += [Line(((width, height), (width + cells(depth) * CELL, 0))) for height in heights]
        if not before:
            things += _joining(width, 1, heights, joins, depth)
        width += cells(depth) * CELL
    whole = merged(whole, drawn(*things))
    lines = (Line(((0, 0), (lead * CELL, 0))), *whole.lines) if lead else whole.lines
    landings = whole.landings | {node: (LANDING, 0) for node in lands if lead}
    return structs.replace(whole, lines=lines, start=0, end=width, landings=landings)


def _from_zero(block: Block) -> Block:
    """A block with nothing left of 0, its line beginning there."""
    block = moved(block, cells(max(0, -block.ink.leftmost)), 0)
    if not block.start:
        return block
    return structs.replace(block, lines=(Line(((0, 0), (block.start, 0))), *block.lines), start=0)


def _longer(block: Block, end: int) -> Block:
    return structs.replace(block, lines=(*block.lines, Line(((block.end, 0), (end, 0)))), end=end)


def _fan_depth(heights: list[int], lengths: list[float]) -> float:
    """How far the lines of a fork run until the conjunctions fit between them."""
    depth, room = 24.0, SMALL * (ASCENT + DESCENT) + 6
    while any(
        min(low, low * (depth - room) / depth) - max(high, high * (depth - room) / depth) < length + 9
        for (high, low), length in zip(pairwise(heights), lengths, strict=True)
        if length
    ):
        depth += 6
    return depth


def _joining(
    edge: float, side: int, heights: list[int], joins: tuple[Word | None, ...], depth: float
) -> list[Text | Line]:
    """The dashed line through the branches' ends, and the conjunctions beside it."""
    things: list[Text | Line] = [Line(((edge, heights[0]), (edge, heights[-1])), dotted=True)]
    room = SMALL * (ASCENT + DESCENT) + 6
    for join, (high, low) in zip(joins, pairwise(heights), strict=True):
        if join is None:
            continue
        length = measure(join, SMALL)
        share = (depth - room) / depth
        middle = (min(low, low * share) + max(high, high * share)) / 2
        x = edge + side * (2 + LIFT / 2 + DESCENT * SMALL / 2)
        things.append(text_of(join, x, middle - side * length / 2, side * 90.0, SMALL))
    return things
