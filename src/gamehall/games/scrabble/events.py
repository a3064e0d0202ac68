"""What happens at a Scrabble table, and who may see what of it.

A side is named by its first chair: `p1` for the odd chairs, `p2` for the even ones.
"""

from typing import Literal

from gamehall.games.scrabble.acts import About, Reason, Tile
from gamehall.games.scrabble.board import Direction
from gamehall.kernel.event import HIDDEN, Event
from gamehall.kernel.seat import GALLERY, Seat, is_player

Why = Literal["start", "rack", "refill", "aside", "exchange"]


def side_of(seat: Seat) -> Seat:
    """The side a player's chair belongs to: odd chairs are one team, even chairs the other."""
    return Seat("p1" if int(seat[1:]) % 2 else "p2")


def _theirs(seat: Seat, side: Seat) -> bool:
    return is_player(seat) and side_of(seat) == side


def _hidden(tiles: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(tiles)


class DrawCalled(Event, frozen=True):
    side: Seat
    count: int
    why: Why


class LotDrawn(Event, frozen=True):
    """A tile drawn for the start, shown to all and put back."""

    side: Seat
    tile: str


class LotsTied(Event, frozen=True):
    pass


class StarterSet(Event, frozen=True):
    side: Seat


class GameBegun(Event, frozen=True):
    pass


class Drew(Event, frozen=True):
    side: Seat
    tiles: tuple[str, ...]
    why: Why

    def seen_by(self, seat: Seat) -> Event:
        return self if _theirs(seat, self.side) else Drew(self.side, _hidden(self.tiles), self.why)


class Arranged(Event, frozen=True):
    side: Seat
    tiles: tuple[str, ...]

    def seen_by(self, seat: Seat) -> Event:
        return self if _theirs(seat, self.side) else Arranged(self.side, ())


class Placed(Event, frozen=True, omit_defaults=True):
    side: Seat
    tiles: tuple[Tile, ...]
    reads: Direction | None = None
    """Which way a single tile is written down, if the side said so."""


class TakenBack(Event, frozen=True):
    side: Seat


class Announced(Event, frozen=True):
    side: Seat
    score: int


class Played(Event, frozen=True):
    """The play is final: it can only be challenged now."""

    side: Seat
    at: str
    word: str
    """The main word, letters that were there already in parentheses."""
    words: tuple[str, ...]
    score: int
    rack: tuple[str, ...]
    """What the side held before the play."""

    def seen_by(self, seat: Seat) -> Event:
        if _theirs(seat, self.side) or not self.rack:
            return self
        return Played(self.side, self.at, self.word, self.words, self.score, ())


class DiscardsLaid(Event, frozen=True):
    """Tiles to be changed lie face down on the table."""

    side: Seat
    tiles: tuple[str, ...]

    def seen_by(self, seat: Seat) -> Event:
        return self if _theirs(seat, self.side) else DiscardsLaid(self.side, _hidden(self.tiles))


class Exchanged(Event, frozen=True):
    side: Seat
    count: int
    rack: tuple[str, ...] = ()

    def seen_by(self, seat: Seat) -> Event:
        return self if _theirs(seat, self.side) else Exchanged(self.side, self.count)


class DiscardsReturned(Event, frozen=True):
    """The changed tiles go into the bag after the new ones are out."""

    side: Seat


class Passed(Event, frozen=True):
    side: Seat
    rack: tuple[str, ...] = ()

    def seen_by(self, seat: Seat) -> Event:
        return self if _theirs(seat, self.side) else Passed(self.side)


class Recorded(Event, frozen=True):
    side: Seat
    total: int


class TimeGiven(Event, frozen=True):
    """The opponent has had a fair chance to speak before the tiles are drawn."""


class TilesCounted(Event, frozen=True):
    side: Seat
    count: int


class Held(Event, frozen=True):
    side: Seat


class HoldMinute(Event, frozen=True):
    """The hold has lasted so long that tiles may be drawn and kept aside."""


class Accepted(Event, frozen=True):
    side: Seat
    said: bool = True
    """In words or by playing on; not merely because tiles were drawn."""


class Challenged(Event, frozen=True):
    side: Seat
    words: tuple[str, ...]


class Confirmed(Event, frozen=True):
    side: Seat


class Judged(Event, frozen=True):
    acceptable: bool


class PlayRemoved(Event, frozen=True):
    """The tiles come back to the rack, those drawn since to the bag, and the turn scores nothing."""

    side: Seat


class PlayStands(Event, frozen=True):
    side: Seat


class Adjusted(Event, frozen=True):
    """Points that no play earned: a challenge, unplayed tiles, overtime, a late forfeit."""

    side: Seat
    points: int
    why: Literal["challenge", "rack", "time", "forfeit"]
    tiles: tuple[str, ...] = ()


class TurnLost(Event, frozen=True):
    side: Seat


class Seated(Event, frozen=True):
    side: Seat


class GameGoesOn(Event, frozen=True):
    """After a challenge, a query, a call: the timers run again."""


class OverDeclared(Event, frozen=True):
    side: Seat
    passed: bool = False
    """Nobody says so: both teams have passed, and the judge looks."""


class OverRuled(Event, frozen=True):
    over: bool


class WentOut(Event, frozen=True):
    """The last tile is played; the opponent accepts or challenges."""

    side: Seat
    clock_stopped: bool = True


class OutUnanswered(Event, frozen=True):
    """Five seconds without an answer: the opponent's timer runs again."""


class TimeCalled(Event, frozen=True):
    """The time of the game is over; the play last announced may still be challenged."""


class TurnTimedOut(Event, frozen=True):
    side: Seat


class Overran(Event, frozen=True):
    """Another minute of overtime has begun."""

    side: Seat


class GameStopped(Event, frozen=True):
    """No more turns: unplayed tiles are counted next. `cites` is how it ended."""

    cites: str
    says: str


class RackShown(Event, frozen=True):
    side: Seat
    tiles: tuple[str, ...]


class SlipFilled(Event, frozen=True):
    """Everything is counted; the slip waits for its signatures."""


class RackSeen(Event, frozen=True):
    """A rack of an earlier turn, for those who watch."""

    line: int
    rack: tuple[str, ...]

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == GALLERY else RackSeen(self.line, ())


class ScoreQueried(Event, frozen=True):
    side: Seat
    score: int
    line: int = -1
    player: Seat | None = None


class QueryDisputed(Event, frozen=True):
    side: Seat


class ScoreCorrected(Event, frozen=True):
    score: int
    line: int = -1
    player: Seat | None = None


class Recounted(Event, frozen=True):
    """Every line as it should have read, in order."""

    scores: tuple[int, ...]


class Signed(Event, frozen=True):
    side: Seat


class DirectorCalled(Event, frozen=True):
    side: Seat
    reason: Reason
    words: str


class Decided(Event, frozen=True):
    words: str
    allow_challenge: bool


class Overdrew(Event, frozen=True):
    side: Seat
    drawn: int
    excess: int
    mixed: bool


class TilesReturned(Event, frozen=True):
    side: Seat
    shown: tuple[str, ...]
    back: tuple[str, ...]

    def seen_by(self, seat: Seat) -> Event:
        if is_player(seat):
            return self
        return TilesReturned(self.side, _hidden(self.shown), _hidden(self.back))


class Underdrew(Event, frozen=True):
    side: Seat
    missing: int


class FoundAbsent(Event, frozen=True):
    side: Seat


class FellShort(Event, frozen=True):
    """So much time has gone that the absent player need not play."""

    side: Seat


class CameIn(Event, frozen=True):
    side: Seat


class DirectorNoted(Event, frozen=True):
    about: About
    words: str


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in tuple(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
"""Every event above."""
