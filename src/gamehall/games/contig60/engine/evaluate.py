"""How good a position is for the player about to roll: measures of the board, weighed by a small learned net.

What can be counted exactly (the chance to win with this very roll) is counted; the net only judges the rest.
"""

import numpy as np

from .compiled import (
    FLOATS,
    GRID,
    NOTHING,
    REAL,
    SIDES,
    SLATE,
    TABLES,
    WHOLE,
    Sides,
    Slate,
    Tables,
    compiled,
)
from .counting import ALL_ROLLS, NONE, ONE, count, falls, lowest, points, rolls_to, verdict
from .lines import ALL_WAYS, LINES, Reals

SIDE_MEASURES = 12
MEASURES = 2 * SIDE_MEASURES + 8
"""How many measures are taken; the last is always one, so that the net needs no bias."""
HIDDEN = 32
NEAR = 10.0
"""From how many points on the end of the score counts as near."""


@compiled(SLATE)
def clean() -> Slate:
    """A slate for one thread of evaluations."""
    return Slate(
        np.zeros(MEASURES, dtype=np.float32),
        np.zeros(HIDDEN, dtype=np.float32),
        np.zeros(9, dtype=np.uint64),
        np.zeros(2, dtype=np.uint64),
    )


@compiled(NOTHING, TABLES, SIDES, SLATE)
def measure_lines(tables: Tables, at: Sides, slate: Slate) -> None:
    """Measure the open lines of both sides, and note the rolls that complete five."""
    x, winning = slate.x, slate.winning
    fours_a, fours_b, threes_a, threes_b = NONE, NONE, NONE, NONE
    for k in range(LINES.shape[0]):
        line = LINES[k]
        a, b = line & at.mine, line & at.theirs
        if (a == NONE) == (b == NONE):
            continue
        own = a | b
        base = 0 if b == NONE else SIDE_MEASURES
        gaps = line & ~own
        chips = count(own)
        if chips == 1:
            x[base + 7] += np.float32(0.0625)
            continue
        product = np.float32(1.0)
        rest = gaps
        while rest:
            product *= tables.chance[lowest(rest)]
            rest &= rest - ONE
        if chips == 2:
            x[base + 5] += np.float32(0.125)
            x[base + 6] += np.float32(8.0) * product
        elif chips == 3:
            x[base + 2] += np.float32(0.25)
            x[base + 3] += np.float32(4.0) * product
            x[base + 4] = max(x[base + 4], np.float32(4.0) * product)
            if base == 0:
                threes_a |= gaps
            else:
                threes_b |= gaps
        elif base == 0:
            fours_a |= gaps
        else:
            fours_b |= gaps
    winning[0] = rolls_to(tables.reach, fours_a)
    winning[1] = rolls_to(tables.reach, fours_b)
    x[0] = falls(winning[0]) / ALL_WAYS
    x[1] = falls(rolls_to(tables.reach, threes_a)) / ALL_WAYS
    x[SIDE_MEASURES] = falls(winning[1]) / ALL_WAYS
    x[SIDE_MEASURES + 1] = falls(rolls_to(tables.reach, threes_b)) / ALL_WAYS


@compiled(NOTHING, WHOLE, WHOLE, WHOLE, FLOATS)
def measure_side(base: int, score: int, chips: int, x: Reals) -> None:
    """Measure one side's score and chips."""
    x[base + 8] = score / 60.0
    x[base + 9] = max(0.0, 1.0 - score / NEAR)
    x[base + 10] = chips / 25.0
    x[base + 11] = max(0.0, 1.0 - chips / 6.0)


@compiled(REAL, TABLES, SIDES, SLATE)
def measure(tables: Tables, at: Sides, slate: Slate) -> float:
    """Take the measures for the player about to roll; return the chance to win with this very roll."""
    x, levels, winning = slate.x, slate.levels, slate.winning
    x[:] = np.float32(0.0)
    levels[:] = NONE
    measure_lines(tables, at, slate)
    measure_side(0, at.score_mine, at.chips_mine, x)
    measure_side(SIDE_MEASURES, at.score_theirs, at.chips_theirs, x)
    taken = at.mine | at.theirs
    lead = at.score_theirs - at.score_mine
    need = max(at.score_mine, 3 - lead)
    need_theirs = max(at.score_theirs, 3 + lead)
    empty = ~taken
    while empty:
        space = lowest(empty)
        levels[points(taken, space)] |= tables.reach[space]
        empty &= empty - ONE
    left = ALL_ROLLS
    expected, out_theirs = 0, NONE
    for level in range(8, -1, -1):
        hit = levels[level] & left
        expected += level * falls(hit)
        left &= ~hit
        if level >= need:
            winning[0] |= levels[level]
        if level >= need_theirs:
            out_theirs |= levels[level]
    x[24] = expected / (4.0 * ALL_WAYS)
    x[25] = falls(left) / ALL_WAYS
    x[26] = falls(levels[8] | levels[7] | levels[6] | levels[5] | levels[4]) / ALL_WAYS
    x[27] = falls(winning[1] | out_theirs) / ALL_WAYS
    x[28] = lead / 20.0
    x[29] = min(1.0, max(-1.0, lead / 5.0))
    x[30] = (64 - count(taken)) / 64.0
    x[31] = np.float32(1.0)
    return falls(winning[0]) / ALL_WAYS


@compiled(REAL, GRID, FLOATS, FLOATS)
def weigh(weights: Reals, x: Reals, hidden: Reals) -> float:
    """The net: one layer of rectified units, then one logistic; by fours, which the compiler makes fast."""
    hidden[:] = np.float32(0.0)
    for i in range(0, MEASURES, 4):
        a, b, c, d = x[i], x[i + 1], x[i + 2], x[i + 3]
        for h in range(HIDDEN):
            first = a * weights[i, h] + b * weights[i + 1, h]
            second = c * weights[i + 2, h] + d * weights[i + 3, h]
            hidden[h] += first + second
    total = np.float32(0.0)
    for h in range(HIDDEN):
        hidden[h] = max(hidden[h], np.float32(0.0))
        total += hidden[h] * weights[MEASURES, h]
    return float(1.0 / (1.0 + np.exp(-np.float64(total))))


@compiled(REAL, TABLES, SIDES, SLATE)
def evaluate(tables: Tables, at: Sides, slate: Slate) -> float:
    """The win probability of the player about to roll; a tie counts half."""
    if at.chips_mine == 0:
        return 0.5 + 0.5 * verdict(at)
    now = measure(tables, at, slate)
    return now + (1.0 - now) * weigh(tables.weights, slate.x, slate.hidden)
