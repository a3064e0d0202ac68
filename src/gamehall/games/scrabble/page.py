"""What the page has to know of the game besides its types."""

from gamehall.games.scrabble.board import BLANK, COUNTS, PREMIUMS, RACK, VALUES
from gamehall.games.scrabble.placement import BONUS, BONUS_TILES
from gamehall.games.scrabble.state import HIGHEST, MOST
from gamehall.kernel.parts import Page

_CONSTANTS: dict[str, object] = {
    "PREMIUMS": PREMIUMS,
    "VALUES": {tile: value for tile, value in VALUES.items() if tile != "?"},
    "COUNTS": {BLANK if tile == "?" else tile: count for tile, count in COUNTS.items()},
    "BLANK": BLANK,
    "RACK": RACK,
    "BONUS": BONUS,
    "BONUS_TILES": BONUS_TILES,
    "HIGHEST": HIGHEST,
    "MOST": MOST,
}

PAGE = Page(constants=_CONSTANTS)
