"""The position of a Stars & Bars game."""

from typing import Literal

from msgspec import Struct

from gamehall.games.pentathlon.card import Card, opponent
from gamehall.games.stars_and_bars.board import FULL, Board, boards
from gamehall.games.stars_and_bars.cards import decks
from gamehall.games.stars_and_bars.options import Options
from gamehall.kernel.inventory import Inventory, stock
from gamehall.kernel.seat import Seat

CITES = ("flag-card-columns", "removed-stacks")
"""Rules that the shape of the position keeps by itself."""

DECK, DISCARD = "deck", "discard"
HAND = 4
TURNED = "="
"""Stands for the face of a stack that is turned over."""


def hand_of(seat: Seat) -> str:
    return f"hand {seat}"


class Done(Struct, frozen=True):
    """What was done to stacks in a turn: one turned over, one removed, or those of the centre removed."""

    kind: Literal["turned", "removed", "centre"]
    spaces: tuple[str, ...]
    cards: tuple[tuple[str, ...], ...]
    """What lay on each space."""
    first: bool
    """It was done first thing in the turn, before a card was touched."""


class Laid(Struct, frozen=True):
    """A card as it was placed: what lay around and under it then decides what it is worth."""

    card: str
    space: str
    around: tuple[str, ...]
    """The face-up cards on the spaces beside it."""
    under: str
    """The face-up card that it covers."""
    turned: bool
    """The stack under it was turned over."""
    alone: bool
    """No card lay face up on the whole board."""


class Skipped(Struct, frozen=True):
    """What lay there when no card was placed: whether one could have been is for a referee to find."""

    hand: tuple[str, ...]
    faces: tuple[str, ...]


class Sheet(Struct, frozen=True):
    """What one player did in one turn: all a challenge can be about."""

    by: Seat
    turn: int
    before: int
    """The running score before it."""
    looked: bool = False
    done: tuple[Done, ...] = ()
    stack_points: int | None = None
    """Points for stacks, as they were recorded first thing in the turn."""
    laid: Laid | None = None
    laid_first: Laid | None = None
    """The card as it was placed at first, if it was changed or moved."""
    discarded: str = ""
    skipped: Skipped | None = None
    """No card was placed."""
    points: int | None = None
    score: int | None = None
    """What was announced."""
    drew: str = ""

    @property
    def touched(self) -> bool:
        """A card of the hand was touched."""
        return self.laid is not None or bool(self.discarded)


class CardLine(Struct, frozen=True):
    """A line of the Scoring Flag Card."""

    seat: Seat
    turn: int
    points: int
    score: int


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    cards: Inventory
    """The deck, the hands, the discard pile, and the stack on each space, its top card last."""
    scores: dict[Seat, int]
    card: Card = Card()
    ready: tuple[Seat, ...] = ()
    first: Seat | None = None
    """Who draws first at the start."""
    turned: tuple[str, ...] = ()
    """Spaces of which the stack is turned over."""
    latest: tuple[str, ...] = ()
    """The card that was placed last, and its space."""
    sheet: Sheet | None = None
    last: Sheet | None = None
    """The opponent's turn just completed, open to challenge until a card is touched."""
    passing: bool = False
    """The Scoring Flag Card is passed when the card is drawn."""
    written: tuple[CardLine, ...] = ()
    """What stands on the Scoring Flag Card."""

    @property
    def captured(self) -> None:
        """Nothing is captured in this game."""
        return None

    @property
    def board(self) -> Board:
        return boards()[self.options.board]

    def other(self, seat: Seat) -> Seat:
        return opponent(self.seats, seat)

    def hand(self, seat: Seat) -> tuple[str, ...]:
        return self.cards.at(hand_of(seat))

    def stack(self, space: str) -> tuple[str, ...]:
        """The cards on a space, the top one last."""
        return self.cards.at(space)

    def face(self, space: str) -> str:
        """The card that lies face up on a space; empty: none, or the stack is turned over."""
        stack = self.stack(space)
        return stack[-1] if stack and space not in self.turned else ""

    @property
    def faces(self) -> tuple[str, ...]:
        """What is on top of each space: a card, nothing, or `TURNED`."""
        return tuple(TURNED if space in self.turned else self.face(space) for space in self.board.spaces)

    def full(self, space: str) -> bool:
        return len(self.stack(space)) >= FULL

    @property
    def left(self) -> int:
        """Cards in the deck."""
        return self.cards.count(DECK)


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    places: dict[str, tuple[str, ...]] = {DECK: decks()[options.deck].cards, DISCARD: ()}
    places |= {hand_of(seat): () for seat in seats}
    places |= dict.fromkeys(boards()[options.board].spaces, ())
    return State(options, seats, stock(places), dict.fromkeys(seats, 0))
