"""Setting up: who is ready, the deal, the hidden timer, the cards turned up."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from gamehall.games.letter_cards import acts, events
from gamehall.games.letter_cards.decks import HAND, some_cards
from gamehall.games.letter_cards.prompts import times
from gamehall.games.letter_cards.rules.end import spent
from gamehall.games.letter_cards.state import BOTTOM, DECK, DOWN, State
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat
from gamehall.lexicon.capitals import capitals

CITES = ("object", "shortest", "longest", "rotate")


def rule_setting_up(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Ready():
            return allowed("ready", f"{{{seat}}} is ready.", events.Readied(seat))
        case Dealt(items) if state.phase == "deal":
            return _dealt(state, tuple(capitals(item) for item in items))
        case acts.Wind(dial):
            return allowed("secret", f"{{{seat}}} winds the timer.", events.Wound(seat, dial))
        case Dealt(items) if state.phase == "time":
            return _timed(state, items)
    return None


def all_ready(state: State) -> Ruling:
    waiting = [seat for seat in state.present if seat not in state.ready]
    return allowed("ready", "The pause is over.", *(events.Readied(seat) for seat in waiting))


def left_unwound(state: State) -> Ruling:
    assert state.setter is not None
    says = f"{{{state.setter}}} did not wind the timer; the hall does."
    return allowed("wind-time", says, events.DialLeft(state.setter))


def turn_up(state: State) -> Ruling:
    cards = state.cards.at(DOWN)
    says = f"The timer starts, and the cards are turned up: {' '.join(cards)}."
    return allowed("start", says, events.CardsTurned(cards))


def _dealt(state: State, items: tuple[str, ...]) -> Ruling:
    deck, wanted = Counter(state.cards.at(DECK)), state.missing + state.to_table
    if len(items) != min(deck.total(), wanted) or Counter(items) - deck:
        return refused("deal", f"{min(deck.total(), wanted)} cards of the deck are dealt.")
    cards = (*items, *state.cards.at(BOTTOM)[: wanted - len(items)])
    began = _began(state)
    dealt = tuple(_hands(state, cards, len(items)))
    on_table = cards[len(cards) - state.to_table :] if state.to_table else ()
    if not on_table:
        return spent(state, dealt)
    from_bottom = min(len(on_table), len(cards) - len(items))
    down = events.TableDealt(on_table, from_bottom)
    says = (
        f"Round {began.number}: five cards in every hand, {some_cards(len(on_table))} face down on the table."
    )
    return allowed("deal" if began.number == 1 else "refill", says, began, *dealt, down)


def _began(state: State) -> events.RoundBegan:
    """The job of setting the timer goes round; who challenged wrongly with nothing to lose sits out."""
    out = tuple(seat for seat in state.present if state.barred.get(seat))
    return events.RoundBegan(
        len(state.results) + 1, next_setter(state), out if len(out) < len(state.present) else ()
    )


def next_setter(state: State) -> Seat:
    if state.setter is None:
        return state.present[0]
    at = state.seats.index(state.setter)
    round_the_table = (*state.seats[at + 1 :], *state.seats[: at + 1])
    return next(seat for seat in round_the_table if seat in state.present)


def _hands(state: State, cards: tuple[str, ...], fresh: int) -> Iterator[Event]:
    """`fresh` of the cards come from the deck, those after them from its bottom."""
    at = 0
    for seat in state.present:
        take = cards[at : at + max(0, HAND - state.hand_size(seat))]
        at += len(take)
        if take:
            yield events.HandFilled(seat, take, min(len(take), max(0, at - fresh)))


def _timed(state: State, items: tuple[str, ...]) -> Ruling:
    if len(items) != 1 or items[0] not in times(replace(state, dial=None)):
        return refused("red-arrow", "The time of a round lies between the red arrow and a full turn.")
    by = "the setter's dial" if state.dial is not None else "the hall"
    return allowed("dial", f"The hidden timer is set by {by}.", events.TimerSet(int(items[0])))
