"""Two players at one table who remember everything the hall told them, through every crash."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.proving.load import Chooser
from gamehall.proving.visitor import Ruled, Trouble, Update, Visitor

_PAUSE = 0.004
_PATIENCE = 20.0


class Sent(Struct):
    """An act on its way: it is sent again, with the same command, until the hall has ruled on it."""

    command: str
    prompt: str
    action: Action
    at: float
    times: int = 0
    ruled: Ruled | None = None


class Acknowledged(Struct, frozen=True):
    seat: Seat
    command: str
    seq: int
    action: Action
    again: bool
    times: int


class Witness:
    def __init__(self, visitors: list[Visitor], chooser: Chooser, seed: int, pause: float = _PAUSE) -> None:
        self.visitors, self._chooser, self._pause = visitors, chooser, pause
        self._rng = random.Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.sent: set[str] = set()
        """Every command of this table as the record names it."""
        self.shown: dict[int, dict[str, Any]] = {}
        """Every entry that was ever on a screen, by number."""
        self.contradictions: list[str] = []
        self.refusals: list[str] = []
        self.troubles = 0
        """How often the hall could not say yes or no."""
        self.backs = 0
        """How often a line was up again."""
        self.on_answer: Callable[[float], None] = lambda seconds: None
        self._waiting: dict[Seat, Sent] = {}
        self._resting = False
        self._count = 0
        for visitor in visitors:
            visitor.on_update, visitor.on_ruled, visitor.on_back = self._updated, self._ruled, self._back
            visitor.on_trouble = self._trouble
        self._resend: set[Seat] = set()

    @property
    def table(self) -> str:
        return self.visitors[0].table

    @property
    def acts(self) -> int:
        """Acts acknowledged so far or on their way."""
        return len(self.acknowledged) + len(self._waiting)

    @property
    def finished(self) -> bool:
        """The game is over, both players know it, and nothing is on its way."""
        return not self._waiting and all(v.latest is not None and v.latest.finished for v in self.visitors)

    async def play(self) -> None:
        """Play until the game is finished."""
        staying = [asyncio.create_task(visitor.stay()) for visitor in self.visitors]
        try:
            while not self.finished:
                for visitor in self.visitors:
                    await self._act(visitor)
                await asyncio.sleep(self._pause * self._rng.random())
        finally:
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)

    async def come_to_rest(self) -> None:
        """Begin nothing new, and wait until everybody is back and everything sent has been ruled on."""
        self._resting = True
        for _ in range(int(_PATIENCE / 0.02)):
            if not self._waiting and (self.finished or all(v.here.is_set() for v in self.visitors)):
                return
            await asyncio.sleep(0.02)
        left = ", ".join(f"{seat}.{sent.command}" for seat, sent in self._waiting.items())
        if left:
            self.contradictions.append(f"table {self.table}: never answered: {left}.")

    async def _act(self, visitor: Visitor) -> None:
        sent = self._waiting.get(visitor.seat)
        if sent is None:
            newest = max(v.seq for v in self.visitors)
            chosen = None if self._resting or visitor.seq < newest else self._chooser.choose(visitor)
            if chosen is None or not visitor.here.is_set():
                return
            self._count += 1
            sent = self._waiting[visitor.seat] = Sent(f"act-{self._count}", *chosen, time.perf_counter())
            self.sent.add(f"{visitor.seat}.{sent.command}")
        elif visitor.seat not in self._resend:
            return
        self._resend.discard(visitor.seat)
        if await visitor.submit(sent.command, sent.prompt, sent.action):
            sent.times += 1
        else:
            self._resend.add(visitor.seat)

    def _back(self, visitor: Visitor) -> None:
        """The line is up again: whatever is not ruled on is sent again."""
        self.backs += 1
        if visitor.seat in self._waiting:
            self._resend.add(visitor.seat)

    def _trouble(self, visitor: Visitor, trouble: Trouble) -> None:
        """The act was not written, so it is sent again with the same command."""
        self.troubles += 1
        sent = self._waiting.get(visitor.seat)
        if sent is not None and sent.command == trouble.command:
            self._resend.add(visitor.seat)

    def waiting(self) -> list[float]:
        """How long each act that has no answer yet has been on its way, in seconds."""
        return [time.perf_counter() - sent.at for sent in self._waiting.values()]

    def _ruled(self, visitor: Visitor, ruled: Ruled) -> None:
        sent = self._waiting.get(visitor.seat)
        if sent is None or sent.command != ruled.command:
            return
        del self._waiting[visitor.seat]
        self.on_answer(time.perf_counter() - sent.at)
        if ruled.seq is None:
            self.refusals.append(ruled.says)
            return
        self.acknowledged.append(
            Acknowledged(visitor.seat, sent.command, ruled.seq, sent.action, ruled.again, sent.times)
        )

    def _updated(self, visitor: Visitor, update: Update) -> None:
        for raw in update.entries:
            entry = msgspec.json.decode(raw)
            seq, known = entry["seq"], {k: entry[k] for k in ("at", "seat", "prompt", "action", "events")}
            if self.shown.setdefault(seq, known) != known:
                self.contradictions.append(
                    f"table {self.table}: entry {seq} was shown twice, and not the same."
                )
