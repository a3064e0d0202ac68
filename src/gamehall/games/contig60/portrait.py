"""The position in words and letters, for the terminal, the plain page and the screen reader."""

from gamehall.games.contig60.board import SIDE
from gamehall.games.contig60.state import State
from gamehall.kernel.inventory import Inventory

CHIPS = {"p1": "●", "p2": "■"}
"""Chips are told apart by shape: round for the first player, square for the second."""


def portray(state: State) -> str:
    """The board row by row; a covered space shows its chip beside its number."""
    rows = []
    for row in range(SIDE):
        cells = range(row * SIDE, (row + 1) * SIDE)
        rows.append(
            " ".join(f"{CHIPS.get(state.covered[i], '')}{state.board.numbers[i]}".rjust(4) for i in cells)
        )
    scores = ", ".join(
        f"{{{seat}}} {CHIPS[seat]} score {state.scores[seat]}, chips {state.chips[seat]}"
        for seat in state.seats
    )
    return "\n".join([*rows, "", scores, _dice(state)]).rstrip()


def _dice(state: State) -> str:
    sheet = state.acting()
    if sheet is None or not sheet.dice:
        return ""
    return f"Dice: {', '.join(map(str, sheet.dice))}."


def pieces(state: State) -> Inventory:
    """Every chip is in its player's supply or on the board."""
    total = {f"chip of {seat}": state.options.chips for seat in state.seats}
    places: dict[str, tuple[str, ...]] = {"board": tuple(f"chip of {who}" for who in state.covered if who)}
    for seat in state.seats:
        places[f"supply of {seat}"] = (f"chip of {seat}",) * state.chips[seat]
    return Inventory(total, places)
