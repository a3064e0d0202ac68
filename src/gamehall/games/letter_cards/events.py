"""What happens at a letter card table, and who may see what of it."""

from gamehall.kernel.event import HIDDEN, Event
from gamehall.kernel.seat import Seat


def _hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


class Readied(Event, frozen=True):
    seat: Seat


class RoundBegan(Event, frozen=True):
    number: int
    setter: Seat
    out: tuple[Seat, ...] = ()
    """Who sits this round out for a wrong challenge in the last one."""


class HandFilled(Event, frozen=True):
    """Cards from the deck, the last `bottom` of them from those that were returned to it."""

    seat: Seat
    cards: tuple[str, ...]
    bottom: int = 0

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else HandFilled(self.seat, _hidden(self.cards), self.bottom)


class TableDealt(Event, frozen=True):
    """Face down: nobody sees them before the timer starts."""

    cards: tuple[str, ...]
    bottom: int = 0

    def seen_by(self, seat: Seat) -> Event:
        return TableDealt(_hidden(self.cards), self.bottom)


class Wound(Event, frozen=True):
    """Somebody turned the dial; how far is nobody else's to know."""

    seat: Seat
    dial: int | None

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Wound(self.seat, None)


class DialLeft(Event, frozen=True):
    """The setter did not wind the timer in time; the hall does."""

    seat: Seat


class TimerSet(Event, frozen=True):
    """How long the round lasts. No seat sees it, not even who turned the dial."""

    ms: int

    def seen_by(self, seat: Seat) -> Event:
        return TimerSet(0)


class CardsTurned(Event, frozen=True):
    """The timer starts and the cards are turned up, at the same time."""

    cards: tuple[str, ...]


class WordAnnounced(Event, frozen=True):
    seat: Seat
    word: str


class AnnouncementLapsed(Event, frozen=True):
    """Announced and not laid: in time, or taken back."""

    seat: Seat
    word: str


class Rested(Event, frozen=True):
    """Announced and did not lay, and may announce again."""

    seat: Seat


class WordCompleted(Event, frozen=True):
    seat: Seat
    word: str
    announced: str
    hand: str
    """The card from the author's hand; empty: none."""


class WindowClosed(Event, frozen=True):
    """The time to challenge the word is over."""


class WordChallenged(Event, frozen=True):
    seat: Seat


class WordJudged(Event, frozen=True):
    good: bool


class WordRemoved(Event, frozen=True):
    """The word goes, its hand card back to who laid it; the word before it stands again."""

    seat: Seat
    word: str
    hand: str


class PlayerEliminated(Event, frozen=True):
    """Out for the rest of this round."""

    seat: Seat


class PlayerBarred(Event, frozen=True):
    """Has no round left to lose: out of one more of those to come."""

    seat: Seat


class TimerOn(Event, frozen=True):
    """Play goes on with the time that was left."""


class BellRang(Event, frozen=True):
    pass


class RoundWon(Event, frozen=True):
    seat: Seat
    word: str


class NobodyWon(Event, frozen=True):
    """No word was laid."""


class CardsReturned(Event, frozen=True):
    """What is left on the table goes back to the deck."""

    cards: tuple[str, ...]
    shuffled: bool = False


class DeckSpent(Event, frozen=True):
    pass


class PlayerLeft(Event, frozen=True):
    seat: Seat


EVENTS = (
    Readied,
    RoundBegan,
    HandFilled,
    TableDealt,
    Wound,
    DialLeft,
    TimerSet,
    CardsTurned,
    WordAnnounced,
    AnnouncementLapsed,
    Rested,
    WordCompleted,
    WindowClosed,
    WordChallenged,
    WordJudged,
    WordRemoved,
    PlayerEliminated,
    PlayerBarred,
    TimerOn,
    BellRang,
    RoundWon,
    NobodyWon,
    CardsReturned,
    DeckSpent,
    PlayerLeft,
)
