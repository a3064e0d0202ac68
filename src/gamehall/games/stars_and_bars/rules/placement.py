"""Placing a card; CARD LAID IS PLAYED; what is done where no card can be placed."""

from gamehall.games.stars_and_bars import acts, events
from gamehall.games.stars_and_bars.cards import a_card, name_of
from gamehall.games.stars_and_bars.fold import apply
from gamehall.games.stars_and_bars.referee import check_laid, check_skipped, earned, lay, right_points
from gamehall.games.stars_and_bars.state import DECK, Sheet, State, hand_of
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.inventory import move
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused


def rule_placement(state: State, sheet: Sheet, action: Action) -> Ruling | None:
    match action:
        case acts.Place(card, space):
            return _place(state, sheet, card, space)
        case acts.ChangeCard(card, space):
            return _change(state, sheet, card, space)
        case acts.Discard(card):
            return _discard(state, sheet, card)
    return None


def _place(state: State, sheet: Sheet, card: str, space: str) -> Ruling:
    if sheet.touched:
        return refused("one-card", "One card is placed in a turn.")
    if refusal := _unknown(state, sheet, card, space):
        return refusal
    fault = check_laid(state, lay(state, card, space))
    return _laid(state, "placing", f"places {a_card(card)} on {space}", events.Placed(card, space), fault)


def _change(state: State, sheet: Sheet, card: str, space: str) -> Ruling:
    laid = sheet.laid
    if laid is None:
        return refused("laid-is-played", "You have placed no card in this turn.")
    if sheet.drew or not all(done.first for done in sheet.done):
        return refused("laid-is-played", "Play has gone on since the card was placed.")
    back = move(state.cards, (laid.card,), laid.space, hand_of(sheet.by))
    if card not in back.at(hand_of(sheet.by)):
        return refused("hand", "That card is not in your hand.")
    if space not in state.board.spaces:
        return refused("placing", "There is no such space on this board.")
    fault = Fault("laid-is-played", f"The {name_of(laid.card)} has been let go and stays on {laid.space}.")
    says = f"takes back the card on {laid.space} and places {a_card(card)} on {space}"
    return _laid(state, "laid-is-played", says, events.CardChanged(card, space), fault)


def _laid(state: State, cites: str, does: str, event: Event, fault: Fault | None) -> Ruling:
    after = apply(state, event)
    sheet = after.sheet
    assert sheet is not None
    points, kept = earned(after, sheet), list[Event]()
    if after.options.card == "kept":
        right = right_points(after, sheet)
        kept = [events.Announced(right, sheet.before + right)]
    says = f"{{{sheet.by}}} {does} for {points} point{'s' * (points != 1)}."
    return allowed(cites, says, event, *kept, faults=(fault,))


def _discard(state: State, sheet: Sheet, card: str) -> Ruling:
    if sheet.touched:
        return refused("one-card", "One card is placed, or discarded, in a turn.")
    if card not in state.hand(sheet.by):
        return refused("hand", "That card is not in your hand.")
    after = apply(state, events.Discarded(card))
    assert after.sheet is not None
    fault = check_skipped(after, after.sheet)
    says = f"{{{sheet.by}}} discards {a_card(card)}."
    return allowed("one-card", says, events.Discarded(card), faults=(fault,))


def _unknown(state: State, sheet: Sheet, card: str, space: str) -> Ruling | None:
    if card not in state.hand(sheet.by):
        spent = not state.hand(sheet.by) and not state.cards.at(DECK)
        return refused("hand", "You have no card left." if spent else "That card is not in your hand.")
    if space not in state.board.spaces:
        return refused("placing", "There is no such space on this board.")
    return None
