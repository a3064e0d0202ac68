"""What players of Queens & Guards say; what is said in all five games is the Pentathlon's."""

from gamehall.games.pentathlon import acts as common
from gamehall.games.queens_and_guards.board import Colour
from gamehall.games.queens_and_guards.state import Hand
from gamehall.kernel.action import Action


class NameColour(Action, frozen=True):
    """START: which colour begins."""

    colour: Colour


class PickHand(Action, frozen=True):
    """START: pick one of the Monitor's hands."""

    hand: Hand


class Move(Action, frozen=True):
    """Take the piece off this hex and let go of it on that one."""

    start: int
    end: int


class SendOut(Action, frozen=True):
    """Pick up a piece that the opponent moved wrongly, and put it on the outermost band."""

    start: int
    end: int


class SayTrap(Action, frozen=True):
    """Say "Trap"."""


class OfferTie(Action, frozen=True):
    """Say that a player cannot move without breaking a rule."""


class AgreeTie(Action, frozen=True):
    """Agree that it is so."""


ACTIONS = (
    NameColour,
    PickHand,
    Move,
    SendOut,
    SayTrap,
    OfferTie,
    AgreeTie,
    common.DeclareWin,
    *common.ACTIONS,
)
