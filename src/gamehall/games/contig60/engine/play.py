"""Whole games on flat arrays, for measuring strength and for learning."""

import numpy as np
import numpy.typing as npt

from .compiled import NOTHING, REAL, SIDES, TABLES, WHOLE, WHOLES, WORD, WORDS, Sides, Tables, compiled
from .counting import NONE, ONE, count, lowest, passed, placed, points, verdict, wins
from .lines import ALL_WAYS, ROLL_OF, SPACES, Bits
from .search import DEPTH, value_spaces

RANDOM, GREEDY, QUICK = 0, 1, 2
STRONG = QUICK + DEPTH
"""The quick player takes the chip that evaluates best; each step above it looks one roll further ahead."""
POLICIES = {"random": RANDOM, "greedy": GREEDY, "quick": QUICK, "strong": STRONG}
LONGEST = 400
"""Turns after which a game that only passes is stopped as a tie."""
START = Sides(NONE, NONE, 60, 60, 25, 25)


@compiled(WHOLE, WORDS, WHOLE)
def draw(luck: Bits, sides: int) -> int:
    """A number below `sides` from a splitmix generator."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    z = luck[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return int((z >> np.uint64(33)) % np.uint64(sides))


@compiled(WORD, TABLES, SIDES, WORDS)
def roll(tables: Tables, at: Sides, luck: Bits) -> np.uint64:
    """The playable spaces of a fresh roll."""
    reached: np.uint64 = tables.spaces[ROLL_OF[draw(luck, ALL_WAYS)]]
    return reached & ~(at.mine | at.theirs)


@compiled(WHOLE, SIDES, WORD, WHOLE, WORDS)
def choose_simply(at: Sides, spaces: np.uint64, policy: int, luck: Bits) -> int:
    """The space of a random player, or of a greedy one: a win, else the most points, ties at random."""
    taken = at.mine | at.theirs
    best, ties, chosen = -1, 0, -1
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - ONE
        worth = 0
        if policy == GREEDY:
            earned = points(taken, space)
            worth = 9 if wins(at, space, earned) else earned
        if worth > best:
            best, ties = worth, 0
        if worth == best:
            ties += 1
            if draw(luck, ties) == 0:
                chosen = space
    return chosen


@compiled(WHOLE, TABLES, SIDES, WORD, WHOLE, WORDS)
def choose(tables: Tables, at: Sides, spaces: np.uint64, policy: int, luck: Bits) -> int:
    """The space a player of this policy takes."""
    if policy <= GREEDY:
        return choose_simply(at, spaces, policy, luck)
    if count(spaces) == 1:
        return lowest(spaces)
    values = np.full(SPACES, -1.0)
    value_spaces(tables, at, spaces, 1, policy - QUICK, values)
    return int(np.argmax(values))


@compiled(WHOLE, TABLES, SIDES, WHOLE, WHOLE, WORDS, WHOLES)
def play(tables: Tables, at: Sides, first: int, second: int, luck: Bits, turns: npt.NDArray[np.int64]) -> int:
    """Play on from here: 1 when the first player, who rolls, wins, -1 when the second does, 0 for a tie."""
    for turn in range(LONGEST):
        turns[0] += 1
        side = 1 if turn % 2 == 0 else -1
        if at.chips_mine == 0:
            return side * verdict(at)
        spaces = roll(tables, at, luck)
        if spaces == NONE:
            at = passed(at)
            continue
        space = choose(tables, at, spaces, first if side == 1 else second, luck)
        earned = points(at.mine | at.theirs, space)
        if wins(at, space, earned):
            return side
        at = placed(at, space, earned)
    return 0


@compiled(REAL, TABLES, SIDES, WHOLE, WORD)
def play_out(tables: Tables, at: Sides, games: int, seed: np.uint64) -> float:
    """The share of games won by the player about to roll, when quick players play on; a tie counts half."""
    luck = np.array([seed], dtype=np.uint64)
    turns = np.zeros(1, dtype=np.int64)
    won = 0
    for _ in range(games):
        won += 1 + play(tables, at, QUICK, QUICK, luck, turns)
    return won / (2.0 * games)


@compiled(NOTHING, TABLES, WHOLE, WHOLE, WHOLE, WORD, WHOLES)
def arena(
    tables: Tables, games: int, one: int, other: int, seed: np.uint64, tally: npt.NDArray[np.int64]
) -> None:
    """Play games with seats swapped every other game; tally wins, losses, ties of `one`, and turns."""
    luck = np.array([seed], dtype=np.uint64)
    for game in range(games):
        if game % 2 == 0:
            result = play(tables, START, one, other, luck, tally[3:])
        else:
            result = -play(tables, START, other, one, luck, tally[3:])
        tally[0 if result > 0 else 1 if result < 0 else 2] += 1
