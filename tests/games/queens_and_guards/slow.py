"""The moves of Queens & Guards once more, slowly and from the sheet alone, to hold the engine's counts to.

Nothing of the game's own code is used. A hex is a pair (q, r) with the centre at (0, 0); a piece is a colour
and a kind. Every trap is announced as it is made, by whoever may announce it, and nobody announces later.
"""

from typing import NamedTuple

Hex = tuple[int, int]
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SIDE = 5
CROWNS: dict[str, Hex] = {"white": (0, SIDE), "black": (0, -SIDE)}


class Piece(NamedTuple):
    colour: str
    queen: bool


class Position(NamedTuple):
    board: dict[Hex, Piece]
    mover: str
    bound: frozenset[Hex] = frozenset()
    """Pieces in a trap that was announced."""
    wrong: Hex | None = None
    """A piece of the opponent's that went into a trap, and may be sent out."""


def band(at: Hex) -> int:
    return (abs(at[0]) + abs(at[1]) + abs(at[0] + at[1])) // 2


BOARD = [(q, r) for q in range(-SIDE, SIDE + 1) for r in range(-SIDE, SIDE + 1) if band((q, r)) <= SIDE]


def beside(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in STEPS if band((at[0] + q, at[1] + r)) <= SIDE]


def trappers(board: dict[Hex, Piece], at: Hex) -> set[frozenset[Hex]]:
    """The pairs of enemies on both sides of a piece, in a straight line."""
    found = set()
    for q, r in STEPS:
        ends = ((at[0] + q, at[1] + r), (at[0] - q, at[1] - r))
        if all(end in board and board[end].colour != board[at].colour for end in ends):
            found.add(frozenset(ends))
    return found


def traps(board: dict[Hex, Piece], colour: str) -> set[tuple[Hex, frozenset[Hex]]]:
    return {(at, pair) for at in board if board[at].colour == colour for pair in trappers(board, at)}


def only_for_queens(at: Hex, piece: Piece) -> bool:
    """Whether this piece may not stand here."""
    if at == (0, 0):
        return not piece.queen
    return any(at == crown and piece != Piece(colour, True) for colour, crown in CROWNS.items())


def ways_back(board: dict[Hex, Piece], at: Hex) -> list[Hex]:
    piece = board[at]
    back = [CROWNS[piece.colour]] if piece.queen else [to for to in beside(at) if band(to) > band(at)]
    return [to for to in back if to not in board and not only_for_queens(to, piece)]


def after(board: dict[Hex, Piece], start: Hex, end: Hex) -> dict[Hex, Piece]:
    return {**{at: piece for at, piece in board.items() if at != start}, end: board[start]}


def stuck(board: dict[Hex, Piece], colour: str) -> bool:
    """In a trap out of which a piece could be moved."""
    return any(ways_back(board, at) for at, _ in traps(board, colour))


def turns(position: Position) -> list[Position]:
    """Every turn that breaks no rule, with the position it leads to."""
    board, mover = position.board, position.mover
    if finished(board):
        return []
    begun = [(board, position.bound)]
    if (wrong := position.wrong) is not None:
        for to in BOARD:
            if band(to) == SIDE and to not in board and not only_for_queens(to, board[wrong]):
                moved = after(board, wrong, to)
                begun.append((moved, still(moved, position.bound)))
    return [turn for now, bound in begun for turn in _turns(board, now, bound, mover)]


def _turns(
    first: dict[Hex, Piece], board: dict[Hex, Piece], bound: frozenset[Hex], mover: str
) -> list[Position]:
    other = "black" if mover == "white" else "white"
    found = []
    for start, end in moves(board, bound, mover):
        then = after(board, start, end)
        made = traps(then, other) - traps(first, other)
        way_out = bool(trappers(board, start))
        announced = {at for at, _ in made} if way_out or not stuck(board, mover) else set()
        wrong = end if trappers(then, end) else None
        found.append(Position(then, other, still(then, bound - {start} | announced), wrong))
    return found


def still(board: dict[Hex, Piece], bound: frozenset[Hex] | set[Hex]) -> frozenset[Hex]:
    return frozenset(at for at in bound if at in board and trappers(board, at))


def moves(board: dict[Hex, Piece], bound: frozenset[Hex], mover: str) -> list[tuple[Hex, Hex]]:
    held = [at for at in bound if board[at].colour == mover and ways_back(board, at)]
    if queens := [at for at in held if board[at].queen]:
        held = queens
    if held:
        out = [(at, to) for at in held for to in ways_back(board, at)]
        return [(at, to) for at, to in out if not trappers(after(board, at, to), to)] or out
    other = "black" if mover == "white" else "white"
    found = []
    for start in [at for at in board if board[at].colour == mover]:
        trapped = bool(trappers(board, start))
        ends = {to for to in beside(start) if band(to) <= band(start)} - set(board)
        ends = {to for to in ends if not only_for_queens(to, board[start])}
        ends |= set(ways_back(board, start)) if trapped else set()
        for end in ends:
            then = after(board, start, end)
            makes = traps(then, other) - traps(board, other)
            if not trappers(then, end) and not (makes and not trapped and stuck(board, mover)):
                found.append((start, end))
    return found


def finished(board: dict[Hex, Piece]) -> bool:
    round_the_centre = [board.get(at) for at in beside((0, 0))]
    return any(round_the_centre == [Piece(colour, False)] * 6 for colour in CROWNS)


def perft(position: Position, depth: int) -> int:
    """How many sequences of so many turns there are."""
    if depth == 0:
        return 1
    return sum(perft(then, depth - 1) for then in turns(position)) if depth > 1 else len(turns(position))
