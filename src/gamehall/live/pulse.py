"""The hall's pulse: a file touched ten times a second, so that after a crash we know when it stopped."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

BEAT = 0.1


class Pulse:
    def __init__(self, file: Path, now: Callable[[], int]) -> None:
        self._file = file
        self._now = now
        self.stopped_at = _milliseconds(file)
        """When an earlier hall on this folder was last alive; None where there was none."""
        file.touch()
        self.beat()

    def beat(self) -> None:
        nanoseconds = self._now() * 1_000_000
        os.utime(self._file, ns=(nanoseconds, nanoseconds))

    async def go_on(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(BEAT)


def _milliseconds(file: Path) -> int | None:
    try:
        return file.stat().st_mtime_ns // 1_000_000
    except FileNotFoundError:
        return None
