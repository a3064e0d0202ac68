"""The engine at a Queens & Guards table: a state seen from the player to move, and the move it prefers."""

from collections.abc import Callable
from random import Random

from gamehall.games.queens_and_guards import engine
from gamehall.games.queens_and_guards.bots.character import Choose, Send
from gamehall.games.queens_and_guards.bots.choosing import most_gain
from gamehall.games.queens_and_guards.engine.tables import NOWHERE
from gamehall.games.queens_and_guards.moving import Move
from gamehall.games.queens_and_guards.state import State, Turn, position_of
from gamehall.games.queens_and_guards.turns import way_out_owed
from gamehall.kernel.extras import need

need("fast", "The engine of Queens & Guards")

Spent = Callable[[State], tuple[int, float]]
"""How many positions to look at, and for how many seconds."""


def found(
    state: State, turn: Turn, nodes: int, seconds: float, *, loose: int = NOWHERE, only: Move | None = None
) -> engine.Found | None:
    """What the search says of this turn, or of one move of it."""
    bound = tuple(at for at in state.announced if state.board[at])
    pos = engine.position(state.ground, state.board, state.colour(turn.by), bound, loose)
    seen = (position_of(key) for key in state.seen[:-1])
    before = [engine.position(state.ground, board, mover, held) for board, mover, held in seen]
    return engine.think(state.ground, pos, nodes=nodes, seconds=seconds, only=only, before=before)


def best_move(spent: Spent) -> Choose:
    def choose(state: State, turn: Turn, ways: list[Move], rng: Random) -> Move:
        if len(ways) == 1:
            return ways[0]
        if way_out_owed(turn.steps):
            return most_gain(state, turn, ways, rng)
        best = found(state, turn, *spent(state))
        way = (best.start, best.end) if best else ways[0]
        return way if way in ways else most_gain(state, turn, ways, rng)

    return choose


def best_place(spent: Spent) -> Send:
    def send(state: State, turn: Turn, places: list[Move], rng: Random) -> Move | None:
        best = found(state, turn, *spent(state), loose=places[0][0])
        way = (best.start, best.end) if best else places[0]
        return way if way in places else None

    return send
