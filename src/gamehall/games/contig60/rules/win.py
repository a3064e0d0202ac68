"""DECLARING A WIN, by five in a row or by the running score."""

from gamehall.games.contig60.referee import check_win, faults_of
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events as common_events
from gamehall.games.pentathlon.card import Declaration
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule_win(state: State, sheet: Sheet, action: Action) -> Ruling | None:
    match action:
        case common.DeclareWin(line):
            return _declare(state, sheet.by, line)
    return None


def _declare(state: State, seat: Seat, line: tuple[int, ...]) -> Ruling:
    if len(line) not in (0, 5):
        return refused("goal-five", "Name the five spaces of your line, or none for a win on running score.")
    sheet, faults = state.acting(), [check_win(state, Declaration(seat, line))]
    if sheet and sheet.dice:
        faults += faults_of(state, sheet, five_declared=bool(line))
    by = f"five in a row on {', '.join(map(str, line))}" if line else "a running score of 0 or less"
    says = f"{{{seat}}} declares a win by {by}."
    return allowed("declare", says, common_events.WinDeclared(seat, line), faults=faults)
