"""How much an event takes: of acts in a row, of acts in all, and how many events a hall has."""

from collections.abc import Callable

from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from gamehall.tournaments.event.acts import Amend, Finish, Void
from gamehall.tournaments.event.seats import ENTRANT

CITES = ("hall-length",)

MOST_EVENTS = 200
"""That are not over."""

MOST_ENTRIES = 100_000
"""Two thousand entrants who hand in and confirm every slip of fifteen rounds make half of it."""

_MOST_KEPT = 10_000


def full(record: Table, action: Action) -> Ruling | None:
    """A record that is full takes only what brings the event to its end."""
    if record.seq < MOST_ENTRIES or isinstance(action, Amend | Void | Finish):
        return None
    return refused("hall-length", f"The record of this event is full: it has {MOST_ENTRIES} entries.")


class Pace:
    """How fast somebody speaks. An assistant who was offline for a while says much at once."""

    _OFFICIAL = (400.0, 200.0)
    """So many at once, and one more after so many milliseconds."""
    _ENTRANT = (12.0, 4_000.0)

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._left: dict[tuple[str, Seat, str], tuple[float, int]] = {}

    def too_fast(self, event: str, seat: Seat, who: str) -> Ruling | None:
        most, every = self._ENTRANT if seat == ENTRANT else self._OFFICIAL
        now = self._now()
        had, at = self._left.pop((event, seat, who), (most, now))
        left = min(most, had + max(0, now - at) / every)
        self._left[event, seat, who] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > _MOST_KEPT:
            del self._left[next(iter(self._left))]
        if left >= 1:
            return None
        return refused("hall-length", "So much was said in a short time that the hall waits. Wait a moment.")
