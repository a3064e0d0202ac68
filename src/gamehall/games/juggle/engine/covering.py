"""A board covered to its last space: a search over the pieces that are left, in random order."""

import numpy as np

from .compiled import BYTES, GRID, REAL, REALS, SHORTS, STOCK, WHOLE, WHOLES, WORDS, compiled
from .tables import Bytes, Reals, Shorts, Wholes

WIDEST = 600
"""So many pieces can lie with their first square on one space, in six colours."""


@compiled(REAL, WORDS)
def chance(state: "np.ndarray[tuple[int], np.dtype[np.uint64]]") -> float:
    """A number between 0 and 1, the next one (xorshift)."""
    x = state[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    state[0] = x
    return float(x >> np.uint64(11)) / 9007199254740992.0


_LAY = (SHORTS, GRID, GRID, SHORTS)


@compiled(WHOLE, BYTES, STOCK, STOCK, WHOLE, *_LAY, WHOLES, REALS, WORDS, WHOLE, WHOLES, WHOLES)
def cover(
    board: Bytes,
    bank: Bytes,
    theirs: Bytes,
    wild: int,
    shape: Shorts,
    cells: Shorts,
    near: Shorts,
    since: Shorts,
    areas: Wholes,
    liking: Reals,
    luck: "np.ndarray[tuple[int], np.dtype[np.uint64]]",
    tries: int,
    laid: Wholes,
    colours: Wholes,
) -> int:
    """Cover what is empty of a board, whose colours are 1, 2, …; how many pieces that takes, or -1.

    `bank` and `theirs` count pieces by colour and shape; of those on the opponent's board `wild` may be used.
    `liking` is how much an area is liked; `tries` bounds the search. The places found and their colours are
    written to `laid` and `colours`, colours of pieces from the opponent's board below zero.
    """
    spaces, kinds = board.shape[0], bank.shape[0]
    place = np.zeros((spaces + 1, WIDEST), dtype=np.int32)
    keys = np.zeros((spaces + 1, WIDEST))
    count = np.zeros(spaces + 1, dtype=np.int64)
    depth, left, fresh = 0, wild, True
    while True:
        if fresh:
            first = 0
            while first < spaces and board[first] != 0:
                first += 1
            if first == spaces:
                return depth
            tries -= 1
            if tries < 0:
                return -1
            found = 0
            for p in range(since[first], since[first + 1]):
                kind = shape[p]
                free = True
                for k in range(areas[kind]):
                    if board[cells[p, k]] != 0:
                        free = False
                        break
                if not free:
                    continue
                around = 0
                for k in range(near.shape[1]):
                    if near[p, k] < 0:
                        break
                    around |= 1 << board[near[p, k]]
                for c in range(kinds):
                    if around >> (c + 1) & 1:
                        continue
                    if bank[c, kind] > 0 or (left > 0 and theirs[c, kind] > 0):
                        place[depth, found] = p * kinds + c
                        keys[depth, found] = chance(luck) ** (1.0 / liking[areas[kind] - 1])
                        found += 1
            count[depth] = found
        best, most = -1, -1.0
        for i in range(count[depth]):
            if keys[depth, i] > most:
                best, most = i, keys[depth, i]
        if best >= 0 and most >= 0:
            keys[depth, best] = -1.0
            p, c = place[depth, best] // kinds, place[depth, best] % kinds
            for k in range(areas[shape[p]]):
                board[cells[p, k]] = c + 1
            laid[depth] = p
            if bank[c, shape[p]] > 0:
                bank[c, shape[p]] -= 1
                colours[depth] = c + 1
            else:
                theirs[c, shape[p]] -= 1
                left -= 1
                colours[depth] = -(c + 1)
            depth += 1
            fresh = True
            continue
        if depth == 0:
            return -1
        depth -= 1
        p, c = laid[depth], abs(colours[depth]) - 1
        for k in range(areas[shape[p]]):
            board[cells[p, k]] = 0
        if colours[depth] > 0:
            bank[c, shape[p]] += 1
        else:
            theirs[c, shape[p]] += 1
            left += 1
        fresh = False
