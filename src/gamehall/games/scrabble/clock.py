"""What the clock says when a time is over; `timers.py` has the times."""

from gamehall.kernel.action import Action
from gamehall.kernel.words import SeatKey


class AbsenceOver(Action, frozen=True):
    """The absent player has few minutes left, or none."""

    side: SeatKey


class BankOver(Action, frozen=True):
    """The clock of this side has run out, or another minute of overtime has begun."""

    side: SeatKey


class GameTimeOver(Action, frozen=True):
    """The time of the whole game is over."""


class TurnOver(Action, frozen=True):
    """The time of this turn is over."""


class FairTimeOver(Action, frozen=True):
    """The opponent has had time to speak before tiles are drawn."""


class HoldOver(Action, frozen=True):
    """The hold has lasted as long as it may keep tiles in the bag."""


class CheckOver(Action, frozen=True):
    """Nobody has checked the challenged words in time."""


class QueryOver(Action, frozen=True):
    """The score that was queried has not been answered in time."""


class ChangeOver(Action, frozen=True):
    """The tiles of the change that ends the game have not been drawn in time."""


class AnswerOver(Action, frozen=True):
    """The last play has been neither accepted nor challenged in time."""


class PauseOver(Action, frozen=True):
    """The pause after a challenge is over."""


class SigningOver(Action, frozen=True):
    """The slip has not been signed in time."""


ACTIONS = (
    AbsenceOver,
    BankOver,
    GameTimeOver,
    TurnOver,
    FairTimeOver,
    HoldOver,
    CheckOver,
    QueryOver,
    ChangeOver,
    AnswerOver,
    PauseOver,
    SigningOver,
)
