"""The position in words and letters, for the terminal, the plain page and the screen reader."""

from collections.abc import Iterator

from gamehall.games.stars_and_bars.cards import name_of
from gamehall.games.stars_and_bars.state import DISCARD, State
from gamehall.kernel.inventory import Inventory

CITES = ("stack-count",)

_WIDTH = 8


def portray(state: State) -> str:
    """The board row by row: the top card of each stack and how many lie there; a turned stack shows none."""
    board = state.board
    rows = [board.spaces[at : at + board.columns] for at in range(0, len(board.spaces), board.columns)]
    lines = ["".join(_cell(state, space) for space in row).rstrip() for row in rows]
    scores = ", ".join(f"{{{seat}}} score {state.scores[seat]}" for seat in state.seats)
    return "\n".join([*lines, "", scores, *_hands(state), _piles(state)])


def _cell(state: State, space: str) -> str:
    """`SLCR.3` in the outer area, `[SLCR.3]` in the centre; `====.4` is turned over."""
    stack = state.stack(space)
    said = f"{state.face(space) or '===='}.{len(stack)}" if stack else space.lower()
    return (f"[{said}]" if space in state.board.centre else f" {said} ").ljust(_WIDTH + 1)


def _hands(state: State) -> Iterator[str]:
    for seat in state.seats:
        cards = ", ".join(f"{card} {name_of(card)}" for card in state.hand(seat))
        yield f"{{{seat}}} holds {cards or 'no card'}."


def _piles(state: State) -> str:
    return f"Deck: {state.left} cards. Discard pile: {state.cards.count(DISCARD)}."


def pieces(state: State) -> Inventory:
    """Every card is in the deck, in a hand, in a stack or on the discard pile."""
    return state.cards
