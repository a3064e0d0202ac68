"""Tables that nobody came to are closed, and people who never sat down anywhere are forgotten."""

import asyncio
import logging
from collections.abc import Callable

from gamehall.store.store import Store

log = logging.getLogger("gamehall.live")

_HOUR = 3_600_000
TABLES_MS = 72 * _HOUR
"""A table made ready on a Friday still stands on Monday."""
PEOPLE_MS = 7 * 24 * _HOUR
_EVERY = 600


class Forgotten:
    """Knows which gathering tables are looked at by those who belong to them."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._looked: dict[str, int] = {}

    def looked_at(self, id: str) -> None:
        self._looked[id] = self._now()

    async def go_on(self) -> None:
        """The first look comes late enough for open pages to have asked again after a restart."""
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self.sweep()
            except Exception:
                log.exception("forgotten tables could not be closed")

    async def sweep(self) -> list[str]:
        """The tables that are closed now."""
        now, standing = self._now(), self._store.standing
        self._looked = {id: at for id, at in self._looked.items() if now - at <= TABLES_MS}
        closing = standing.close_forgotten(now - TABLES_MS, tuple(self._looked))
        closed = await asyncio.wrap_future(closing)
        await asyncio.wrap_future(standing.forget_people(now - PEOPLE_MS))
        return closed
