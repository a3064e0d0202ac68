"""How many ways a game may go from a position, for so many turns: what proves a generator of moves."""

import numpy as np

from gamehall.games.queens_and_guards.engine.compiled import INTS, TABLES, WHOLE, compiled
from gamehall.games.queens_and_guards.engine.moves import MOST, copy, make, moves, over, sendings
from gamehall.games.queens_and_guards.engine.tables import LOOSE, NOBODY, SIZE, Ints, Tables


@compiled(WHOLE, TABLES, INTS, WHOLE)
def perft(t: Tables, pos: Ints, depth: int) -> int:
    """Sequences of `depth` turns; a game that is over goes no further. Where nothing is announced later."""
    if depth == 0:
        return 1
    if over(t, pos):
        return 0
    found, after = np.empty(MOST, dtype=np.int32), np.empty(SIZE, dtype=np.int32)
    total = 0
    if pos[LOOSE] != NOBODY:
        n = sendings(t, pos, found)
        for k in range(n):
            copy(pos, after)
            make(t, after, found[k])
            total += perft(t, after, depth)
        return total
    n = moves(t, pos, found)
    if depth == 1:
        return n
    for k in range(n):
        copy(pos, after)
        make(t, after, found[k])
        total += perft(t, after, depth - 1)
    return total
