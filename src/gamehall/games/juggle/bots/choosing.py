"""Which piece to take and where to lay it, without looking ahead."""

from collections.abc import Iterable, Iterator
from random import Random

from gamehall.games.juggle import acts
from gamehall.games.juggle.board import Cells, around
from gamehall.games.juggle.pieces import area_of
from gamehall.games.juggle.referee import free_places, selectable, touching
from gamehall.games.juggle.state import Laid, State, Turn
from gamehall.games.juggle.values import sentences
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat

LATE = 30
"""So few spaces are empty before anyone looks for those that nothing fits on."""


def usable(state: State, turn: Turn, rng: Random) -> Iterator[acts.PickUp]:
    """What may be selected and placed, in any order."""
    found = list(selectable(state, turn))
    rng.shuffle(found)
    return (acts.PickUp(piece, space) for piece, space in found if _fits(state, turn, piece))


def any_piece(state: State, turn: Turn, rng: Random) -> Action | None:
    return next(usable(state, turn, rng), None)


def one_small_piece(state: State, turn: Turn, rng: Random) -> Action | None:
    """The smallest that can be laid, and no second one."""
    if turn.picks:
        return None
    return min(usable(state, turn, rng), key=lambda one: area_of(one.piece), default=None)


def largest_piece(state: State, turn: Turn, rng: Random) -> Action | None:
    """The largest piece by the dice as they lie; where they give none, by a value that is calculated."""
    found = sorted(selectable(state, turn), key=lambda one: (area_of(one[0]), rng.random()), reverse=True)
    for piece, space in found:
        if _fits(state, turn, piece):
            return acts.PickUp(piece, space)
    if turn.picks or turn.sentence:
        return None
    values = sentences(turn.dice, state.options.operations)
    useful = [value for value in values if any(_fits(state, turn, one) for one in _of(state, value))]
    return acts.Announce(values[max(useful)]) if useful else None


def any_place(state: State, turn: Turn, piece: str, rng: Random) -> Cells | None:
    places = list(free_places(state.options.side, state.laid(turn.by), piece))
    return rng.choice(places) if places else None


def snug_place(state: State, turn: Turn, piece: str, rng: Random) -> Cells | None:
    """Where the fewest spaces around it stay empty."""
    side, covered = state.options.side, state.covered(turn.by)
    places = list(free_places(side, state.laid(turn.by), piece))
    rng.shuffle(places)
    return min(places, key=lambda cells: len(around(side, cells) - covered), default=None)


def beside_the_dead(state: State, seat: Seat, rng: Random) -> Laid | None:
    """A piece that touches another, or one beside a space on which nothing in the bank can lie."""
    side = state.options.side
    for pair in touching(side, state.laid(seat)):
        return rng.choice(pair)
    empty = set(range(side**2)) - state.covered(seat)
    if not empty or len(empty) > LATE:
        return None
    live = {
        space
        for piece in dict.fromkeys(state.layout.bank)
        for cells in free_places(side, state.laid(seat), piece)
        for space in cells
    }
    dead = tuple(sorted(empty - live))
    near = around(side, dead) if dead else frozenset[int]()
    beside = [one for one in state.laid(seat) if not near.isdisjoint(one.cells)]
    return min(beside, key=lambda one: len(one.cells) * rng.random(), default=None)


def _fits(state: State, turn: Turn, piece: str) -> bool:
    return next(free_places(state.options.side, state.laid(turn.by), piece), None) is not None


def _of(state: State, value: int) -> Iterable[str]:
    return (piece for piece in dict.fromkeys(state.layout.bank) if value in (6, area_of(piece)))
