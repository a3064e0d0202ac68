"""What attackers need: where the hall is, an address of their own, and a process beside everybody else's."""

import asyncio
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct

from gamehall.machine.speech import Unusable

_PATIENCE = 60.0
_NICE = 5
"""Attackers make way for who measures: on two cores they share one."""


class Scene(Struct, frozen=True):
    """One attack's view of the hall."""

    port: int
    source: str
    """The address the attackers come from."""
    seed: int
    frames: int
    long: str
    """A table with a very long record."""
    finished: str
    """A game that is over and open to everybody."""


Counts = Counter[str]
Ready = Callable[[], None]
Attack = Callable[[Scene, Counts, Ready], Coroutine[Any, Any, None]]
"""Says when everything is prepared, and goes on until it is stopped, or has done what it came for."""


class Attackers:
    """An attack in a process of its own, so that its work is not measured as the hall's."""

    def __init__(self, attack: Attack, scene: Scene, cores: set[int]) -> None:
        context = multiprocessing.get_context("forkserver")
        self._ready, self._stop = context.Event(), context.Event()
        self._told, telling = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_attack, args=(attack, scene, cores, self._ready, self._stop, telling), daemon=True
        )

    async def begin(self) -> None:
        """Back when they stand before the gates."""
        await asyncio.to_thread(self._process.start)
        while not await asyncio.to_thread(self._ready.wait, 1):
            if not self._process.is_alive():
                raise Unusable(
                    f"The attackers gave up: {self._told.recv() if self._told.poll() else 'no word'}"
                )

    @property
    def done(self) -> bool:
        return self._told.poll()

    async def stop(self) -> Counts:
        """Call them off; what they counted."""
        self._stop.set()
        try:
            if not await asyncio.to_thread(self._told.poll, _PATIENCE):
                raise Unusable("The attackers did not stop.")
            told = self._told.recv()
        except EOFError:
            raise Unusable("The attackers ended without a word.") from None
        finally:
            self._process.join(1)
            self._process.kill()
        if isinstance(told, str):
            raise Unusable(f"The attackers gave up: {told}")
        return Counter(told)


def _attack(attack: Attack, scene: Scene, cores: set[int], ready: Any, stop: Any, telling: Any) -> None:
    os.sched_setaffinity(0, cores)
    os.nice(_NICE)
    counts: Counts = Counter()
    try:
        asyncio.run(_until_stopped(attack(scene, counts, ready.set), stop))
        telling.send(dict(counts))
    except Exception as error:
        telling.send(f"{type(error).__name__}: {error}")


async def _until_stopped(attack: Coroutine[Any, Any, None], stop: Any) -> None:
    attacking = asyncio.ensure_future(attack)
    while not stop.is_set() and not attacking.done():
        await asyncio.wait((attacking,), timeout=0.1)
    if not attacking.done():
        attacking.cancel()
        await asyncio.wait((attacking,), timeout=10)
    if not attacking.cancelled():
        attacking.result()
