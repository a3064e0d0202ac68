"""How what was done in a turn is taken back: all of it, the card that was placed, or points for stacks."""

from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.stars_and_bars.referee import late_points
from gamehall.games.stars_and_bars.remedies import BOTH, POINTS
from gamehall.games.stars_and_bars.state import DECK, DISCARD, CardLine, Done, Sheet, State, hand_of
from gamehall.kernel.inventory import move


def without(state: State, sheet: Sheet | None) -> State:
    """As if the turn had not been: its card is in the hand again, and what it drew in the deck."""
    if sheet is None:
        return state
    own, cards = hand_of(sheet.by), state.cards
    if sheet.drew:
        cards = move(cards, (sheet.drew,), own, DECK)
    if sheet.discarded:
        cards = move(cards, (sheet.discarded,), DISCARD, own)
    state = _undo_stacks(replace(state, cards=cards), (done for done in sheet.done if not done.first))
    if sheet.laid:
        state = replace(state, cards=move(state.cards, (sheet.laid.card,), sheet.laid.space, own))
    state = _undo_stacks(state, (done for done in sheet.done if done.first))
    return _rescored(state, sheet, sheet.before)


def undone(state: State, what: str) -> State:
    """A challenge of the last turn was correct; what the challenger did with stacks since is open again."""
    state = without(state, state.sheet)
    last = state.last
    if last is None:
        return replace(state, sheet=None)
    recorded = last.stack_points or 0
    if what == POINTS:
        score = state.scores[last.by] - recorded - late_points(state, last)
    else:
        score = last.before if what == BOTH else last.before + recorded
        state = _take_back(state, last)
    return replace(_rescored(state, last, score), sheet=None, last=None)


def _take_back(state: State, last: Sheet) -> State:
    """The card goes to the discard pile; a stack it was in is as it was before it."""
    if last.laid is None:
        return state
    space = last.laid.space
    state = _undo_stacks(state, (done for done in last.done if not done.first and space in done.spaces))
    return replace(state, cards=move(state.cards, (last.laid.card,), space, DISCARD))


def _undo_stacks(state: State, done: Iterable[Done]) -> State:
    for one in reversed(tuple(done)):
        if one.kind == "turned":
            state = replace(state, turned=tuple(space for space in state.turned if space not in one.spaces))
            continue
        for space, cards in zip(one.spaces, one.cards, strict=True):
            state = replace(state, cards=move(state.cards, cards, DISCARD, space))
        if one.kind == "centre":
            state = replace(state, turned=(*state.turned, *one.spaces))
    return state


def _rescored(state: State, sheet: Sheet, score: int) -> State:
    """The running score of the turn, and its line on the flag card."""
    written = tuple(line for line in state.written if line.turn != sheet.turn)
    if score != sheet.before:
        written = (*written, CardLine(sheet.by, sheet.turn, score - sheet.before, score))
    return replace(state, scores={**state.scores, sheet.by: score}, written=written)
