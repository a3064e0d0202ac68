"""BEGINNING OF TURN, END OF TURN: one piece is moved, and the card is passed."""

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.rules.turn import pass_card
from gamehall.games.queens_and_guards.highlights import HIGHLIGHTS
from gamehall.games.queens_and_guards.referee import check_complete, examine
from gamehall.games.queens_and_guards.state import State, Turn
from gamehall.games.queens_and_guards.turns import way_out_owed
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused


def rule_turn(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case common.PassCard():
            return _pass(state, turn)
    return None


def _pass(state: State, turn: Turn) -> Ruling:
    missing = check_complete(turn)
    if missing and way_out_owed(turn.steps):
        return refused(missing.cites, missing.says)
    faults = [fault for _, fault in examine(state, turn, state.board)]
    return pass_card(
        HIGHLIGHTS,
        state,
        turn.by,
        f"{{{turn.by}}} passes the card.",
        (*faults, *filter(None, [missing])),
    )
