"""Many positions in one go."""

import numpy as np

from .compiled import BYTES, FOUND, GRAPH, NOTHING, ROOM, WORDS, Bytes, Words64, compiled
from .printed import MOST_TILES, SQUARES
from .search import HEAD, search

ALL = np.uint64(2**63)


@compiled(NOTHING, GRAPH, ROOM, FOUND, BYTES, BYTES, BYTES, WORDS, owns=True)
def survey(
    graph: Words64, room: Words64, found: Words64, boards: Bytes, racks: Bytes, sizes: Bytes, results: Words64
) -> None:
    """What was found in each position, without its plays: those stand in `found` until the next position."""
    for number in range(len(sizes)):
        board = boards[number * SQUARES : (number + 1) * SQUARES]
        rack = racks[number * MOST_TILES : number * MOST_TILES + np.int64(sizes[number])]
        search(graph, room, found, board, rack, ALL)
        results[number * HEAD : (number + 1) * HEAD] = found[:HEAD]
