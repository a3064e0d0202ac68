"""What the page needs to know beside the position: written into its generated types."""

from gamehall.games.juggle.faults import NATURES
from gamehall.games.juggle.pieces import COLOURS, SHAPES
from gamehall.kernel.parts import Page

PAGE = Page(
    constants={
        "COLOURS": COLOURS,
        "SHAPES": {name: shape.forms[0] for name, shape in SHAPES.items()},
        "NATURES": {name: nature.says for name, nature in NATURES.items()},
    }
)
