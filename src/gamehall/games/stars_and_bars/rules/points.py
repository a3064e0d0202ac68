"""RECORDING POINTS ON SCORING FLAG CARD, ANNOUNCING POINTS."""

from gamehall.games.stars_and_bars import acts, events
from gamehall.games.stars_and_bars.fold import apply
from gamehall.games.stars_and_bars.referee import check_scoring, check_stacks, stacks_due
from gamehall.games.stars_and_bars.state import Sheet, State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused

MOST = 999


def rule_points(state: State, sheet: Sheet, action: Action) -> Ruling | None:
    match action:
        case acts.RecordStacks(points):
            return _record_stacks(state, sheet, points)
        case acts.Announce(points, score):
            return _announce(state, sheet, points, score)
    return None


def _record_stacks(state: State, sheet: Sheet, points: int) -> Ruling:
    if sheet.touched:
        return refused("stack-points-first", "Points for stacks are recorded before a card is touched.")
    if not 0 <= points <= MOST:
        return refused("recording", "Points are written with at most three figures.")
    due, fault = stacks_due(sheet), None
    if points > due:
        fault = Fault("stack-points", f"The stacks of this turn earn {due} points, not {points}.")
    says = f"{{{sheet.by}}} records {points} points for stacks."
    return allowed("stack-points-first", says, events.StacksRecorded(points), faults=(fault,))


def _announce(state: State, sheet: Sheet, points: int, score: int) -> Ruling:
    if not 0 <= points <= MOST or not -MOST <= score <= MOST:
        return refused("recording", "Points are written with at most three figures.")
    said = events.Announced(points, score)
    after = apply(state, said)
    assert after.sheet is not None
    faults = (check_scoring(after, after.sheet), check_stacks(after, after.sheet))
    says = f"{{{sheet.by}}} announces {points} points and a running score of {score}."
    return allowed("announcing", says, said, faults=faults)
