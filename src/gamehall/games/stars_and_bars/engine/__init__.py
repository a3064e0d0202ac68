"""What the strong bot looks ahead with: every card on every space, played on over sampled decks.

The engine stands alone: cards are numbers, spaces are indexes counted row by row, and every position is
seen by the player who moves. Kernels are compiled by Numba when first needed and kept on disk; `warm` does it
early.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from gamehall.games.stars_and_bars.board import boards
from gamehall.games.stars_and_bars.cards import ATTRIBUTES, differ
from gamehall.kernel.parts import Engine

if TYPE_CHECKING:
    from .compiled import Cards, Lying, Plan

__all__ = ["Choice", "Position", "rank", "warm"]

DECKS, PLIES = 16, 5
"""So many decks are sampled, and each way is played on for so many turns."""

_CARDS = {"".join(card): n for n, card in enumerate(product(*ATTRIBUTES.values()))}
_DIFFER = np.array([[differ(one, two) for two in _CARDS] for one in _CARDS], dtype=np.int8)


class Position(NamedTuple):
    """A position seen by the mover, whose stacks are scored."""

    board: str
    one_way: bool
    differences: bool
    faces: Sequence[str | None]
    """The card face up on each space; empty: none; None: the stack is turned over."""
    heights: Sequence[int]
    mine: Sequence[str]
    theirs: Sequence[str]
    unseen: Sequence[str]
    """What may be in the deck, in any order."""


class Choice(NamedTuple):
    """A card on a space, and the lead it gains on average."""

    card: str
    space: str
    lead: float


def warm() -> None:
    """Compile the kernels, or load them from the disk."""
    from . import search as search


def rank(at: Position, seed: int, decks: int = DECKS, plies: int = PLIES) -> list[Choice]:
    """Every way to place a card, best first."""
    from .search import value_all

    lying, room = _lying(at), _lying(at)
    spaces = boards()[at.board].spaces
    values = np.zeros(len(lying.hands[0]) * len(spaces))
    luck = np.array([seed % 2**64], dtype=np.uint64)
    value_all(_plan(at.board, at.one_way, at.differences), lying, room, decks, plies, luck, values)
    found = [
        Choice(at.mine[n // len(spaces)], spaces[n % len(spaces)], float(value))
        for n, value in enumerate(values)
        if np.isfinite(value)
    ]
    return sorted(found, key=lambda choice: -choice.lead)


@lru_cache(maxsize=8)
def _plan(name: str, one_way: bool, differences: bool) -> "Plan":
    from .compiled import Plan

    board = boards()[name]
    at = {space: n for n, space in enumerate(board.spaces)}
    beside = np.full((len(at), 8), -1, dtype=np.int8)
    for space, near in board.neighbours.items():
        beside[at[space], : len(near)] = [at[one] for one in near]
    centre = np.array([space in board.centre for space in board.spaces], dtype=np.int8)
    return Plan(beside, centre, _DIFFER, one_way, differences)


def _lying(at: Position) -> "Lying":
    from .compiled import EMPTY, NO_CARD, TURNED, Lying

    top = [TURNED if face is None else _CARDS[face] if face else EMPTY for face in at.faces]
    hands = np.full((2, max(1, len(at.mine), len(at.theirs))), NO_CARD, dtype=np.int8)
    for seat, hand in enumerate((at.mine, at.theirs)):
        hands[seat, : len(hand)] = [_CARDS[card] for card in hand]
    return Lying(_row(top), _row(at.heights), hands, _row([_CARDS[card] for card in at.unseen]))


def _row(numbers: Sequence[int]) -> "Cards":
    return np.array(numbers, dtype=np.int8)


ENGINE = Engine(warm=warm)
