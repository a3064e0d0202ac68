"""The position as text, and where every card is."""

from gamehall.games.letter_cards.state import DOWN, State
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.inventory import Inventory


def pieces(state: State) -> Inventory:
    return state.cards


def portray(state: State) -> str:
    """The table to read in a terminal or aloud; `·` is a card that may not be seen."""
    rows = [f"Round {state.round or 1}, {state.left} cards in the deck"]
    if state.cards.at(DOWN):
        rows.append(f"Table: {card_row((HIDDEN,) * state.cards.count(DOWN))}, face down")
    elif state.shown:
        rows.append(f"Table: {card_row(state.shown)}")
    if state.phase not in ("ready", "deal"):
        rows += [f"  {word.number}. {word.word} ({{{word.seat}}})" for word in state.ladder]
        if state.said:
            rows.append(f"  {{{state.said.seat}}} announces {state.said.word}")
    for seat in state.seats:
        mark = "left" if seat in state.gone else "out" if seat in state.out and state.phase != "ready" else ""
        holds = ">" if state.standing and state.standing.seat == seat and state.shown else " "
        hand = card_row(state.hand(seat))
        rows.append(f"{holds} {{{seat}}}: {state.won(seat)} won   hand {hand}{f'   {mark}' if mark else ''}")
    return "\n".join(rows)


def card_row(cards: tuple[str, ...]) -> str:
    return " ".join("·" if card == HIDDEN else card for card in cards) or "empty"
