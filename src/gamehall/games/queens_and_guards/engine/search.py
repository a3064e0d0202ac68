"""Looking ahead: alpha-beta over turns, with a table of what was seen before."""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from gamehall.games.queens_and_guards.engine.compiled import (
    BITS,
    GRID,
    INTS,
    LONGS,
    NOTHING,
    TABLES,
    WHOLE,
    compiled,
    tuple_of,
)
from gamehall.games.queens_and_guards.engine.moves import (
    MOST,
    copy,
    hashed,
    make,
    moves,
    over,
    sendings,
)
from gamehall.games.queens_and_guards.engine.tables import (
    AT,
    BOUND,
    LOOSE,
    NOBODY,
    SCORE,
    SIDE,
    SIZE,
    Bits,
    Ints,
    Tables,
)

Longs = npt.NDArray[np.int64]

WON = 30_000
DEEPEST = 60
ENTRIES = 1 << 19
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
NODES, LIMIT, STOPPED, PATH = 0, 1, 2, 3
"""Notes of a search: nodes seen and allowed, whether they ran out, how many positions came before."""
KILLERS = 8
HISTORY = KILLERS + 2 * (DEEPEST + 8)
NOTES = HISTORY + 14 * 128


class Room(NamedTuple):
    """What searches of one game write into: the table, notes, and the keys of positions on the way here."""

    keys: Bits
    found: Longs
    notes: Longs
    path: Bits
    lists: Ints
    """The moves of each position on the way down."""
    stack: Ints
    """Those positions."""


@cache
def room() -> Room:
    """One for a process: what was seen before a move helps with the next."""
    return Room(
        np.zeros(ENTRIES, dtype=np.uint64),
        np.zeros(ENTRIES * 4, dtype=np.int64),
        np.zeros(NOTES, dtype=np.int64),
        np.zeros(1024, dtype=np.uint64),
        np.zeros((DEEPEST + 8, MOST), dtype=np.int32),
        np.zeros((DEEPEST + 8, SIZE), dtype=np.int32),
    )


ROOM = tuple_of(Room, BITS, LONGS, LONGS, BITS, GRID, GRID)


@compiled(WHOLE, TABLES, INTS)
def judge(t: Tables, pos: Ints) -> int:
    """How good it is for whoever is to move: who is nearer home, and whose bound pieces must go back."""
    side = pos[SIDE]
    score = pos[SCORE] if side == 0 else -pos[SCORE]
    bound = pos[BOUND]
    if bound:
        for piece in range(14):
            if bound >> piece & 1:
                cost = 20 if piece % 7 else 20 + 8 * (5 - t.band[pos[AT + piece]])
                score += -cost if piece // 7 == side else cost
    return int(score) + 5


@compiled(WHOLE, LONGS, WHOLE, WHOLE, WHOLE, WHOLE)
def liked(notes: Longs, move: int, best: int, one: int, two: int) -> int:
    if move == best:
        return 1 << 60
    if move in (one, two):
        return 1 << 59
    return int(notes[HISTORY + move]) if move < 14 * 128 else 0


@compiled(NOTHING, LONGS, INTS, WHOLE, WHOLE, WHOLE)
def order(notes: Longs, found: Ints, n: int, best: int, ply: int) -> None:
    """The move of the table first, then those that did well beside and before."""
    one, two = notes[KILLERS + 2 * ply], notes[KILLERS + 2 * ply + 1]
    for k in range(1, n):
        move, j = found[k], k
        w = liked(notes, move, best, one, two)
        while j > 0 and liked(notes, found[j - 1], best, one, two) < w:
            found[j] = found[j - 1]
            j -= 1
        found[j] = move


@compiled(WHOLE, TABLES, INTS, ROOM, WHOLE, WHOLE, WHOLE, WHOLE)
def look(t: Tables, pos: Ints, at: Room, depth: int, alpha: int, beta: int, ply: int) -> int:
    """What the position is worth to whoever is to move, looking `depth` turns ahead."""
    keys, entries, notes, path = at.keys, at.found, at.notes, at.path
    notes[NODES] += 1
    if notes[NODES] >= notes[LIMIT]:
        notes[STOPPED] = 1
        return 0
    end = over(t, pos)
    if end:
        return -(WON - ply) if end == 1 else 0
    key = hashed(t, pos)
    here = notes[PATH] + ply
    for k in range(here - 2, -1, -1):
        if path[k] == key:
            return 0
    path[here] = key
    if depth <= 0 and pos[LOOSE] == NOBODY:
        return judge(t, pos)
    if ply >= DEEPEST:
        return judge(t, pos)
    slot = np.int64(key & np.uint64(ENTRIES - 1))
    best = -1
    if keys[slot] == key:
        best = entries[4 * slot + 3]
        if entries[4 * slot + 1] >= depth:
            worth, kind = entries[4 * slot], entries[4 * slot + 2]
            if worth > WON - 200:
                worth -= ply
            elif worth < 200 - WON:
                worth += ply
            if kind == EXACT or (kind == AT_LEAST and worth >= beta) or (kind == AT_MOST and worth <= alpha):
                return int(worth)
    found, after = at.lists[ply], at.stack[ply]
    sending = pos[LOOSE] != NOBODY
    n = sendings(t, pos, found) if sending else moves(t, pos, found)
    if n == 0:
        return 0
    order(notes, found, n, best, ply)
    top, first = -WON - 1, alpha
    for k in range(n):
        copy(pos, after)
        make(t, after, found[k])
        if sending:
            worth = look(t, after, at, depth, alpha, beta, ply + 1)
        else:
            less = depth - 1
            if k > 3 and depth > 2 and n > 6:
                less -= 1
            if k == 0:
                worth = -look(t, after, at, depth - 1, -beta, -alpha, ply + 1)
            else:
                worth = -look(t, after, at, less, -alpha - 1, -alpha, ply + 1)
                if worth > alpha and (worth < beta or less < depth - 1):
                    worth = -look(t, after, at, depth - 1, -beta, -alpha, ply + 1)
        if notes[STOPPED]:
            return 0
        if worth > top:
            top, best = worth, found[k]
        if worth > alpha:
            alpha = worth
        if alpha >= beta:
            if not sending:
                notes[HISTORY + found[k]] += depth * depth
                if notes[KILLERS + 2 * ply] != found[k]:
                    notes[KILLERS + 2 * ply + 1] = notes[KILLERS + 2 * ply]
                    notes[KILLERS + 2 * ply] = found[k]
            break
    keys[slot] = key
    kept = top
    if kept > WON - 200:
        kept += ply
    elif kept < 200 - WON:
        kept -= ply
    entries[4 * slot], entries[4 * slot + 1], entries[4 * slot + 3] = kept, depth, best
    entries[4 * slot + 2] = AT_MOST if top <= first else AT_LEAST if top >= beta else EXACT
    return top


@compiled(WHOLE, TABLES, INTS, ROOM, WHOLE, INTS, WHOLE)
def look_from(t: Tables, pos: Ints, at: Room, depth: int, choices: Ints, n: int) -> int:
    """Of these moves the best, which is put first; what it is worth, looking `depth` turns ahead."""
    alpha, best = -WON - 1, 0
    notes, path, after = at.notes, at.path, at.stack[0]
    path[notes[PATH]] = hashed(t, pos)
    for k in range(n):
        copy(pos, after)
        make(t, after, choices[k])
        same = after[SIDE] == pos[SIDE]
        if same:
            worth = look(t, after, at, depth, alpha, WON + 1, 1)
        elif k == 0:
            worth = -look(t, after, at, depth - 1, -WON - 1, -alpha, 1)
        else:
            worth = -look(t, after, at, depth - 1, -alpha - 1, -alpha, 1)
            if worth > alpha:
                worth = -look(t, after, at, depth - 1, -WON - 1, -alpha, 1)
        if notes[STOPPED]:
            break
        if worth > alpha:
            alpha, best = worth, k
    if best:
        move = choices[best]
        for k in range(best, 0, -1):
            choices[k] = choices[k - 1]
        choices[0] = move
    return alpha
