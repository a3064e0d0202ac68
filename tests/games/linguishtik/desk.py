"""A table to try rules at: the test says how the cubes fall, seats speak, time passes."""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.rules.beginning import FIRST_COLOUR
from gamehall.games.linguishtik.state import Place, State
from gamehall.kernel.action import Fell
from gamehall.kernel.event import Event
from gamehall.kernel.officials import Officials
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, HALL, JUDGE, Seat
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import open_table
from tests import desk

ELEMENTARY, MIDDLE, JUNIOR, SENIOR = Division
P1, P2, P3 = Seat("p1"), Seat("p2"), Seat("p3")
ROLL = "ETIN BEGT AHMP SRON JKQY CAL"
"""How the cubes fall unless told otherwise: black, green, red, pink, yellow, orange."""
NOUN = ("type:noun", "function:subject")
_NAMES = ("Ana", "Ben", "Cyd")


class Desk(desk.Desk):
    """A table at which p1 has become Player One and rolled; `begun=False` leaves it before the first roll.

    `opening` is played by the players in turn: the designation, then demands with black or green cubes.
    """

    def __init__(
        self,
        division: Division = SENIOR,
        *,
        players: int = 3,
        manner: Manner = "tournament",
        roll: str = ROLL,
        begun: bool = True,
        opening: Iterable[str] = (),
        software: Iterable[Seat] = (JUDGE,),
        factors: dict[Seat, float] | None = None,
        timekeeper: bool = False,
        **options: Any,
    ) -> None:
        self.seats = (P1, P2, P3)[:players]
        people = tuple(Player(seat, name) for seat, name in zip(self.seats, _NAMES, strict=False))
        shelf = GAME.shelf(division.value)
        header = Header(
            "desk",
            "linguishtik",
            division.value,
            shelf.edition,
            manner,
            options,
            people,
            0,
            time_factors=factors or {},
            timekeeper="person" if timekeeper else UNSET,
        )
        self.sitting = Sitting(open_table(GAME, header), Officials("", frozenset(software)))
        if begun:
            self.begin()
            self.roll(roll)
            self.open(*opening)

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    # What people say, and what the rules say to it.

    def must(self) -> set[Seat]:
        """Whom the table waits for."""
        return {p.seat for p in self.table.prompts if p.must}

    def asked(self, seat: Seat) -> list[Prompt]:
        return [p for p in self.table.prompts if p.seat == seat]

    # Beginning.

    def begin(self, first: Seat = P1) -> None:
        """All roll for the beginning; this player's letter is nearest to A."""
        for seat in self.seats:
            self.roll_first(seat, "E" if seat == first else "T")

    def roll_first(self, seat: Seat, letter: str) -> Ruling:
        """One cube for the beginning, and the dealer's ruling on how it fell."""
        self.yes(seat, acts.RollForFirst(), "who-first")
        face = self.state.options.set.cubes[FIRST_COLOUR].faces.index(letter) + 1
        return self.yes(DEALER, Fell((face,)))

    def roll(self, letters: str = ROLL) -> Ruling:
        """Player One rolls, and the cubes fall so."""
        self.yes(self.state.mover, acts.Roll(), "roll-and-order")
        cubes = self.state.options.set
        shown = letters.replace(" ", "")
        faces = (
            cubes.cubes[colour].faces.index(letter) + 1
            for colour, letter in zip(cubes.colours, shown, strict=True)
        )
        return self.yes(DEALER, Fell(tuple(faces)))

    # Moving.

    def open(self, *opening: str) -> None:
        """The players in turn designate and demand."""
        for said in opening:
            if not self.state.designation:
                self.designate(self.state.mover, said)
            else:
                self.demand(self.state.mover, said)

    def cube(self, letter: str, colour: str = "", place: Place = "resources") -> int:
        """The first cube in this place that shows the letter."""
        state = self.state
        return next(
            cube
            for cube in state.at(place)
            if state.letters[cube] == letter and colour in ("", state.colour(cube))
        )

    def carrier(self) -> int:
        """A black or green cube of Resources."""
        return next(c for c in self.state.at("resources") if self.state.colour(c) in ("black", "green"))

    def designate(self, seat: Seat, designation: str) -> Ruling:
        return self.yes(seat, acts.Designate(designation), "designate-first")

    def demand(self, seat: Seat, demand: str) -> Ruling:
        return self.yes(seat, acts.Demand(self.carrier(), demand))

    def letter(self, seat: Seat, letter: str, colour: str = "") -> Ruling:
        return self.yes(seat, acts.PlayLetter(self.cube(letter, colour)))

    def letters(self, letters: str) -> None:
        """The players in turn move these to Letters."""
        for letter in letters:
            self.letter(self.state.mover, letter)

    def passes(self, seat: Seat) -> Ruling:
        return self.yes(seat, acts.Pass())

    def on(self, place: Place) -> str:
        """The letters that lie there, sorted."""
        return "".join(sorted(self.state.letters[cube] for cube in self.state.at(place)))

    # Challenging, writing, checking.

    def challenge(self, seat: Seat, call: acts.Called) -> Ruling:
        return self.yes(seat, acts.Challenge(call))

    def present(self, seat: Seat, text: str, word: str, **more: Any) -> Ruling:
        """Hand in a sentence with the first place where the word stands marked."""
        return self.yes(seat, acts.Present(text, text.index(word), word, **more), "solution-presented")

    def accept_all(self) -> None:
        """Everybody accepts every solution they are asked about."""
        while asked := [p for p in self.table.prompts if "Accept" in p.kinds]:
            self.yes(asked[0].seat, acts.Accept(asked[0].about or P1))

    def hopeless(self) -> None:
        """Player One holds the roll to be hopeless, and all agree: the shake is over, for no points."""
        self.yes(self.state.mover, acts.Challenge("impossible"), "hopeless-roll")
        for seat in self.state.order[1:]:
            self.yes(seat, acts.Agree(), "hopeless-minute")

    def ready(self) -> None:
        """Everybody present is ready for the next shake."""
        for seat in self.seats:
            if any(p.must and p.seat == seat and "Ready" in p.kinds for p in self.table.prompts):
                self.yes(seat, acts.Ready())

    # Time.

    def left(self, kind: str) -> float | None:
        """Seconds until a time of this kind (`MoveOver`, `WritingOver`) is up; None where none runs."""
        due = self.table.next_due()
        limits = [p for p in self.table.prompts if p.limit and kind in p.kinds]
        if not due or not limits or limits[0].limit is None:
            return None
        limit = limits[0].limit
        spent = self.table.clock.timers[limit.timer].spent_at(self.now)
        factor = self.table.header.time_factors.get(limit.of, 1.0) if limit.of else 1.0
        return (round(limit.ms * factor) - spent) / 1000

    # What has happened.

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.state.scores[seat] for seat in self.seats)

    @property
    def last(self) -> Ruling:
        """The last ruling in the record, before the table was closed for good."""
        return next(entry.ruling for entry in reversed(self.table.entries) if entry.seat != HALL)

    def happened(self, kind: type[Event]) -> list[Event]:
        """All events of this kind since the table was opened."""
        return [e for entry in self.table.entries for e in entry.ruling.events if isinstance(e, kind)]
