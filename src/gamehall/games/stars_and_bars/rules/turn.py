"""BEGINNING OF TURN, END OF TURN: a card is drawn, and the Scoring Flag Card is passed."""

from msgspec.structs import replace

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.rules.turn import pass_card, receive
from gamehall.games.stars_and_bars import acts, events
from gamehall.games.stars_and_bars.cards import a_card, read_card
from gamehall.games.stars_and_bars.highlights import HIGHLIGHTS
from gamehall.games.stars_and_bars.referee import faults_of
from gamehall.games.stars_and_bars.state import DECK, HAND, Sheet, Skipped, State
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused

CITES = ("turn-begins",)


def rule_turn(state: State, sheet: Sheet, action: Action) -> Ruling | None:
    match action:
        case acts.Draw():
            return _draw(state, sheet)
        case Dealt(items):
            return _drawn(state, sheet, items)
        case common.PassCard():
            return _pass(state, sheet)
    return None


def _draw(state: State, sheet: Sheet) -> Ruling:
    if len(state.hand(sheet.by)) >= HAND:
        return refused("hand", f"You have {HAND} cards, which is a whole hand.")
    if not state.left:
        return refused("depleted", "The deck is depleted: play goes on with the cards in the hands.")
    return allowed("hand", f"{{{sheet.by}}} draws a card.", events.DrawCalled(passing=False))


def _drawn(state: State, sheet: Sheet, items: tuple[str, ...]) -> Ruling:
    card = read_card(items[0]) if len(items) == 1 else ""
    if card not in state.cards.at(DECK):
        return refused("hand", "One card of the deck is drawn.")
    done: list[Event] = [events.Drew(sheet.by, card)]
    says = f"{{{sheet.by}}} draws {a_card(card)}"
    if not state.passing:
        return allowed("hand", f"{says}.", *done)
    passed = receive(HIGHLIGHTS, state, state.other(sheet.by), done)
    return allowed("turn-ends", f"{says} and passes the Scoring Flag Card.", *done, *passed)


def _pass(state: State, sheet: Sheet) -> Ruling:
    faults = _faults(state, sheet)
    if not state.left or len(state.hand(sheet.by)) >= HAND:
        says = f"{{{sheet.by}}} passes the Scoring Flag Card{_without(state, sheet)}."
        return pass_card(HIGHLIGHTS, state, sheet.by, says, faults)
    reminded = f"The Monitor reminds {{{sheet.by}}} to draw a card."
    drawn = f"{{{sheet.by}}} draws a card."
    says = reminded if state.options.card == "by hand" else drawn
    return allowed("draw-reminder", says, events.DrawCalled(passing=True), faults=faults)


def _faults(state: State, sheet: Sheet) -> tuple[Fault, ...]:
    """A turn in which no card was placed is looked at as it will be when the card has been passed."""
    skipped = sheet.skipped if sheet.touched else Skipped(state.hand(sheet.by), state.faces)
    return faults_of(state, replace(sheet, skipped=skipped))


def _without(state: State, sheet: Sheet) -> str:
    if sheet.touched:
        return ""
    return " without placing a card" if state.hand(sheet.by) else "; no card is left in the hand"
