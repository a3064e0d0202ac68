"""What players of Stars & Bars say; what is said in all five games is the Pentathlon's."""

from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.words import Key


class Draw(Action, frozen=True):
    """Draw from the deck: in turn at the start, and one card at the end of a turn."""


class LookUnder(Action, frozen=True):
    """Pick up the last placed card to see the one below it, at the beginning of a turn."""


class TurnOver(Action, frozen=True):
    """Turn over a stack of the Central Playing Area."""

    space: Key


class RemoveStack(Action, frozen=True):
    """Remove a stack of the Outer Playing Area."""

    space: Key


class RemoveCentre(Action, frozen=True):
    """Remove the stacks of the Central Playing Area when all of them are turned over."""


class RecordStacks(Action, frozen=True):
    """Write down the points for stacks, first thing in a turn."""

    points: int


class Place(Action, frozen=True):
    """Touch a card of the hand, put it on this space and let go of it."""

    card: Key
    space: Key


class ChangeCard(Action, frozen=True):
    """Take back the card just laid and lay this one here, which the rules forbid but hands can do."""

    card: Key
    space: Key


class Discard(Action, frozen=True):
    """Put a card of the hand on the discard pile, where none can be placed."""

    card: Key


class Announce(Action, frozen=True):
    """Write the new running score on the card; announce it, and the points gained in the turn."""

    points: int
    score: int


ACTIONS = (
    Draw,
    LookUnder,
    TurnOver,
    RemoveStack,
    RemoveCentre,
    RecordStacks,
    Place,
    ChangeCard,
    Discard,
    Announce,
    *common.ACTIONS,
)
