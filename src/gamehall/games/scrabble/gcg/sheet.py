"""The score sheet of a replay: the board, the totals, what each player kept, and what was found."""

from collections import Counter

from msgspec import Struct

from gamehall.games.scrabble.board import COUNTS, EMPTY_BOARD, RACK, lay
from gamehall.games.scrabble.gcg.codes import Finding
from gamehall.games.scrabble.gcg.kit import Kit, on_rack, spell, tiles, unseen
from gamehall.games.scrabble.gcg.laying import Squares, numbered
from gamehall.games.scrabble.gcg.values import Event, Reading

_SET = sum(COUNTS.values())
SIX = 6
"""Scoreless turns in a row that end a game."""


class Stock(Struct, frozen=True):
    """How many tiles are in the bag and on each rack, by what was laid; which they are is another matter."""

    bag: int
    racks: tuple[int, ...]

    def after(self, seat: int, laid: int) -> "Stock":
        drawn = min(laid, self.bag)
        racks = (held - laid + drawn if n == seat else held for n, held in enumerate(self.racks))
        return Stock(self.bag - drawn, tuple(racks))

    def holding(self, seat: int, shown: int) -> "Stock":
        """A rack with more tiles than were left for it was filled before the other one was."""
        more = shown - self.racks[seat]
        if self.bag > 0 or more <= 0 or len(self.racks) != 2:
            return self
        return Stock(
            self.bag, tuple(held + (more if n == seat else -more) for n, held in enumerate(self.racks))
        )


class Before(Struct, frozen=True):
    """How things stood before the last play."""

    zeros: int
    mover: int | None
    stock: Stock


class Last(Struct, frozen=True):
    """The play that was made last, as long as it can be challenged."""

    seat: int
    laid: Squares
    written: int
    true: int
    rack: str | None
    before: Before
    answered: bool = False


class Sheet:
    def __init__(self, reading: Reading, kit: Kit) -> None:
        self.kit = kit
        self.findings: list[Finding] = []
        self.line = 1
        self.nicks = [player.nick for player in reading.game.players]
        if not self.nicks:
            self.nicks = list(dict.fromkeys(event.nick for event in reading.game.events))
        seats = range(len(self.nicks))
        self.written = dict.fromkeys(seats, 0)
        self.true = dict.fromkeys(seats, 0)
        self.held: dict[int, Counter[str]] = {}
        self.fined: dict[int, int] = {}
        self.squares: Squares = {}
        self.stock = Stock(_SET - RACK * len(seats), (RACK,) * len(seats))
        self.seats: list[int] = []
        """Who each event is by."""
        self.turn = 0
        self.zeros = 0
        self.last: Last | None = None
        self.mover: int | None = None
        """Who made the last play that stands."""
        self.out: int | None = None
        """Who has gone out for certain: the whole rack is played, and the bag is empty."""
        self.counted_off: set[int] = set()
        """Whose last rack is taken off already."""
        self.whole = True
        """Every rack so far was told, with as many tiles as were left for it."""
        self.stopped = self.askew = self.overran = self.ended = self.once = self.lost_turn = False

    def say(self, code: str, says: str) -> None:
        self.findings.append(Finding(self.line, code, says))

    @property
    def counted(self) -> bool:
        """The tiles are known, and so is where they lie."""
        return self.kit.tiles and not self.stopped

    @property
    def plenty(self) -> bool:
        """Everybody must have a whole rack: there are tiles enough."""
        return unseen(self.squares).total() >= RACK * max(2, len(self.nicks))

    @property
    def totals(self) -> dict[str, int]:
        """What each player has by the rules; who shares a nickname is told apart by number."""
        twice = {nick for nick in self.nicks if self.nicks.count(nick) > 1}
        names = [f"{nick} ({n + 1})" if nick in twice else nick for n, nick in enumerate(self.nicks)]
        return {name: self.true[seat] for seat, name in enumerate(names)}

    def seat(self, event: Event) -> int:
        """Who an event is by. With equal nicknames, whoever it can be."""
        seats = [seat for seat, nick in enumerate(self.nicks) if nick == event.nick]
        if not seats:
            self.say("player-unknown", f"{event.nick} is no player of this file.")
            seats = list(range(len(self.nicks)))
        if len(seats) == 1:
            return seats[0]
        about_last = event.kind in ("withdrawn", "challenge", "rack-gained")
        likely = self.mover if about_last and self.mover is not None else self.turn
        return likely if likely in seats else seats[0]

    def take_turn(self, seat: int, *, first: bool, pardoned: bool = False) -> None:
        """A turn begins; `pardoned` where it is only the one that a challenge of the last play has cost."""
        if seat != self.turn and first:
            self.say("second-starts", f"{self.nicks[seat]} begins; the file's first player usually does.")
        elif seat != self.turn:
            self.say("off-turn", f"It is {self.nicks[self.turn]}'s turn, not {self.nicks[seat]}'s.")
        if self.zeros >= SIX and not self.overran:
            self.overran = True
            self.say("zeros-overrun", "The game goes on after six turns without a score.")
        if self.out is not None and not pardoned:
            self.say("play-after-out", f"{self.nicks[self.out]} has gone out; the game is over.")
        self.turn = (seat + 1) % len(self.nicks)

    def add(self, seat: int, event: Event, true: int, moves: int | None = None) -> None:
        """Book an event: the total as written, and by the rules. `moves` where the score says less."""
        before = self.written[seat]
        expected = before + (event.score if moves is None else moves)
        self.true[seat] += true
        if event.total is not None and event.total != expected:
            told = f"{before} {'−' if expected < before else '+'} {abs(expected - before)}"
            self.say("total-wrong", f"{self.nicks[seat]}'s total is {expected} ({told}), not {event.total}.")
        self.written[seat] = expected if event.total is None else event.total

    def rack(self, seat: int, event: Event) -> Counter[str] | None:
        """The tiles of the written rack, if they are known, after looking at them."""
        if event.rack is None:
            return None
        found = self.readable(event.rack)
        if found is None or not self.counted:
            return found
        if event.rack == "?" and (self.plenty or "?" not in unseen(self.squares)):
            self.say("rack-unknown", f"{self.nicks[seat]}'s rack is unknown.")
            return None
        if found.total() < RACK and self.plenty:
            self.say("rack-short", f"{event.rack} is not a whole rack, and the bag is not empty.")
        self.look_at(seat, found, event.rack)
        self.stock = self.stock.holding(seat, found.total())
        return found

    def readable(self, rack: str) -> Counter[str] | None:
        odd = [
            tile for tile in tiles(rack) if not (tile == "?" or tile.strip("[]").isalpha()) or tile.islower()
        ]
        if odd:
            self.say("letters-unreadable", f"“{odd[0]}” on the rack {rack} is no tile.")
            return None
        return Counter(tiles(rack))

    def look_at(self, seat: int, found: Counter[str], rack: str) -> None:
        """Can this rack be? It must be in the set, be seven tiles, and hold what was kept."""
        if found.total() > RACK:
            self.say("rack-over-seven", f"The rack {rack} has {found.total()} tiles.")
        left = unseen(self.squares)
        kept = self.held.get(seat, Counter())
        others = sum((held for other, held in self.held.items() if other != seat), Counter[str]())
        if missing := spell(found - left):
            self.say("rack-not-in-bag", f"The rack {rack} has more than the tiles left: {missing}.")
        elif clash := spell((found + others) - left):
            says = f"The rack {rack} and what the other side holds are more than the tiles left: {clash}."
            self.say("racks-clash", says)
        whole = found.total() >= (RACK if self.plenty else kept.total())
        if whole and (lost := spell(kept - found)):
            self.say("leave-changed", f"{self.nicks[seat]} kept {lost}, which is not on the rack {rack}.")

    def keep(self, seat: int, rack: Counter[str] | None, gone: Counter[str]) -> None:
        """Remember what is left on a rack, as long as that is certain."""
        self.held.pop(seat, None)
        if rack is not None and gone <= rack:
            self.held[seat] = rack - gone

    def board(self) -> str:
        return lay(EMPTY_BOARD, numbered(self.squares))


def used(laid: Squares) -> Counter[str]:
    return Counter(on_rack(letter) for letter in laid.values())
