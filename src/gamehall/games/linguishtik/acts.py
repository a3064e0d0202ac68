"""What people say and do at a LinguiSHTIK table."""

from typing import Annotated, Literal

from msgspec import Meta

from gamehall.games.linguishtik.judge.grounds import grounds
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.kernel.words import Keys, SeatKey, Words

Text = Annotated[str, Meta(max_length=2000)]

Called = Literal["now", "impossible"]

Nature = Literal["order", "turn", "cube", "demand", "pass"]
"""What may be wrong with a move: its order in the opening, whose turn it was, the cube that carries the
demand, what was demanded or designated, a pass."""


# Beginning.


class RollForFirst(Action, frozen=True):
    """Roll one cube to see who begins."""


class Roll(Action, frozen=True):
    """Player One rolls all cubes."""


# Moving.


class Designate(Action, frozen=True):
    """Player One says of which pattern, structure or purpose the sentence must be."""

    designation: Words


class PlayLetter(Action, frozen=True):
    """Move a cube from Resources to Letters."""

    cube: int


class Demand(Action, frozen=True):
    """Put a black or green cube on Demands and say what is demanded of the word."""

    cube: int
    demand: Words


class Pass(Action, frozen=True):
    """Give up the turn; once in a shake."""


class CallIllegal(Action, frozen=True):
    """Say that the last move was an illegal procedure, and what was wrong with it."""

    nature: Nature
    words: Words = ""


# Challenging and writing.


class Challenge(Action, frozen=True):
    """Pick up the challenge block and say Now or Impossible."""

    call: Called
    also: Annotated[tuple[SeatKey, ...], Meta(max_length=20)] = ()
    """At real cubes: who picked the block up at exactly the same time."""


class Neutral(Action, frozen=True):
    """Say that you will not write a solution."""


class GiveUp(Action, frozen=True):
    """Say that you have no solution, so that nobody waits for one."""


class Agree(Action, frozen=True):
    """Agree with Player One that these cubes allow no solution."""


class Disagree(Action, frozen=True):
    """Disagree: you will write a solution."""


class Present(Action, frozen=True):
    """Hand in your solution; it cannot be taken back."""

    text: Text
    start: int
    """Where in the text the word begins, counted in characters."""
    word: Words
    cubes: tuple[int, ...] = ()
    """Which cube stands for each letter; left out, the table finds the cubes."""
    demand: Words = ""
    """After a Now: the demand made with the one more cube."""
    demand_cube: int | None = None
    designation: Words = ""
    """After Player One's opening Impossible: the kind of sentence is yours to name."""

    def seen_by(self, seat: Seat) -> Action:
        """Nothing of it: the events show the solution when all are in."""
        return Present("", 0, "")


# Checking.

_WRONG = "What is wrong: a demand that is not met, or " + "; ".join(f"{g.id}: {g.says}" for g in grounds())


class Accept(Action, frozen=True):
    """Accept an opponent's solution as correct."""

    of: SeatKey


class Object(Action, frozen=True):
    """Object to an opponent's solution, naming what is wrong with it."""

    of: SeatKey
    faults: Annotated[tuple[Words, ...], Meta(max_length=20, description=_WRONG)]
    """The designation, type, the function, a demand, or the name of one of the grounds."""
    words: Words = ""


class Vote(Action, frozen=True):
    """Where neither software nor person can rule: whether you hold a solution to be correct."""

    of: SeatKey
    correct: bool


class Ready(Action, frozen=True):
    """Ready for the next shake."""


# Judging.


class RuleOn(Action, frozen=True):
    """The judge rules on a solution that was objected to."""

    of: SeatKey
    correct: bool
    cites: Words = ""
    says: Words = ""


class PutToVote(Action, frozen=True):
    """The judge cannot tell and leaves it to the opponents."""

    of: SeatKey


class RuleProcedure(Action, frozen=True):
    """The judge rules whether the last move was an illegal procedure."""

    illegal: bool
    cites: Words = ""
    says: Words = ""


class Initial(Action, frozen=True):
    """The judge initials a penalty, or strikes it."""

    number: int
    granted: bool = True


class Warn(Action, frozen=True):
    """The judge warns a player for conduct."""

    player: SeatKey
    words: Words
    informed: Annotated[tuple[Words, ...], Meta(max_length=20)] = ()
    """Who was told: the official in charge of the division, the player's moderator."""


class Panel(Action, frozen=True):
    """A panel of three takes a point for each violation after the warning, takes none, or disqualifies."""

    player: SeatKey
    words: Words
    members: Annotated[tuple[Words, ...], Meta(max_length=20)]
    violations: int = 0
    disqualify: Literal["", "round", "tournament"] = ""
    spares: bool = False
    """It has considered the matter and takes no point."""


class MarkAbsent(Action, frozen=True):
    """A player misses this shake."""

    player: SeatKey


class MarkPresent(Action, frozen=True):
    """A player is back and plays from the next shake on."""

    player: SeatKey


# Keeping a table of real cubes.


class NameFirst(Action, frozen=True):
    """Who became Player One by the roll at the table."""

    player: SeatKey


class SetOut(Action, frozen=True):
    """The letters that were really rolled, cube by cube in the order of the set."""

    letters: Keys


# The clock.


class FirstRollOver(Action, frozen=True):
    """The minute to roll for the beginning is over."""


class MoveOver(Action, frozen=True):
    """The minute of a move is over: the player is warned."""

    player: SeatKey


class MoveCallOver(Action, frozen=True):
    """The seconds after the warning are over, and no move was made."""

    player: SeatKey


class WritingOver(Action, frozen=True):
    """The minutes to write are over: the player is warned."""

    player: SeatKey


class WritingCallOver(Action, frozen=True):
    """The seconds after the warning are over, and nothing was handed in."""

    player: SeatKey


class NeutralOver(Action, frozen=True):
    """The minute to declare neutral, or to disagree, is over."""

    player: SeatKey


class CheckingOver(Action, frozen=True):
    """The minutes to check are over: the player is warned."""

    player: SeatKey


class CheckingCallOver(Action, frozen=True):
    """The seconds after the warning are over: what was not objected to stands."""

    player: SeatKey


class VoteOver(Action, frozen=True):
    """The time to vote on a solution is over."""

    of: SeatKey


class ReadyOver(Action, frozen=True):
    """The pause between two shakes is over."""


class WarningDue(Action, frozen=True):
    """The round is nearly over: no further shake is begun."""


class RoundOver(Action, frozen=True):
    """The minutes to finish the last shake are over."""


PlayerAct = (
    Roll
    | Designate
    | PlayLetter
    | Demand
    | Pass
    | CallIllegal
    | Challenge
    | Neutral
    | GiveUp
    | Agree
    | Disagree
    | Present
    | Accept
    | Object
    | Vote
    | Ready
)


class ActFor(Action, frozen=True):
    """Type what a player said or did."""

    player: SeatKey
    act: PlayerAct

    def seen_by(self, seat: Seat) -> Action:
        return ActFor(self.player, self.act.seen_by(seat))  # type: ignore[arg-type]


PLAYER_ACTIONS = (
    RollForFirst,
    Roll,
    Designate,
    PlayLetter,
    Demand,
    Pass,
    CallIllegal,
    Challenge,
    Neutral,
    GiveUp,
    Agree,
    Disagree,
    Present,
    Accept,
    Object,
    Vote,
    Ready,
)
CLOCK_ACTIONS = (
    FirstRollOver,
    MoveOver,
    MoveCallOver,
    WritingOver,
    WritingCallOver,
    NeutralOver,
    CheckingOver,
    CheckingCallOver,
    VoteOver,
    ReadyOver,
    WarningDue,
    RoundOver,
)
ACTIONS = (
    *PLAYER_ACTIONS,
    RuleOn,
    PutToVote,
    RuleProcedure,
    Initial,
    Warn,
    Panel,
    MarkAbsent,
    MarkPresent,
    NameFirst,
    SetOut,
    ActFor,
    *CLOCK_ACTIONS,
)
