"""What is said at a match: the hall opens its tables and brings their results."""

from typing import Literal

from msgspec import Struct

from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.kernel.words import Key, Words


class Slip(Struct, frozen=True):
    """What a table hands in for one player: their score card."""

    result: Literal["win", "tie", "loss"]
    score: int
    signed: bool = False
    """By the player whose card it is."""
    conduct: bool = False
    """The game was taken away for misconduct: no points."""


class OpenTable(Action, frozen=True):
    """The table of the next game is opened, `number` counted from one."""

    number: int
    table: Key


class Report(Action, frozen=True):
    """A table that was closed for good hands in its slips, as its record has them after entry `seq`.

    `seal` is the hash of that entry. Where a result stands already this one corrects it, for this `reason`.
    """

    table: Key
    seq: int
    seal: Key
    slips: dict[Seat, Slip]
    reason: Words = ""


class Withdraw(Action, frozen=True):
    """A table has no result any more, or none will come: it was reopened, or closed in the midst of play."""

    table: Key
    seq: int
    reason: Words
    shut: bool = False
    """Nobody plays on there: the game begins anew at another table."""


ACTIONS = (OpenTable, Report, Withdraw)
