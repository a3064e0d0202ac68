"""The engine at a Contig 60 table: a state seen from a seat, and the space the search prefers."""

from itertools import combinations_with_replacement
from math import factorial
from random import Random

import numpy as np

from gamehall.games.contig60 import engine
from gamehall.games.contig60.play import Sheet, State
from gamehall.games.contig60.referee import playable
from gamehall.kernel.seat import Seat


def position(state: State, seat: Seat) -> engine.Position:
    board = np.array([0 if not who else 1 if who == seat else 2 for who in state.covered], dtype=np.int8)
    other = state.other(seat)
    return engine.Position(
        board, state.scores[seat], state.scores[other], state.chips[seat], state.chips[other]
    )


def ranked(state: State, seat: Seat, dice: tuple[int, ...], factor: int = 1) -> list[engine.Ranked]:
    """Every space the dice reach at this table, best first."""
    plan = engine.layout(state.board.numbers)
    a, b, c = dice
    reached = playable(state, dice)
    found = engine.rank(plan, position(state, seat), (a, b, c), points_factor=factor)
    return [choice for choice in found if state.board.numbers[choice.space] in reached]


def best_space(state: State, sheet: Sheet, rng: Random) -> int | None:
    factor = 2 if state.phase == "capture" else 1
    found = ranked(state, sheet.by, sheet.dice, factor)
    return state.board.numbers[found[0].space] if found else None


def would_rather_roll(state: State, seat: Seat) -> bool:
    """Is a new roll worth more, on average, than the opponent's?"""
    offered = ranked(state, seat, state.offer)
    return not offered or offered[0].win < value_of_rolling(state, seat)


def value_of_rolling(state: State, seat: Seat) -> float:
    """The chance to win with a turn to come, over all rolls."""
    plan, here = engine.layout(state.board.numbers), position(state, seat)
    passing = engine.pass_value(plan, here)
    total = 0.0
    for roll in combinations_with_replacement(range(1, 7), 3):
        ways = factorial(3)
        for face in set(roll):
            ways //= factorial(roll.count(face))
        found = engine.rank(plan, here, roll)
        total += ways * (found[0].win if found else passing)
    return total / 216
