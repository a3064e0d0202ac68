"""The position of a Fab-a-Diffy event: up to three games between the same two players."""

from msgspec import Struct

from gamehall.games.fab_a_diffy.options import Options
from gamehall.games.fab_a_diffy.strips import decks
from gamehall.games.pentathlon.card import Card, opponent
from gamehall.kernel.seat import Seat

CITES = ("removed",)
"""Rules that the shape of the position keeps by itself."""

TIED = ""
"""Who won a game that nobody won."""


class Lie(Struct, frozen=True):
    """Where the strips of the running game lie."""

    deck: tuple[str, ...]
    board: tuple[str, ...]
    """What lies in each rectangle, the three in the centre first; nothing: it is empty."""
    show: str = ""
    """The strip in the Show Box."""
    piles: dict[Seat, tuple[str, ...]] = {}
    """The strips of each player's tricks."""

    @property
    def face_up(self) -> tuple[str, ...]:
        return tuple(strip for strip in self.board if strip)


class Turn(Struct, frozen=True):
    """What one player did in one turn, or in capturing a trick: all a challenge can be about."""

    by: Seat
    turn: int
    show: str = ""
    """The strip that was in the Show Box."""
    touched: tuple[str, ...] = ()
    sentence: str = ""
    said_after: int = 0
    """So many strips had been touched when the sentence was announced."""
    took: tuple[str, ...] = ()
    """The three strips of the trick."""
    silent: bool = False
    """The trick was picked up before any sentence was announced."""
    moved: bool = False
    """The strip was moved from the Show Box to a rectangle."""
    before: Lie | None = None
    """How the strips lay when the regular turn began."""


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    lie: Lie
    card: Card = Card()
    drawn: dict[Seat, str] = {}
    """The strips drawn for the start."""
    results: tuple[str, ...] = ()
    """Who won each game that is over."""
    tricks_before: dict[Seat, int] = {}
    """Tricks of the games that are over."""
    first: Seat | None = None
    """Who began the running game."""
    sheet: Turn | None = None
    captured: Turn | None = None
    """The trick captured at the start of this turn."""
    last: Turn | None = None
    """The opponent's turn just completed, open to challenge or capture until a strip is drawn."""
    late: bool = False
    """The seconds for a capture are over."""

    @property
    def tricks(self) -> dict[Seat, int]:
        """Of the running game."""
        return {seat: len(self.lie.piles.get(seat, ())) // 3 for seat in self.seats}

    @property
    def scores(self) -> dict[Seat, int]:
        """Tricks of the whole event."""
        return {seat: self.tricks_before.get(seat, 0) + tricks for seat, tricks in self.tricks.items()}

    def other(self, seat: Seat) -> Seat:
        return opponent(self.seats, seat)

    def acting(self) -> Turn | None:
        """What the holder is at: the captured trick first, then the turn."""
        return self.captured if self.card.phase == "capture" else self.sheet


def laid_out(options: Options) -> Lie:
    """The whole deck, and an empty board."""
    return Lie(decks()[options.deck].strips, ("",) * options.rectangles)


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    return State(options, seats, laid_out(options))
