"""Finding every play of a position, with its score."""

from typing import Any, NamedTuple

import numba
import numpy as np

from gamehall.lexicon.graph.compiled import inlined
from gamehall.lexicon.graph.states import EDGE_AT, MASK, NONE, ONE, TURN, ends, lowest, members, successor

from .compiled import (
    ANCHOR,
    BONUS,
    BYTES,
    CAN,
    COUNTS,
    CROSS_FACTOR,
    CROSS_POINTS,
    FIELDS,
    FITS,
    FOUND,
    GRAPH,
    HELD,
    LAST,
    LETTER_FACTOR,
    NOTHING,
    RACK_SIZE,
    ROOM,
    RUN_POINTS,
    RUN_START,
    RUN_STATE,
    SHIFT,
    STACK,
    TILE,
    VALUE,
    WORD,
    WORD_FACTOR,
    Bytes,
    Words64,
    compiled,
)
from .lanes import LETTER, LIMIT_AT, UP, find_anchors, read_board, take_rack
from .printed import GRID

COUNT, SUM, TOP, TOP_LETTERS, TOP_PLACE = range(5)
HEAD = 5
"""What was found begins with the number of plays, the sum of their scores and the best play. Then follow,
for each play there is room for, its letters, a byte each, and its score with the place of the first."""
SCORE_AT, PLACE = np.uint64(16), np.uint64((1 << 10) - 1)
STATE, AT, LIMIT, LETTERS, SIZE, FIRST = map(np.uint64, range(1, 7))
POINTS, FACTOR, CROSS, FREE, REST = map(np.uint64, range(7, FIELDS))
"""A square on the way, behind the tiles still to try: the state before it, where it is, how many squares are
free to the left with it (0 on the way to the right), and what was `Laid` before it."""
_FIELDS, _TURN, _GRID = np.uint64(FIELDS), np.uint64(TURN), np.uint64(GRID)
_BYTE, _KIND, _HEAD, _TWO = np.uint64(8), np.uint64(7), np.uint64(HEAD), np.uint64(2)


class Laid(NamedTuple):
    """A play as far as it is laid."""

    letters: np.uint64
    size: np.uint64
    first: np.uint64
    """Where its first tile lies."""
    points: np.uint64
    """Of the word's letters."""
    factor: np.uint64
    """Of the word."""
    cross: np.uint64
    """What the words in the other direction score."""
    can: np.uint64
    """The tiles that can still be laid."""
    counts: np.uint64
    """How many of each kind are left."""


_types: Any = numba.types
LAID = _types.NamedUniTuple(WORD, len(Laid._fields), Laid)


@compiled(NOTHING, FOUND, WORD, WORD, WORD)
def note(found: Words64, letters: np.uint64, score: np.uint64, first: np.uint64) -> None:
    """Write a play down, if there is room."""
    place = _HEAD + _TWO * found[COUNT]
    if place + ONE < np.uint64(len(found)):
        found[place], found[place + ONE] = letters, score << SCORE_AT | first
    if score > found[TOP] or found[COUNT] == NONE:
        found[TOP], found[TOP_LETTERS], found[TOP_PLACE] = score, letters, first
    found[COUNT] += ONE
    found[SUM] += score


@compiled(NOTHING, ROOM, FOUND, LAID)
def note_run(room: Words64, found: Words64, laid: Laid) -> None:
    """Note a play that ends with tiles of the board."""
    if laid.size == ONE and laid.first >= _GRID and room[CROSS_FACTOR + laid.first]:
        return
    score = laid.points * laid.factor + laid.cross
    if laid.size == room[RACK_SIZE]:
        score += room[BONUS]
    note(found, laid.letters, score, laid.first)


@inlined
def open_square(
    graph: Words64,
    room: Words64,
    found: Words64,
    at: np.uint64,
    state: np.uint64,
    limit: np.uint64,
    laid: Laid,
    depth: np.uint64,
) -> np.uint64:
    """Note the words that end with a tile on this square; put it on the stack if words go on beyond it."""
    fits = laid.can & room[FITS + at]
    if state == NONE or fits == NONE:
        return depth
    left, alone = limit != NONE, laid.size == NONE
    factor, cross = laid.factor * room[WORD_FACTOR + at], laid.cross + room[CROSS_POINTS + at]
    first = at if left or alone else laid.first
    if left or room[TILE + at + ONE] == NONE:
        last = ends(graph, state)
        hits = fits & (last | last << UP)
        # A single tile that makes words both ways is a play across.
        if alone and at >= _GRID and room[CROSS_FACTOR + at]:
            hits = NONE
        fixed = laid.points * factor + cross
        if laid.size + ONE == room[RACK_SIZE]:
            fixed += room[BONUS]
        each = room[LETTER_FACTOR + at] * factor + room[CROSS_FACTOR + at]
        while hits:
            code = lowest(hits)
            hits &= hits - ONE
            letters = laid.letters << _BYTE | code if left else laid.letters | code << _BYTE * laid.size
            note(found, letters, fixed + room[VALUE + code] * each, first)
        if laid.size + ONE == room[HELD] or not (left or laid.can & room[FITS + at + ONE]):
            return depth
    todo = fits & (state & MASK | state << UP)
    if todo:
        frame = STACK + depth * _FIELDS
        room[frame], room[frame + STATE], room[frame + AT], room[frame + LIMIT] = todo, state, at, limit
        room[frame + LETTERS], room[frame + SIZE], room[frame + FIRST] = laid.letters, laid.size, first
        room[frame + POINTS], room[frame + FACTOR], room[frame + CROSS] = laid.points, factor, cross
        room[frame + FREE], room[frame + REST] = laid.can, laid.counts
        return depth + ONE
    return depth


@compiled(LAID, ROOM, WORD, WORD)
def lay(room: Words64, frame: np.uint64, code: np.uint64) -> Laid:
    """Lay a tile on the square that stands here on the stack."""
    at = room[frame + AT]
    letters, size, can, counts = (
        room[frame + LETTERS],
        room[frame + SIZE],
        room[frame + FREE],
        room[frame + REST],
    )
    letters = letters << _BYTE | code if room[frame + LIMIT] else letters | code << _BYTE * size
    value, shift = room[VALUE + code], room[SHIFT + code]
    counts -= ONE << shift
    if (counts >> shift) & _KIND == NONE:
        can &= room[LAST + code]
    points = room[frame + POINTS] + value * room[LETTER_FACTOR + at]
    cross = room[frame + CROSS] + value * room[CROSS_FACTOR + at]
    return Laid(letters, size + ONE, room[frame + FIRST], points, room[frame + FACTOR], cross, can, counts)


@compiled(NOTHING, GRAPH, ROOM, FOUND, WORD, WORD)
def search_anchor(
    graph: Words64, room: Words64, found: Words64, anchor: np.uint64, enough: np.uint64
) -> None:
    """Find the plays that hang on one run or square."""
    hook, limit = anchor & PLACE, anchor >> LIMIT_AT
    state, at, points = graph[len(graph) - 1], hook, NONE
    turns = room[TILE + hook] != NONE
    if turns:
        state, at, points = room[RUN_STATE + hook], room[RUN_START + hook] - ONE, room[RUN_POINTS + hook]
    else:
        limit += ONE
    laid = Laid(NONE, NONE, NONE, points, ONE, NONE, room[CAN], room[COUNTS])
    left, depth = True, NONE
    while True:
        if limit or not left:
            depth = open_square(graph, room, found, at, state, limit, laid, depth)
        if left and turns:
            turned = successor(graph, state, _TURN)
            depth = open_square(graph, room, found, hook + ONE, turned, NONE, laid, depth)
        while depth and room[STACK + (depth - ONE) * _FIELDS] == NONE:
            depth -= ONE
        if depth == NONE or found[COUNT] >= enough:
            return
        frame = STACK + (depth - ONE) * _FIELDS
        todo, state, at, limit = room[frame], room[frame + STATE], room[frame + AT], room[frame + LIMIT]
        code = lowest(todo)
        room[frame] = todo & (todo - ONE)
        state = graph[(state >> EDGE_AT) + members(state & ((ONE << (code & LETTER)) - ONE))]
        laid = lay(room, frame, code)
        left, turns = limit != NONE, True
        if left:
            at, limit = at - ONE, limit - ONE
        else:
            at += ONE
            while room[TILE + at]:
                tile = room[TILE + at]
                at += ONE
                points = laid.points + room[VALUE + tile]
                laid = Laid(
                    laid.letters,
                    laid.size,
                    laid.first,
                    points,
                    laid.factor,
                    laid.cross,
                    laid.can,
                    laid.counts,
                )
                if room[TILE + at] == NONE and (ends(graph, state) >> (tile & LETTER)) & ONE:
                    note_run(room, found, laid)
                state = successor(graph, state, tile & LETTER)
        if laid.size == room[HELD]:
            state = NONE


@compiled(WORD, GRAPH, ROOM, FOUND, BYTES, BYTES, WORD)
def search(
    graph: Words64, room: Words64, found: Words64, board: Bytes, rack: Bytes, enough: np.uint64
) -> np.uint64:
    """Find all plays, or as many as are enough; how many."""
    for field in range(HEAD):
        found[field] = NONE
    take_rack(room, rack)
    read_board(graph, room, board)
    for number in range(find_anchors(room)):
        search_anchor(graph, room, found, room[ANCHOR + number], enough)
        if found[COUNT] >= enough:
            break
    plays: np.uint64 = found[COUNT]
    return plays
