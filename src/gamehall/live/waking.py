"""Tables in play that rest: nobody looks at them and none of their limits is about to run out.

A table is read from its record when somebody asks for it, or shortly before its next limit runs out. So a
hall that starts again with a thousand tables in play answers at once, and every limit rings at its moment.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from heapq import heapify, heappop

from gamehall.kernel.table import Table
from gamehall.live.pulse import Outage, unknown
from gamehall.store.rows import NEVER, AtRest

log = logging.getLogger("gamehall.live")

EARLY_MS = 3_000
"""So long before its limit runs out a table is read."""

AT_ONCE = 4
"""So many tables are read side by side: one that takes long to think holds nobody up."""


def due(table: Table) -> int:
    """When a table in play must be awake even if nobody asks for it; also where a person calls time."""
    dial = table.next_dial()
    return dial[0] if dial else table.closes_at or NEVER


def wakes_at(rest: AtRest, outages: tuple[Outage, ...]) -> int:
    """When this table must be awake: in no outage that it does not know of did its limit run. 0: now."""
    if rest.due is None or rest.bots:
        return 0
    moment = rest.due
    for outage in unknown(outages, rest.last):
        if moment <= outage.stopped:
            return 0
        moment += outage.reopened - outage.stopped if moment < NEVER else 0
    return moment


def oldest(resting: Iterable[AtRest]) -> int:
    """What happened before this is known everywhere: no table where a limit runs was silent for longer."""
    return min((rest.last for rest in resting if rest.due != NEVER), default=NEVER)


class Waking:
    """Wakes the tables that rest, each in time."""

    def __init__(self, now: Callable[[], int], wake: Callable[[str], Awaitable[object]]) -> None:
        self._now, self._wake = now, wake
        self._planned: list[tuple[int, str]] = []
        self._new, self._places = asyncio.Event(), asyncio.Semaphore(AT_ONCE)
        self._going_on: set[asyncio.Task[None]] = set()
        self.all_seen_to = asyncio.Event()
        """Every table in play is awake, or will be in time."""

    def plan(self, resting: Iterable[AtRest], outages: tuple[Outage, ...]) -> None:
        """These tables rest, and no others."""
        moments = ((wakes_at(rest, outages), rest.id) for rest in resting)
        self._planned = [(moment, id) for moment, id in moments if moment < NEVER]
        heapify(self._planned)
        self._new.set()

    async def go_on(self) -> None:
        while True:
            self._new.clear()
            while self._planned and self._planned[0][0] - EARLY_MS <= self._now():
                await self._places.acquire()
                task = asyncio.ensure_future(self._read(heappop(self._planned)[1]))
                self._going_on.add(task)
                task.add_done_callback(self._going_on.discard)
            if not self.all_seen_to.is_set():
                await asyncio.gather(*self._going_on)
                self.all_seen_to.set()
            wait = (self._planned[0][0] - EARLY_MS - self._now()) / 1000 if self._planned else None
            try:
                await asyncio.wait_for(self._new.wait(), wait)
            except TimeoutError:
                continue

    async def _read(self, id: str) -> None:
        try:
            await self._wake(id)
        except Exception:
            log.exception("table %s could not be loaded", id)
        finally:
            self._places.release()
