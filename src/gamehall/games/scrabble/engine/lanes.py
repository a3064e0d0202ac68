"""Reading a position: runs of tiles, what may be laid beside them, and the squares plays hang on."""

import numpy as np

from gamehall.lexicon.graph.states import MASK, NONE, ONE, TURN, ends, lowest, successor

from .compiled import (
    ANCHOR,
    BYTES,
    CAN,
    COUNTS,
    CROSS_FACTOR,
    CROSS_POINTS,
    FITS,
    GRAPH,
    HELD,
    LAST,
    LETTER_FACTOR,
    NOTHING,
    ROOM,
    RUN_POINTS,
    RUN_START,
    RUN_STATE,
    SHIFT,
    TILE,
    VALUE,
    WORD,
    WORD_FACTOR,
    Bytes,
    Words64,
    compiled,
)
from .printed import ALL_LETTERS, DIRECTIONS, GRID, LANE, SIDE, SQUARES, grid_at

UP = np.uint64(32)
LETTER = np.uint64(31)
LIMIT_AT = np.uint64(10)
_TURN = np.uint64(TURN)
_SIDE, _LANE, _GRID, _SQUARES = np.uint64(SIDE), np.uint64(LANE), np.uint64(GRID), np.uint64(SQUARES)
_BOTH = np.uint64(DIRECTIONS * GRID)
_BORDER = np.uint64(LANE - 1)
_ALL = np.uint64(ALL_LETTERS)
_BLANK = np.uint64(32)
PLACES = np.array(
    [[grid_at(square, way) for square in range(SQUARES)] for way in range(DIRECTIONS)], np.uint64
)
"""For each direction, where the squares of the board lie in the grids."""
OPEN = np.zeros(DIRECTIONS * GRID, np.uint64)
"""What may be laid on an empty board: anything, but not on the border."""
OPEN[PLACES.ravel()] = ALL_LETTERS | ALL_LETTERS << 32
CENTRE = SQUARES // 2


@compiled(NOTHING, ROOM, BYTES)
def take_rack(room: Words64, rack: Bytes) -> None:
    """Sort the rack: what it can lay, how many of each kind."""
    can, counts, kinds = NONE, NONE, NONE
    for tile in rack:
        code = np.uint64(tile)
        if code == _BLANK:
            kind, first = _ALL << UP, code + ONE
        else:
            kind, first = ONE << code, code
        if can & kind == NONE:
            can |= kind
            for member in range(first, first + (np.uint64(26) if code == _BLANK else ONE)):
                room[SHIFT + member] = kinds
                room[LAST + member] = ~kind
            kinds += np.uint64(3)
        counts += ONE << room[SHIFT + first]
    room[COUNTS], room[CAN], room[HELD] = counts, can, np.uint64(len(rack))


@compiled(NOTHING, ROOM, WORD, WORD, WORD)
def set_cross(room: Words64, at: np.uint64, letters: np.uint64, points: np.uint64) -> None:
    """Tell the other grid what a run of this one, with these points, lets be laid on its end."""
    down = at >= _GRID
    here = at - _GRID if down else at
    place, lane = here & _BORDER, (here >> np.uint64(4)) - ONE
    if place == _BORDER:
        return
    there = _LANE * (place + ONE) + lane + (NONE if down else _GRID)
    factor = room[WORD_FACTOR + there]
    room[FITS + there] = letters | letters << UP
    room[CROSS_POINTS + there] = factor * points
    room[CROSS_FACTOR + there] = factor * room[LETTER_FACTOR + there]


@compiled(WORD, GRAPH, ROOM, WORD, WORD, WORD)
def joining(
    graph: Words64, room: Words64, before: np.uint64, letters: np.uint64, state: np.uint64
) -> np.uint64:
    """The letters between two runs that make one word of them, out of those that may."""
    begin = room[RUN_START + before]
    good = NONE
    letters &= ~ONE
    while letters:
        letter = lowest(letters)
        letters &= letters - ONE
        onwards = successor(graph, state, letter)
        for back in range(before - begin):
            onwards = successor(graph, onwards, room[TILE + before - back] & LETTER)
        if (ends(graph, onwards) >> (room[TILE + begin] & LETTER)) & ONE:
            good |= ONE << letter
    return good


@compiled(NOTHING, GRAPH, ROOM, WORD, WORD)
def read_lane(graph: Words64, room: Words64, start: np.uint64, can: np.uint64) -> None:
    """Read the runs of one lane."""
    at, end = start, start + _SIDE
    before, turned_before, points_before = NONE, NONE, NONE
    while at < end:
        if room[TILE + at] == NONE:
            at += ONE
            continue
        begin = at
        while room[TILE + at]:
            at += ONE
        last = at - ONE
        state, points = graph[len(graph) - 1], NONE
        for back in range(at - begin):
            tile = room[TILE + last - back]
            points += room[VALUE + tile]
            state = successor(graph, state, tile & LETTER)
        turned = successor(graph, state, _TURN)
        room[RUN_START + last], room[RUN_STATE + last], room[RUN_POINTS + last] = begin, state, points
        if before and before + np.uint64(2) == begin:
            letters = joining(graph, room, before, state & turned_before & can, state)
            set_cross(room, begin - ONE, letters, points + points_before)
        else:
            set_cross(room, begin - ONE, ends(graph, state), points)
        set_cross(room, at, ends(graph, turned), points)
        before, turned_before, points_before = last, turned, points


@compiled(NOTHING, GRAPH, ROOM, BYTES)
def read_board(graph: Words64, room: Words64, board: Bytes) -> None:
    """Set out the tiles and find what may be laid beside each run."""
    can = (room[CAN] | room[CAN] >> UP) & MASK
    for at in range(_BOTH):
        room[TILE + at], room[FITS + at] = NONE, OPEN[at]
        room[CROSS_POINTS + at], room[CROSS_FACTOR + at] = NONE, NONE
    for square in range(_SQUARES):
        if board[square]:
            room[TILE + PLACES[0, square]] = np.uint64(board[square])
            room[TILE + PLACES[1, square]] = np.uint64(board[square])
    for start in range(_LANE, np.uint64(2) * _GRID - _LANE, _LANE):
        if start != _GRID and start != _GRID - _LANE:
            read_lane(graph, room, np.uint64(start), can)


@compiled(WORD, ROOM)
def find_anchors(room: Words64) -> np.uint64:
    """Write down what plays hang on: each run, and each square beside a run of the other direction only.

    A play belongs to the first anchor it covers, so before an anchor only the free squares up to the one
    before it are its own.
    """
    count = NONE
    for start in range(_LANE, np.uint64(2) * _GRID - _LANE, _LANE):
        at, end, limit = np.uint64(start), np.uint64(start) + _SIDE, NONE
        while at < end:
            hook = False
            if room[TILE + at]:
                while room[TILE + at + ONE]:
                    at += ONE
                hook = True
            elif room[TILE + at - ONE]:
                limit = NONE
            elif room[TILE + at + ONE] or room[CROSS_FACTOR + at] == NONE:
                limit += ONE
            else:
                hook = True
            if hook:
                room[ANCHOR + count] = at | limit << LIMIT_AT
                count += ONE
                limit = NONE
            at += ONE
    if count == NONE:
        for way in range(2):
            room[ANCHOR + way] = PLACES[way, CENTRE] | _SIDE // np.uint64(2) << LIMIT_AT
            count += ONE
    return count
