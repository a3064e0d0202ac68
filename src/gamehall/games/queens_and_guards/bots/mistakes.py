"""Mistakes as pupils make them, for bots that are to be caught."""

from random import Random

from gamehall.games.queens_and_guards.board import BACK, BAND, HEXES, NEIGHBOURS, ONWARD, holds
from gamehall.games.queens_and_guards.moving import Move, enters_trap
from gamehall.games.queens_and_guards.state import State, Turn
from gamehall.games.queens_and_guards.traps import to_be_moved
from gamehall.games.queens_and_guards.turns import moves_owed, way_out_owed


def slip(state: State, turn: Turn, rng: Random) -> Move | None:
    """Two steps at once, a step back or into a trap, or any piece though a trapped one has to move."""
    if way_out_owed(turn.steps) or not moves_owed(turn):
        return None
    own = holds(state.board, state.colour(turn.by))
    if to_be_moved(state.ground, state.board, state.colour(turn.by), state.announced):
        wrong = [(at, to) for at in own for to in ONWARD[at] if not state.board[to]]
    else:
        kinds = [found for made in (_two_steps, _back, _into_traps) if (found := made(state, own))]
        wrong = rng.choice(kinds) if kinds else []
    return rng.choice(wrong) if wrong else None


def _two_steps(state: State, own: list[int]) -> list[Move]:
    return [
        (at, to)
        for at in own
        for to in range(HEXES)
        if BAND[to] == BAND[at] - 2
        and not state.board[to]
        and state.ground.may_stand(state.board[at], to)
        and any(to in NEIGHBOURS[near] for near in NEIGHBOURS[at])
    ]


def _back(state: State, own: list[int]) -> list[Move]:
    return [(at, to) for at in own for to in BACK[at] if not state.board[to]]


def _into_traps(state: State, own: list[int]) -> list[Move]:
    steps = [(at, to) for at in own for to in ONWARD[at] if not state.board[to]]
    return [step for step in steps if enters_trap(state.ground, state.board, *step)]
