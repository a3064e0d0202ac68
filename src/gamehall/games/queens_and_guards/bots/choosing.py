"""Which piece to move, without looking ahead."""

from random import Random

from gamehall.games.queens_and_guards.board import BAND, enemy, is_queen
from gamehall.games.queens_and_guards.moving import Move, moved
from gamehall.games.queens_and_guards.state import State, Turn
from gamehall.games.queens_and_guards.traps import traps_of

QUEEN_TRAPPED, GUARD_TRAPPED = 5, 2
"""What a trap is worth, where a step inward is worth one."""


def any_move(state: State, turn: Turn, ways: list[Move], rng: Random) -> Move:
    return rng.choice(ways)


def any_place(state: State, turn: Turn, places: list[Move], rng: Random) -> Move | None:
    return rng.choice(places)


def most_gain(state: State, turn: Turn, ways: list[Move], rng: Random) -> Move:
    """The most steps inward and traps at once."""
    worth = {way: gain(state, turn, way) for way in ways}
    most = max(worth.values())
    return rng.choice([way for way in ways if worth[way] == most])


def gain(state: State, turn: Turn, way: Move) -> int:
    start, end = way
    ground, other = state.ground, enemy(state.colour(turn.by))
    after = moved(state.board, start, end)
    made = {at for at, _ in traps_of(ground, after, other) - traps_of(ground, state.board, other)}
    traps = sum(QUEEN_TRAPPED if is_queen(after[at]) else GUARD_TRAPPED for at in made)
    return BAND[start] - BAND[end] + traps
