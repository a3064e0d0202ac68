"""RECORDING & ANNOUNCING RUNNING SCORE."""

from gamehall.games.contig60 import acts, events
from gamehall.games.contig60.referee import right_score
from gamehall.games.contig60.state import Sheet, State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused


def rule_score(state: State, sheet: Sheet, action: Action) -> Ruling | None:
    match action:
        case acts.RecordScore(score):
            return _record_score(state, sheet, score)
    return None


def _record_score(state: State, sheet: Sheet, score: int) -> Ruling:
    if not -999 <= score <= 999:
        return refused("running-score", "A running score has at most three figures.")
    right, fault = right_score(state, sheet), None
    if score != right:
        fault = Fault("points", f"The running score is {right}, not {score}.")
    says = f"{{{sheet.by}}} announces a running score of {score}."
    return allowed("running-score", says, events.ScoreRecorded(score), faults=(fault,))
