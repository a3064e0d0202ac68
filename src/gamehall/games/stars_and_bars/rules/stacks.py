"""4 CARD STACKS, SCORING POINTS for turning over or removing them, and the look under the last card."""

from gamehall.games.stars_and_bars import acts, events
from gamehall.games.stars_and_bars.board import FULL
from gamehall.games.stars_and_bars.cards import a_card
from gamehall.games.stars_and_bars.fold import apply
from gamehall.games.stars_and_bars.referee import (
    STACK_POINTS,
    centre_removable,
    right_points,
    stacks_due,
)
from gamehall.games.stars_and_bars.state import Sheet, State
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused

CITES = ("five-cards", "score-turning", "score-outer")


def rule_stacks(state: State, sheet: Sheet, action: Action) -> Ruling | None:
    match action:
        case acts.LookUnder():
            return _look_under(state, sheet)
        case acts.TurnOver(space):
            return _turn_over(state, sheet, space)
        case acts.RemoveStack(space):
            return _remove(state, sheet, space)
        case acts.RemoveCentre():
            return _remove_centre(state, sheet)
    return None


def _look_under(state: State, sheet: Sheet) -> Ruling:
    if sheet.touched:
        return refused("look-under", "The last placed card is picked up at the beginning of a turn only.")
    card, space = state.latest or ("", "")
    if not card or state.face(space) != card:
        return refused("look-under", "There is no last placed card to pick up.")
    below = state.stack(space)[-2:-1]
    lies = f"{a_card(below[0])} lies below it" if below else "nothing lies below it"
    says = f"{{{sheet.by}}} picks up the card on {space}: {lies}."
    return allowed("look-under", says, events.LookedUnder(sheet.by, space))


def _turn_over(state: State, sheet: Sheet, space: str) -> Ruling:
    if space not in state.board.centre:
        return refused("turn-or-remove", "Only stacks of the Central Playing Area are turned over.")
    if space in state.turned:
        return refused("turned-over", f"The stack on {space} is turned over already.")
    says = f"{{{sheet.by}}} turns over the stack on {space}"
    return _checked(state, sheet, space, says, events.StackTurned(space), "score-turning")


def _remove(state: State, sheet: Sheet, space: str) -> Ruling:
    if space not in state.board.spaces:
        return refused("turn-or-remove", "There is no such space on this board.")
    if space in state.board.centre:
        return refused("turn-or-remove", "Central stacks are removed together, when all are turned over.")
    says = f"{{{sheet.by}}} removes the stack on {space}"
    return _checked(state, sheet, space, says, events.StackRemoved(space), "score-outer")


def _checked(state: State, sheet: Sheet, space: str, says: str, event: Event, scores: str) -> Ruling:
    """CHECKING STACKS: the Monitor always counts, and puts back a stack of fewer than four."""
    if (count := len(state.stack(space))) >= FULL:
        return _done(state, sheet, says, event, scores)
    if not count:
        return refused("checking-stacks", f"No card lies on {space}.")
    counted = f"{count} card{'s' * (count > 1)}"
    fault = Fault("checking-stacks", f"The stack on {space} has {counted}, fewer than {FULL}.")
    restored = events.StackRestored(space)
    told = f"{says}. The Monitor counts {counted} and puts it back."
    return allowed("checking-stacks", told, restored, faults=(fault,))


def _remove_centre(state: State, sheet: Sheet) -> Ruling:
    if not centre_removable(state):
        return refused("score-centre", "The central stacks are removed when all of them are turned over.")
    says = f"{{{sheet.by}}} removes the stacks of the Central Playing Area"
    return _done(state, sheet, says, events.CentreRemoved(), "score-centre")


def _done(state: State, sheet: Sheet, says: str, event: Event, scores: str) -> Ruling:
    """First thing in a turn it scores; where the hall keeps the card, it writes the points at once."""
    after = apply(state, event)
    assert after.sheet is not None
    done = after.sheet.done[-1]
    if not done.first:
        return allowed("no-points-later", f"{says}; it scores nothing after a card is touched.", event)
    both = {one.kind for one in after.sheet.done} >= {"turned", "centre"}
    cites = "score-both" if both and done.kind == "centre" else scores
    says = f"{says} for {STACK_POINTS[done.kind]} points."
    return allowed(cites, says, event, *_kept(after, after.sheet))


def _kept(after: State, sheet: Sheet) -> tuple[Event, ...]:
    if after.options.card != "kept":
        return ()
    recorded = events.StacksRecorded(stacks_due(sheet))
    written = apply(after, recorded)
    assert written.sheet is not None
    right = right_points(written, written.sheet)
    return (recorded, events.Announced(right, sheet.before + right))
