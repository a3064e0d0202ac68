"""GOAL, DECLARING A WIN, and the tie on which both players agree."""

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events as common_events
from gamehall.games.pentathlon.card import Declaration
from gamehall.games.queens_and_guards import acts, events
from gamehall.games.queens_and_guards.referee import check_win, examine
from gamehall.games.queens_and_guards.state import State, Turn
from gamehall.kernel.action import Action
from gamehall.kernel.event import Ended
from gamehall.kernel.outcome import tied
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule_goal(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case common.DeclareWin(line):
            return _declare(state, turn, line)
        case acts.OfferTie():
            return _offer(state, turn.by)
    return None


def _declare(state: State, turn: Turn, line: tuple[int, ...]) -> Ruling:
    if line:
        return refused("goal", "A win is declared here without naming spaces.")
    faults = [check_win(state, Declaration(turn.by)), *(f for _, f in examine(state, turn, state.board))]
    says = f"{{{turn.by}}} declares a win: the queen on the centre, all guards round her."
    return allowed("declare", says, common_events.WinDeclared(turn.by, ()), faults=faults)


def _offer(state: State, seat: Seat) -> Ruling:
    if state.offered == seat:
        return refused("tie-agreed", "You have said so; your opponent may agree.")
    says = f"{{{seat}}} says that a player cannot move without breaking a rule."
    return allowed("tie-agreed", says, events.TieOffered(seat))


def rule_tie(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.AgreeTie():
            says = f"{{{seat}}} agrees that a player cannot move: a tie."
            return allowed("tie-agreed", says, Ended(tied(state.seats, "tie-agreed", "A tie: both agree.")))
    return None
