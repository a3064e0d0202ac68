"""A letter card table to try rules at: seats speak, the test deals, sets the hidden time and tells it."""

from collections.abc import Iterable

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.rules import GAME
from gamehall.games.letter_cards.state import State
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.inventory import conserved
from gamehall.kernel.officials import Officials
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, HALL, JUDGE, Seat
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import open_table
from gamehall.kernel.views import View, view_of
from tests import desk

P1, P2, P3, P4, P5, P6 = SEATS = tuple(Seat(f"p{n}") for n in range(1, 7))
NAMES = ("Ana", "Ben", "Cem", "Dora", "Eli", "Fay")
HANDS = ("CATER", "LINED", "GOMSH", "RABBI", "QUIET", "FIZAW")
TABLE = "TONE"
"""The cards unless told otherwise: all can lay TONE and NOTE, p1 also TENOR, p2 NOTED, p3 NOTES."""
LONG = 60_000


class Desk(desk.Desk):
    """A table of three at which the race of the first round has just begun, with a minute to the bell."""

    def __init__(
        self,
        players: int = 3,
        *,
        manner: Manner = "tournament",
        begun: bool = True,
        table: str = TABLE,
        hands: Iterable[str] = HANDS,
        time: int = LONG,
        software: Iterable[Seat] = (JUDGE,),
        factors: dict[Seat, float] | None = None,
        **options: object,
    ) -> None:
        seated = tuple(Player(seat, name) for seat, name in zip(SEATS, NAMES, strict=True))[:players]
        edition = GAME.shelf("tiger-1991").edition
        header = Header(
            "desk",
            "letter_cards",
            "tiger-1991",
            edition,
            manner,
            options,
            seated,
            0,
            time_factors=factors or {},
        )
        self.sitting = Sitting(open_table(GAME, header), Officials("", frozenset(software)))
        self.start = 0
        if begun:
            self.begin("".join(tuple(hands)[:players]) + table, time)

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    @property
    def phase(self) -> str:
        return self.state.phase

    # What people say, and what the rules say to it.

    def say(self, seat: Seat, action: Action) -> Ruling:
        """Answer the open prompt of this seat that takes the action; the software judge follows."""
        self.pass_time()
        ruling = super().say(seat, action)
        assert conserved(self.state.cards)
        return ruling

    def no(self, seat: Seat, action: Action, cites: str = "") -> Ruling:
        """Say what is refused, citing this paragraph."""
        self.pass_time()
        return super().no(seat, action, cites)

    @property
    def last(self) -> Ruling:
        """What was ruled last, also by the clock or the judge, before the table was closed for good."""
        return next(entry.ruling for entry in reversed(self.table.entries) if entry.seat != HALL)

    @property
    def cited(self) -> list[str]:
        return [entry.ruling.cites for entry in self.table.entries]

    # A round from the deal to the start.

    def begin(self, cards: str, time: int = LONG) -> None:
        """Everybody is ready, these cards are dealt, this is the hidden time, and the race begins."""
        self.ready()
        self.deal(cards)
        if not self.table.outcome:
            self.set_time(time)
            self.turn_up()

    def ready(self) -> None:
        for seat in self.state.present:
            if self.may(seat, "Ready"):
                self.yes(seat, acts.Ready(), "ready")

    def deal(self, cards: str) -> Ruling:
        return self.yes(DEALER, Dealt(tuple(cards)))

    def set_time(self, ms: int) -> Ruling:
        return self.yes(DEALER, Dealt((str(ms),)), "dial")

    def turn_up(self) -> None:
        assert self.phase == "count"
        self.until_due()
        assert self.phase == "race"
        self.start = self.now

    # The race.

    def announce(self, seat: Seat, word: str) -> Ruling:
        return self.yes(seat, acts.Announce(word), "announce")

    def lay(self, seat: Seat, word: str, letters: str = "", hand: str = "") -> Ruling:
        self.announce(seat, word)
        return self.yes(seat, acts.Complete(letters, hand), "complete")

    def challenge(self, seat: Seat) -> Ruling:
        """Press OFF; the verdict, where software judges."""
        self.yes(seat, acts.Challenge(), "stops")
        return self.last

    @property
    def words(self) -> list[str]:
        """The words that stand, the last one at the end."""
        return [word.word for word in self.state.ladder]

    def hand(self, seat: Seat) -> str:
        return "".join(self.state.hand(seat))

    @property
    def shown(self) -> str:
        return "".join(self.state.shown)

    def cards(self, place: str) -> str:
        return "".join(self.state.cards.at(place))

    def won(self, seat: Seat) -> str:
        return "".join(sorted(self.cards(f"won {seat}")))

    # Time.

    def at(self, ms: int) -> "Desk":
        """Go to this moment, so many milliseconds after the cards of this round were turned up."""
        assert self.start + ms >= self.now
        self.now = self.start + ms
        return self

    def until_due(self) -> None:
        """Wait until the next timer runs out."""
        due = self.table.next_due()
        assert due
        self.now = due[0]
        self.pass_time()

    def pass_time(self) -> None:
        self.sitting.settle()

    def ring(self) -> Ruling:
        """Wait for the bell; its ruling."""
        while not self.state.rung and self.phase != "ready":
            self.until_due()
        return next(e.ruling for e in reversed(self.table.entries) if isinstance(e.action, acts.BellRings))

    def finish(self) -> None:
        """To the end of the round: the bell, and nobody challenges."""
        self.ring()
        while self.phase == "bell":
            self.until_due()

    def played(self, seat: Seat, word: str) -> None:
        """A whole round that this player wins with this word."""
        self.lay(seat, word)
        self.finish()

    @property
    def run_time(self) -> int:
        """Milliseconds that the hidden timer of this round has run."""
        timer = self.table.clock.timers[f"bell:{self.state.round}"]
        return timer.spent_at(self.now)

    @property
    def timer_on(self) -> bool:
        timer = self.table.clock.timers.get(f"bell:{self.state.round}")
        return timer is not None and timer.since is not None

    # What is seen, and the end.

    def view(self, seat: Seat) -> View:
        return view_of(self.table, seat)

    def seen(self, viewer: Seat, place: str) -> str:
        state: State = self.view(viewer).state
        return "".join(state.cards.at(place))

    @property
    def outcome(self) -> Outcome:
        assert self.table.outcome
        return self.table.outcome


def small(extra: str, players: int = 2, **options: object) -> Desk:
    """A table whose deck holds the usual hands, TONE, and besides them only these cards."""
    every = "".join(HANDS[:players]) + TABLE + extra
    deck = " ".join(f"{letter}{every.count(letter)}" for letter in sorted(set(every)))
    return Desk(players, cards=deck, **options)  # type: ignore[arg-type]
