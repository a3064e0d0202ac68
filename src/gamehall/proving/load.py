"""Load for a server: many tables, two sockets each, moves at a steady rate, and how long each took."""

import asyncio
import gc
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat, player
from gamehall.proving.any_game import any_game
from gamehall.proving.visitor import Ruled, Update, Visitor, say_name, sit_down

_AT_ONCE = 16
_SEATS = (player(1), player(2))


class Chooser:
    """Picks any legal answer from what a socket shows, as a person at the page could."""

    def __init__(self, game_id: str, options: dict[str, Any], seed: int = 1) -> None:
        self._game = catalog.game(game_id)
        opening = self._game.opening(msgspec.convert(options, self._game.options), _SEATS)
        self._state = msgspec.json.Decoder(type(opening))
        self._rng = random.Random(seed)

    def choose(self, visitor: Visitor) -> tuple[str, Action] | None:
        """A prompt this seat must answer, and an answer to it."""
        asked = visitor.asked()
        if not asked or visitor.latest is None or self._game.legal is None:
            return None
        state = self._state.decode(visitor.latest.state)
        for prompt in asked:
            actions = [a for a in self._game.legal(state, prompt) if type(a).__name__ != "AskOpinion"]
            if actions:
                return prompt.id, self._rng.choice(actions)
        return None


class Move(Struct):
    """One move on its way: when it was due, when it was acknowledged, when the opponent saw it."""

    visitor: Visitor
    command: str
    due: float
    seq: int | None = None
    done: bool = False


class Figures(Struct):
    """Milliseconds of every move, and how many there were."""

    acknowledged: list[float] = []
    seen: list[float] = []
    refused: int = 0
    late: int = 0
    """Moves that could not be sent when they were due, because the table still waited."""


class LoadedTable:
    def __init__(self, visitors: list[Visitor], chooser: Chooser, figures: Figures) -> None:
        self.visitors, self._chooser, self._figures = visitors, chooser, figures
        self._move: Move | None = None
        self._shown: dict[Seat, list[tuple[int, float]]] = {seat: [] for seat in _SEATS}
        self._count = 0
        self.measuring = False
        for visitor in visitors:
            visitor.on_update, visitor.on_ruled = self._updated, self._ruled

    @property
    def finished(self) -> bool:
        return any(v.latest is not None and v.latest.finished for v in self.visitors)

    async def move(self, due: float) -> None:
        """Make the next move at this table, if the one before it has been answered."""
        waited = False
        while self._move is not None and not self._move.done:
            waited = True
            await asyncio.sleep(0.001)
        newest = max(self.visitors, key=lambda v: v.seq).seq
        for visitor in self.visitors:
            if visitor.seq == newest and (chosen := self._chooser.choose(visitor)):
                prompt, action = chosen
                break
        else:
            return
        self._count += 1
        self._figures.late += waited and self.measuring
        sent = due if waited else time.perf_counter()
        self._move = Move(visitor, f"{self._count}", sent)
        for shown in self._shown.values():
            shown.clear()
        if not await visitor.submit(self._move.command, prompt, action):
            self._move = None

    def _ruled(self, visitor: Visitor, ruled: Ruled) -> None:
        move = self._move
        if move is None or ruled.command != move.command:
            return
        now = time.perf_counter()
        move.done = True
        if ruled.seq is None:
            self._figures.refused += 1
            return
        move.seq = ruled.seq
        if self.measuring:
            self._figures.acknowledged.append(1000 * (now - move.due))
        self._note_seen()

    def _updated(self, visitor: Visitor, update: Update) -> None:
        if self._move is not None and visitor is not self._move.visitor:
            self._shown[visitor.seat].append((update.seq, time.perf_counter()))
            self._note_seen()

    def _note_seen(self) -> None:
        """Once the entry is known, the first update of the opponent that holds it counts."""
        move = self._move
        if move is None or move.seq is None or not self.measuring:
            return
        for visitor in self.visitors:
            if visitor is not move.visitor:
                for seq, when in self._shown[visitor.seat]:
                    if seq >= move.seq:
                        self._figures.seen.append(1000 * (when - move.due))
                        self._move = None
                        return


async def seat_everybody(
    port: int, tables: int, game: str, manner: str, options: dict[str, Any]
) -> list[list[Visitor]]:
    """People by the hundred say their names, sit down and open their sockets."""
    gate = asyncio.Semaphore(_AT_ONCE)

    async def pair(number: int) -> list[Visitor]:
        async with gate:
            cookies = (await say_name(port, f"Ana {number}"), await say_name(port, f"Ben {number}"))
            table = await sit_down(port, cookies, game, manner, options)
            return [Visitor(port, table, seat, c) for seat, c in zip(_SEATS, cookies, strict=True)]

    return list(await asyncio.gather(*(pair(number) for number in range(tables))))


async def load(
    port: int,
    tables: int,
    rate: int,
    seconds: float,
    tell: Callable[[str, float], None] = lambda what, part: None,
    warm_up: float = 3.0,
) -> tuple[Figures, float]:
    """Moves at a steady rate over all tables; the figures after the warm-up, and how long they were taken."""
    tell("people sit down", 0)
    options: dict[str, Any] = {}
    game = any_game().id
    figures, chooser = Figures([], []), Chooser(game, options)
    seated = await seat_everybody(port, tables, game, "tournament", options)
    staying = [asyncio.create_task(v.stay()) for pair in seated for v in pair]
    await asyncio.gather(*(v.here.wait() for pair in seated for v in pair))
    gc.freeze()
    loaded = [LoadedTable(pair, chooser, figures) for pair in seated]
    moving: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    measured_from = began + warm_up
    try:
        for number in range(round(rate * (warm_up + seconds))):
            due = began + number / rate
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            if number % rate == 0:
                tell("people play", (due - began) / (warm_up + seconds))
            table = loaded[number % tables]
            table.measuring = due >= measured_from
            task = asyncio.create_task(table.move(due))
            moving.add(task)
            task.add_done_callback(moving.discard)
        if moving:
            await asyncio.wait(moving, timeout=5)
        ended = time.perf_counter()
        await asyncio.sleep(0.3)
        return figures, ended - measured_from
    finally:
        for task in (*staying, *moving):
            task.cancel()
        await asyncio.gather(*staying, *moving, return_exceptions=True)


def share(values: list[float], part: float) -> float:
    """The value below which this part of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
