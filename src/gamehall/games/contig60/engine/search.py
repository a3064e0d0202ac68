"""Looking ahead: my chip, then every roll of the dice with the opponent's best answer, then mine again."""

import numpy as np
import numpy.typing as npt

from .compiled import NOTHING, REAL, REALS, SIDES, SLATE, TABLES, WHOLE, WORD, Sides, Slate, Tables, compiled
from .counting import ALL_ROLLS, NONE, ONE, falls, lowest, passed, placed, points, wins
from .evaluate import clean, evaluate
from .lines import ALL_WAYS, SPACES

DEPTH = 2
"""Rolls looked ahead by the strong player."""
Values = npt.NDArray[np.float64]


@compiled(NOTHING, TABLES, SIDES, SLATE, REALS)
def judge_empty(tables: Tables, at: Sides, slate: Slate, values: Values) -> None:
    """Evaluate a chip of the player about to roll on every empty space; covered spaces get -1."""
    taken = at.mine | at.theirs
    for space in range(SPACES):
        if taken >> np.uint64(space) & ONE:
            values[space] = -1.0
            continue
        earned = points(taken, space)
        if wins(at, space, earned):
            values[space] = 1.0
        else:
            values[space] = 1.0 - evaluate(tables, placed(at, space, earned), slate)


@compiled(REAL, TABLES, SIDES, WHOLE, SLATE)
def ahead(tables: Tables, at: Sides, depth: int, slate: Slate) -> float:
    """The win probability of the player about to roll, looking this many rolls ahead.

    Each roll is answered by the chip that evaluates best; only these answers are looked at more deeply.
    """
    if depth == 0 or at.chips_mine == 0:
        return evaluate(tables, at, slate)
    values = np.empty(SPACES)
    judge_empty(tables, at, slate, values)
    taken = at.mine | at.theirs
    left, total = ALL_ROLLS, 0.0
    for space in np.argsort(-values):
        hit = left & tables.reach[space]
        if values[space] < 0.0 or left == NONE:
            break
        if hit == NONE:
            continue
        value = values[space]
        if depth > 1 and value < 1.0:
            value = 1.0 - ahead(tables, placed(at, space, points(taken, space)), depth - 1, slate)
        total += value * falls(hit)
        left &= ~hit
    if left != NONE:
        total += (1.0 - ahead(tables, passed(at), depth - 1, slate)) * falls(left)
    return total / ALL_WAYS


@compiled(NOTHING, TABLES, SIDES, WORD, WHOLE, WHOLE, REALS)
def value_spaces(
    tables: Tables, at: Sides, spaces: np.uint64, factor: int, depth: int, values: Values
) -> None:
    """Write the mover's win probability after a chip on each of these spaces into `values`.

    With a factor of two the roll is a captured pass, after which the mover rolls again.
    """
    slate = clean()
    taken = at.mine | at.theirs
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - ONE
        earned = factor * points(taken, space)
        after = placed(at, space, earned)
        if wins(at, space, earned):
            values[space] = 1.0
        elif factor == 2:
            values[space] = ahead(tables, passed(after), depth, slate)
        else:
            values[space] = 1.0 - ahead(tables, after, depth, slate)


@compiled(REAL, TABLES, SIDES)
def value_pass(tables: Tables, at: Sides) -> float:
    """The mover's win probability after a pass."""
    return 1.0 - ahead(tables, passed(at), DEPTH, clean())
