"""Near ties. Where players race, the way of a message through the line is credited to who sent it.

The hall measures the round trips by its own watch; a page that holds its answers back can make its line look
longer, so credits have a limit. A claim counts from the moment it would have come without the line.
So it waits for claims that may be on the way with more credit, as long as the slowest line at the table
takes: in one room, a few milliseconds. Credits stand in the record.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Iterable
from itertools import count
from statistics import median

from msgspec import Struct

from gamehall.kernel.seat import Seat

_REMEMBERED = 5
_FEWEST = 3
"""Trips that must have been measured before a line is credited."""


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
        return min(most, round(median(trips))) if trips and len(trips) >= _FEWEST else 0

    def slowest(self, seats: Iterable[Seat], most: int) -> int:
        return max((self.credit(seat, most) for seat in seats), default=0)


class _Claim(Struct, order=True):
    at: int
    number: int
    until: float
    go: asyncio.Future[None]


class Finish:
    """Claims on their way to the table, let through in the order they were made."""

    def __init__(self) -> None:
        self._claims: list[_Claim] = []
        self._number = count()
        self._next: asyncio.TimerHandle | None = None

    async def turn(self, at: int, wait: int) -> None:
        """Wait until it is the turn of a claim made at this time: no earlier one can come after `wait` ms."""
        if not self._claims and wait <= 0:
            return
        loop = asyncio.get_running_loop()
        claim = _Claim(at, next(self._number), loop.time() + wait / 1000, loop.create_future())
        heapq.heappush(self._claims, claim)
        self._let_through()
        await claim.go

    def _let_through(self) -> None:
        """All whose time has come; and see to it that somebody looks again for the next."""
        loop = asyncio.get_running_loop()
        if self._next:
            self._next.cancel()
            self._next = None
        while self._claims and self._claims[0].until <= loop.time():
            claim = heapq.heappop(self._claims)
            if not claim.go.done():
                claim.go.set_result(None)
        if self._claims:
            self._next = loop.call_at(self._claims[0].until, self._let_through)
