"""What players, officials and the clock say in the five games."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamehall.kernel.action import Action
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


class Toss(Action, frozen=True):
    """Toss one die for the start."""


class Roll(Action, frozen=True):
    """Roll the dice: the regular turn begins, the challenge window closes."""


class Capture(Action, frozen=True):
    """Announce "Capture" of what the opponent did not take, at the beginning of a turn."""


class DeclareWin(Action, frozen=True):
    """Declare a win: by the line of these spaces, where the sheet has them identified; else by none."""

    line: tuple[int, ...] = ()


class PassCard(Action, frozen=True):
    """Pass the flag card: the turn ends."""


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


CLOCKS = (
    MinuteOver,
    GraceOver,
    PeriodOver,
    DeclarationOver,
    NatureUnstated,
    VerdictStands,
    SigningOver,
)
ACTIONS = (PassCard, Challenge, Rule, AskOpinion, Accept, Sign, Collect, *CLOCKS)
"""What is said in every game; tosses, rolls, captures and declared wins only in some."""
