"""The position in words and letters, for the terminal, the plain page and the screen reader."""

from gamehall.games.fab_a_diffy.state import State
from gamehall.games.fab_a_diffy.strips import CENTRE, decks
from gamehall.kernel.inventory import Inventory


def portray(state: State) -> str:
    lie = state.lie
    rows = [
        f"Show Box: {lie.show or 'empty'}",
        f"Centre:   {_row(lie.board[:CENTRE])}",
        f"Around:   {_row(lie.board[CENTRE:])}",
        f"Deck:     {len(lie.deck)} strips",
    ]
    turn = state.acting()
    if turn and turn.touched:
        rows.append(f"Touched:  {', '.join(turn.touched)}")
    tricks = ", ".join(f"{{{seat}}} {count}" for seat, count in state.tricks.items())
    return "\n".join([*rows, "", f"Tricks of game {len(state.results) + 1}: {tricks}."])


def _row(strips: tuple[str, ...]) -> str:
    return "  ".join(strip or "-" for strip in strips)


def pieces(state: State) -> Inventory:
    """Every strip is in the deck, on the board, in the Show Box or in a player's pile."""
    lie = state.lie
    total = dict.fromkeys(decks()[state.options.deck].strips, 1)
    places = {"deck": lie.deck, "board": lie.face_up, "Show Box": (lie.show,) if lie.show else ()}
    return Inventory(total, places | {f"pile of {seat}": lie.piles.get(seat, ()) for seat in state.seats})
