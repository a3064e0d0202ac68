"""A table for two teams, or by the other book for two players: racks and draws as the test says them."""

from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.board import NAMES, read_tiles, write_tiles
from gamehall.games.scrabble.referee import draft_score
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.state import KEEPER, State
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.dealer import deal
from gamehall.kernel.event import Event
from gamehall.kernel.inventory import Inventory, conserved
from gamehall.kernel.officials import Officials
from gamehall.kernel.record import Entry, Header, Manner, Player
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from gamehall.kernel.setting import setting
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import open_table
from gamehall.kernel.views import view_of
from tests import desk
from tests.games.scrabble.positions import laid

P1, P2, P3, P4 = (Seat(f"p{n}") for n in range(1, 5))
OFFICIALS = frozenset({JUDGE, KEEPER, Seat("director")})


class Desk(desk.Desk):
    """p1's side begins with the first rack, unless the table draws for the start.

    What is drawn comes from `draws`, one string for each draw; when none is left, from a fixed seed.
    """

    def __init__(
        self,
        *racks: str,
        manner: Manner = "tournament",
        book: str = "literacy",
        seats: int = 2,
        software: Iterable[Seat] = OFFICIALS,
        begin: bool = True,
        forced: dict[str, object] | None = None,
        **chosen: object,
    ) -> None:
        options = {"start": "p1", **chosen}
        players = tuple(Player(Seat(f"p{n}"), f"Player {n}") for n in range(1, seats + 1))
        opened = {**setting(GAME, book, manner, options), **(forced or {})}
        header = Header("desk", "scrabble", book, "", manner, opened, players, 0)
        self.sitting = Sitting(open_table(GAME, header), Officials("desk", frozenset(software)))
        self.draws = list(racks)
        self.draw_pools: list[str] = []
        if begin:
            self.say(P1, acts.TakeTiles())

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    # Speaking.

    def say(self, seat: Seat, action: Action) -> Ruling:
        """Answer the first open prompt of this seat that takes the action."""
        ruling = super().say(seat, action)
        self._go_on()
        return ruling

    def must(self, seat: Seat, action: Action) -> Ruling:
        ruling = self.say(seat, action)
        assert not ruling.refused, ruling.says
        return ruling

    def _go_on(self) -> None:
        """The dealer draws what the test said; software sits in the officials' chairs."""
        while prompt := next((p for p in self.table.prompts if p.seat == DEALER), None):
            assert prompt.chance
            drawn = deal("desk", self.table.seq + 1, prompt.chance)
            if self.draws:
                drawn = Dealt(read_tiles(self.draws.pop(0)))
            self.draw_pools.append(write_tiles(self.state.tiles.at("bag")))
            ruling = super().say(DEALER, drawn)
            assert not ruling.refused, ruling.says
        assert conserved(self.state.tiles)

    def wait(self, seconds: float) -> tuple[Entry, ...]:
        kept = super().wait(seconds)
        self._go_on()
        return kept

    def place(self, seat: Seat, play: str) -> Ruling:
        tiles = laid(self._without_draft(), play)
        return self.say(seat, acts.Place(tuple(acts.Tile(NAMES[n], letter) for n, letter in tiles.items())))

    def put(self, seat: Seat, tiles: str) -> Ruling:
        """Put tiles on named squares, whatever may lie there: `H8=A I8=b`."""
        named = [tile.split("=") for tile in tiles.split()]
        return self.say(seat, acts.Place(tuple(acts.Tile(name, letter) for name, letter in named)))

    def _without_draft(self) -> str:
        squares = list(self.state.board)
        for tile in self.state.draft.tiles if self.state.draft else ():
            squares[NAMES.index(tile.square)] = "."
        return "".join(squares)

    def play(self, seat: Seat, play: str, score: int | None = None) -> Ruling:
        """Put the word down and announce its score, the right one unless it is given."""
        placed = self.place(seat, play)
        assert not placed.refused, placed.says
        ruling = self.must(seat, acts.Announce(draft_score(self.state) if score is None else score))
        return self.must(seat, acts.Press()) if self.state.draft else ruling

    def turn(self, seat: Seat, play: str) -> None:
        """A whole turn: where a player has to record and to draw, that too, and slowly enough."""
        self.play(seat, play)
        if self.may(seat, "Record"):
            self.must(seat, acts.Record(self.state.scores[seat]))
        if self.may(seat, "Draw"):
            self.wait(self.state.options.draw_seconds)
            self.must(seat, acts.Draw())

    def exchange(self, seat: Seat, tiles: str) -> Ruling:
        return self.say(seat, acts.Exchange(read_tiles(tiles)))

    def skip(self, seat: Seat) -> Ruling:
        return self.must(seat, acts.Pass())

    def challenge(self, seat: Seat, *words: str) -> Ruling:
        return self.say(seat, acts.Challenge(words))

    # Looking.

    @property
    def phase(self) -> str:
        return self.state.phase

    def rack(self, side: Seat) -> str:
        return write_tiles(self.state.rack(side))

    def bag(self) -> str:
        return write_tiles(self.state.tiles.at("bag"))

    def seen(self, seat: Seat) -> State:
        """The position as this seat knows it."""
        state = view_of(self.table, seat).state
        assert isinstance(state, State)
        return state

    def spent(self, timer: str) -> float:
        """Seconds that a timer has run."""
        return self.table.clock.timers[timer].spent_at(self.now) / 1000

    def rulings(self) -> list[Ruling]:
        return [entry.ruling for entry in self.table.entries]

    def said(self, verdict: str) -> Ruling:
        """The last ruling that cites this paragraph."""
        return next(ruling for ruling in reversed(self.rulings()) if ruling.cites == verdict)

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for ruling in self.rulings() for event in ruling.events if isinstance(event, kind)]

    def sheet(self) -> list[tuple[str, str, int]]:
        """Who did what for how many points, in order; plays challenged off count nothing."""
        return [(line.side, line.kind, 0 if line.removed else line.score) for line in self.state.sheet]

    # Setting up.

    def hold(self, *, bag: str, p1: str | None = None, p2: str | None = None) -> None:
        """Give a bag and racks; whatever else there is counts as played long ago."""
        tiles = self.state.tiles
        wanted = {"rack p1": p1, "rack p2": p2, "bag": bag}
        places = {**tiles.places, **{at: read_tiles(text) for at, text in wanted.items() if text is not None}}
        left = [tile for tile, count in tiles.total.items() for _ in range(count)]
        for place in wanted:
            for tile in places[place]:
                left.remove(tile)
        state = replace(self.state, tiles=Inventory(tiles.total, {**places, "board": tuple(left)}))
        self.table = replace(self.table, state=state, prompts=GAME.prompts(state))
