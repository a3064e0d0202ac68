"""What the page needs to know beside the position: written into its generated types."""

from gamehall.games.stars_and_bars.board import FULL, boards
from gamehall.games.stars_and_bars.cards import ATTRIBUTES
from gamehall.games.stars_and_bars.faults import NATURES
from gamehall.games.stars_and_bars.state import DECK, DISCARD, HAND
from gamehall.kernel.parts import Page

PAGE = Page(
    constants={
        "BOARDS": {
            name: {"columns": board.columns, "spaces": board.spaces, "centre": board.centre}
            for name, board in boards().items()
        },
        "ATTRIBUTES": ATTRIBUTES,
        "DECK": DECK,
        "DISCARD": DISCARD,
        "FULL": FULL,
        "HAND": HAND,
        "NATURES": {name: nature.says for name, nature in NATURES.items()},
    }
)
