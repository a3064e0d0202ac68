"""Whom the table waits for, what it will take from them, and how long it waits."""

from typing import Literal

from msgspec import Struct

from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat


class Dice(Struct, frozen=True, tag=True):
    """Asks the dealer for `count` dice of `sides` sides."""

    count: int
    sides: int = 6


class Draw(Struct, frozen=True, tag=True):
    """Asks the dealer for `count` things from `pool`, in the order drawn."""

    pool: tuple[str, ...]
    count: int


Chance = Dice | Draw

Role = Literal["turn", "bank", "window", "pause", "game"]
"""What kind of time it is: of one turn or answer, a player's for the whole game, a time to object in, seconds
in which nobody can do anything, the one clock of the whole table."""


class Limit(Struct, frozen=True):
    """A timer that runs while its prompt is open, and is scaled for the player `of`.

    Prompts that name the same timer share it: that is how a player's bank of time is kept.
    """

    timer: str
    ms: int
    then: Action
    """What the clock says when it is over."""
    of: Seat | None = None
    par: int | None = None
    """Where the dial reads zero, when that is before the limit: from there on it shows overtime."""
    shared: tuple[Seat, ...] = ()
    """A time of several players is scaled for the one of them who has the most."""
    secret: bool = False
    """Nobody is shown this timer: when it runs out is not for any seat to know."""
    last: Literal["inside", "outside"] = "inside"
    """The last moment of the time. "Within a minute", "over a minute", "less than 15 minutes left" keep it
    inside: the time is over one millisecond later. "Before the bell", "ten minutes over" put it outside."""
    calls: str = ""
    """What a person in the clock's chair does when it is over: `Warn {p1}: ten seconds`."""
    cites: str = ""
    """The paragraph a timekeeper is told who leaves this call out, or makes it too soon."""
    firm: bool = False
    """Not even a timekeeper may call it over before it is."""
    role: Role = "turn"
    what: str = ""
    """What it is for, in a few words after whose it is: `to sign`."""


class Prompt(Struct, frozen=True):
    """An open question to one seat. A new question has a new id; the same question keeps its id."""

    id: str
    seat: Seat
    kinds: tuple[str, ...]
    must: bool = True
    says: str = ""
    chance: Chance | None = None
    limit: Limit | None = None
    about: Seat | None = None
    """Whose play, solution or time it is about."""
    number: int | None = None
    """Which of several things it is about, counted as the game counts them."""


class Answer(Struct, frozen=True):
    """What a bot says: which prompt it answers, and with which action."""

    prompt: str
    action: object
    after: int = 0
    """Milliseconds it takes to say it, in games where that matters; what happens meanwhile comes first."""
