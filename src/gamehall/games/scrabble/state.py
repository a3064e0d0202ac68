"""The position of a Scrabble game: what lies where, whose turn it is, and what is open to objection."""

from collections import Counter
from typing import Literal

from msgspec import Struct

from gamehall.games.scrabble.acts import Reason, Tile
from gamehall.games.scrabble.board import EMPTY_BOARD, INDEX, Direction, full_bag
from gamehall.games.scrabble.events import DirectorNoted, Why, side_of
from gamehall.games.scrabble.options import Options
from gamehall.games.scrabble.placement import Laid
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.inventory import Inventory, stock
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat

ONE, TWO = Seat("p1"), Seat("p2")
"""The two sides, each named by its first chair."""

HIGHEST = 3_500
"""No play scores more: the dearest tiles of the set over three red squares, and all others in cross words."""

MOST = 9_999
"""No total in this game has more figures."""

DIRECTOR = Seat("director")
KEEPER = Seat("keeper")

Phase = Literal["lots", "start", "turn", "last", "counting", "slip"]
"""Drawing for the start; waiting for the starter; playing; the last play waits for an answer; racks are
shown at a wooden board; the slip waits for signatures."""

Kind = Literal["play", "exchange", "pass", "lost", "challenge", "rack", "time", "forfeit"]


class Line(Struct, frozen=True):
    """A line of the score sheet."""

    side: Seat
    kind: Kind
    score: int = 0
    """As announced or corrected; what it should have been is not written anywhere."""
    at: str = ""
    word: str = ""
    words: tuple[str, ...] = ()
    tiles: tuple[Tile, ...] = ()
    rack: tuple[str, ...] = ()
    """What the side held, where that may be known."""
    count: int = 0
    removed: bool = False
    """Challenged off: the play scored nothing."""
    challenged: tuple[str, ...] = ()
    settled: bool = False
    """It was queried, and both agreed on what it reads or an official said it."""

    @property
    def plain(self) -> str:
        """The word as it reads on the board: `(QU)ARTZ` is QUARTZ."""
        return self.word.replace("(", "").replace(")", "").upper()


class Draft(Struct, frozen=True):
    """What the side on turn has put down and may still change."""

    side: Seat
    tiles: tuple[Tile, ...] = ()
    score: int | None = None
    exchange: int = 0
    """How many tiles lie face down to be changed."""
    reads: Direction | None = None


class Last(Struct, frozen=True):
    """The play just made, while anything can still be said of it."""

    side: Seat
    line: int
    drawn: tuple[str, ...] = ()
    aside: bool = False
    """The drawn tiles lie face down beside the rack until the hold is over."""
    accepted: bool = False
    held: bool = False
    held_long: bool = False
    recorded: bool = False
    time_given: bool = False
    flash: bool = False
    """Tiles were drawn before the score was recorded or before the opponent could speak."""
    granted: bool = False
    """The director lets it be challenged although tiles were drawn."""


class Drawing(Struct, frozen=True):
    side: Seat
    count: int
    why: Why


class Dispute(Struct, frozen=True):
    """A challenge, from the word until the timers run again."""

    by: Seat
    words: tuple[str, ...]
    confirmed: bool = False
    verdict: bool | None = None
    ready: tuple[Seat, ...] = ()


class Stop(Struct, frozen=True):
    """Why the timers stand still: a score, an overdraw, the director, the claim that nobody can play."""

    why: Literal["score", "overdraw", "director", "over"]
    by: Seat
    line: int = -1
    player: Seat | None = None
    score: int = 0
    disputed: bool = False
    reason: Reason | None = None
    excess: int = 0
    shown: int = 0
    mixed: bool = False
    passed: bool = False
    """Not one team says that nobody can play: both have passed."""


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    tiles: Inventory
    scores: dict[Seat, int]
    settled: dict[Seat, int] = {}
    """By how much a total differs from its lines where both agreed to that or an official said it."""
    board: str = EMPTY_BOARD
    phase: Phase = "lots"
    lots: dict[Seat, str] = {}
    lot_round: int = 1
    starter: Seat | None = None
    mover: Seat = ONE
    turn: int = 1
    acts: int = 0
    """Counts what opens new questions: challenges, stops, draws."""
    draft: Draft | None = None
    last: Last | None = None
    owed: dict[Seat, int] = {}
    """Tiles each side has still to draw."""
    drawing: Drawing | None = None
    dispute: Dispute | None = None
    stop: Stop | None = None
    sheet: tuple[Line, ...] = ()
    warned: bool = False
    out: Seat | None = None
    out_clock: bool = False
    """The last play was not answered in time: the opponent's clock runs."""
    time_called: bool = False
    overtime: dict[Seat, int] = {}
    absent: Seat | None = None
    late: bool = False
    arrived: bool = False
    ended_by: tuple[str, str] | None = None
    shown: tuple[Seat, ...] = ()
    signed: tuple[Seat, ...] = ()
    log: tuple[DirectorNoted, ...] = ()
    ended: Outcome | None = None

    def other(self, side: Seat) -> Seat:
        return TWO if side == ONE else ONE

    def members(self, side: Seat) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if side_of(seat) == side)

    @property
    def chief(self) -> Seat:
        """Who settles scores and irregularities at this table."""
        return DIRECTOR if self.options.chief == "director" else KEEPER

    @property
    def bag(self) -> int:
        return self.tiles.count("bag")

    def due(self, side: Seat) -> int:
        """How many tiles a side has to draw now, of those that are left; the earlier turn draws first."""
        later = self.last is not None and self.last.side == side
        before = min(self.owed.get(self.other(side), 0), self.bag) if later else 0
        return min(self.owed.get(side, 0), self.bag - before)

    def left_for(self, side: Seat) -> int:
        """How many tiles the bag holds for a side once the other has drawn."""
        return self.bag - self.due(self.other(side))

    def to_come(self, side: Seat) -> int:
        """How many tiles the bag will hold for a side: those of the other side's change come back."""
        return self.left_for(side) + self.tiles.count(f"discards {self.other(side)}")

    def went_out(self, side: Seat) -> bool:
        """Everything this side held lies on the board, and nothing is left to draw."""
        return not self.rack(side) and not self.to_come(side) and not self.tiles.at(f"aside {side}")

    def rack(self, side: Seat) -> tuple[str, ...]:
        return self.tiles.at(f"rack {side}")

    def added(self, side: Seat) -> int:
        """What the lines of a side add up to."""
        return sum(line.score for line in self.sheet if line.side == side and not line.removed)

    @property
    def zeros(self) -> int:
        """How many turns in a row, up to the last, scored nothing."""
        return _run(self.sheet, ("exchange", "pass", "lost"), zero_plays=self.options.zero_play_counts)

    @property
    def zeros_full(self) -> bool:
        """So many turns in a row without a score that the game ends."""
        return 0 < self.options.zeros <= self.zeros

    @property
    def last_change(self) -> bool:
        """The last of those turns was a change, and the game ends once its tiles are drawn."""
        laid = any(self.tiles.at(f"discards {side}") for side in (ONE, TWO))
        return self.zeros_full and laid and self.draft is None

    @property
    def passes(self) -> int:
        """How many turns in a row, up to the last, were passed."""
        return _run(self.sheet, ("pass",))

    @property
    def open_play(self) -> Line | None:
        """The play that can still be challenged."""
        if self.last is None or self.dispute or self.sheet[self.last.line].kind != "play":
            return None
        if self.sheet[self.last.line].removed or (self.last.accepted and not self.last.granted):
            return None
        return self.sheet[self.last.line]


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    places = ("rack p1", "rack p2", "aside p1", "aside p2", "discards p1", "discards p2", "board")
    tiles = stock({"bag": full_bag(), **dict.fromkeys(places, ())})
    if options.start == "draw":
        phase: Phase = "start" if options.wooden else "lots"
        return State(options, seats, tiles, {ONE: 0, TWO: 0}, phase=phase)
    starter = ONE if options.start == "p1" else TWO
    return State(options, seats, tiles, {ONE: 0, TWO: 0}, phase="start", starter=starter, mover=starter)


def _run(sheet: tuple[Line, ...], kinds: tuple[Kind, ...], *, zero_plays: bool = False) -> int:
    run = 0
    for line in reversed(sheet):
        if line.kind in ("challenge", "rack", "time", "forfeit"):
            continue
        off = line.kind == "play" and "lost" in kinds and (line.removed or (zero_plays and not line.score))
        if not off and line.kind not in kinds:
            break
        run += 1
    return run


def squares(tiles: tuple[Tile, ...]) -> Laid:
    return {INDEX[tile.square]: tile.letter for tile in tiles}


def known(tiles: tuple[str, ...]) -> bool:
    return HIDDEN not in tiles


def holds(rack: tuple[str, ...], wanted: Counter[str]) -> bool:
    """Whether these tiles can be on the rack, as far as anyone can know."""
    missing = wanted - Counter(rack)
    return missing.total() <= rack.count(HIDDEN)
