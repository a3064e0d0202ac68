"""Bots as ordinary occupants: each sees its own view, thinks in a thread, and submits like anyone."""

import asyncio
import logging
import random
from concurrent.futures import Executor
from contextlib import suppress
from typing import cast

from gamehall.bots.bot import call_bot, factories
from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.live.bus import Listener
from gamehall.live.table import LiveTable

log = logging.getLogger("gamehall.live")

TRIES = 20
"""How often a bot that is told no thinks again: one that errs on purpose is often told no when guided."""


def bots_of(game_id: str) -> tuple[str, ...]:
    """The kinds of bot a game has, by name, weakest first."""
    return tuple(factories(catalog.game(game_id)))


class BotChairs:
    """Wakes the bots of a table whenever something is asked of them."""

    def __init__(self, threads: Executor, pause: float) -> None:
        self._threads, self._pause = threads, pause
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._racing: dict[tuple[str, Seat], Listener] = {}

    def wake(self, live: LiveTable) -> None:
        for seat, chair in live.chairs.items():
            if (live.id, seat) in self._racing:
                self._racing[live.id, seat].hint()
            if chair.kind == "bot" and (live.id, seat) not in self._thinking and live.prompts(seat):
                task = asyncio.ensure_future(self._sit(live, seat, chair.bot))
                self._thinking[live.id, seat] = task

    def thinking_at(self, live: LiveTable) -> bool:
        return any(table == live.id for table, _ in self._thinking)

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    async def _sit(self, live: LiveTable, seat: Seat, name: str) -> None:
        """Think again after every change, until there is nothing to say."""
        woken = self._racing[live.id, seat] = Listener()
        try:
            loop, rng, thought_at, refused = asyncio.get_running_loop(), random.Random(), -1, 0
            bot = await loop.run_in_executor(self._threads, call_bot, live.game, name)
            while thought_at != live.table.seq or 0 < refused < TRIES:
                if not live.game.credit:
                    await asyncio.sleep(self._pause)
                began, thought_at, prompts, answer = loop.time(), live.table.seq, live.prompts(seat), None
                if prompts and not live.table.clock.paused:
                    state = live.sight(seat).state
                    answer = await loop.run_in_executor(self._threads, bot, state, seat, prompts, rng)
                if answer is None:
                    refused = 0  # nothing to say now; the next change wakes it again
                    continue
                if answer.after:
                    await _quiet(live, thought_at, woken, began + answer.after / 1000)
                    if live.table.seq != thought_at:
                        continue  # something happened meanwhile
                    if live.chairs[seat].bot != name:
                        return  # somebody else sits here now
                reply = await live.act(seat, cast(Action, answer.action), answer.prompt)
                refused = refused + 1 if reply.ruling.refused else 0
                if refused == TRIES:
                    log.error("table %s: bot %s was refused: %s", live.id, name, reply.ruling.says)
        except Exception:
            log.exception("table %s: bot %s gave up", live.id, name)
        finally:
            self._thinking.pop((live.id, seat), None)
            self._racing.pop((live.id, seat), None)


async def _quiet(live: LiveTable, seq: int, woken: Listener, until: float) -> None:
    """Wait until this time of the loop, or until something happens at the table."""
    loop = asyncio.get_running_loop()
    while live.table.seq == seq and (left := until - loop.time()) > 0:
        with suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), left)
