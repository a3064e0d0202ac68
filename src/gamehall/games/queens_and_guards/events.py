"""What happens at a table of Queens & Guards; what happens in all five games is the Pentathlon's."""

from gamehall.games.pentathlon import events as common
from gamehall.games.queens_and_guards.board import Colour
from gamehall.games.queens_and_guards.state import Hand
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat


class ColourNamed(Event, frozen=True):
    """This colour begins."""

    colour: Colour


class HandPicked(Event, frozen=True):
    hand: Hand


class HandOpened(Event, frozen=True):
    """The chip in the picked hand: the colour of who picked it."""

    colour: Colour


class Moved(Event, frozen=True):
    start: int
    end: int


class SentOut(Event, frozen=True):
    """The opponent's piece is put on the outermost band."""

    start: int
    end: int


class TrapAnnounced(Event, frozen=True):
    """The holder of the card says "Trap"."""


class TakenBack(Event, frozen=True):
    """The opponent returns the last piece moved to where it stood."""

    start: int
    end: int


class TrapCalled(Event, frozen=True):
    """Somebody without the card says "Trap"."""


class PutBack(Event, frozen=True):
    """A piece that was moved out of a trap wrongly is back where it stood."""

    start: int
    end: int


class TieOffered(Event, frozen=True):
    seat: Seat


EVENTS = (
    ColourNamed,
    HandPicked,
    HandOpened,
    Moved,
    SentOut,
    TrapAnnounced,
    TakenBack,
    TrapCalled,
    PutBack,
    TieOffered,
    *common.EVENTS,
)
