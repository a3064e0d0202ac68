"""The position of a Juggle game."""

from typing import Literal

from msgspec import Struct

from gamehall.games.juggle.board import Cells
from gamehall.games.juggle.options import Options
from gamehall.games.juggle.pieces import all_pieces
from gamehall.games.pentathlon.card import Card, opponent
from gamehall.kernel.seat import Seat

CITES = ("sorted",)
"""Rules that the shape of the position keeps by itself."""


class Laid(Struct, frozen=True):
    """A piece on a board."""

    piece: str
    cells: Cells


class Layout(Struct, frozen=True):
    """What lies on the boards and in the bank."""

    boards: dict[Seat, tuple[Laid, ...]]
    bank: tuple[str, ...]
    """Sorted by colour and shape."""


class Pick(Struct, frozen=True):
    """A piece that was selected, by which value, and what became of it."""

    piece: str
    way: Literal["exact", "calculated"]
    die: int | None = None
    """Which of the dice it is for; None: none was left, or the value was calculated."""
    sentence: str = ""
    """The number sentence that stood when it was selected."""
    taken: Cells = ()
    """Where it lay on the opponent's board; nothing: it came from the bank."""
    in_bank: bool = True
    """Such a piece lay in the bank at that moment."""
    cells: Cells = ()
    moved_from: Cells = ()
    """Where it was laid first, if it was moved."""
    returned: bool = False
    usable: bool = False
    """It was returned though it could have been placed."""

    @property
    def in_hand(self) -> bool:
        return not self.cells and not self.returned


class Turn(Struct, frozen=True):
    """What one player did in one turn: all that a challenge of it can be about."""

    by: Seat
    number: int
    before: Layout
    """What lay on the table as it began."""
    dice: tuple[int, ...] = ()
    sentence: str = ""
    removed: tuple[Laid, ...] = ()
    removed_late: tuple[Laid, ...] = ()
    """After the dice were rolled, when it was too late."""
    picks: tuple[Pick, ...] = ()

    @property
    def hand(self) -> Pick | None:
        """The piece that is picked up and neither placed nor returned."""
        return self.picks[-1] if self.picks and self.picks[-1].in_hand else None


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    layout: Layout
    card: Card = Card()
    turn: Turn | None = None
    last: Turn | None = None
    """The opponent's turn just completed, open to challenge until the dice are rolled."""

    @property
    def captured(self) -> None:
        """Nothing is captured in this game."""
        return None

    @property
    def scores(self) -> dict[Seat, int]:
        """What the Monitor counts: the empty spaces on each board."""
        return {seat: self.empty(seat) for seat in self.seats}

    def other(self, seat: Seat) -> Seat:
        return opponent(self.seats, seat)

    def laid(self, seat: Seat) -> tuple[Laid, ...]:
        return self.layout.boards.get(seat, ())

    def lying(self, seat: Seat, space: int) -> Laid | None:
        """The piece that covers this space of a player's board."""
        return next((one for one in self.laid(seat) if space in one.cells), None)

    def covered(self, seat: Seat) -> frozenset[int]:
        return frozenset(space for one in self.laid(seat) for space in one.cells)

    def empty(self, seat: Seat) -> int:
        return self.options.side**2 - len(self.covered(seat))


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    bank = all_pieces(options.set, options.colours)
    return State(options, seats, Layout(dict.fromkeys(seats, ()), bank))
