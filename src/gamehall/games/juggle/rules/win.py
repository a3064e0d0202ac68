"""GOAL, DECLARING A WIN: the board is covered, and no like colours touch."""

from gamehall.games.juggle.referee import check_win, faults_of
from gamehall.games.juggle.state import State, Turn
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events as common_events
from gamehall.games.pentathlon.card import Declaration
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, allowed, refused


def rule_win(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case common.DeclareWin(line) if line:
            return refused("goal", "A win is declared for the whole board: name no spaces.")
        case common.DeclareWin() if turn.hand:
            return refused("must-use", f"You hold {turn.hand.piece}: place it, or give it back.")
        case common.DeclareWin():
            faults = (check_win(state, Declaration(turn.by)), *faults_of(state, turn))
            says = f"{{{turn.by}}} declares a win: the board is covered."
            return allowed("declare", says, common_events.WinDeclared(turn.by, ()), faults=faults)
    return None
