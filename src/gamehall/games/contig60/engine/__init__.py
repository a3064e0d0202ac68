"""The playing strength of Contig 60: which spaces a roll reaches, and how good each of them is.

The engine stands alone: spaces are indexes 0-63 counted row by row, scores run from 60 down, and every
position is seen by the player who moves. Kernels are compiled by Numba when first needed and kept on disk;
`warm` does it early.
"""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from gamehall.kernel.parts import Engine

from .lines import SPACES, Dice, Layout, Reals, bits, layout, roll_index

if TYPE_CHECKING:
    from .compiled import Sides, Tables

__all__ = [
    "MINE",
    "Layout",
    "Position",
    "Ranked",
    "layout",
    "match",
    "pass_value",
    "play_out",
    "playable",
    "rank",
    "warm",
]

WEIGHTS = Path(__file__).with_name("weights.npy")
EMPTY, MINE, THEIRS = 0, 1, 2


class Position(NamedTuple):
    """A position seen by the mover."""

    board: npt.NDArray[np.int8]
    """For each space: 0 empty, 1 mine, 2 theirs."""
    mine: int
    """The mover's running score."""
    theirs: int
    chips_mine: int
    chips_theirs: int


class Ranked(NamedTuple):
    """A playable space, what it earns at once, and how likely the mover then wins (a tie counts half)."""

    space: int
    points: int
    win: float


@lru_cache(maxsize=1)
def _weights() -> Reals:
    weights: Reals = np.ascontiguousarray(np.load(WEIGHTS), dtype=np.float32)
    return weights


def warm() -> None:
    """Compile the kernels, or load them from the disk, and read the weights."""
    from . import play as play

    _weights()


def playable(layout: Layout, dice: Dice, board: npt.NDArray[np.int8]) -> list[int]:
    """The uncovered spaces whose number the dice make, lowest index first."""
    reached = int(layout.spaces[roll_index(dice)])
    return [space for space in range(len(board)) if reached >> space & 1 and board[space] == EMPTY]


def _sides(position: Position) -> "Sides":
    from .compiled import Sides

    board = position.board
    mine, theirs = (np.uint64(bits(np.flatnonzero(board == owner).tolist())) for owner in (MINE, THEIRS))
    return Sides(mine, theirs, *map(int, position[1:]))


def _tables(layout: Layout) -> "Tables":
    from .compiled import Tables

    return Tables(layout.reach, layout.spaces, layout.chance, _weights())


def rank(layout: Layout, position: Position, dice: Dice, *, points_factor: int = 1) -> list[Ranked]:
    """Every playable space, best first; nothing when no chip is left to place.

    With `points_factor=2` the roll is a captured pass: points are doubled and the mover rolls again.
    """
    from .counting import points
    from .search import DEPTH, value_spaces

    spaces = playable(layout, dice, position.board)
    if not spaces or position.chips_mine == 0:
        return []
    at = _sides(position)
    values = np.zeros(SPACES)
    value_spaces(_tables(layout), at, np.uint64(bits(spaces)), points_factor, DEPTH, values)
    taken = at.mine | at.theirs
    ranked = [Ranked(space, points_factor * points(taken, space), float(values[space])) for space in spaces]
    return sorted(ranked, key=lambda choice: (-choice.win, -choice.points, choice.space))


def pass_value(layout: Layout, position: Position) -> float:
    """The mover's win probability when it passes without a chip and the opponent rolls."""
    from .search import value_pass

    return value_pass(_tables(layout), _sides(position))


def play_out(layout: Layout, position: Position, games: int, seed: int) -> float:
    """The share of games that the mover wins from here, about to roll, when both play on by a quick look."""
    from .play import play_out

    return play_out(_tables(layout), _sides(position), games, np.uint64(seed % 2**64))


def match(layout: Layout, games: int, seed: int, first: str, second: str) -> dict[str, int]:
    """Games between two of "random", "greedy" and "strong", seats swapped every other game.

    Wins and losses are those of `first`.
    """
    from .play import POLICIES, arena

    tally = np.zeros(4, dtype=np.int64)
    arena(_tables(layout), games, POLICIES[first], POLICIES[second], np.uint64(seed % 2**64), tally)
    return dict(zip(("wins", "losses", "ties"), tally.tolist(), strict=False))


ENGINE = Engine(warm=warm)
