"""The position in words and letters, for the terminal, the plain page and the screen reader."""

from gamehall.games.queens_and_guards.board import (
    BANDS,
    CENTRE,
    COLOURS,
    GUARD,
    GUARDS,
    HEXES,
    NAMES,
    PLACES,
    QUEEN,
    Colour,
    holds,
    is_queen,
)
from gamehall.games.queens_and_guards.state import State
from gamehall.kernel.inventory import Inventory

SIGNS = {"W": "♔", "w": "○", "B": "♚", "b": "●"}
"""Queens are crowned, guards are round; White is hollow, Black is filled."""
_WIDE = 4
_COLUMNS = range(-BANDS, BANDS + 1)
_ROWS = range(-2 * BANDS, 2 * BANDS + 1)


def portray(state: State) -> str:
    """The board with Black's corner on top and White's below, and where every piece stands."""
    spots = {_spot(i): f"{SIGNS.get(state.board[i], '')}{_short(i)}" for i in range(HEXES)}
    drawn = ["".join(spots.get((row, column), "").center(_WIDE) for column in _COLUMNS) for row in _ROWS]
    told = (*(_told(state, colour) for colour in COLOURS), *_bound(state))
    return "\n".join([*(line.rstrip() for line in drawn), "", *told])


def _short(i: int) -> str:
    return "×" if i == CENTRE else NAMES[i]


def _spot(i: int) -> tuple[int, int]:
    """Each hex half a row below or above those beside it."""
    q, r = PLACES[i]
    return 2 * r + q, q


def _told(state: State, colour: Colour) -> str:
    own = holds(state.board, colour)
    queen = next((NAMES[i] for i in own if is_queen(state.board[i])), "nowhere")
    guards = " ".join(NAMES[i] for i in own if not is_queen(state.board[i]))
    who = f"{{{state.player(colour)}}} " if state.colours else ""
    return f"{who}{colour}: queen {SIGNS[QUEEN[colour]]} {queen}, guards {SIGNS[GUARD[colour]]} {guards}"


def _bound(state: State) -> list[str]:
    said = " ".join(NAMES[i] for i in state.announced)
    return [f"Trap announced: {said}."] if said else []


def pieces(state: State) -> Inventory:
    """Every queen and every guard is on the board."""
    total = {piece: GUARDS if piece in GUARD.values() else 1 for piece in SIGNS}
    return Inventory(total, {"board": tuple(piece for piece in state.board if piece)})
