"""What the kernels of this engine share: their types, and the room they work in.

Everything that is known of a position while its plays are found stands in one array, the room, in sections of
fixed size: one array costs a kernel nothing to hand on, and its sections are as good as arrays of their own.
"""

import numba
import numpy as np

from gamehall.lexicon.graph.compiled import GRAPH, NOTHING, WHOLE, WORD, WORDS, compiled
from gamehall.lexicon.graph.states import Words64

from .printed import DIRECTIONS, GRID, Bytes, Layout

__all__ = [
    "BYTES",
    "GRAPH",
    "NOTHING",
    "ROOM",
    "WHOLE",
    "WORD",
    "WORDS",
    "Bytes",
    "Words64",
    "compiled",
    "room_for",
]

BYTES = numba.types.Array(numba.uint8, 1, "C", readonly=True)
ROOM = FOUND = WORDS

_SQUARES = DIRECTIONS * GRID
_TILES, DEPTH, FIELDS = 64, 16, 12


def _section(number: int) -> np.uint64:
    return np.uint64(number * _SQUARES)


# For each square of both grids:
TILE = _section(0)
"""The tile on the square, 0 for none."""
FITS = _section(1)
"""The tiles that may be laid here as far as the other direction goes; letters, then blanks 32 bits up."""
CROSS_POINTS = _section(2)
"""What the word in the other direction adds, without the tile laid here."""
CROSS_FACTOR = _section(3)
"""How often the tile laid here counts in the other direction; 0 if it makes no word there."""
LETTER_FACTOR = _section(4)
WORD_FACTOR = _section(5)
# For the last square of each run of tiles:
RUN_START = _section(6)
RUN_STATE = _section(7)
"""The state after reading it to the left."""
RUN_POINTS = _section(8)
# In order:
ANCHOR = _section(9)
"""The squares that plays hang on, with how many free squares before each are its own (10 bits up)."""
# For each tile:
VALUE = _section(10)
SHIFT = VALUE + np.uint64(_TILES)
"""Where the number of those left stands among the counts."""
LAST = SHIFT + np.uint64(_TILES)
"""What can still be laid when it was the last of its kind."""
# For each tile laid, `FIELDS` numbers:
STACK = LAST + np.uint64(_TILES)
# For the whole position:
COUNTS = STACK + np.uint64(DEPTH * FIELDS)
"""How many of each kind of tile the rack holds, three bits each."""
CAN = COUNTS + np.uint64(1)
"""The tiles the rack can lay; letters, then blanks 32 bits up."""
HELD, BONUS, RACK_SIZE = (CAN + np.uint64(n) for n in (1, 2, 3))
_SIZE = int(RACK_SIZE) + 1


def room_for(layout: Layout) -> Words64:
    """Room for positions on this board, one after the other."""
    room = np.zeros(_SIZE, np.uint64)
    for section, content in (
        (LETTER_FACTOR, layout.letter_factors),
        (WORD_FACTOR, layout.word_factors),
        (VALUE, layout.values),
    ):
        room[int(section) : int(section) + len(content)] = content
    room[BONUS], room[RACK_SIZE] = layout.bonus, layout.rack_size
    return room
