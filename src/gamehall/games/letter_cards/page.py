"""What the page has to know of the game besides its types."""

from gamehall.games.letter_cards.play import BOTTOM, DECK, DOWN, SHOWN
from gamehall.kernel.event import HIDDEN

CONSTANTS = {
    "HIDDEN": HIDDEN,
    "DECK": DECK,
    "BOTTOM": BOTTOM,
    "DOWN": DOWN,
    "SHOWN": SHOWN,
}
