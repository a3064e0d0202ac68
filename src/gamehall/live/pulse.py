"""The hall's pulse: a file touched ten times a second, so that after a crash we know when it stopped.

A hall may die again before every table has been told of the first outage. So outages are kept in a second
file until all tables in play have been mended.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

BEAT = 0.1
ASLEEP_MS = 5_000
"""A laptop whose lid was closed, not a busy one."""


class Outage(NamedTuple):
    stopped: int
    """The last sign of life; an act may have been written a moment later."""
    reopened: int


class Pulse:
    def __init__(self, folder: Path, now: Callable[[], int]) -> None:
        self._beats, self._kept = folder / "alive", folder / "outages"
        self._now = now
        self.outages = (*_kept(self._kept), *(Outage(stop, now()) for stop in _last_alive(self._beats)))
        """The times the hall stood still, as far as some table may not know it yet."""
        if self.outages:
            _write_whole(self._kept, "".join(f"{o.stopped} {o.reopened}\n" for o in self.outages))
        self._beats.touch()
        self.beat()

    def beat(self) -> None:
        nanoseconds = self._now() * 1_000_000
        os.utime(self._beats, ns=(nanoseconds, nanoseconds))

    def mended(self) -> None:
        """Every table in play knows of every outage."""
        self._kept.unlink(missing_ok=True)

    async def go_on(self, slept: Callable[[Outage], Awaitable[None]]) -> None:
        """Beat; and when a beat comes far too late, the machine slept: that was an outage too."""
        while True:
            before = self._now()
            self.beat()
            await asyncio.sleep(BEAT)
            if (now := self._now()) - before > ASLEEP_MS:
                await slept(Outage(before, now))


def stood_still_since(outages: tuple[Outage, ...], last_entry: int) -> int | None:
    """When the hall stopped for a table: in the first outage that its last entry does not lie beyond."""
    return next((max(o.stopped, last_entry) for o in outages if o.reopened > last_entry), None)


def _kept(file: Path) -> tuple[Outage, ...]:
    try:
        lines = file.read_text("ascii").splitlines()
    except FileNotFoundError:
        return ()
    return tuple(Outage(*map(int, line.split())) for line in lines)


def _last_alive(file: Path) -> tuple[int, ...]:
    try:
        return (file.stat().st_mtime_ns // 1_000_000,)
    except FileNotFoundError:
        return ()


def _write_whole(file: Path, text: str) -> None:
    """All of it or nothing, whenever the hall may be killed."""
    new = file.with_suffix(".new")
    new.write_text(text, "ascii")
    new.replace(file)
