"""The engine at a Stars & Bars table: a state seen from a seat, and what the search prefers."""

from random import Random

from gamehall.games.stars_and_bars import engine
from gamehall.games.stars_and_bars.acts import Place
from gamehall.games.stars_and_bars.referee import playable
from gamehall.games.stars_and_bars.state import DECK, State
from gamehall.kernel.extras import need
from gamehall.kernel.seat import Seat

need("fast", "The engine of Stars & Bars")


def position(state: State, seat: Seat) -> engine.Position:
    spaces, options = state.board.spaces, state.options
    return engine.Position(
        options.board,
        options.cover_rule == "one way",
        options.score == "differences",
        [None if space in state.turned else state.face(space) for space in spaces],
        [len(state.stack(space)) for space in spaces],
        state.hand(seat),
        state.hand(state.other(seat)),
        state.cards.at(DECK),
    )


def ranked(state: State, seat: Seat, seed: int) -> list[engine.Choice]:
    """Every way to place a card at this table, best first."""
    return engine.rank(position(state, seat), seed) if any(playable(state, seat)) else []


def best_place(state: State, seat: Seat, rng: Random) -> Place | None:
    found = ranked(state, seat, rng.getrandbits(63))
    return Place(found[0].card, found[0].space) if found else None
