"""What happens in the five games."""

from gamehall.games.pentathlon.acts import Claim, Mark, Opinion
from gamehall.kernel.event import Event
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat


class TossCalled(Event, frozen=True):
    seat: Seat


class Tossed(Event, frozen=True):
    seat: Seat
    value: int


class TossTied(Event, frozen=True):
    pass


class CardPassed(Event, frozen=True):
    """`to` receives the flag card and begins a turn."""

    to: Seat


class RollCalled(Event, frozen=True):
    pass


class Rolled(Event, frozen=True):
    dice: tuple[int, ...]


class CaptureCalled(Event, frozen=True):
    pass


class WinDeclared(Event, frozen=True):
    seat: Seat
    line: tuple[int, ...]


class Counted(Event, frozen=True):
    """The Monitor counts and declares the result; where the sheet says so, `either` may challenge it."""

    outcome: Outcome
    either: bool = False


class WinStands(Event, frozen=True):
    """Nobody challenged the declared win; it is the result when the round is completed."""


class TurnForfeited(Event, frozen=True):
    seat: Seat


class TurnLost(Event, frozen=True):
    seat: Seat


class Undone(Event, frozen=True):
    """The game is restored to its state before the `last` turn, before this `turn` with what was captured
    in it, or before this `regular` turn, the capture standing."""

    what: str


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


TOSS = (TossCalled, Tossed, TossTied)
DICE = (RollCalled, Rolled)
EVENTS = (
    CardPassed,
    WinDeclared,
    Counted,
    TurnForfeited,
    TurnLost,
    Undone,
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
"""What may happen in every game; tosses, rolls and captures only in some."""
