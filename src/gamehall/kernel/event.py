"""What happened. Events alone change the state, and each knows who may see what of it."""

from msgspec import Struct

from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat

HIDDEN = "?"
"""Stands for a thing that is there but may not be seen from this seat."""


class Event(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The root of every event; a game's own events are its tagged leaves."""

    def seen_by(self, seat: Seat) -> "Event":
        """What `seat` may see of this event; all of it unless the event says otherwise."""
        return self


class Ended(Event, frozen=True):
    """The table itself ended the game: a resignation, a forfeit. Every game's `apply` takes it."""

    outcome: Outcome


class Rewound(Event, frozen=True):
    """The position is again what it was before entry `to`; the entries between stay in the record."""

    to: int


class Paused(Event, frozen=True):
    reason: str


class Resumed(Event, frozen=True):
    pass


class TimerStarted(Event, frozen=True):
    """A timer goes on, or was turned and begins again."""

    timer: str
    turned: bool = False


class TimerStopped(Event, frozen=True):
    timer: str


class Revealed(Event, frozen=True):
    seed: str


class Resealed(Event, frozen=True):
    """The game was taken up again after its seed had been shown; from here on another one deals."""

    sealed: str


class ResultAccepted(Event, frozen=True):
    seat: Seat


class Closed(Event, frozen=True):
    """The table is closed for good: what was hidden is open to everybody, and the result stands."""


class Reopened(Event, frozen=True):
    """A table that was closed for good is not; `open` is what everybody could have read of it meanwhile."""

    reason: str
    open: tuple[str, ...]


class Noted(Event, frozen=True):
    """An official's words that change nothing by themselves."""

    words: str


TABLE_EVENTS = (
    Rewound,
    Paused,
    Resumed,
    TimerStarted,
    TimerStopped,
    Revealed,
    Resealed,
    ResultAccepted,
    Closed,
    Reopened,
    Noted,
)
"""Events the table folds by itself; a game's `apply` never sees them."""
COMMON_EVENTS = (Ended, *TABLE_EVENTS)
