"""The position as text, and where every tile is."""

from gamehall.games.scrabble.board import BLANK, PREMIUMS, SIDE
from gamehall.games.scrabble.state import ONE, TWO, State
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.inventory import Inventory

_MARKS = {"T": "=", "D": "-", "t": '"', "d": "'", ".": " "}


def pieces(state: State) -> Inventory:
    return state.tiles


def portray(state: State) -> str:
    """A board to read in a terminal or aloud: = and - multiply the word, " and ' the letter."""
    columns = "   " + " ".join("ABCDEFGHIJKLMNO")
    rows = [columns]
    for row in range(SIDE):
        letters = state.board[row * SIDE : (row + 1) * SIDE]
        shown = [
            letter if letter != "." else _MARKS[mark]
            for letter, mark in zip(letters, PREMIUMS[row], strict=True)
        ]
        rows.append(f"{row + 1:2} {' '.join(shown)}")
    for side in (ONE, TWO):
        marker = ">" if side == state.mover and state.phase == "turn" else " "
        rows.append(f"{marker} {{{side}}}: {state.scores[side]}   rack {rack_text(state.rack(side))}")
    rows.append(f"  {state.bag} tiles in the bag")
    return "\n".join(rows)


def rack_text(rack: tuple[str, ...]) -> str:
    """Tiles on a rack: `?` is a blank, `·` one that may not be seen."""
    return " ".join("·" if tile == HIDDEN else "?" if tile == BLANK else tile for tile in rack) or "empty"
