"""What the page has to know of the game besides its types."""

from gamehall.games.letter_cards.state import BOTTOM, DECK, DOWN, SHOWN
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.parts import Page

_CONSTANTS: dict[str, object] = {
    "HIDDEN": HIDDEN,
    "DECK": DECK,
    "BOTTOM": BOTTOM,
    "DOWN": DOWN,
    "SHOWN": SHOWN,
}

PAGE = Page(constants=_CONSTANTS)
