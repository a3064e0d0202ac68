"""What takes long is done beside the hall, in rooms of their own, so that no table waits for it.

Python does one thing at a time in a process, so a thread would hold up the hall's own work. Each room is one
process, which is given what it needs and knows nothing else: for a bot, what the bot's seat sees.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from enum import IntEnum
from typing import Any, TypeVar

from gamehall.live.turns import Turns, Who
from gamehall.live.workers import InHere, Worker

T = TypeVar("T")

_AT_REST = 300.0
"""After so many seconds without work a room's process is ended: one that reads sentences is large."""


class Rank(IntEnum):
    """What comes first where several wait."""

    RULING = 0
    """A whole table waits for it."""
    PERSON = 1
    """Somebody waits for it: an answer to a page, or the move of a bot they play with."""
    BOTS_ALONE = 2


class Room:
    """One worker, the thread that speaks to it, and the turns before it."""

    def __init__(self, name: str, processes: bool) -> None:
        self.worker = Worker(name) if processes else InHere()
        self.turns = Turns()
        self._thread = ThreadPoolExecutor(1, f"beside-{name}")
        self._resting: asyncio.TimerHandle | None = None

    @property
    def awake(self) -> bool:
        """Whether its process has been started, and not ended since."""
        return self.worker.pid is not None

    async def do(self, who: Who, rank: Rank, limit: float, work: Callable[..., T], *args: Any) -> T:
        await self.turns.take(who, rank)
        loop = asyncio.get_running_loop()
        if self._resting:
            self._resting.cancel()
        try:
            doing: Future[T] = self._thread.submit(self.worker.do, limit, work, *args)
        except RuntimeError:
            self.turns.give()  # the hall is closing
            raise
        doing.add_done_callback(lambda _: _tell(loop, self._finished, loop))
        return await asyncio.wrap_future(doing)

    def close(self) -> None:
        if self._resting:
            self._resting.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
        self.worker.close()

    def _finished(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._resting:
            self._resting.cancel()
        self._resting = loop.call_later(_AT_REST, self.worker.end)
        self.turns.give()


def _tell(loop: asyncio.AbstractEventLoop, work: Callable[..., None], *args: Any) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(work, *args)


class Beside:
    """The rooms: one where sentences are read, one where the other bots think, one for answers to pages.

    Without `processes` all is done in threads of this one, for tests that look on.
    """

    def __init__(self, *, processes: bool = True) -> None:
        self.sentences = Room("sentences", processes)
        self.bots = Room("bots", processes)
        self.answers = Room("answers", processes)

    def close(self) -> None:
        for room in (self.sentences, self.bots, self.answers):
            room.close()
