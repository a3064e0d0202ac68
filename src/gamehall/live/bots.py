"""Bots as ordinary occupants: each sees its own view, thinks beside the hall, and submits like anyone."""

import asyncio
import logging
import random
from contextlib import suppress
from typing import Any, cast

from gamehall.bots.bot import call_bot, factories
from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import Seat, is_player
from gamehall.live.beside import Beside, Rank
from gamehall.live.bus import Listener
from gamehall.live.table import LiveTable
from gamehall.store.writer import NotWritten

log = logging.getLogger("gamehall.live")

AGAIN = 1.0
"""Seconds until a bot says again what could not be written."""
TRIES = 20
"""How often a bot that is told no thinks again: one that errs on purpose is often told no when guided."""

_LONGEST = 60.0
"""Seconds after which a bot's thought is given up."""


def bots_of(game_id: str) -> tuple[str, ...]:
    """The kinds of bot a game has, by name, weakest first."""
    return tuple(factories(catalog.game(game_id)))


class BotChairs:
    """Wakes the bots of a table whenever something is asked of them."""

    def __init__(self, beside: Beside, pause: float) -> None:
        self._beside, self._pause = beside, pause
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
            while thought_at != live.table.seq or 0 < refused < TRIES:
                if not live.game.credit:
                    await asyncio.sleep(self._pause)
                began, thought_at, prompts, answer = loop.time(), live.table.seq, live.prompts(seat), None
                if prompts and not live.table.clock.paused:
                    answer = await self._think(live, seat, name, prompts, rng.getrandbits(64))
                if answer is None:
                    refused = 0  # nothing to say now; the next change wakes it again
                    continue
                if answer.after:
                    await _quiet(live, thought_at, woken, began + answer.after / 1000)
                    if live.table.seq != thought_at:
                        continue  # something happened meanwhile
                    if live.chairs[seat].bot != name:
                        return  # somebody else sits here now
                try:
                    reply = await live.act(seat, cast(Action, answer.action), answer.prompt)
                except NotWritten as error:
                    log.warning("table %s: bot %s tries again, not written: %s", live.id, name, error)
                    await asyncio.sleep(AGAIN)
                    thought_at = -1
                    continue
                refused = refused + 1 if reply.ruling.refused else 0
                if refused == TRIES:
                    log.error("table %s: bot %s was refused: %s", live.id, name, reply.ruling.says)
        except Exception:
            log.exception("table %s: bot %s gave up", live.id, name)
        finally:
            self._thinking.pop((live.id, seat), None)
            self._racing.pop((live.id, seat), None)

    async def _think(
        self, live: LiveTable, seat: Seat, name: str, prompts: tuple[Prompt, ...], seed: int
    ) -> Answer | None:
        """By turns of whoever opened the tables; where nobody plays but bots, last of all."""
        game = live.game
        room = self._beside.sentences if game.ponders else self._beside.bots
        alone = all(chair.kind == "bot" for s, chair in live.chairs.items() if is_player(s))
        rank = Rank.BOTS_ALONE if alone else Rank.PERSON
        who = (f"tables of {live.row.setup.maker}",)
        state = live.sight(seat).state
        return await room.do(who, rank, _LONGEST, think, game.id, name, state, seat, prompts, seed)


def think(
    game_id: str, name: str, state: Any, seat: Seat, prompts: tuple[Prompt, ...], seed: int
) -> Answer | None:
    """What a bot answers: it follows from what its seat sees, and the seed."""
    return call_bot(catalog.game(game_id), name)(state, seat, prompts, random.Random(seed))


async def _quiet(live: LiveTable, seq: int, woken: Listener, until: float) -> None:
    """Wait until this time of the loop, or until something happens at the table."""
    loop = asyncio.get_running_loop()
    while live.table.seq == seq and (left := until - loop.time()) > 0:
        with suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), left)
