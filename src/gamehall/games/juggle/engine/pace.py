"""How many turns it takes, on average, to lay so many pieces of each area, when it is settled which.

A turn lays two of them by the dice as they lie, or one by a calculated value; a 6 lays any. The table is an
upper bound for a board, whose pieces can still be chosen otherwise.
"""

from functools import cache

import numpy as np

from .compiled import GRID, NOTHING, PACE, SHORTS, WHOLE, compiled
from .tables import Reals, Shorts

MOST = (9, 9, 9, 13, 17)
"""Pieces of each area that are told apart; a board of 81 spaces takes hardly more."""


def _turns() -> tuple[Shorts, Shorts]:
    """For each roll, what can be laid: pairs of areas, 0 for none; and how many ways it falls."""
    rolls, ways = [], []
    for a in range(1, 7):
        for b in range(a, 7):
            firsts, seconds = ([*range(1, 6)] if die == 6 else [die] for die in (a, b))
            pairs = {(x, y) for x in firsts for y in seconds} | {(x, 0) for x in (*firsts, *seconds)}
            values = {a + b, b - a, a * b, *((b // a,) if b % a == 0 else ())}
            for value in values:
                pairs |= {(x, 0) for x in range(1, 6) if value in (6, x)}
            flat = [area for pair in sorted(pairs) for area in pair]
            rolls.append(flat)
            ways.append(1 if a == b else 2)
    longest = max(map(len, rolls))
    table = np.zeros((len(rolls), longest), dtype=np.int16)
    for row, flat in zip(table, rolls, strict=True):
        row[: len(flat)] = flat
    return table, np.array(ways, dtype=np.int16)


@compiled(NOTHING, GRID, SHORTS, PACE, WHOLE)
def _fill(rolls: Shorts, ways: Shorts, pace: Reals, most: int) -> None:
    """Expected turns for every number of pieces, fewer pieces first."""
    left = np.zeros(5, dtype=np.int64)
    for total in range(1, most + 1):
        for n1 in range(min(total, pace.shape[0] - 1) + 1):
            for n2 in range(min(total - n1, pace.shape[1] - 1) + 1):
                for n3 in range(min(total - n1 - n2, pace.shape[2] - 1) + 1):
                    for n4 in range(min(total - n1 - n2 - n3, pace.shape[3] - 1) + 1):
                        n5 = total - n1 - n2 - n3 - n4
                        if n5 >= pace.shape[4]:
                            continue
                        left[0], left[1], left[2], left[3], left[4] = n1, n2, n3, n4, n5
                        laid, after = 0.0, 0.0
                        for r in range(rolls.shape[0]):
                            best = 1e18
                            for at in range(0, rolls.shape[1], 2):
                                x, y = rolls[r, at], rolls[r, at + 1]
                                if x == 0:
                                    break
                                if left[x - 1] < 1 or (y > 0 and left[y - 1] < 1 + (x == y)):
                                    continue
                                left[x - 1] -= 1
                                if y > 0:
                                    left[y - 1] -= 1
                                then = pace[left[0], left[1], left[2], left[3], left[4]]
                                left[x - 1] += 1
                                if y > 0:
                                    left[y - 1] += 1
                                best = min(best, then)
                            if best < 1e17:
                                laid += ways[r]
                                after += ways[r] * best
                        pace[n1, n2, n3, n4, n5] = (36.0 + after) / laid if laid > 0 else 1e18


@cache
def pace() -> Reals:
    """For numbers of pieces of one to five squares, the turns that laying them takes."""
    rolls, ways = _turns()
    table = np.zeros(tuple(n + 1 for n in MOST))
    _fill(rolls, ways, table, 30)
    return table
