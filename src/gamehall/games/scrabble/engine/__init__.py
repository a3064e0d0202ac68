"""The playing strength of Scrabble: every play a position allows, with its score, fast.

The engine stands alone: a board is 225 characters row by row (`.` empty, `A`-`Z` a tile, `a`-`z` a blank
standing for that letter), a rack a string with `?` for a blank. Words come from a graph of the lexicon,
premiums and values from a `Layout`. Words already on the board are taken as they are, phoneys too. Exchanges
and passes are no plays. Kernels are compiled by Numba when first needed and kept on disk; `warm` does it
early.
"""

import threading
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from gamehall.kernel.extras import need
from gamehall.kernel.parts import Engine

from .found import Found, Plays, marked, name, read, split
from .printed import MOST_TILES, Bytes, Layout, Numbers, board_codes, layout, rack_codes

if TYPE_CHECKING:
    from gamehall.lexicon.graph import Graph

    from .games import Game as Game

need("fast", "The engine of Scrabble")

__all__ = [
    "Found",
    "Layout",
    "Plays",
    "Summary",
    "best",
    "can_play",
    "layout",
    "marked",
    "name",
    "plays",
    "read",
    "self_play",
    "standard",
    "summaries",
    "summary",
    "warm",
]

_FIRST_ROOM = 4096
"""Plays each thread has room for at first; more is made when a position has more."""
_ALL = np.uint64(2**63)
_own = threading.local()


class Summary(NamedTuple):
    """How many plays a position allows, the sum of their scores, and the highest."""

    plays: int
    total: int
    top: int


def warm() -> None:
    """Compile the kernels, or load them from the disk, and make the graph of the hall's own list."""
    from gamehall.lexicon.graph import graph_of
    from gamehall.lexicon.lists.shelf import lexicon

    from . import batch as batch
    from . import selfplay as selfplay

    graph_of(lexicon())


@lru_cache(maxsize=1)
def standard() -> Layout:
    """The board and the values of the game."""
    from gamehall.games.scrabble.board import PREMIUMS, RACK, VALUES

    return layout(PREMIUMS, VALUES, rack_size=RACK)


def plays(graph: "Graph", layout: Layout, board: str, rack: str) -> Plays:
    """Every play. A first play is found across and down; a single tile that makes two words is found once."""
    from .search import HEAD

    found = getattr(_own, "found", None)
    if found is None:
        found = _own.found = np.empty(HEAD + 2 * _FIRST_ROOM, np.uint64)
    count = _search(graph, layout, board, rack, found, _ALL)
    if len(found) < HEAD + 2 * count:
        found = _own.found = np.empty(HEAD + 4 * count, np.uint64)
        _search(graph, layout, board, rack, found, _ALL)
    return split(board, found[HEAD : HEAD + 2 * count])


def summary(graph: "Graph", layout: Layout, board: str, rack: str) -> Summary:
    """Number of plays, sum of scores, top score."""
    count, total, top, *_ = _outcome(graph, layout, board, rack, _ALL)
    return Summary(count, total, top)


def best(graph: "Graph", layout: Layout, board: str, rack: str) -> Found | None:
    """A play with the top score, or None where there is no play."""
    count, _, top, letters, place = _outcome(graph, layout, board, rack, _ALL)
    return read(board, letters, place, top) if count else None


def can_play(graph: "Graph", layout: Layout, board: str, rack: str) -> bool:
    """Whether there is any play at all."""
    return _outcome(graph, layout, board, rack, np.uint64(1))[0] > 0


def summaries(graph: "Graph", layout: Layout, positions: Sequence[tuple[str, str]]) -> list[Summary]:
    """The summary of each board and rack, in one go."""
    from .batch import survey
    from .search import HEAD

    boards, racks, sizes = pack(layout, positions)
    results = np.zeros(HEAD * len(positions), np.uint64)
    survey(graph.data, _room(layout), np.zeros(HEAD, np.uint64), boards, racks, sizes, results)
    return [Summary(*row) for row in results.reshape(-1, HEAD)[:, :3].tolist()]


def pack(layout: Layout, positions: Sequence[tuple[str, str]]) -> tuple[Bytes, Bytes, Bytes]:
    """Boards, racks and sizes of racks, one after the other."""
    boards = b"".join(board_codes(board).tobytes() for board, _ in positions)
    racks = [rack_codes(rack, layout.rack_size).tobytes() for _, rack in positions]
    packed = b"".join(rack.ljust(MOST_TILES, b"\0") for rack in racks)
    parts = (boards, packed, bytes(map(len, racks)))
    codes, tiles, sizes = (np.frombuffer(part, np.uint8) for part in parts)
    return codes, tiles, sizes


def self_play(
    graph: "Graph",
    layout: Layout,
    tiles: str,
    games: int,
    *,
    seed: int = 1,
    players: tuple[str, str] = ("greedy", "greedy"),
) -> Iterator["Game"]:
    """Whole games with this set of tiles between two of "greedy" and "random". Same seed, same games."""
    from .games import play_games

    return play_games(graph, layout, _room(layout), tiles, games, seed, players)


def _outcome(graph: "Graph", layout: Layout, board: str, rack: str, enough: np.uint64) -> list[int]:
    """Number of plays, sum of scores, and the best play, without writing down the others."""
    from .search import HEAD

    found = np.empty(HEAD, np.uint64)
    _search(graph, layout, board, rack, found, enough)
    outcome: list[int] = found.tolist()
    return outcome


def _search(graph: "Graph", layout: Layout, board: str, rack: str, found: Numbers, enough: np.uint64) -> int:
    from .search import search

    tiles = rack_codes(rack, layout.rack_size)
    return int(search(graph.data, _room(layout), found, board_codes(board), tiles, enough))


def _room(layout: Layout) -> Numbers:
    """Each thread works in a room of its own, made anew for another board."""
    from .compiled import room_for

    if getattr(_own, "layout", None) is not layout:
        _own.layout, _own.room = layout, room_for(layout)
    room: Numbers = _own.room
    return room


ENGINE = Engine(warm=warm)
