"""A tournament table to try rules at: seats speak, the test draws the tiles and tells the time."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.board import full_bag, read_tiles
from gamehall.games.scrabble.referee import draft_score
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.state import State
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.inventory import Inventory, conserved
from gamehall.kernel.officials import Officials
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import open_table
from gamehall.kernel.views import view_of
from tests import desk

P1, P2, DIRECTOR = Seat("p1"), Seat("p2"), Seat("director")
FIRST, SECOND = "CATERED", "SOXINGA"
"""The racks unless told otherwise: p1 can play CAT, p2 hook it to CATS."""


class Desk(desk.Desk):
    """A table by the tournament book at which p1 begins and holds CATERED, p2 SOXINGA."""

    def __init__(
        self,
        first: str = FIRST,
        second: str = SECOND,
        *,
        manner: Manner = "tournament",
        begun: bool = True,
        software: Iterable[Seat] = (JUDGE,),
        factors: dict[Seat, float] | None = None,
        **options: object,
    ) -> None:
        players = (Player(P1, "Ana"), Player(P2, "Ben"))
        chosen = {"start": "p1", **options}
        edition = GAME.shelf("wespa").edition
        header = Header(
            "desk", "scrabble", "wespa", edition, manner, chosen, players, 0, time_factors=factors or {}
        )
        self.sitting = Sitting(open_table(GAME, header), Officials("", frozenset(software)))
        if begun:
            self.begin(first, second)

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    # What people say, and what the rules say to it.

    def say(self, seat: Seat, action: Action) -> Ruling:
        """Answer the first open prompt of this seat that takes the action; software officials follow."""
        ruling = super().say(seat, action)
        assert conserved(self.state.tiles)
        return ruling

    def ruled(self, seat: Seat, action: Action) -> tuple[str, str]:
        """What the rules say to an act that the table does not ask for."""
        ruling = GAME.rule(self.state, seat, action)
        return ruling.verdict, ruling.cites

    # Tiles.

    def begin(self, first: str = FIRST, second: str = SECOND) -> None:
        self.yes(self.state.mover, acts.TakeTiles(), "start-timer")
        if not self.state.options.wooden:
            self.deal(first)
            self.deal(second)

    def deal(self, tiles: str) -> Ruling:
        return self.yes(DEALER, Dealt(read_tiles(tiles)))

    def draw(self, seat: Seat, tiles: str, cites: str = "") -> Ruling:
        ruling = self.yes(seat, acts.Draw(), cites)
        if not self.state.options.wooden:
            self.deal(tiles)
        return ruling

    def reach_in(self, seat: Seat, tiles: str) -> Ruling:
        """Draw without pressing the timer."""
        ruling = self.yes(seat, acts.ReachInBag(), "turn-ends")
        if self.state.drawing:
            self.deal(tiles)
        return ruling

    def rack(self, seat: Seat) -> str:
        return "".join(sorted(self.state.rack(seat)))

    def tiles(self, place: str) -> str:
        return "".join(sorted(self.state.tiles.at(place)))

    def seen(self, viewer: Seat, place: str) -> str:
        """What lies there as somebody at the table sees it."""
        state: State = view_of(self.table, viewer).state
        return "".join(sorted(state.tiles.at(place)))

    # Turns.

    def place(self, seat: Seat, at: str, word: str) -> Ruling:
        return self.say(seat, acts.Place(tiles_of(at, word)))

    def play(self, seat: Seat, at: str, word: str, score: int | None = None) -> Ruling:
        """Place, announce the right score or another, press."""
        assert not self.place(seat, at, word).refused
        right = draft_score(self.state)
        self.yes(seat, acts.Announce(right if score is None else score), "announce")
        return self.yes(seat, acts.Press(), "turn-ends")

    def turn(self, seat: Seat, at: str, word: str, draws: str) -> None:
        """A whole turn in good order: the opponent has time to speak, and says nothing."""
        self.play(seat, at, word)
        self.yes(seat, acts.Record(self.state.scores[seat]), "order")
        self.wait(5)
        self.draw(seat, draws, "accepting")

    def go_out(self, seat: Seat, at: str, word: str) -> Ruling:
        assert not self.place(seat, at, word).refused
        self.yes(seat, acts.Announce(draft_score(self.state)))
        return self.yes(seat, acts.StopClock(), "ending")

    def exchange(self, seat: Seat, tiles: str, draws: str) -> None:
        self.yes(seat, acts.Exchange(read_tiles(tiles)), "exchange-announce")
        self.yes(seat, acts.Press(), "exchange-ends")
        self.draw(seat, draws)

    def challenge(self, *words: str, ready: bool = True) -> Ruling:
        """Challenge the last play; its player confirms, the list rules, both sit down again. The verdict."""
        last = self.state.last
        assert last
        self.yes(self.state.other(last.side), acts.Challenge(words), "challenge")
        self.yes(last.side, acts.Confirm(), "challenge-typed")
        verdict = self.table.entries[-1].ruling
        if ready:
            self.ready()
        return verdict

    def ready(self) -> None:
        self.yes(P1, acts.Ready(), "after-challenge")
        self.yes(P2, acts.Ready(), "after-challenge")

    # Time.

    def spent(self, seat: Seat) -> float:
        """Seconds that have gone from a player's time."""
        timer = self.table.clock.timers.get(seat)
        return timer.spent_at(self.now) / 1000 if timer else 0

    def runs(self, seat: Seat) -> bool:
        timer = self.table.clock.timers.get(seat)
        return timer is not None and timer.since is not None

    @property
    def still(self) -> bool:
        """No player's timer runs."""
        return not self.runs(P1) and not self.runs(P2)

    # The end.

    def late(self, first: str, second: str, bag: str = "") -> None:
        """Go to a late moment: these racks, this bag, and all other tiles played."""
        held = {"rack p1": read_tiles(first), "rack p2": read_tiles(second), "bag": read_tiles(bag)}
        played = Counter(full_bag()) - Counter(tile for tiles in held.values() for tile in tiles)
        places = {**self.state.tiles.places, **held, "board": tuple(sorted(played.elements()))}
        self.put(tiles=Inventory(self.state.tiles.total, places))

    def put(self, **changed: object) -> None:
        state = replace(self.state, **changed)
        self.table = replace(self.table, state=state, prompts=GAME.prompts(state))

    def score(self, first: int, second: int) -> None:
        self.put(scores={P1: first, P2: second})

    def over(self) -> bool:
        """All turns are played and counted; the slip waits for its signatures."""
        return self.state.phase == "slip"

    def sign(self) -> Outcome:
        self.yes(P1, acts.Sign(), "result")
        self.yes(P2, acts.Sign(), "result")
        assert self.table.outcome
        return self.table.outcome

    @property
    def scores(self) -> tuple[int, int]:
        return self.state.scores[P1], self.state.scores[P2]


def played(word: str = "CAT", *, record: bool = True, **options: object) -> Desk:
    """p1 has played, and recorded it; p2 has said nothing yet."""
    desk = Desk(**options)  # type: ignore[arg-type]
    desk.play(P1, "8G", word)
    if record:
        desk.yes(P1, acts.Record(10), "order")
    return desk


def tiles_of(at: str, word: str) -> tuple[acts.Tile, ...]:
    """Tiles of a word written `8G` across or `G8` down; a full stop is a letter that lies there already."""
    across = at[0].isdigit()
    row, column = (int(at[:-1]), at[-1]) if across else (int(at[1:]), at[0])
    squares = [f"{chr(ord(column) + n)}{row}" if across else f"{column}{row + n}" for n in range(len(word))]
    return tuple(
        acts.Tile(square, letter) for square, letter in zip(squares, word, strict=True) if letter != "."
    )
