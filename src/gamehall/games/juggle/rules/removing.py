"""REMOVING PIECES: at the beginning of a turn, before the dice are rolled."""

from gamehall.games.juggle import acts, events
from gamehall.games.juggle.state import State, Turn
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused


def rule_removing(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case acts.Remove(space):
            return _remove(state, turn, space)
    return None


def _remove(state: State, turn: Turn, space: int) -> Ruling:
    laid = state.lying(turn.by, space)
    if laid is None:
        return refused("removing", "None of your pieces lies there.")
    fault = Fault("removing", "Pieces are removed before the dice are rolled.") if turn.dice else None
    says = f"{{{turn.by}}} removes {laid.piece}."
    return allowed("removing", says, events.PieceRemoved(space), faults=(fault,))
