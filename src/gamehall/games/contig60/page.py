"""What the page needs to know beside the position: written into its generated types."""

from gamehall.games.contig60.board import boards
from gamehall.games.contig60.faults import NATURES
from gamehall.kernel.parts import Page

PAGE = Page(
    constants={
        "BOARDS": {name: board.numbers for name, board in boards().items()},
        "NATURES": {name: nature.says for name, nature in NATURES.items()},
    }
)
