"""What is said at an event: by the director and those who help, and by the hall for its tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.kernel.words import Key, Words
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import MOST_ENTRANTS, Entrant
from gamehall.tournaments.results import How

Number = Annotated[int, Meta(ge=1, le=100_000)]
Numbers = Annotated[tuple[Number, ...], Meta(max_length=MOST_ENTRANTS)]
Seated = Annotated[tuple[Number, ...], Meta(min_length=1, max_length=8)]
"""Who sits at one table; who begins stands first."""
RoundNumber = Annotated[int, Meta(ge=1, le=200)]
MOST_POINTS = 10_000
Points = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Division = Key


class Enrol(Action, frozen=True):
    """Entrants are written down; a number of 0 is given here. `missed` says what the rounds that were paired
    without a late one are to them."""

    entrants: Annotated[tuple[Entrant, ...], Meta(min_length=1, max_length=MOST_ENTRANTS)]
    missed: Literal["lost", "nothing"] = "lost"


class Change(Action, frozen=True):
    """What is written of an entrant is set right."""

    entrant: Entrant
    reason: Words


class CheckIn(Action, frozen=True):
    """They are in the hall, or they are not after all."""

    numbers: Numbers
    here: bool = True


class Withdraw(Action, frozen=True):
    """Somebody plays no more, from this round on."""

    number: Number
    round: RoundNumber
    reason: Words


class ComeBack(Action, frozen=True):
    """Somebody who had withdrawn plays again, from this round on."""

    number: Number
    round: RoundNumber


class Plan(Action, frozen=True):
    """Another plan for the rounds that are not paired yet."""

    format: Format
    reason: Words


class Fix(Action, frozen=True):
    """These sit down together in a round that is not published yet; one alone has a bye."""

    division: Division
    round: RoundNumber
    who: Seated


class KeepApart(Action, frozen=True):
    """These do not meet in a round that is not published yet."""

    division: Division
    round: RoundNumber
    who: Seated


class Release(Action, frozen=True):
    """What was said of these by `Fix` or `KeepApart` is not wished any more."""

    division: Division
    round: RoundNumber
    who: Seated


class Pair(Action, frozen=True):
    """A round is paired by its system. It can be paired again until it is published."""

    division: Division
    round: RoundNumber


class Publish(Action, frozen=True):
    """The pairings of a round are hung out."""

    division: Division
    round: RoundNumber


class Rearrange(Action, frozen=True):
    """Those who have no result yet in a round that hangs out sit down otherwise."""

    division: Division
    round: RoundNumber
    tables: Annotated[tuple[Seated, ...], Meta(min_length=1, max_length=MOST_ENTRANTS)]
    reason: Words


class StartRound(Action, frozen=True):
    """The clock of the whole hall begins a round."""

    round: RoundNumber


class CallWarning(Action, frozen=True):
    """The clock: the last minutes of the round."""


class CallTime(Action, frozen=True):
    """The clock, or the director: the round is over."""


class Slip(Struct, frozen=True, forbid_unknown_fields=True):
    """What is written on the slip of a table. A table is named by its board, one without a board by who
    sits there; `who` also says in which order the scores stand, and who began."""

    scores: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=8)]
    board: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)] = 0
    who: Annotated[tuple[Number, ...], Meta(max_length=8)] = ()
    how: How = "played"
    at_fault: Annotated[tuple[Number, ...], Meta(max_length=8)] = ()
    conduct: bool = False
    margin: Points = 0
    signed: Annotated[tuple[Number, ...], Meta(max_length=8)] = ()


class Enter(Action, frozen=True):
    """The slip of a table comes in."""

    division: Division
    round: RoundNumber
    slip: Slip


class Sign(Action, frozen=True):
    """An entrant confirms a result that was entered."""

    division: Division
    round: RoundNumber
    number: Number


class Amend(Action, frozen=True):
    """A result that stands is set right."""

    division: Division
    round: RoundNumber
    slip: Slip
    reason: Words


class Void(Action, frozen=True):
    """A result does not stand any more, and none takes its place yet."""

    division: Division
    round: RoundNumber
    who: Seated
    reason: Words


class Penalise(Action, frozen=True):
    """Points are taken from an entrant's standing, or given back with a minus."""

    number: Number
    points: Points
    reason: Words


class OpenTable(Action, frozen=True):
    """The hall: these play at a table of the hall, each in this chair."""

    division: Division
    round: RoundNumber
    who: Seated
    table: Key
    chairs: dict[Seat, Number]


class Report(Action, frozen=True):
    """The hall: a table that was closed for good says its result, as its record has it after entry `seq`.

    `seal` is the hash of that entry. Where a result of this table stands, this one corrects it."""

    table: Key
    seq: int
    seal: Key
    scores: dict[Seat, Points]
    at_fault: tuple[Seat, ...] = ()
    signed: tuple[Seat, ...] = ()
    conduct: bool = False
    reason: Words = ""


class Recall(Action, frozen=True):
    """The hall: a table has no result any more, or none will come (`shut`)."""

    table: Key
    seq: int
    reason: Words
    shut: bool = False


class Announce(Action, frozen=True):
    """Something is told to the whole hall."""

    words: Words


class Log(Action, frozen=True):
    """Something is written down: equipment, conduct, a ruling. It changes no score."""

    words: Words
    number: int = 0
    """Whom it is about; 0: nobody in particular."""
    paragraph: Key = ""


class Finish(Action, frozen=True):
    """The last result is in, and prizes are given."""


ACTIONS = (
    Enrol,
    Change,
    CheckIn,
    Withdraw,
    ComeBack,
    Plan,
    Fix,
    KeepApart,
    Release,
    Pair,
    Publish,
    Rearrange,
    StartRound,
    CallWarning,
    CallTime,
    Enter,
    Sign,
    Amend,
    Void,
    Penalise,
    OpenTable,
    Report,
    Recall,
    Announce,
    Log,
    Finish,
)
