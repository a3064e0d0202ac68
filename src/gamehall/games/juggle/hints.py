"""What a learner could do now: first what to look for, at last the act itself."""

from collections.abc import Iterator

from gamehall.games.juggle import acts
from gamehall.games.juggle.board import names_of
from gamehall.games.juggle.bots.planning import Move, plan, to_remove
from gamehall.games.juggle.faults import open_faults
from gamehall.games.juggle.pieces import area_of, colour_of
from gamehall.games.juggle.referee import check_win, free_places
from gamehall.games.juggle.state import State, Turn
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.card import Declaration
from gamehall.games.pentathlon.highlights import against_what
from gamehall.kernel.parts import Hint, Hints
from gamehall.kernel.seat import Seat


def hints(state: State, seat: Seat) -> tuple[Hint, ...]:
    turn = state.turn
    if found := open_faults(state, against_what(state, seat)):
        return (Hint(f"There is something to challenge: {found[0].fault.says}"),)
    if turn is None or turn.by != seat or state.card.phase not in ("window", "play"):
        return ()
    if state.card.phase == "window":
        return tuple(_before_rolling(state, seat))
    if check_win(state, Declaration(seat)) is None:
        return (Hint("Your board is covered: declare a win.", common.DeclareWin()),)
    return tuple(_in_turn(state, turn))


def _before_rolling(state: State, seat: Seat) -> Iterator[Hint]:
    laid = to_remove(state, seat)
    if laid is None:
        yield Hint("Nothing is in the way: roll the dice.", common.Roll())
        return
    yield Hint("One of your pieces is in the way of a whole cover.")
    yield Hint(f"Remove {laid.piece}.", acts.Remove(laid.cells[0]))


def _in_turn(state: State, turn: Turn) -> Iterator[Hint]:
    found = plan(state, turn)
    done = len(turn.picks) - bool(turn.hand)
    moves = found.moves[done:] if found else ()
    if turn.hand:
        yield from _where(state, turn, moves)
        return
    if found is None or not moves:
        yield Hint("Pass the card, or take a piece that leaves no hole.", common.PassCard())
        return
    if found.sentence and not turn.sentence:
        yield Hint("A calculated value helps more than the dice as they lie.")
        yield Hint(f"State {found.sentence}.", acts.Announce(found.sentence))
        return
    move = moves[0]
    whence = "the bank" if move.space is None else "your opponent's board"
    yield Hint(f"Look for a piece of {area_of(move.piece)} in {whence}.")
    yield Hint(f"It is {colour_of(move.piece)}.")
    yield Hint(f"Take {move.piece}.", acts.PickUp(move.piece, move.space))


def _where(state: State, turn: Turn, moves: tuple[Move, ...]) -> Iterator[Hint]:
    assert turn.hand is not None
    side, piece = state.options.side, turn.hand.piece
    planned = moves[0].cells if moves and moves[0].piece == piece else None
    cells = planned or next(free_places(side, state.laid(turn.by), piece), None)
    if cells is None:
        yield Hint(f"{piece.capitalize()} cannot lie anywhere: give it back.", acts.Return())
        return
    yield Hint(f"It can cover {names_of(side, cells[:1])}.")
    yield Hint(f"Lay it on {names_of(side, cells)}.", acts.Place(cells))


HINTS = Hints(hints=hints)
