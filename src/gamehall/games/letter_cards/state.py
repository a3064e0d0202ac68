"""The position at a letter card table."""

from collections import Counter
from typing import Literal

from msgspec import Struct

from gamehall.games.letter_cards.decks import HAND, TABLE
from gamehall.games.letter_cards.options import Options
from gamehall.kernel.inventory import Inventory, stock
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat

DECK, BOTTOM, DOWN, SHOWN = "deck", "bottom", "face down", "table"

Phase = Literal["ready", "deal", "wind", "time", "count", "race", "stopped", "resume", "bell"]
"""Between rounds; dealing; the dial is turned; the time is drawn; the last seconds before the start; the
race; a challenge is looked at; the ruling is read; the bell has rung and the last word may be challenged."""


def hand_of(seat: Seat) -> str:
    return f"hand {seat}"


def won_by(seat: Seat) -> str:
    return f"won {seat}"


class Laid(Struct, frozen=True):
    """A word on the table: who laid it, what was announced, and the card that came from the hand."""

    number: int
    seat: Seat
    word: str
    announced: str
    hand: str = ""
    proved: bool = False
    """It was challenged and found good."""


class Said(Struct, frozen=True):
    """A word announced and not yet laid, and which announcement of the round it is."""

    seat: Seat
    word: str
    number: int


class Result(Struct, frozen=True):
    """How a round ended; no seat where nobody laid a word."""

    round: int
    seat: Seat | None
    word: str
    ladder: tuple[Laid, ...]
    removed: tuple[str, ...]
    table: tuple[str, ...]
    """All cards that lay face up at the end."""
    start: tuple[str, ...]
    """Those that were turned up at the start."""


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    cards: Inventory
    phase: Phase = "ready"
    round: int = 0
    setter: Seat | None = None
    dial: int | None = None
    bell: int = 0
    """Milliseconds of this round. Zero in every view: no seat may know it."""
    start: tuple[str, ...] = ()
    turn: int = 0
    """Grows with every announcement and every ruling of the round: what is asked then is a new question."""
    laid: int = 0
    """How many words were laid in this round, those taken away again among them."""
    said: Said | None = None
    resting: dict[Seat, int] = {}
    """Who announced and did not lay, and the question it was; they wait before they announce again."""
    ladder: tuple[Laid, ...] = ()
    """The words of this round that stand, the last one on top."""
    removed: tuple[str, ...] = ()
    earlier: tuple[str, ...] = ()
    """Words of earlier rounds."""
    open: bool = False
    """The last word may be challenged."""
    by: Seat | None = None
    """Who challenged it."""
    rung: bool = False
    out: tuple[Seat, ...] = ()
    barred: dict[Seat, int] = {}
    ready: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()
    results: tuple[Result, ...] = ()
    ended: Outcome | None = None

    @property
    def standing(self) -> Laid | None:
        return self.ladder[-1] if self.ladder else None

    @property
    def shown(self) -> tuple[str, ...]:
        """The cards face up on the table, those of the standing word among them."""
        return self.cards.at(SHOWN)

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.gone)

    @property
    def racing(self) -> tuple[Seat, ...]:
        """Who may still lay words in this round."""
        return tuple(seat for seat in self.present if seat not in self.out)

    @property
    def challengers(self) -> tuple[Seat, ...]:
        """Who may challenge the last word: any other player, also who is out of the round."""
        word = self.standing
        if not self.open or word is None:
            return ()
        return tuple(seat for seat in self.present if seat != word.seat)

    @property
    def used(self) -> frozenset[str]:
        """The words that may not be laid again."""
        told = (*(word.word for word in self.ladder), *self.removed)
        return frozenset((*told, *self.earlier) if self.options.repeats == "game" else told)

    @property
    def shortest(self) -> int:
        """How many letters the next word has at least."""
        return max(self.options.min_length, len(self.standing.word) if self.standing else 0)

    @property
    def left(self) -> int:
        """Cards in the deck, those returned to its bottom among them."""
        return self.cards.count(DECK) + self.cards.count(BOTTOM)

    @property
    def missing(self) -> int:
        """Cards that fill every hand to five."""
        return sum(max(0, HAND - self.hand_size(seat)) for seat in self.present)

    @property
    def to_table(self) -> int:
        """Cards for the table of the next round, once the hands are full."""
        return max(0, min(TABLE, self.left - self.missing))

    def hand(self, seat: Seat) -> tuple[str, ...]:
        return self.cards.at(hand_of(seat))

    def hand_size(self, seat: Seat) -> int:
        return self.cards.count(hand_of(seat))

    def won(self, seat: Seat) -> int:
        return self.cards.count(won_by(seat))

    def lacking(self, word: str) -> Counter[str]:
        """The letters of a word that do not lie on the table."""
        return Counter(word) - Counter(self.shown)


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    places: dict[str, tuple[str, ...]] = {DECK: options.every_card, BOTTOM: (), DOWN: (), SHOWN: ()}
    for seat in seats:
        places |= {hand_of(seat): (), won_by(seat): ()}
    return State(options, seats, stock(places))
