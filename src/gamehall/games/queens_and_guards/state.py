"""The position of a Queens & Guards game."""

import re
from typing import Literal

from msgspec import Struct

from gamehall.games.pentathlon.card import Card, opponent
from gamehall.games.queens_and_guards.board import (
    BAND,
    CENTRE,
    COLOURS,
    GUARD,
    HEXES,
    QUEEN,
    Colour,
    Layout,
    layouts,
)
from gamehall.games.queens_and_guards.options import Options
from gamehall.games.queens_and_guards.traps import Ground
from gamehall.kernel.seat import Seat

Hand = Literal["left", "right"]

Did = Literal["moved", "sent", "taken back", "put back", "trap", "called"]
"""What was done in a turn: a piece moved, the opponent's sent out, the opponent's last one taken back, a
wrong way out put back; "Trap" said by the holder of the card, and by one without it."""


class Step(Struct, frozen=True):
    """One thing done in a turn; words move nothing."""

    did: Did
    start: int = -1
    end: int = -1


class Turn(Struct, frozen=True):
    """What one player did in one turn: all a challenge can be about."""

    by: Seat
    number: int
    bound: tuple[int, ...] = ()
    """The hexes whose pieces were in an announced trap as it began."""
    facing: tuple[Step, ...] = ()
    """What the opponent had done in the turn before."""
    steps: tuple[Step, ...] = ()


class Start(Struct, frozen=True):
    """START: the colour named to begin, and the hand picked."""

    begins: Colour | None = None
    hand: Hand | None = None


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    board: tuple[str, ...]
    """For each of the 91 hexes, outermost band first: W or B a queen, w or b a guard, or nothing."""
    start: Start = Start()
    colours: dict[Seat, Colour] = {}
    """Who plays which; nobody until a hand is opened."""
    card: Card = Card()
    turn: Turn | None = None
    last: Turn | None = None
    """The opponent's turn just completed, open to challenge until a piece is touched."""
    announced: tuple[int, ...] = ()
    """The hexes whose pieces are in a trap that was announced."""
    offered: Seat | None = None
    """Who says that a player cannot move; the other may agree."""
    seen: tuple[str, ...] = ()
    """The positions at the beginning of each turn, since a piece last changed its band."""

    @property
    def captured(self) -> None:
        """Nothing is captured in this game."""
        return None

    @property
    def layout(self) -> Layout:
        return layouts()[self.options.layout]

    @property
    def ground(self) -> Ground:
        return Ground(self.options.trap_geometry, self.layout.crowns)

    @property
    def scores(self) -> dict[Seat, int]:
        """Pieces in place: the queen on the centre, guards round it."""
        return {seat: in_place(self.board, self.colours.get(seat)) for seat in self.seats}

    def other(self, seat: Seat) -> Seat:
        return opponent(self.seats, seat)

    def colour(self, seat: Seat) -> Colour:
        """Whose pieces are whose; until it is known, in the order of the chairs."""
        return self.colours.get(seat) or COLOURS[self.seats.index(seat)]

    def player(self, colour: Colour) -> Seat:
        one, two = self.seats
        return one if self.colour(one) == colour else two


def in_place(board: tuple[str, ...], colour: Colour | None) -> int:
    if colour is None:
        return 0
    return guards_home(board, colour) + (board[CENTRE] == QUEEN[colour])


def guards_home(board: tuple[str, ...], colour: Colour) -> int:
    """How many guards stand round the centre."""
    return sum(piece == GUARD[colour] and BAND[i] == 1 for i, piece in enumerate(board))


def key_of(state: State, to: Seat) -> str:
    """A position by its pieces, whose turn it is, and what is bound, such as `0W4w9w15B2b white 72`."""
    pieces = "".join(f"{i}{piece}" for i, piece in enumerate(state.board) if piece)
    return " ".join((pieces, state.colour(to), *map(str, state.announced)))


def position_of(key: str) -> tuple[tuple[str, ...], Colour, tuple[int, ...]]:
    """The board, whose turn it is, and what is bound."""
    pieces, mover, *bound = key.split()
    board = [""] * HEXES
    for i, piece in re.findall(r"(\d+)(\D)", pieces):
        board[int(i)] = piece
    return tuple(board), "white" if mover == "white" else "black", tuple(map(int, bound))


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    return State(options, seats, layouts()[options.layout].board)
