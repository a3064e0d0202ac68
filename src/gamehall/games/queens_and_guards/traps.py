"""TRAPS: which pieces stand between two enemies, and where they go when they are moved out."""

from collections.abc import Iterable, Mapping, Set

from msgspec import Struct

from gamehall.games.queens_and_guards.board import (
    AROUND,
    BACK,
    CENTRE,
    Board,
    Colour,
    Geometry,
    Pair,
    colour_of,
    enemy,
    holds,
    is_queen,
)

CITES = ("trap", "blocked", "multiple-traps", "must-move-out", "double-trap", "trap-gone")
"""Rules that hold by how traps are found here."""

Trap = tuple[int, Pair]
"""A trapped piece, and the two enemies on both sides of it."""


class Ground(Struct, frozen=True):
    """What does not change while a game is played: the shape of a trap and the queens' crowns."""

    geometry: Geometry
    crowns: Mapping[Colour, int]

    def may_stand(self, piece: str, at: int) -> bool:
        """QUEEN'S CROWN & THRONE: only queens stand on the centre, and on a crown only its own queen."""
        if at == CENTRE:
            return is_queen(piece)
        owner = next((colour for colour, crown in self.crowns.items() if crown == at), None)
        return owner is None or (is_queen(piece) and colour_of(piece) == owner)


def traps_at(ground: Ground, board: Board, at: int) -> list[Trap]:
    """The traps in which the piece on this hex stands."""
    colour = colour_of(board[at])
    if colour is None:
        return []
    other = enemy(colour)
    return [
        (at, pair)
        for pair in AROUND[ground.geometry][at]
        if colour_of(board[pair[0]]) == other and colour_of(board[pair[1]]) == other
    ]


def traps_of(ground: Ground, board: Board, colour: Colour) -> Set[Trap]:
    """Every trap in which a piece of this colour stands."""
    return {trap for at in holds(board, colour) for trap in traps_at(ground, board, at)}


def trapped(ground: Ground, board: Board, colour: Colour) -> list[int]:
    return [at for at in holds(board, colour) if traps_at(ground, board, at)]


def ways_out(ground: Ground, board: Board, at: int) -> list[int]:
    """Where a trapped piece is moved: a guard back one space, a queen to her starting position."""
    piece, colour = board[at], colour_of(board[at])
    if colour is None:
        return []
    back = (ground.crowns[colour],) if is_queen(piece) else BACK[at]
    return [to for to in back if not board[to] and ground.may_stand(piece, to)]


def to_be_moved(ground: Ground, board: Board, colour: Colour, bound: Iterable[int]) -> list[int]:
    """Of the pieces that an announced trap binds, those of which one has to be moved out now.

    MULTIPLE TRAPS: the queen first; of guards the player chooses. A piece that cannot be moved is blocked.
    """
    still = [at for at in bound if colour_of(board[at]) == colour and traps_at(ground, board, at)]
    free = [at for at in still if ways_out(ground, board, at)]
    queens = [at for at in free if is_queen(board[at])]
    return queens or free


def held_back(ground: Ground, board: Board, colour: Colour) -> bool:
    """In a trap, and not blocked: who is so makes and announces none, but by moving out."""
    return any(ways_out(ground, board, at) for at in trapped(ground, board, colour))
