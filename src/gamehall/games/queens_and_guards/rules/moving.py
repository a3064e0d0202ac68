"""MOVE-IT USE-IT & LAID IS PLAYED; MOVING INTO A TRAP, BACKWARDS, ON THE THRONE OR CENTER HEXAGON."""

from collections.abc import Iterator

from gamehall.games.queens_and_guards import acts, events
from gamehall.games.queens_and_guards.board import NAMES, on_board
from gamehall.games.queens_and_guards.moving import moved, ways_of
from gamehall.games.queens_and_guards.referee import (
    check_move,
    check_sent,
    examine,
    offenders,
    self_inflicted,
    way_out_taken,
)
from gamehall.games.queens_and_guards.state import State, Step, Turn
from gamehall.games.queens_and_guards.traps import to_be_moved, trapped, ways_out
from gamehall.games.queens_and_guards.turns import moves_owed, way_out_owed
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, penalised, refused


def rule_moving(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case acts.Move(start, end):
            return _cannot(state, start, end) or _move(state, turn, start, end)
        case acts.SendOut(start, end):
            return _cannot(state, start, end) or _send_out(state, turn, start, end)
    return None


def _cannot(state: State, start: int, end: int) -> Ruling | None:
    """What no hand can do: there is no such hex, no piece on it, or another piece where it would go."""
    if not (on_board(start) and on_board(end)):
        return refused("board", "There is no such hex on this board.")
    if not state.board[start]:
        return refused("one-step", f"There is no piece on {NAMES[start]}.")
    if start != end and state.board[end]:
        return refused("one-step", f"{NAMES[end]} is occupied.")
    return None


def _move(state: State, turn: Turn, start: int, end: int) -> Ruling:
    if way_out_owed(turn.steps):
        return _way_out(state, turn, start, end)
    says = f"{{{turn.by}}} moves from {NAMES[start]} to {NAMES[end]}."
    if start == end:
        says = f"{{{turn.by}}} puts the piece back on {NAMES[start]}."
        fault = Fault("move-it-use-it", "A piece that is taken off its space is moved to another one.")
        return allowed("move-it-use-it", says, events.Moved(start, end), faults=(fault,))
    return allowed("one-step", says, events.Moved(start, end), faults=_wrong(state, turn, start, end))


def _wrong(state: State, turn: Turn, start: int, end: int) -> Iterator[Fault]:
    """What a referee finds in it, and what the opponent may set right without one."""
    if not moves_owed(turn):
        after = _after(turn, start, end)
        yield from (fault for _, fault in examine(state, after, moved(state.board, start, end)))
        return
    colour = state.colour(turn.by)
    bound = () if way_out_taken(turn.steps) else turn.bound
    if wrong := check_move(state.ground, state.board, colour, bound, start, end):
        yield wrong[1]
    must = to_be_moved(state.ground, state.board, colour, bound)
    forced = (start, end) in ways_of(state.ground, state.board, must)
    if not forced and (fault := self_inflicted(state.ground, state.board, start, end)):
        yield fault


def _after(turn: Turn, start: int, end: int) -> Turn:
    return Turn(turn.by, turn.number, turn.bound, turn.facing, (*turn.steps, Step("moved", start, end)))


def _way_out(state: State, turn: Turn, start: int, end: int) -> Ruling:
    """STATING TRAP AT THE WRONG TIME: a trapped piece is moved out; what is wrong is put back at once."""
    colour = state.colour(turn.by)
    must = to_be_moved(state.ground, state.board, colour, trapped(state.ground, state.board, colour))
    if start in must and end in ways_out(state.ground, state.board, start):
        says = f"{{{turn.by}}} moves out of the trap, from {NAMES[start]} to {NAMES[end]}."
        return allowed("trap-wrong-time", says, events.Moved(start, end))
    where = " or ".join(NAMES[at] for at in must)
    says = (
        f"That is no way out of the trap: the piece goes back to {NAMES[start]}. "
        f"{{{turn.by}}} moves the piece on {where} out, and that ends the turn."
    )
    if start == end:
        return refused("trap-wrong-way", f"The piece on {where} is to be moved out of the trap.")
    fault = Fault("trap-wrong-way", f"The piece on {where} is to be moved out of the trap.")
    done = (events.Moved(start, end), events.PutBack(end, start))
    return penalised("trap-wrong-way", says, *done, faults=(fault,))


def _send_out(state: State, turn: Turn, start: int, end: int) -> Ruling:
    if start == end:
        return refused("send-out", "Put it on another hex.")
    fault = check_sent(state, turn, state.board, turn.steps, Step("sent", start, end))
    why = offenders(state).get(start)
    says = f"{{{turn.by}}} puts the piece on {NAMES[start]} on {NAMES[end]}."
    if why:
        says = f"{says} {why.says}"
    return allowed("send-out", says, events.SentOut(start, end), faults=(fault,))
