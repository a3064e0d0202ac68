"""Actions and events that all five games share."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.seat import Seat
from gamehall.kernel.words import Key, Words

Mark = Literal["C", "I", "IA"]
"""Correct, Incorrect, Inappropriate, as the Monitor writes them on the record sheet."""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """What a challenger says is wrong: its nature, and any words of their own."""

    nature: Key
    words: Words = ""


class Opinion(Struct, frozen=True, forbid_unknown_fields=True):
    """An official's ruling on one claim."""

    mark: Mark
    cites: Key
    says: Words


class Challenge(Action, frozen=True):
    """With nothing claimed it asks for a time out, in which the nature is stated."""

    claims: Annotated[tuple[Claim, ...], Meta(max_length=20)] = ()


class Rule(Action, frozen=True):
    """An official rules, one opinion a claim, in the order they were made."""

    opinions: Annotated[tuple[Opinion, ...], Meta(max_length=20)]


class AskOpinion(Action, frozen=True):
    """A player holds up the Opinion Card."""


class Accept(Action, frozen=True):
    """A player accepts a ruling, a declared win or a count."""


class Sign(Action, frozen=True):
    """A player signs their own score card."""


class Collect(Action, frozen=True):
    """The Monitor checks the score cards and picks them up."""


class MinuteOver(Action, frozen=True):
    """The clock: the minute of a turn is over."""


class GraceOver(Action, frozen=True):
    """The clock: the turn was not taken after the reminder."""


class PeriodOver(Action, frozen=True):
    """The clock: the time for the game is over."""


class DeclarationOver(Action, frozen=True):
    """The clock: nobody has challenged the declared win, or the count."""


class NatureUnstated(Action, frozen=True):
    """The clock: time out was granted, and no nature followed."""


class VerdictStands(Action, frozen=True):
    """The clock: nobody has asked for another opinion."""


class SigningOver(Action, frozen=True):
    """The clock: the time for signing is over."""


class Challenged(Event, frozen=True):
    """Play stops for a challenge, or, after a time out, its nature is stated."""

    seat: Seat
    claims: tuple[Claim, ...]
    against: str


class Ruled(Event, frozen=True):
    official: Seat
    opinions: tuple[Opinion, ...]


class OpinionAsked(Event, frozen=True):
    seat: Seat


class Accepted(Event, frozen=True):
    seat: Seat


class Resolved(Event, frozen=True):
    """The ruling stands and play goes on."""


class Marked(Event, frozen=True):
    seat: Seat
    mark: Mark
    says: str


class Reminded(Event, frozen=True):
    seat: Seat


class TimeCalled(Event, frozen=True):
    pass


class Signed(Event, frozen=True):
    seat: Seat


class Collected(Event, frozen=True):
    pass


CLOCKS = (
    MinuteOver,
    GraceOver,
    PeriodOver,
    DeclarationOver,
    NatureUnstated,
    VerdictStands,
    SigningOver,
)
ACTIONS = (Challenge, Rule, AskOpinion, Accept, Sign, Collect, *CLOCKS)
EVENTS = (
    Challenged,
    Ruled,
    OpinionAsked,
    Accepted,
    Resolved,
    Marked,
    Reminded,
    TimeCalled,
    Signed,
    Collected,
)
