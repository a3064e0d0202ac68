"""How a piece may move, and every move of a player that breaks no rule."""

from collections.abc import Iterable

from gamehall.games.queens_and_guards.board import ONWARD, Board, Colour, enemy, holds
from gamehall.games.queens_and_guards.traps import (
    Ground,
    held_back,
    to_be_moved,
    traps_at,
    traps_of,
    ways_out,
)

CITES = ("way-out-traps", "forced-into-trap")
"""Rules that hold by what moves are found here."""

Move = tuple[int, int]


def moved(board: Board, start: int, end: int) -> tuple[str, ...]:
    """The board with the piece on `start` put on `end`."""
    after = list(board)
    after[end], after[start] = after[start], ""
    return tuple(after)


def steps(ground: Ground, board: Board, start: int) -> list[int]:
    """One step sideways or inward, to an empty hex where the piece may stand."""
    return [to for to in ONWARD[start] if not board[to] and ground.may_stand(board[start], to)]


def enters_trap(ground: Ground, board: Board, start: int, end: int) -> bool:
    """MOVING INTO A TRAP."""
    return bool(traps_at(ground, moved(board, start, end), end))


def makes_trap(ground: Ground, board: Board, start: int, end: int, colour: Colour) -> bool:
    after, other = moved(board, start, end), enemy(colour)
    return bool(traps_of(ground, after, other) - traps_of(ground, board, other))


def legal_moves(ground: Ground, board: Board, colour: Colour, bound: Iterable[int]) -> list[Move]:
    """What a player may do without breaking a rule. A forced way out may lead into another trap."""
    if must := to_be_moved(ground, board, colour, bound):
        return ways_of(ground, board, must)
    quiet = held_back(ground, board, colour)
    found: list[Move] = []
    for start in holds(board, colour):
        trapped = bool(traps_at(ground, board, start))
        out = ways_out(ground, board, start) if trapped else []
        for end in (*steps(ground, board, start), *out):
            if enters_trap(ground, board, start, end):
                continue
            if quiet and not trapped and makes_trap(ground, board, start, end, colour):
                continue
            found.append((start, end))
    return found


def ways_of(ground: Ground, board: Board, must: Iterable[int]) -> list[Move]:
    """The ways out of a trap: those into another only where there is nothing else."""
    ways = [(start, end) for start in must for end in ways_out(ground, board, start)]
    return [way for way in ways if not enters_trap(ground, board, *way)] or ways
