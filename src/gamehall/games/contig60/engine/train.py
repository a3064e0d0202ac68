"""Learning the weights of the net by self-play: `python -m gamehall.games.contig60.engine.train`.

Temporal differences: after each game every position is moved towards a blend of what the next positions were
thought to be worth and how the game ended. Both known boards are used in turn, so that the net judges boards,
not numbers.
"""

import numpy as np

from .compiled import (
    CUBE,
    FLOATS,
    GRID,
    NOTHING,
    REAL,
    REALS,
    TABLES,
    WHOLE,
    WORDS,
    Tables,
    compiled,
)
from .counting import NONE, passed, placed, points, verdict, wins
from .evaluate import HIDDEN, MEASURES, measure, weigh
from .lines import Bits, Reals
from .play import LONGEST, START, choose, roll
from .search import Values

SHAPE = (MEASURES + 1, HIDDEN)
BATCH = 16
"""Games learnt from before the weights move."""
TRACE = 0.7
"""How much of the blend comes from later positions."""


@compiled(WHOLE, TABLES, WHOLE, WHOLE, WORDS, GRID, REALS, REALS, REALS)
def record(
    tables: Tables, first: int, second: int, luck: Bits, xs: Reals, now: Values, worth: Values, result: Values
) -> int:
    """Play a game, keeping what was measured before each roll; return the turns kept.

    `result` is what the game was worth to the last mover kept.
    """
    hidden = np.empty(HIDDEN, dtype=np.float32)
    at = START
    for turn in range(LONGEST):
        if at.chips_mine == 0:
            result[0] = 0.5 - 0.5 * verdict(at)
            return turn
        now[turn] = measure(tables, at, xs[turn])
        worth[turn] = now[turn] + (1.0 - now[turn]) * weigh(tables.weights, xs[turn], hidden)
        spaces = roll(tables, at, luck)
        if spaces == NONE:
            at = passed(at)
            continue
        space = choose(tables, at, spaces, first if turn % 2 == 0 else second, luck)
        earned = points(at.mine | at.theirs, space)
        if wins(at, space, earned):
            result[0] = 1.0
            return turn + 1
        at = placed(at, space, earned)
    result[0] = 0.5
    return LONGEST


@compiled(NOTHING, GRID, FLOATS, REAL, REAL, GRID)
def add_slope(weights: Reals, x: Reals, now: float, target: float, slope: Reals) -> None:
    """Add the slope of the log loss of one position, less the part that is counted exactly."""
    hidden = np.empty(HIDDEN, dtype=np.float32)
    guess = weigh(weights, x, hidden)
    if now > 0.98:
        return
    wanted = min(1.0, max(0.0, (target - now) / (1.0 - now)))
    error = np.float32((guess - wanted) * (1.0 - now))
    for h in range(HIDDEN):
        if hidden[h] > np.float32(0.0):
            slope[MEASURES, h] += error * hidden[h]
            back = error * weights[MEASURES, h]
            for i in range(MEASURES):
                slope[i, h] += back * x[i]


@compiled(NOTHING, GRID, GRID, CUBE, REAL, WHOLE)
def descend(weights: Reals, slope: Reals, memory: Reals, rate: float, step: int) -> None:
    """One step of Adam."""
    fade = rate * np.sqrt(1.0 - 0.999**step) / (1.0 - 0.9**step)
    for i in range(weights.shape[0]):
        for h in range(weights.shape[1]):
            g = slope[i, h]
            memory[0, i, h] += np.float32(0.1) * (g - memory[0, i, h])
            memory[1, i, h] += np.float32(0.001) * (g * g - memory[1, i, h])
            weights[i, h] -= fade * memory[0, i, h] / (np.sqrt(memory[1, i, h]) + 1e-8)
            slope[i, h] = np.float32(0.0)


@compiled(NOTHING, TABLES, CUBE, WHOLE, WHOLE, WHOLE, REAL, REAL, WHOLE, WORDS)
def learn(
    tables: Tables,
    memory: Reals,
    batches: int,
    one: int,
    other: int,
    trace: float,
    rate: float,
    step: int,
    luck: Bits,
) -> None:
    """Play and learn from batches of games."""
    weights = tables.weights
    xs = np.zeros((LONGEST, MEASURES), dtype=np.float32)
    now, worth, result = np.zeros(LONGEST), np.zeros(LONGEST), np.zeros(1)
    slope = np.zeros(weights.shape, dtype=np.float32)
    for batch in range(batches):
        for game in range(BATCH):
            first, second = (one, other) if game % 2 == 0 else (other, one)
            turns = record(tables, first, second, luck, xs, now, worth, result)
            target = result[0]
            for turn in range(turns - 1, -1, -1):
                add_slope(weights, xs[turn], now[turn], target, slope)
                target = 1.0 - (trace * target + (1.0 - trace) * worth[turn])
        descend(weights, slope, memory, rate, step + batch + 1)
