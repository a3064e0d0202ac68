"""What the page needs to know beside the position: written into its generated types."""

from gamehall.games.fab_a_diffy.faults import NATURES
from gamehall.games.fab_a_diffy.strips import CENTRE, decks
from gamehall.kernel.parts import Page

PAGE = Page(
    constants={
        "CENTRE": CENTRE,
        "PARTITIONS": {name: deck.partitions for name, deck in decks().items()},
        "NATURES": {name: nature.says for name, nature in NATURES.items()},
    }
)
