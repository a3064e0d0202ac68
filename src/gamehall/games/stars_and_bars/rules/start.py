"""START: the deck is shuffled, cards are drawn in turn, and the first stars begin."""

from collections import Counter

from gamehall.games.pentathlon.card import opponent
from gamehall.games.pentathlon.events import CardPassed
from gamehall.games.stars_and_bars import acts, events
from gamehall.games.stars_and_bars.cards import Cards, a_card, has_stars, read_card
from gamehall.games.stars_and_bars.prompts import deck, drawn_first
from gamehall.games.stars_and_bars.state import State
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule_start(state: State, seat: Seat, action: Action) -> Ruling | None:
    if state.card.phase != "toss":
        return None
    match action:
        case acts.Draw():
            return allowed("start", f"{{{seat}}} is ready to draw.", events.SatDown(seat))
        case Dealt(items) if state.first:
            return _laid_out(state, state.first, tuple(map(read_card, items)))
        case Dealt(items):
            return _first(state, items)
    return None


def draw(state: State, prompt: Prompt) -> Action | None:
    """What is said for newcomers before their first turn."""
    return acts.Draw() if state.card.phase == "toss" and "Draw" in prompt.kinds else None


def _first(state: State, items: tuple[str, ...]) -> Ruling:
    drawn = next((seat for seat in state.seats if items == (seat,)), None)
    if drawn is None:
        return refused("first-drawer", f"One of {' and '.join(state.seats)} draws first.")
    return allowed("first-drawer", f"{{{drawn}}} draws first.", events.FirstDrawn(drawn))


def _laid_out(state: State, first: Seat, drawn: Cards) -> Ruling:
    count, left = drawn_first(state), Counter(deck(state))
    if len(drawn) != count or Counter(drawn) - left:
        return refused("draw-centre", f"{count} cards of the deck are drawn, each of them once.")
    other, four = opponent(state.seats, first), len(state.board.centre)
    order = [first if n % 2 == 0 else other for n in range(count)]
    hands = {
        seat: tuple(card for n, card in enumerate(drawn) if n >= four and order[n] == seat)
        for seat in state.seats
    }
    star = next((n for n, card in enumerate(drawn) if has_stars(card)), None)
    begins = first if star is None else order[star]
    says = f"{{{begins}}} draws the first stars, {a_card(drawn[star or 0])}, and begins."
    if star is None:
        says = f"No card with stars was drawn: {{{begins}}} drew first and begins."
    return allowed("first-stars", says, events.CardsLaidOut(drawn[:four], hands), CardPassed(begins))
