"""What people at a Scrabble table say and do; what the clock says stands in `clock.py`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamehall.games.scrabble.board import Direction
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.kernel.words import Key, Keys, SeatKey, Words


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on a square such as `H8`; a small letter is a blank that stands for it."""

    square: Key
    letter: Key


# Before the first turn.


class DrawForStart(Action, frozen=True):
    """Draw one tile: the letter nearest to A begins, a blank before A."""


class TakeTiles(Action, frozen=True):
    """The starter takes the first tile from the bag: the game begins."""


class MarkAbsent(Action, frozen=True):
    """The director starts the clock of a player who is not there."""

    player: SeatKey


class Arrive(Action, frozen=True):
    """The absent player has come."""


class PlayOn(Action, frozen=True):
    """Arrived late, and plays with the time that is left."""


class TakeForfeit(Action, frozen=True):
    """Arrived late, and gives the game away."""


# The turn.


class Place(Action, frozen=True, omit_defaults=True):
    """Put tiles on the board; what was put there earlier in this turn is taken up first.

    A single tile that makes two words may be written down by either; `reads` says by which.
    """

    tiles: Annotated[tuple[Tile, ...], Meta(max_length=100)]
    reads: Direction | None = None


class TakeBack(Action, frozen=True):
    """Take up the tiles of this turn again."""


class Announce(Action, frozen=True):
    """Announce the score of the turn; without a number the hall counts, where it may."""

    score: int | None = None


class Press(Action, frozen=True):
    """Press the timer: the turn ends."""


class StopClock(Action, frozen=True):
    """Stop the timer after the play that goes out."""


class Record(Action, frozen=True):
    """Write the cumulative score on the score sheet."""

    total: int


class Draw(Action, frozen=True):
    """Draw replacement tiles."""


class ReachInBag(Action, frozen=True):
    """Draw without pressing the timer: a hand in the bag ends the turn as well."""


class Exchange(Action, frozen=True):
    """Change these tiles; at a wooden board, where the hall knows no tiles, only how many."""

    tiles: Keys = ()
    count: int = 0

    def seen_by(self, seat: Seat) -> Action:
        return Exchange((), self.count or len(self.tiles))


class Pass(Action, frozen=True):
    """Make no play."""


class Arrange(Action, frozen=True):
    """Put the team's rack in this order."""

    tiles: Keys

    def seen_by(self, seat: Seat) -> Action:
        return Arrange(())


class CountTiles(Action, frozen=True):
    """Count the tiles in the bag, announcing it first."""


# Objecting.


class Hold(Action, frozen=True):
    """Say "Hold": the player draws nothing while you think about a challenge."""


class Accept(Action, frozen=True):
    """Accept the play."""


class Challenge(Action, frozen=True):
    """Challenge these words of the last play."""

    words: Keys


class Confirm(Action, frozen=True):
    """The challenged player has checked the words as typed and asks for the verdict."""


class Verdict(Action, frozen=True):
    """The judge rules on all the words together."""

    acceptable: bool


class Ready(Action, frozen=True):
    """Seated again after a challenge: the timer may go on."""


class DeclareOver(Action, frozen=True):
    """Say that nobody can play any more."""


class RuleOver(Action, frozen=True):
    """The judge says whether anybody can still play."""

    over: bool


# Scores and the slip.


class QueryScore(Action, frozen=True):
    """Say that a line of the sheet should read otherwise."""

    line: int
    score: int


class QueryTotal(Action, frozen=True):
    """Say that a player's cumulative score should read otherwise."""

    player: SeatKey
    total: int


class Agree(Action, frozen=True):
    """Agree to the correction."""


class Disagree(Action, frozen=True):
    """Do not agree; an official settles it."""


class SettleScore(Action, frozen=True):
    """An official says what the sheet shall read."""

    score: int


class Recount(Action, frozen=True):
    """Ask for the whole game to be counted again."""


class ShowRack(Action, frozen=True):
    """Show the tiles left on a rack, at a wooden board."""

    tiles: Keys


class Sign(Action, frozen=True):
    """Sign the result slip."""


# Irregularities.

Reason = Literal["flash", "underdraw", "set", "leaving", "left", "problem"]


class CallDirector(Action, frozen=True):
    """Stop the timer and call the director."""

    reason: Reason
    words: Words = ""


class Decide(Action, frozen=True):
    """The director decides; after a flash draw, perhaps that the play may still be challenged."""

    words: Words
    allow_challenge: bool = False


class DeclareOverdraw(Action, frozen=True):
    """So many tiles were drawn, too many; and whether a new one touched the rack."""

    drawn: int
    mixed: bool


class ReturnTiles(Action, frozen=True):
    """The opponent has turned up these tiles, and sends some of them back to the bag."""

    shown: Keys
    back: Keys

    def seen_by(self, seat: Seat) -> Action:
        return ReturnTiles((), ())


class DeclareUnderdraw(Action, frozen=True):
    """So many tiles are missing on a rack."""

    missing: int


About = Literal["dress", "equipment", "set", "certified", "conduct"]


class Note(Action, frozen=True):
    """The director writes something in the log of the table."""

    about: About
    words: Words


ACTIONS = (
    DrawForStart,
    TakeTiles,
    MarkAbsent,
    Arrive,
    PlayOn,
    TakeForfeit,
    Place,
    TakeBack,
    Announce,
    Press,
    StopClock,
    Record,
    Draw,
    ReachInBag,
    Exchange,
    Pass,
    Arrange,
    CountTiles,
    Hold,
    Accept,
    Challenge,
    Confirm,
    Verdict,
    Ready,
    DeclareOver,
    RuleOver,
    QueryScore,
    QueryTotal,
    Agree,
    Disagree,
    SettleScore,
    Recount,
    ShowRack,
    Sign,
    CallDirector,
    Decide,
    DeclareOverdraw,
    ReturnTiles,
    DeclareUnderdraw,
    Note,
)
