"""Learning the weights of the net by self-play: `python -m gamehall.games.contig60.engine.train`.

Temporal differences: after each game every position is moved towards a blend of what the next positions were
thought to be worth and how the game ended. Both known boards are used in turn, so that the net judges boards,
not numbers.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from .compiled import CUBE, FLOATS, GRID, NOTHING, REAL, REALS, TABLES, WHOLE, WORDS, Tables, compiled
from .counting import NONE, passed, placed, points, verdict, wins
from .evaluate import HIDDEN, MEASURES, clean, measure, weigh
from .lines import ROLLS, SIDE, Bits, Layout, Reals, layout, results
from .play import GREEDY, LONGEST, QUICK, START, arena, choose, roll
from .search import Values, ahead

SHAPE = (MEASURES + 1, HIDDEN)
BATCH = 16
"""Games learnt from before the weights move."""
CHUNK = 125
"""Batches played on one board before the other board has its turn."""


class Stage(NamedTuple):
    """A stretch of learning; the rate falls to nothing along it."""

    games: int
    depth: int
    """How many rolls ahead a position's worth is looked up when earlier positions learn from it."""
    trace: float
    """How much of the blend comes from later positions."""
    rate: float


STAGES = (Stage(300_000, 0, 0.7, 0.003), Stage(50_000, 1, 0.5, 0.001))


@compiled(WHOLE, TABLES, WHOLE, WORDS, GRID, REALS, REALS, REALS)
def record(
    tables: Tables, depth: int, luck: Bits, xs: Reals, now: Values, worth: Values, result: Values
) -> int:
    """Play a game of two quick players, keeping what was measured before each roll; return the turns kept.

    `result` is what the game was worth to the last mover kept.
    """
    slate = clean()
    at = START
    for turn in range(LONGEST):
        if at.chips_mine == 0:
            result[0] = 0.5 - 0.5 * verdict(at)
            return turn
        now[turn] = measure(tables, at, slate)
        xs[turn] = slate.x
        worth[turn] = ahead(tables, at, depth, slate)
        spaces = roll(tables, at, luck)
        if spaces == NONE:
            at = passed(at)
            continue
        space = choose(tables, at, spaces, QUICK, luck)
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


@compiled(NOTHING, TABLES, CUBE, WHOLE, REAL, REAL, WHOLE, WHOLE, WORDS)
def learn(
    tables: Tables, memory: Reals, depth: int, trace: float, rate: float, step: int, batches: int, luck: Bits
) -> None:
    """Play and learn from batches of games, the first being batch number `step`."""
    weights = tables.weights
    xs = np.zeros((LONGEST, MEASURES), dtype=np.float32)
    now, worth, result = np.zeros(LONGEST), np.zeros(LONGEST), np.zeros(1)
    slope = np.zeros(weights.shape, dtype=np.float32)
    for batch in range(batches):
        for _ in range(BATCH):
            turns = record(tables, depth, luck, xs, now, worth, result)
            target = result[0]
            for turn in range(turns - 1, -1, -1):
                add_slope(weights, xs[turn], now[turn], target, slope)
                target = 1.0 - (trace * target + (1.0 - trace) * worth[turn])
        descend(weights, slope, memory, rate, step + batch)


def spiral(numbers: Sequence[int]) -> list[int]:
    """The numbers laid clockwise inward from the first corner."""
    board = np.full((SIDE, SIDE), -1)
    row, column, down, right = 0, 0, 0, 1
    for number in numbers:
        board[row, column] = number
        ahead_row, ahead_column = row + down, column + right
        inside = 0 <= ahead_row < SIDE and 0 <= ahead_column < SIDE
        if not inside or board[ahead_row, ahead_column] >= 0:
            down, right = right, -down
        row, column = row + down, column + right
    flat: list[int] = board.ravel().tolist()
    return flat


def boards() -> tuple[Layout, Layout]:
    """The spiral board, which leaves out the highest result, and the one by rows, which leaves out zero."""
    numbers = sorted(set().union(*map(results, ROLLS)))
    return layout(spiral(numbers[:-1])), layout(numbers[1:])


def strength(board: Layout, weights: Reals, policy: int, games: int) -> float:
    """The share of decided games won against the greedy player."""
    tally = np.zeros(4, dtype=np.int64)
    tables = Tables(board.reach, board.spaces, board.chance, weights)
    arena(tables, games, policy, GREEDY, np.uint64(1), tally)
    return float(tally[0] / (tally[0] + tally[1]))


def train(seed: int, stages: Sequence[Stage] = STAGES) -> Reals:
    """Learn the weights from nothing."""
    weights = (np.random.default_rng(seed).normal(size=SHAPE) * 0.15).astype(np.float32)
    luck = np.array([seed], dtype=np.uint64)
    tables = [Tables(board.reach, board.spaces, board.chance, weights) for board in boards()]
    for stage in stages:
        memory = np.zeros((2, *SHAPE), dtype=np.float32)
        chunks = stage.games // (BATCH * CHUNK)
        for chunk in range(chunks):
            rate = stage.rate * (1 - chunk / chunks)
            step = chunk * CHUNK + 1
            learn(tables[chunk % 2], memory, stage.depth, stage.trace, rate, step, CHUNK, luck)
            if chunk % 25 == 24:
                won = strength(boards()[0], weights, QUICK, 4000)
                print(f"{(chunk + 1) * BATCH * CHUNK} games: {won:.1%} of decided games against greedy")
    return weights


def main() -> None:
    """Train and write the weights beside this file, or where the first argument says."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("weights.npy")
    np.save(target, train(seed=1))


if __name__ == "__main__":
    main()
