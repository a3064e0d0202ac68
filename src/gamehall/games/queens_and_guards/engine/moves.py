"""What may be moved in a position, and the position after it; taken back by what was kept.

Every trap that may be announced as it is made is announced, and nobody announces later. A turn is an optional
piece sent out, which is a move of its own here, and a piece moved.
"""

import numpy as np

from gamehall.games.queens_and_guards.engine.compiled import (
    INTS,
    NOTHING,
    TABLES,
    TRUTH,
    WHOLE,
    WORD,
    compiled,
)
from gamehall.games.queens_and_guards.engine.tables import (
    AT,
    BOUND,
    EDGE,
    LOOSE,
    MIDDLE,
    NOBODY,
    SCORE,
    SENT,
    SIDE,
    SIZE,
    Ints,
    Tables,
)

MOST = 256
"""Moves of one position: fewer than four steps for each piece, or a place on the edge for one sent out."""
STAY = 14 * 128
"""Sending out is the piece's number and the hex as any move is; this is letting it be."""
OUT = 16 * 128


@compiled(TRUTH, INTS, WHOLE, WHOLE)
def theirs(pos: Ints, at: int, side: int) -> bool:
    """Whether an enemy of `side` stands there."""
    piece = int(pos[at])
    return piece != NOBODY and (piece >= 7) != (side == 1)


@compiled(TRUTH, INTS, WHOLE, WHOLE)
def ours(pos: Ints, at: int, side: int) -> bool:
    piece = int(pos[at])
    return piece != NOBODY and (piece >= 7) == (side == 1)


@compiled(TRUTH, TABLES, INTS, WHOLE, WHOLE)
def caught(t: Tables, pos: Ints, at: int, side: int) -> bool:
    """Whether a piece of `side` on this hex would be in a trap."""
    for k in range(3):
        one = t.around[at, k, 0]
        if one < 0:
            return False
        if theirs(pos, one, side) and theirs(pos, t.around[at, k, 1], side):
            return True
    return False


@compiled(TRUTH, TABLES, WHOLE, WHOLE)
def may_stand(t: Tables, piece: int, at: int) -> bool:
    queen = piece % 7 == 0
    if at == MIDDLE:
        return queen
    if at == t.crowns[0]:
        return queen and piece == 0
    if at == t.crowns[1]:
        return queen and piece == 7
    return True


@compiled(TRUTH, TABLES, INTS, WHOLE)
def has_way_out(t: Tables, pos: Ints, piece: int) -> bool:
    if piece % 7 == 0:
        return bool(pos[t.crowns[piece // 7]] == NOBODY)
    at = pos[AT + piece]
    for k in range(6):
        to = t.back[at, k]
        if to < 0:
            return False
        if pos[to] == NOBODY and may_stand(t, piece, to):
            return True
    return False


@compiled(TRUTH, TABLES, INTS, WHOLE, WHOLE, WHOLE)
def makes_trap(t: Tables, pos: Ints, start: int, end: int, side: int) -> bool:
    """Whether a piece of `side` moved from `start` to `end` traps an enemy."""
    for k in range(6):
        between = t.through[end, k, 0]
        if between < 0:
            return False
        other = t.through[end, k, 1]
        if other != start and theirs(pos, between, side) and ours(pos, other, side):
            return True
    return False


@compiled(WHOLE, TABLES, INTS, WHOLE, INTS, WHOLE)
def add_ways_out(t: Tables, pos: Ints, piece: int, found: Ints, n: int) -> int:
    """Write where a trapped piece may be moved out; return how many moves there are then."""
    if piece % 7 == 0:
        to = t.crowns[piece // 7]
        if pos[to] == NOBODY:
            found[n] = piece * 128 + to
            n += 1
        return n
    at = pos[AT + piece]
    for k in range(6):
        to = t.back[at, k]
        if to < 0:
            break
        if pos[to] == NOBODY and may_stand(t, piece, to):
            found[n] = piece * 128 + to
            n += 1
    return n


@compiled(WHOLE, TABLES, INTS, INTS)
def forced(t: Tables, pos: Ints, found: Ints) -> int:
    """The ways out of an announced trap, the queen's first; into another only where nothing else is left."""
    side = pos[SIDE]
    first, n = 7 * side, 0
    for piece in range(first, first + 7):
        if pos[BOUND] >> piece & 1 and caught(t, pos, pos[AT + piece], side):
            n = add_ways_out(t, pos, piece, found, n)
            if piece == first and n:
                break
    safe = 0
    for k in range(n):
        if not caught(t, pos, found[k] % 128, side):
            found[safe] = found[k]
            safe += 1
    return safe if safe else n


@compiled(WHOLE, TABLES, INTS, INTS)
def moves(t: Tables, pos: Ints, found: Ints) -> int:
    """Write every move of a piece that breaks no rule; return how many."""
    n = forced(t, pos, found)
    if n:
        return n
    side = pos[SIDE]
    first = 7 * side
    quiet, trapped = False, 0
    for piece in range(first, first + 7):
        if caught(t, pos, pos[AT + piece], side):
            trapped |= 1 << piece
            if not quiet and has_way_out(t, pos, piece):
                quiet = True
    for piece in range(first, first + 7):
        at = pos[AT + piece]
        out = trapped >> piece & 1
        for k in range(5):
            to = t.onward[at, k]
            if to < 0:
                break
            if pos[to] != NOBODY or not may_stand(t, piece, to) or caught(t, pos, to, side):
                continue
            if quiet and not out and makes_trap(t, pos, at, to, side):
                continue
            found[n] = piece * 128 + to
            n += 1
        if out:
            before = n
            n = add_ways_out(t, pos, piece, found, n)
            kept = before
            for k in range(before, n):
                to = found[k] % 128
                step = False
                for j in range(before):
                    step = step or found[j] == found[k]
                if not caught(t, pos, to, side) and not step:
                    found[kept] = found[k]
                    kept += 1
            n = kept
    return n


@compiled(WHOLE, TABLES, INTS, INTS)
def sendings(t: Tables, pos: Ints, found: Ints) -> int:
    """Where a piece that moved into a trap may be put; the first is to let it be."""
    found[0], n = STAY, 1
    piece = pos[LOOSE]
    for to in range(EDGE):
        if pos[to] == NOBODY and may_stand(t, piece, to):
            found[n] = OUT + piece * 128 + to
            n += 1
    return n


@compiled(NOTHING, TABLES, INTS, WHOLE, WHOLE)
def put(t: Tables, pos: Ints, piece: int, to: int) -> None:
    """A piece goes from where it stands to an empty hex."""
    at = pos[AT + piece]
    kind = 0 if piece % 7 == 0 else 1
    gain = t.worth[kind, to] - t.worth[kind, at]
    pos[SCORE] += gain if piece < 7 else -gain
    pos[at], pos[to], pos[AT + piece] = NOBODY, piece, to


@compiled(NOTHING, TABLES, INTS)
def release(t: Tables, pos: Ints) -> None:
    """What was announced binds as long as the piece stands in a trap."""
    bound = pos[BOUND]
    for piece in range(14):
        if bound >> piece & 1 and not caught(t, pos, pos[AT + piece], piece // 7):
            pos[BOUND] &= ~(1 << piece)


@compiled(NOTHING, TABLES, INTS, WHOLE, WHOLE)
def announce(t: Tables, pos: Ints, side: int, to: int) -> None:
    """The traps that were made in this turn: from `to`, and round what was sent out."""
    for k in range(6):
        between = t.through[to, k, 0]
        if between < 0:
            break
        other = t.through[to, k, 1]
        if theirs(pos, between, side) and ours(pos, other, side):
            pos[BOUND] |= 1 << pos[between]
    sent = pos[SENT]
    if sent != NOBODY and caught(t, pos, pos[AT + sent], 1 - side):
        pos[BOUND] |= 1 << sent


@compiled(NOTHING, TABLES, INTS, WHOLE)
def make(t: Tables, pos: Ints, move: int) -> None:
    """A piece is sent out or let be, and the turn goes on; or one is moved, and the turn is the other's."""
    if move == STAY:
        pos[LOOSE] = NOBODY
        return
    if move >= OUT:
        piece = (move - OUT) // 128
        put(t, pos, piece, move % 128)
        pos[LOOSE], pos[SENT] = NOBODY, piece
        release(t, pos)
        return
    side, piece, to = pos[SIDE], move // 128, move % 128
    start = pos[AT + piece]
    still = False
    if not caught(t, pos, start, side):
        for own in range(7 * side, 7 * side + 7):
            if caught(t, pos, pos[AT + own], side) and has_way_out(t, pos, own):
                still = True
                break
    put(t, pos, piece, to)
    if pos[BOUND]:
        release(t, pos)
    if not still:
        announce(t, pos, side, to)
    pos[LOOSE] = piece if caught(t, pos, to, side) else NOBODY
    pos[SENT] = NOBODY
    pos[SIDE] = 1 - side


@compiled(WHOLE, TABLES, INTS)
def over(t: Tables, pos: Ints) -> int:
    """0: not over; 1: the player who moved last has won; 2: six guards are home without their queen."""
    for first in (0, 7):
        home = 0
        for guard in range(first + 1, first + 7):
            if t.band[pos[AT + guard]] == 1:
                home += 1
        if home == 6:
            return 1 if pos[AT + first] == MIDDLE else 2
    return 0


@compiled(WORD, TABLES, INTS)
def hashed(t: Tables, pos: Ints) -> np.uint64:
    """The same for positions in which the same may happen."""
    key = t.keys[4, pos[SIDE]]
    for piece in range(14):
        kind = (0 if piece % 7 == 0 else 1) + 2 * (piece // 7)
        at = pos[AT + piece]
        key ^= t.keys[kind, at]
        if pos[BOUND] >> piece & 1:
            key ^= t.keys[5, at]
    if pos[LOOSE] != NOBODY:
        key ^= t.keys[6, pos[AT + pos[LOOSE]]]
    if pos[SENT] != NOBODY:
        key ^= t.keys[7, pos[AT + pos[SENT]]]
    return np.uint64(key)


@compiled(NOTHING, INTS, INTS)
def copy(pos: Ints, to: Ints) -> None:
    for k in range(SIZE):
        to[k] = pos[k]
