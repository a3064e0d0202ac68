"""The engine at a Juggle table: what is laid this turn, so that the rest of a whole cover goes fastest."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

import numpy as np
from msgspec import Struct

from gamehall.games.juggle.board import around
from gamehall.games.juggle.engine import NAMES, Position, Tile, Tiling, tilings, turns_for
from gamehall.games.juggle.pieces import COLOURS, colour_of
from gamehall.games.juggle.referee import WILD, touching
from gamehall.games.juggle.state import Laid, State, Turn
from gamehall.games.juggle.values import sentences
from gamehall.kernel.extras import need
from gamehall.kernel.seat import Seat

need("fast", "The engine of Juggle")

COVERS = 120
"""Covers of the board that are looked at before a choice."""
FEW = 24
"""So many searches tell whether a board can be covered at all."""
HINDERED = 0.15
"""Turns that a space taken from the opponent's board costs there."""


class Move(Struct, frozen=True):
    """A piece to be taken, from the bank or from a space of the opponent's board, and where it goes."""

    piece: str
    space: int | None
    cells: tuple[int, ...]


class Plan(Struct, frozen=True):
    """What is done in a turn: a number sentence if one piece is calculated, and one or two pieces."""

    sentence: str
    moves: tuple[Move, ...]
    turns: float
    """How many more turns the rest of the board will take."""


class Asked(Struct, frozen=True):
    """A position as the engine is asked about it, as a key."""

    side: int
    board: bytes
    bank: bytes
    theirs: bytes
    colours: int
    dice: tuple[int, ...] = ()
    operations: str = "all four"


def plan(state: State, turn: Turn) -> Plan | None:
    """The best that can be done with the dice of this turn, as they fell: before any piece of it was taken.

    None: nobody sees how the board could still be covered.
    """
    asked = _asked(_as_rolled(state, turn), turn.by, turn.dice)
    found = _planned(asked)
    if found is None:
        return None
    moves = tuple(_from_board(state, turn, move) for move in found.moves)
    return Plan(found.sentence, moves, found.turns)


def to_remove(state: State, seat: Seat) -> Laid | None:
    """A piece without which the board can be covered, where with it it cannot; or that touches another."""
    pairs = touching(state.options.side, state.laid(seat))
    if pairs:
        return min(pairs[0], key=lambda one: len(one.cells))
    if not state.empty(seat) or _can_be_covered(_asked(state, seat)):
        return None
    return _in_the_way(state, seat)


def turns_left(state: State, seat: Seat) -> float | None:
    """How many turns a board will still take; None: it cannot be covered as it is."""
    return _turns_left(_asked(state, seat))


def _as_rolled(state: State, turn: Turn) -> State:
    """What lay there as the dice fell."""
    layout, other = state.layout, state.other(turn.by)
    boards, bank = dict(layout.boards), list(layout.bank)
    for pick in turn.picks:
        boards[turn.by] = tuple(one for one in boards[turn.by] if one.cells != pick.cells)
        if pick.returned:
            continue
        if pick.taken:
            boards[other] = (*boards[other], Laid(pick.piece, pick.taken))
        else:
            bank.append(pick.piece)
    return State(state.options, state.seats, type(layout)(boards, tuple(bank)))


def _asked(state: State, seat: Seat, dice: tuple[int, ...] = ()) -> Asked:
    board = np.zeros(state.options.side**2, dtype=np.int8)
    for one in state.laid(seat):
        board[list(one.cells)] = COLOURS.index(colour_of(one.piece)) + 1
    bank, theirs = np.zeros((2, state.options.colours, len(NAMES)), dtype=np.int8)
    for piece in state.layout.bank:
        bank[_index(piece)] += 1
    for one in state.laid(state.other(seat)):
        if not bank[_index(one.piece)]:
            theirs[_index(one.piece)] += 1
    return Asked(
        state.options.side,
        board.tobytes(),
        bank.tobytes(),
        theirs.tobytes(),
        state.options.colours,
        dice,
        state.options.operations,
    )


def _index(piece: str) -> tuple[int, int]:
    colour, _, name = piece.partition(" ")
    return COLOURS.index(colour), NAMES.index(name)


def _position(asked: Asked) -> Position:
    board = np.frombuffer(asked.board, dtype=np.int8)
    bank, theirs = (
        np.frombuffer(stock, dtype=np.int8).reshape(asked.colours, -1) for stock in (asked.bank, asked.theirs)
    )
    return Position(asked.side, board, bank, theirs)


def _luck(asked: Asked) -> int:
    """The same position is searched in the same order, whoever asks."""
    return int.from_bytes(asked.board[:40] + asked.bank[:40], "little") ^ sum(asked.dice)


@lru_cache(maxsize=512)
def _planned(asked: Asked) -> Plan | None:
    position, wild = _position(asked), asked.dice.count(WILD)
    calculated = sentences(asked.dice, asked.operations)
    best: tuple[float, str, tuple[Tile, ...]] | None = None
    for stolen in {0, wild}:
        for tiling in tilings(position, _luck(asked) + stolen, COVERS, wild=stolen):
            for sentence, tiles in _ways(tiling, asked.dice, calculated):
                left = turns_for(_counts(tiling, tiles))
                worth = left - HINDERED * sum(tile.area for tile in tiles if tile.theirs)
                if best is None or worth < best[0]:
                    best = worth, sentence, tiles
    if best is None:
        return None
    worth, sentence, tiles = best
    return Plan(sentence, tuple(_move(tile) for tile in tiles), worth)


def _move(tile: Tile) -> Move:
    piece = f"{COLOURS[tile.colour]} {NAMES[tile.shape]}"
    return Move(piece, 0 if tile.theirs else None, tile.cells)


def _from_board(state: State, turn: Turn, move: Move) -> Move:
    """Where the piece lies that the opponent is asked for."""
    if move.space is None:
        return move
    before = _as_rolled(state, turn)
    lies = next(one for one in before.laid(state.other(turn.by)) if one.piece == move.piece)
    return Move(move.piece, lies.cells[0], move.cells)


Way = tuple[str, tuple[Tile, ...]]
"""A number sentence, or none, and the tiles laid."""


def _ways(tiling: Tiling, dice: tuple[int, ...], calculated: dict[int, str]) -> Iterator[Way]:
    """What of a cover can be laid this turn: each area once is enough, except that all of the opponent's
    pieces in it have to be."""
    theirs = [tile for tile in tiling if tile.theirs]
    first = {tile.area: tile for tile in reversed(tiling) if not tile.theirs}
    if not theirs:
        for value, sentence in calculated.items():
            for area, tile in first.items():
                if value in (WILD, area):
                    yield sentence, (tile,)
    for chosen in _by_dice(tiling, dice):
        if all(tile in chosen for tile in theirs):
            yield "", chosen
    if not theirs:
        yield "", ()


def _by_dice(tiling: Tiling, dice: tuple[int, ...]) -> Iterator[tuple[Tile, ...]]:
    """Two tiles, or one, by the dice as they lie."""
    for tiles in _firsts(tiling):
        if _fits(tiles, dice) or _fits(tiles, dice[::-1]):
            yield tiles


def _firsts(tiling: Tiling) -> Iterator[tuple[Tile, ...]]:
    """The first tiles of each area, two at most, and the opponent's: others do the same."""
    seen: dict[tuple[int, bool], list[Tile]] = {}
    for tile in tiling:
        seen.setdefault((tile.area, tile.theirs), []).append(tile)
    few = [tile for tiles in seen.values() for tile in tiles[:2]]
    yield from ((tile,) for tile in few)
    yield from combinations(few, 2)


def _fits(tiles: tuple[Tile, ...], dice: tuple[int, ...]) -> bool:
    return all(
        die == WILD or (die == tile.area and not tile.theirs) for tile, die in zip(tiles, dice, strict=False)
    )


def _counts(tiling: Tiling, but: Iterable[Tile]) -> tuple[int, ...]:
    counts = [0] * 5
    for tile in tiling:
        counts[tile.area - 1] += 1
    for tile in but:
        counts[tile.area - 1] -= 1
    return tuple(counts)


@lru_cache(maxsize=512)
def _can_be_covered(asked: Asked) -> bool:
    return next(tilings(_position(asked), _luck(asked), FEW), None) is not None


@lru_cache(maxsize=512)
def _turns_left(asked: Asked) -> float | None:
    found = tilings(_position(asked), _luck(asked), FEW)
    return min((turns_for(_counts(tiling, ())) for tiling in found), default=None)


def _in_the_way(state: State, seat: Seat) -> Laid | None:
    """Of the pieces around what is empty the one without which the rest goes fastest."""
    side = state.options.side
    empty = tuple(sorted(set(range(side**2)) - state.covered(seat)))
    near = around(side, empty)
    beside = [one for one in state.laid(seat) if not near.isdisjoint(one.cells)]
    ways = [(turns_left(_without(state, seat, one), seat), one) for one in beside]
    known = [(turns, i) for i, (turns, _) in enumerate(ways) if turns is not None]
    if known:
        return ways[min(known)[1]][1]
    return max(beside, key=lambda one: (len(near.intersection(one.cells)), -len(one.cells)), default=None)


def _without(state: State, seat: Seat, laid: Laid) -> State:
    layout = state.layout
    kept = tuple(one for one in layout.boards[seat] if one != laid)
    return State(
        state.options,
        state.seats,
        type(layout)({**layout.boards, seat: kept}, (*layout.bank, laid.piece)),
    )
