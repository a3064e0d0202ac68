"""The position of a Contig 60 game."""

from msgspec import Struct

from gamehall.games.contig60.board import SIDE, Board, boards
from gamehall.games.contig60.options import Options
from gamehall.games.pentathlon.card import Card, opponent
from gamehall.kernel.seat import Seat

CITES = ("flag-card-columns",)
"""Rules that the shape of the position keeps by itself."""


class Sheet(Struct, frozen=True):
    """What one player did in one turn, or in capturing one pass: all a challenge can be about."""

    by: Seat
    turn: int
    before: int
    """The running score before it."""
    dice: tuple[int, ...] = ()
    recorded: tuple[int, ...] = ()
    sentence: str = ""
    space: int | None = None
    laid_first: int | None = None
    """Where the chip lay before it was moved, if it was moved."""
    score: int | None = None


class CardLine(Struct, frozen=True):
    """A line of the Scoring Flag Card."""

    seat: Seat
    turn: int
    dice: tuple[int, ...] = ()
    score: int | None = None
    capture: bool = False


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    covered: tuple[str, ...]
    """Whose chip covers each of the 64 spaces, row by row."""
    scores: dict[Seat, int]
    chips: dict[Seat, int]
    card: Card = Card()
    sheet: Sheet | None = None
    captured: Sheet | None = None
    """The pass captured at the start of this turn."""
    last: Sheet | None = None
    """The opponent's turn just completed, open to challenge or capture until the dice are rolled."""
    offer: tuple[int, ...] = ()
    written: tuple[CardLine, ...] = ()
    """What stands on the Scoring Flag Card."""

    @property
    def board(self) -> Board:
        return boards()[self.options.board]

    def other(self, seat: Seat) -> Seat:
        return opponent(self.seats, seat)

    def acting(self) -> Sheet | None:
        """The sheet that the holder is writing on: the captured pass first, then the turn."""
        return self.captured if self.card.phase == "capture" else self.sheet


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    scores = dict.fromkeys(seats, options.start_score)
    return State(options, seats, ("",) * SIDE * SIDE, scores, dict.fromkeys(seats, options.chips))
