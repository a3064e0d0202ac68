"""Honest people who play, watch and look at the lobby, and how long the hall lets each of them wait."""

import asyncio
import contextlib
import random
import time
from typing import Any

import msgspec
from msgspec import Struct

from gamehall.kernel.seat import GALLERY, player
from gamehall.machine.speech import Unusable
from gamehall.proving.any_game import any_game
from gamehall.proving.load import Chooser
from gamehall.proving.siege.lines import NotLetIn, frame, raw_socket, read_messages
from gamehall.proving.visitor import Refused, Visitor, exchange, say_name, sit_down
from gamehall.proving.witness import Witness

_OPTIONS: dict[str, Any] = {}
_PAUSE = 0.9
"""The longest a pair waits between two acts: then everybody acts about once a second."""
_LOBBY_EVERY = 0.2
_PING_EVERY = 0.1
_NOTABLE = 0.1
"""Seconds from which on an act without an answer counts among the times."""
_PATIENCE = 60.0

_write = msgspec.json.Encoder().encode


class Times(Struct):
    """Milliseconds: of acts until they were ruled on, of the lobby's page, of a spectator's pings."""

    acts: list[float] = []
    lobby: list[float] = []
    pings: list[float] = []
    broken: int = 0
    """Pages and lines of honest people that the hall refused or cut."""


class Honest:
    def __init__(self, port: int, tables: int, seed: int) -> None:
        self._port, self._tables, self._rng = port, tables, random.Random(seed)
        self.witnesses: list[Witness] = []
        self._times = Times([], [], [])
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Everybody sits down; back when every table is in play."""
        playing = [self._play_on(number) for number in range(self._tables)]
        self._tasks = [asyncio.create_task(task) for task in (*playing, self._look_in())]
        async with asyncio.timeout(_PATIENCE):
            while sum(len(witness.acknowledged) >= 2 for witness in self.witnesses) < self._tables:
                self.check()
                await asyncio.sleep(0.02)
        self._tasks.append(asyncio.create_task(self._watch(self.witnesses[0].table)))

    def check(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()
                raise Unusable("Somebody stopped playing.")

    def new_times(self) -> Times:
        """Begin to measure anew; what was measured until now, with what still waits."""
        times, self._times = self._times, Times([], [], [])
        waiting = [1000 * s for witness in self.witnesses for s in witness.waiting() if s > _NOTABLE]
        times.acts += waiting
        return times

    async def rest(self) -> None:
        """Everything on its way is answered; nobody begins anything new."""
        await asyncio.gather(*(w.come_to_rest() for w in self.witnesses if not w.finished))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play_on(self, number: int) -> None:
        """Two people, one game after another."""
        cookies = [await say_name(self._port, f"{name} {number}") for name in ("Ana", "Ben")]
        await asyncio.sleep(_PAUSE * self._rng.random())
        while True:
            try:
                table = await sit_down(self._port, cookies, any_game().id, "tournament", _OPTIONS)
            except (OSError, Refused):
                self._times.broken += 1
                await asyncio.sleep(0.5)
                continue
            pair = [Visitor(self._port, table, player(n), cookie) for n, cookie in enumerate(cookies, 1)]
            chooser = Chooser(any_game().id, _OPTIONS, self._rng.randrange(2**32))
            witness = Witness(pair, chooser, self._rng.randrange(2**32), _PAUSE)
            witness.on_answer = lambda seconds: self._times.acts.append(1000 * seconds)
            self.witnesses.append(witness)
            await witness.play()
            self._times.broken += witness.backs - len(pair)

    async def _look_in(self) -> None:
        while True:
            began = time.perf_counter()
            try:
                self._times.broken += (await exchange(self._port, "GET", "/")).status != 200
            except OSError:
                self._times.broken += 1
            took = time.perf_counter() - began
            self._times.lobby.append(1000 * took)
            await asyncio.sleep(max(0.01, _LOBBY_EVERY - took))

    async def _watch(self, table: str) -> None:
        """A spectator who asks for the time: what an answer takes that nothing is written for."""
        while True:
            with contextlib.suppress(OSError, EOFError, NotLetIn):
                async with raw_socket(self._port, table, "", "127.0.0.1") as (reader, writer):
                    writer.write(frame(_write({"type": "Join", "seat": GALLERY})))
                    messages = read_messages(reader, writer)
                    while True:
                        await asyncio.sleep(_PING_EVERY)
                        began = time.perf_counter()
                        writer.write(frame(_write({"type": "Ping"})))
                        async for message in messages:
                            if b'"Pong"' in message[:40]:
                                break
                        else:
                            break
                        self._times.pings.append(1000 * (time.perf_counter() - began))
            self._times.broken += 1
            await asyncio.sleep(0.1)
