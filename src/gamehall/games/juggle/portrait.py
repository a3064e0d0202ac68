"""The position in words and letters, for the terminal, the plain page and the screen reader."""

from string import ascii_lowercase

from gamehall.games.juggle.pieces import all_pieces, colour_of
from gamehall.games.juggle.state import State
from gamehall.kernel.inventory import Inventory
from gamehall.kernel.seat import Seat

EMPTY = "·"


def mark(piece: str) -> str:
    """`rT`: a red T. Colours are told by their first letter."""
    colour, _, name = piece.partition(" ")
    return f"{colour[:1]}{name[:1]}"


def portray(state: State) -> str:
    """Both boards, then the bank by colours; a covered space shows the colour and the letter of its piece."""
    boards = [line for seat in state.seats for line in (*_board(state, seat), "")]
    return "\n".join([*boards, *_bank(state), _dice(state)]).rstrip()


def _board(state: State, seat: Seat) -> list[str]:
    side = state.options.side
    marks = {space: mark(one.piece) for one in state.laid(seat) for space in one.cells}
    head = f"   {' '.join(f'{letter:<2}' for letter in ascii_lowercase[:side])}".rstrip()
    rows = (
        f"{row + 1:>2} {' '.join(f'{marks.get(row * side + column, EMPTY):<2}' for column in range(side))}"
        for row in range(side)
    )
    return [f"{{{seat}}}, {state.empty(seat)} empty", head, *(row.rstrip() for row in rows)]


def _bank(state: State) -> list[str]:
    colours = dict.fromkeys(colour_of(piece) for piece in state.layout.bank)
    return [
        f"{colour}: {' '.join(p.partition(' ')[2] for p in state.layout.bank if colour_of(p) == colour)}"
        for colour in colours
    ]


def _dice(state: State) -> str:
    turn = state.turn
    if turn is None or not turn.dice:
        return ""
    said = f" Stated: {turn.sentence}." if turn.sentence else ""
    hand = f" In hand: {turn.hand.piece}." if turn.hand else ""
    return f"Dice: {' and '.join(map(str, turn.dice))}.{said}{hand}"


def pieces(state: State) -> Inventory:
    """Every piece is in the bank, on a board, or in the hand of the player on turn."""
    total: dict[str, int] = {}
    for piece in all_pieces(state.options.set, state.options.colours):
        total[piece] = total.get(piece, 0) + 1
    hand = (state.turn.hand.piece,) if state.turn and state.turn.hand else ()
    places: dict[str, tuple[str, ...]] = {"bank": state.layout.bank, "hand": hand}
    for seat in state.seats:
        places[f"board of {seat}"] = tuple(one.piece for one in state.laid(seat))
    return Inventory(total, places)
