"""What people are told of a position: scores, whose turn it is, what may be challenged. Computed once, here.

The board, the plain page, the terminal and the hall screen show the same. Texts may name seats: `{p2}`.
"""

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.record import Manner
from gamehall.kernel.seat import Seat


class SeatFacts(Struct, frozen=True):
    """One player, whatever the game."""

    score: int = 0
    label: str = "score"
    """What the score is called in this game."""
    to_move: bool = False
    badges: tuple[str, ...] = ()
    """What they hold that others do not, such as the card of whose turn it is."""
    notes: tuple[str, ...] = ()
    """Short facts, each a few words: `25 chips left`."""
    marks: tuple[str, ...] = ()
    """Marks for challenges, in order."""


class Also(Struct, frozen=True):
    """Another thing to say of the same play, with its key: hold, accept."""

    type: str
    key: str


class NatureFacts(Struct, frozen=True):
    """What a challenge can be about; `now`: it is the time for it."""

    key: str
    says: str
    now: bool


class ChallengeFacts(Struct, frozen=True):
    open: bool
    """It is the time for it."""
    says: str
    """What may be challenged, or why nothing may."""
    cost: str
    """What a wrong challenge costs."""
    also: tuple[Also, ...] = ()
    natures: tuple[NatureFacts, ...] = ()
    """Where what is wrong has to be named: everything that can be, in the order to offer it."""
    alone: bool = False
    """The word may be said alone to stop the clock; what is wrong is named then."""
    called: bool = False
    """The clock has been stopped, and what is wrong is not yet named."""
    until: tuple[str, ...] = ()
    """What the clock says at its end, where that is no window of its own but the time of a turn."""
    bid: bool = False
    """It is a bid of the game itself: what it wins and loses is won and lost at any table."""
    free: bool = False
    """A wrong one costs nothing at this table; the hall says so."""


class Facts(Struct, frozen=True):
    """A position as one seat is told of it."""

    seats: dict[Seat, SeatFacts]
    ask: str = ""
    """One clear line: what may this seat do now? Empty: the prompts say it, or whom the table waits for."""
    challenge: ChallengeFacts | None = None
    low_is_good: bool = False
    """The lower score is the better one."""


FREE = "A wrong one costs nothing here."


def in_manner(facts: Facts, manner: Manner) -> Facts:
    """As the manner of the table has it: at a guided one a challenge may be tried (`hall-guided`)."""
    challenge = facts.challenge
    if manner != "guided" or challenge is None or challenge.bid:
        return facts
    return replace(facts, challenge=replace(challenge, cost=FREE, free=True, alone=False))


def in_words(told: SeatFacts) -> str:
    """What is told of one player, in a line."""
    marks = f"challenges: {', '.join(told.marks)}" if told.marks else ""
    score = f"{told.label} {told.score}" if told.label else ""
    return "; ".join(filter(None, (score, "to move" * told.to_move, *told.badges, *told.notes, marks)))
