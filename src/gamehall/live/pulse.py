"""The hall's pulse: a file touched ten times a second, so that after a crash we know when it stopped.

A hall may die again before every table has been told of the first outage. So outages are kept in a second
file until all tables in play have been mended. Both are kept in the hall's own time.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from gamehall.store.parts import ALIVE, OUTAGES
from gamehall.store.private import make_private

log = logging.getLogger("gamehall.live")

BEAT = 0.1
ASLEEP_MS = 5_000
"""A laptop whose lid was closed, not a busy one."""


class Outage(NamedTuple):
    stopped: int
    """The last sign of life; an act may have been written a moment later."""
    reopened: int


class Pulse:
    def __init__(self, folder: Path, now: Callable[[], int]) -> None:
        self._beats, self._kept = folder / ALIVE, folder / OUTAGES
        self._now, self._last = now, now()
        self.outages = (*_kept(self._kept), *(Outage(stop, self._last) for stop in _last_alive(self._beats)))
        """The times the hall stood still, as far as some table may not know it yet."""
        self._keep()
        make_private(self._beats)
        self._failing = False
        self.beat()

    def time(self) -> int:
        """Now. Where the last beat is far too long ago the machine slept, and whoever asks first notices."""
        now = self._now()
        if now - self._last > ASLEEP_MS:
            self.outages = (*self.outages, Outage(self._last, now))
            self._last = now
            self._keep()
        return now

    def beat(self) -> None:
        self._last = self._now()
        nanoseconds = self._last * 1_000_000
        try:
            if not self._beats.exists():
                make_private(self._beats)
            os.utime(self._beats, ns=(nanoseconds, nanoseconds))
            self._failing = False
        except OSError as error:  # after a crash a longer outage is believed than there was
            if not self._failing:
                log.warning("no sign of life can be written: %s", error)
            self._failing = True

    def forget(self, known: int) -> None:
        """Every table in play knows what happened until then."""
        self.outages = tuple(outage for outage in self.outages if outage.reopened > known)
        self._keep()

    async def go_on(self, slept: Callable[[], None]) -> None:
        """Beat; and when a beat comes far too late, the hall stood still: that was an outage too."""
        while True:
            known = self.outages
            self.beat()
            await asyncio.sleep(BEAT)
            self.time()
            if self.outages != known:
                slept()

    def _keep(self) -> None:
        try:
            if self.outages:
                _write_whole(self._kept, "".join(f"{o.stopped} {o.reopened}\n" for o in self.outages))
            else:
                self._kept.unlink(missing_ok=True)
        except OSError as error:  # the tables in play are told now; only a crash before that forgets it
            log.warning("an outage could not be written down: %s", error)


def unknown(outages: tuple[Outage, ...], last_entry: int) -> list[Outage]:
    """The outages that a table's last entry does not lie beyond, as that table saw them."""
    return [Outage(max(o.stopped, last_entry), o.reopened) for o in outages if o.reopened > last_entry]


def last_sign(folder: Path) -> int:
    """The latest time that a hall on this folder is known to have been open."""
    outages = _kept(folder / OUTAGES)
    return max((*(o.reopened for o in outages), *_last_alive(folder / ALIVE)), default=0)


def _kept(file: Path) -> tuple[Outage, ...]:
    try:
        lines = file.read_text("ascii").splitlines()
        return tuple(Outage(*map(int, line.split())) for line in lines)
    except FileNotFoundError:
        return ()
    except (ValueError, TypeError, OSError):
        aside = file.with_suffix(".unreadable")
        file.replace(aside)
        log.warning(
            "%s could not be read and was put aside as %s. Clocks that stood still in an earlier outage "
            "may have run on in it.",
            *(file, aside.name),
        )
        return ()


def _last_alive(file: Path) -> tuple[int, ...]:
    try:
        return (file.stat().st_mtime_ns // 1_000_000,)
    except FileNotFoundError:
        return ()


def _write_whole(file: Path, text: str) -> None:
    """All of it or nothing, whenever the hall may be killed."""
    new = file.with_suffix(".new")
    make_private(new)
    new.write_text(text, "ascii")
    new.replace(file)
