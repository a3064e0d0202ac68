"""Games the engine played against itself, for people and tests to read."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from gamehall.lexicon.graph import Graph

from .found import Found, read
from .printed import ANY, BLANK, EMPTY, LETTERS, SQUARES, Layout, Numbers, tile_codes

_FOUND_ROOM = 1 << 16


class Turn(NamedTuple):
    """What a player did with a rack; neither a play nor an exchange is a pass."""

    rack: str
    play: Found | None
    exchange: bool


class Game(NamedTuple):
    """A whole game; the first player takes the first turn, then they alternate."""

    turns: tuple[Turn, ...]
    scores: tuple[int, int]
    board: str
    racks: tuple[str, str]
    bag: str


def play_games(
    graph: Graph, layout: Layout, room: Numbers, tiles: str, games: int, seed: int, players: tuple[str, str]
) -> Iterator[Game]:
    from .selfplay import FIELDS, LONGEST, POLICIES, START, play_game

    found = np.zeros(_FOUND_ROOM, np.uint64)
    luck = np.array([seed % 2**64], np.uint64)
    policies = np.array([POLICIES[player] for player in players], np.int64)
    log = np.zeros(START + FIELDS * LONGEST, np.int64)
    for number in range(games):
        bag = tile_codes(tiles).copy()
        play_game(
            graph.data, room, found, bag, luck, policies if number % 2 == 0 else policies[::-1].copy(), log
        )
        yield _read(log.tolist(), bag.tobytes())


def _read(log: list[int], bag: bytes) -> Game:
    from .selfplay import EXCHANGED, FIELDS, START

    board, turns = EMPTY * SQUARES, []
    for row in range(START, START + FIELDS * log[0], FIELDS):
        kind, rack, letters, place, score = log[row : row + FIELDS]
        play = read(board, letters, place, score) if letters else None
        turns.append(Turn(_tiles(rack.to_bytes(8, "little")), play, kind == EXCHANGED))
        for square, letter in play.laid if play else ():
            board = board[:square] + letter + board[square + 1 :]
    racks = _tiles(log[4].to_bytes(8, "little")), _tiles(log[5].to_bytes(8, "little"))
    return Game(tuple(turns), (log[1], log[2]), board, racks, _tiles(bag[: log[3]]))


def _tiles(codes: bytes) -> str:
    return "".join(ANY if code == BLANK else LETTERS[code - 1] for code in codes if code)
