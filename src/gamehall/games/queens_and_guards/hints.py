"""For a learner on turn: what has to be done, what may be said, and a good move with its reason."""

from collections.abc import Iterator

from gamehall.games.pentathlon.acts import DeclareWin
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.answers import complete, may_say_trap, moves
from gamehall.games.queens_and_guards.board import BAND, NAMES, enemy, is_queen
from gamehall.games.queens_and_guards.moving import Move, moved
from gamehall.games.queens_and_guards.referee import announceable, offenders, reached
from gamehall.games.queens_and_guards.state import State, Turn
from gamehall.games.queens_and_guards.traps import to_be_moved, traps_of
from gamehall.kernel.parts import Hint, Hints
from gamehall.kernel.seat import Seat

NODES = 60_000
"""Enough for a good move within a tenth of a second."""


def hints(state: State, seat: Seat) -> tuple[Hint, ...]:
    """What the player with the card could do now; nothing for anybody else."""
    card, turn = state.card, state.turn
    if turn is None or card.holder != seat or card.dispute or card.declared or card.ended:
        return ()
    return tuple(_told(state, turn))


def _told(state: State, turn: Turn) -> Iterator[Hint]:
    if reached(state.board, state.colour(turn.by)):
        yield Hint("Your queen is on the centre with all guards round her: announce your win.", DeclareWin())
        return
    if may_say_trap(state, turn):
        where = _and(announceable(state, turn, state.board, turn.steps))
        yield Hint(f"There is a trap to announce: {where}. Say Trap.", acts.SayTrap())
    for at, fault in offenders(state).items():
        yield Hint(f"The piece on {NAMES[at]} was moved wrongly. {fault.says} You may send it out.")
    if complete(state, turn):
        yield Hint("Your move is made: pass the card.")
        return
    yield from _to_move(state, turn)


def _to_move(state: State, turn: Turn) -> Iterator[Hint]:
    ways = moves(state, turn)
    must = to_be_moved(state.ground, state.board, state.colour(turn.by), state.announced)
    if must:
        yield Hint(f"A trap is announced: the piece on {_and(must)} has to move out.")
    if ways:
        start, end = best(state, turn, ways)
        yield Hint(f"Look at the piece on {NAMES[start]}.")
        yield Hint(f"{NAMES[start]} to {NAMES[end]}: {why(state, turn, (start, end))}", acts.Move(start, end))


def best(state: State, turn: Turn, ways: list[Move]) -> Move:
    from gamehall.games.queens_and_guards.bots.lookahead import found

    seen = found(state, turn, NODES, 0.0)
    way = (seen.start, seen.end) if seen else ways[0]
    return way if way in ways else ways[0]


def why(state: State, turn: Turn, way: Move) -> str:
    """What a move does, in a few words."""
    start, end = way
    after, other = moved(state.board, start, end), enemy(state.colour(turn.by))
    made = traps_of(state.ground, after, other) - traps_of(state.ground, state.board, other)
    if reached(after, state.colour(turn.by)):
        return "it wins."
    if made:
        queen = any(is_queen(after[at]) for at, _ in made)
        return f"it traps {'the queen' if queen else _and(sorted({at for at, _ in made}))}."
    if BAND[end] > BAND[start]:
        return "a way out of the trap."
    return "one step nearer the centre." if BAND[end] < BAND[start] else "a better place in its band."


def _and(cells: list[int]) -> str:
    return " and ".join(NAMES[at] for at in cells)


HINTS = Hints(hints=hints)
