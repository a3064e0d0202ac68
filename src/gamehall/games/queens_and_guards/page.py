"""What the page needs to know beside the position: written into its generated types."""

from gamehall.games.queens_and_guards.board import (
    BAND,
    CENTRE,
    NAMES,
    NEIGHBOURS,
    ONWARD,
    OUTERMOST,
    PLACES,
    layouts,
)
from gamehall.games.queens_and_guards.faults import NATURES
from gamehall.kernel.parts import Page

PAGE = Page(
    constants={
        "NAMES": NAMES,
        "CENTRE": CENTRE,
        "OUTERMOST": OUTERMOST,
        "PLACES": PLACES,
        "BAND": BAND,
        "NEIGHBOURS": NEIGHBOURS,
        "ONWARD": ONWARD,
        "CROWNS": {name: layout.crowns for name, layout in layouts().items()},
        "NATURES": {name: nature.says for name, nature in NATURES.items()},
    }
)
