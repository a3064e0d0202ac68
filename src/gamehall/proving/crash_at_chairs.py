"""`gamehall crashtest --at chairs`: kills while people sit down, tables begin, games end and go on again."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from pathlib import Path

from msgspec import Struct

from gamehall.live.gathering import missing
from gamehall.machine.speech import console
from gamehall.proving.aftermath import Outage, examine
from gamehall.proving.any_game import any_game
from gamehall.proving.company import Company
from gamehall.proving.crashtest import (
    Lives,
    counted,
    kill_and_restart,
    own_folder,
    raise_what_failed,
    tell_problems,
)
from gamehall.proving.server import Server
from gamehall.store.store import Store

_PATIENCE = 90.0
_SOON = 5.0


class Seen(Struct):
    """What happened, and what people were about at the kills."""

    companies: list[Company]
    outages: list[Outage]
    at_kills: Counter[str]
    stuck: list[str]

    def count(self, what: str) -> int:
        return sum(getattr(c.witness, what) for c in self.companies if c.witness)


def crash_at_chairs(kills: int, seed: int, tables: int, lives: Lives, data: Path | None) -> int:
    """Run the test and say plainly what came of it; 1 when something was forgotten or a table left behind."""
    began = time.monotonic()
    with own_folder(data) as folder:
        server = Server(folder, prepared=True)
        try:
            with counted(kills) as advance:
                seen = asyncio.run(_run(server, kills, random.Random(seed), tables, lives, advance))
            server.stop()
            problems = [*seen.stuck, *_forgotten(folder, seen.companies)]
            ends = [company.witness for company in seen.companies if company.witness]
            verdict = examine(folder, list(ends), seen.outages)
        finally:
            server.kill()
    ended, reopened, sitting = seen.count("ended"), seen.count("reopened"), seen.at_kills["sitting down"]
    out = console()
    out.print(
        f"{kills} kills in {time.monotonic() - began:.0f} s: {sum(len(c.told) for c in seen.companies)} "
        f"chairs taken, {verdict.tables} tables begun, {ended} games ended and {reopened} taken up again; "
        f"{verdict.acknowledged} acts acknowledged, {verdict.again} of them had been written before a kill. "
        f"At the kills people sat down at {sitting} tables and played at {seen.at_kills['playing']}."
    )
    if tell_problems([*problems, *verdict.problems]):
        return 1
    if not (sitting and reopened and verdict.acknowledged):
        out.print(
            "[red]✗[/] This proves nothing: no kill fell while people sat down, or no game went on again."
        )
        return 1
    out.print(
        "[green]✓[/] Whoever was told to have a chair has it, every full table has begun, every game was "
        "played to its end, no acknowledged act was lost or doubled, and every record holds."
    )
    return 0


async def _run(
    server: Server, kills: int, rng: random.Random, tables: int, lives: Lives, advance: object
) -> Seen:
    assert callable(advance)
    await asyncio.to_thread(server.start)
    seen, over = Seen([], [], Counter(), []), asyncio.Event()
    coming = [
        asyncio.create_task(_one_after_another(server.port, seen.companies, rng.randrange(2**32), over))
        for _ in range(tables)
    ]
    try:
        for number in range(kills):
            await asyncio.sleep(rng.uniform(*lives))
            raise_what_failed(coming)
            if number % 2 == 0:
                await _somebody_sits_down(seen.companies)
            seen.at_kills.update(c.stage for c in seen.companies if c.stage != "gone")
            seen.outages.append(await kill_and_restart(server, 1))
            advance()
        over.set()
        _, left = await asyncio.wait(coming, timeout=_PATIENCE)
        raise_what_failed(coming)
        waiting = [c for c in seen.companies if c.stage != "gone"] if left else []
        seen.stuck = [f"table {c.table} is stuck: its people are {c.stage}. {c.refusal}" for c in waiting]
    finally:
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)
    return seen


async def _somebody_sits_down(companies: list[Company]) -> None:
    """That is soon done, so a kill at any moment seldom falls then: every other one waits for it."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_SOON):
            while not any(company.stage == "sitting down" for company in companies):
                await asyncio.sleep(0.001)


async def _one_after_another(port: int, companies: list[Company], seed: int, over: asyncio.Event) -> None:
    rng = random.Random(seed)
    while not over.is_set():
        company = Company(port, any_game().id, rng.randrange(2**32))
        companies.append(company)
        await company.stay()


def _forgotten(folder: Path, companies: list[Company]) -> list[str]:
    """Chairs that somebody was told to have and has not; tables that are full and have not begun."""
    store, problems = Store(folder), []
    try:
        for company in companies:
            names = {chair.seat: chair.name for chair in store.chairs(company.table)}
            problems += [
                f"table {company.table}: {name} was told to have the chair {seat}, and has it no more."
                for seat, name in company.told
                if names.get(seat) != name
            ]
        for row in store.tables("gathering", limit=100_000):
            if not missing(store.chairs(row.id)):
                problems.append(f"table {row.id} is full and has not begun.")
    finally:
        store.close()
    return problems
