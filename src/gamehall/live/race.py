"""Near ties. Where players race, the way of a message through the line is credited to who sent it.

The hall measures the round trips itself. A claim counts from the moment it would have come without the line.
So it waits for claims that may be on the way with more credit, as long as the slowest line at the table
takes: in one room, a few milliseconds. Credits have a limit, and stand in the record.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Iterable
from itertools import count
from statistics import median

from msgspec import Struct

from gamehall.kernel.seat import Seat

_REMEMBERED = 5


class Lines:
    """How long a message takes to a seat and back; software has no way to go."""

    def __init__(self) -> None:
        self._trips: dict[Seat, deque[float]] = {}

    def note(self, seat: Seat, ms: float) -> None:
        self._trips.setdefault(seat, deque(maxlen=_REMEMBERED)).append(ms)

    def forget(self, seat: Seat) -> None:
        """Nobody is connected there any more: nobody waits for them."""
        self._trips.pop(seat, None)

    def credit(self, seat: Seat, most: int) -> int:
        """Milliseconds: what is usual for this seat, so that one slow answer earns nothing."""
        trips = self._trips.get(seat)
        return min(most, round(median(trips))) if trips else 0

    def slowest(self, seats: Iterable[Seat], most: int) -> int:
        return max((self.credit(seat, most) for seat in seats), default=0)


class _Claim(Struct, order=True):
    at: int
    number: int
    until: int
    go: asyncio.Future[None]


class Finish:
    """Claims on their way to the table, let through in the order they were made."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._claims: list[_Claim] = []
        self._number = count()
        self._next: asyncio.TimerHandle | None = None

    async def turn(self, at: int, until: int) -> None:
        """Wait until it is this claim's turn: no earlier claim can come after `until`."""
        if not self._claims and until <= self._now():
            return
        claim = _Claim(at, next(self._number), until, asyncio.get_running_loop().create_future())
        heapq.heappush(self._claims, claim)
        self._let_through()
        await claim.go

    def _let_through(self) -> None:
        """All whose time has come; and see to it that somebody looks again for the next."""
        if self._next:
            self._next.cancel()
            self._next = None
        while self._claims and self._claims[0].until <= self._now():
            claim = heapq.heappop(self._claims)
            if not claim.go.done():
                claim.go.set_result(None)
        if self._claims:
            wait = max(1, self._claims[0].until - self._now()) / 1000
            self._next = asyncio.get_running_loop().call_later(wait, self._let_through)
