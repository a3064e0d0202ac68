"""Whole games on flat arrays, for measuring and for checking.

Players who find no play exchange all tiles if the bag allows it, and pass otherwise. Who goes out gets twice
what the other has left; six turns without a score cost both what they hold.
"""

import numba
import numpy as np
import numpy.typing as npt

from gamehall.lexicon.graph.states import ONE

from .compiled import (
    FOUND,
    GRAPH,
    NOTHING,
    RACK_SIZE,
    ROOM,
    VALUE,
    WHOLE,
    WORD,
    WORDS,
    Bytes,
    Words64,
    compiled,
)
from .printed import BLANK, GRID, LANE, MOST_TILES, SIDE, SQUARES
from .search import COUNT, HEAD, PLACE, SCORE_AT, TOP, TOP_LETTERS, TOP_PLACE, search

GREEDY, RANDOM = 0, 1
POLICIES = {"greedy": GREEDY, "random": RANDOM}
PLAYED, EXCHANGED, PASSED = 0, 1, 2
FIELDS = 5
"""What is written down of a turn: what was done; the rack before it; letters, place and score of a play."""
START = 6
"""Before the turns: how many there are, both scores, how many tiles are left in the bag, both racks."""
LONGEST = 400
"""Turns there is room for; a game ends long before."""
SCORELESS = 6
"""Turns without a score that end a game."""
_ALL = np.uint64(2**63)

Log = npt.NDArray[np.int64]
TILES, LOG = numba.uint8[::1], numba.int64[::1]


@compiled(WORD, WORDS, WHOLE)
def draw(luck: Words64, below: int) -> np.uint64:
    """A number below this from a splitmix generator."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    z = luck[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    drawn: np.uint64 = ((z ^ (z >> np.uint64(31))) >> np.uint64(16)) % np.uint64(below)
    return drawn


@compiled(NOTHING, TILES, WHOLE, WORDS)
def shuffle(bag: Bytes, size: int, luck: Words64) -> None:
    for last in range(size - 1, 0, -1):
        other = draw(luck, last + 1)
        bag[last], bag[other] = bag[other], bag[last]


@compiled(NOTHING, FOUND, WHOLE, WORDS)
def choose(found: Words64, policy: int, luck: Words64) -> None:
    """Put the chosen play where the best one stands."""
    if policy == RANDOM:
        written = min(int(found[COUNT]), (len(found) - HEAD) // 2)
        chosen = np.uint64(HEAD) + np.uint64(2) * draw(luck, written)
        found[TOP_LETTERS], found[TOP_PLACE] = found[chosen], found[chosen + ONE] & PLACE
        found[TOP] = found[chosen + ONE] >> SCORE_AT


@compiled(WHOLE, TILES, TILES, WHOLE, WHOLE, WHOLE)
def lay_tiles(board: Bytes, rack: Bytes, size: int, letters: int, place: int) -> int:
    """Lay the letters from this place on; how many tiles are left on the rack."""
    down = place >= GRID
    here = place - LANE - (GRID if down else 0)
    lane, at = here // LANE, here % LANE
    while letters:
        square = at * SIDE + lane if down else lane * SIDE + at
        at += 1
        if board[square]:
            continue
        code = letters & 255
        letters >>= 8
        board[square] = code
        wanted, k = min(code, BLANK), 0
        while rack[k] != wanted:
            k += 1
        size -= 1
        rack[k] = rack[size]
    return size


@compiled(WHOLE, TILES, WHOLE)
def packed(rack: Bytes, size: int) -> int:
    tiles = 0
    for k in range(size):
        tiles |= int(rack[k]) << (8 * k)
    return tiles


@compiled(WHOLE, ROOM, TILES, WHOLE)
def worth(room: Words64, rack: Bytes, size: int) -> int:
    points = 0
    for k in range(size):
        points += int(room[VALUE + np.uint64(rack[k])])
    return points


@compiled(NOTHING, GRAPH, ROOM, FOUND, TILES, WORDS, LOG, LOG, owns=True)
def play_game(
    graph: Words64, room: Words64, found: Words64, bag: Bytes, luck: Words64, policies: Log, log: Log
) -> None:
    """Play one game with the tiles in the bag and write it down; the bag keeps its rest in front."""
    board, racks = np.zeros(SQUARES, np.uint8), np.zeros((2, MOST_TILES), np.uint8)
    full, left = int(room[RACK_SIZE]), len(bag)
    sizes, scores = np.zeros(2, np.int64), np.zeros(2, np.int64)
    shuffle(bag, left, luck)
    turn, scoreless, over = 0, 0, False
    for who in range(2):
        while sizes[who] < full and left:
            left -= 1
            racks[who, sizes[who]] = bag[left]
            sizes[who] += 1
    while turn < LONGEST and not over:
        who = turn % 2
        rack, row = racks[who], START + FIELDS * turn
        turn += 1
        log[row : row + FIELDS] = 0
        log[row + 1] = packed(rack, sizes[who])
        if search(graph, room, found, board, rack[: sizes[who]], _ALL):
            choose(found, policies[who], luck)
            log[row + 2], log[row + 3], log[row + 4] = found[TOP_LETTERS], found[TOP_PLACE], found[TOP]
            sizes[who] = lay_tiles(board, rack, sizes[who], log[row + 2], log[row + 3])
            scores[who] += log[row + 4]
            scoreless = 0
        else:
            scoreless += 1
            log[row] = EXCHANGED if left >= full else PASSED
            if left >= full:
                for k in range(sizes[who]):
                    rack[k], bag[left - 1 - k] = bag[left - 1 - k], rack[k]
                shuffle(bag, left, luck)
        while sizes[who] < full and left:
            left -= 1
            rack[sizes[who]] = bag[left]
            sizes[who] += 1
        if sizes[who] == 0:
            scores[who] += 2 * worth(room, racks[1 - who], sizes[1 - who])
            over = True
        elif scoreless == SCORELESS:
            for player in range(2):
                scores[player] -= worth(room, racks[player], sizes[player])
            over = True
    log[0], log[1], log[2], log[3] = turn, scores[0], scores[1], left
    log[4], log[5] = packed(racks[0], sizes[0]), packed(racks[1], sizes[1])
