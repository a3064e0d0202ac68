"""The engine at a Contig 60 table: a state seen from a seat, and the space the search prefers."""

from random import Random

import numpy as np

from gamehall.games.contig60 import engine
from gamehall.games.contig60.engine.lines import ALL_WAYS, ROLLS, WAYS
from gamehall.games.contig60.referee import playable
from gamehall.games.contig60.state import Sheet, State
from gamehall.kernel.extras import need
from gamehall.kernel.seat import Seat

need("fast", "The engine of Contig 60")

GAMES_EACH_WAY = 300
"""Enough to tell ways apart that matter, in about half a second."""


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
    factor = 2 if state.card.phase == "capture" else 1
    found = ranked(state, sheet.by, sheet.dice, factor)
    return state.board.numbers[found[0].space] if found else None


def gains_by_capture(state: State, seat: Seat) -> bool:
    """Does the pass win more games captured, with the regular turn still to come, than left alone?

    A captured pass costs a chip, and the last chip ends the game as the regular turn begins; how the end is
    counted decides it, so games are played to their end, with the same luck on both ways.
    """
    assert state.last is not None
    found = ranked(state, seat, state.last.dice, factor=2)
    if not found or found[0].win == 1.0:
        return bool(found)
    plan, here = engine.layout(state.board.numbers), position(state, seat)
    board = here.board.copy()
    board[found[0].space] = engine.MINE
    taken = here._replace(board=board, mine=here.mine - found[0].points, chips_mine=here.chips_mine - 1)
    left, captured = (engine.play_out(plan, way, GAMES_EACH_WAY, state.card.turn) for way in (here, taken))
    return captured > left


def would_rather_roll(state: State, seat: Seat) -> bool:
    """Is a new roll worth more, on average, than the opponent's?"""
    offered = ranked(state, seat, state.offer)
    return not offered or offered[0].win < value_of_rolling(state, seat)


def value_of_rolling(state: State, seat: Seat) -> float:
    """The chance to win with a turn to come, over all rolls."""
    plan, here = engine.layout(state.board.numbers), position(state, seat)
    passing = engine.pass_value(plan, here)
    total = 0.0
    for roll, ways in zip(ROLLS, WAYS, strict=True):
        found = engine.rank(plan, here, roll)
        total += ways * (found[0].win if found else passing)
    return total / ALL_WAYS
