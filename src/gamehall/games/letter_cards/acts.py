"""What the people at a letter card table say and do, and what the clock says when a time is over."""

from typing import Annotated

from msgspec import Meta

from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.kernel.words import SeatKey

Word = Annotated[str, Meta(min_length=1, max_length=30, pattern="^[A-Za-z]+$")]
Letters = Annotated[str, Meta(max_length=30, pattern="^[A-Za-z]*$")]
Credit = Annotated[int, Meta(ge=0, le=250)]
"""Milliseconds credited for a slow line. The hall writes them; what a player says here is not heard."""


class Ready(Action, frozen=True):
    """I have seen enough of the last round; deal."""


class Wind(Action, frozen=True):
    """Turn the dial: 0 is the red arrow, 100 a full turn."""

    dial: Annotated[int, Meta(ge=0, le=100)]

    def seen_by(self, seat: Seat) -> Action:
        return Wind(0)


class Announce(Action, frozen=True):
    """Say a word aloud: the table is yours to lay it."""

    word: Word
    credit: Credit = 0


class Complete(Action, frozen=True):
    """The cards are arranged. Left out: as announced, with a card from the hand only where one is missing."""

    letters: Letters = ""
    hand: Letters = ""
    credit: Credit = 0


class Withdraw(Action, frozen=True):
    """Take back what was announced and is not yet laid."""


class Challenge(Action, frozen=True):
    """Press OFF: that is no word, or it is not spelled so."""

    credit: Credit = 0


class Rule(Action, frozen=True):
    """The judge: the word is good, or it is not."""

    good: bool


class ReadyOver(Action, frozen=True):
    """The pause between two rounds is over."""


class WindOver(Action, frozen=True):
    """The time to wind the timer is over."""


class CountOver(Action, frozen=True):
    """The cards are turned up."""


class LayingOver(Action, frozen=True):
    """The time to lay the announced word is over."""


class RestOver(Action, frozen=True):
    """Who announced and did not lay may announce again."""

    player: SeatKey


class WindowOver(Action, frozen=True):
    """The time to challenge the word is over."""


class ResumeOver(Action, frozen=True):
    """The ruling has been read: the timer runs again."""


class BellRings(Action, frozen=True):
    """The hidden time is over."""


class LastWordOver(Action, frozen=True):
    """The time to challenge the last word is over."""


ACTIONS = (
    Ready,
    Wind,
    Announce,
    Complete,
    Withdraw,
    Challenge,
    Rule,
    ReadyOver,
    WindOver,
    CountOver,
    LayingOver,
    RestOver,
    WindowOver,
    ResumeOver,
    BellRings,
    LastWordOver,
)
