"""`gamehall bench race`: how soon a completed word is on the other screens of its table."""

import asyncio
import random
import time
from collections.abc import Callable

from msgspec import Struct
from rich.progress import BarColumn, Progress, TextColumn

from gamehall.cli.games.letter_cards.racing import Racer, get_ready, seat_racers
from gamehall.games.letter_cards import acts
from gamehall.machine.speech import errors
from gamehall.proving.figures import Figure, show
from gamehall.proving.load import share
from gamehall.proving.quiet import Meanwhile, measured_hall
from gamehall.proving.server import Server

_GOAL_MS = 100
_AT_ONCE = 8
_WARM_UP = 3.0


class Timings(Struct):
    """Milliseconds from a word sent to its answer, and to every other screen of the table."""

    answered: list[float] = []
    seen: list[float] = []
    words: int = 0
    took: float = 0.0
    worked: float = 0.0


def bench_race(tables: int, players: int, seconds: int, json: bool) -> int:
    meanwhile = Meanwhile()
    with measured_hall() as (server, _):
        timings = _measure(server, tables, players, seconds)
        memory = server.memory()["most"]
    figures = [
        Figure("words laid", timings.words / timings.took, "words/s"),
        Figure("announced, laid and answered, p50", share(timings.answered, 0.5), "ms"),
        Figure("announced, laid and answered, p99", share(timings.answered, 0.99), "ms"),
        Figure("completed word on the other screens, p50", share(timings.seen, 0.5), "ms"),
        Figure(
            "completed word on the other screens, p99", share(timings.seen, 0.99), "ms", _GOAL_MS, most=True
        ),
        Figure("completed word on the other screens, slowest", max(timings.seen, default=0.0), "ms"),
        Figure("server, processor time a word", 1000 * timings.worked / max(1, timings.words), "ms"),
        Figure("server, memory at most", memory, "MB", 300, most=True),
    ]
    show(figures, f"{tables} tables of {players} players, {seconds} s, {len(timings.seen):,} screens", json)
    if not json:
        meanwhile.tell()
    return 0


def _measure(server: Server, tables: int, players: int, seconds: int) -> Timings:
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:3.0f} %"))
    with Progress(*columns, console=errors(), transient=True) as progress:
        task = progress.add_task(f"{tables} tables", total=1.0)
        return asyncio.run(
            _race(
                server,
                tables,
                players,
                seconds,
                lambda what, part: progress.update(task, description=what, completed=part),
            )
        )


async def _race(
    server: Server, tables: int, players: int, seconds: int, tell: Callable[[str, float], None]
) -> Timings:
    """Everybody sits down; then each table lays a word a second, not all at the same moment."""
    rng, gate = random.Random(1), asyncio.Semaphore(_AT_ONCE)

    async def sit(number: int) -> list[Racer]:
        async with gate:
            return await seat_racers(server.port, players, number, rng)

    tell("people sit down", 0)
    seated = await asyncio.gather(*(sit(number) for number in range(tables)))
    staying = [asyncio.create_task(racer.visitor.stay()) for racers in seated for racer in racers]
    playing: list[asyncio.Task[None]] = []
    try:
        await asyncio.gather(*(get_ready(racers) for racers in seated))
        timings, began = Timings([], []), time.perf_counter()
        playing += [
            asyncio.create_task(_play(racers, began, n / tables, timings)) for n, racers in enumerate(seated)
        ]
        await _watch(_WARM_UP, playing, lambda part: tell("the first words", part))
        timings.answered, timings.seen, timings.words = [], [], 0
        worked, measured = server.worked(), time.perf_counter()
        await _watch(seconds, playing, lambda part: tell("people race", part))
        timings.took, timings.worked = time.perf_counter() - measured, server.worked() - worked
        return timings
    finally:
        for task in (*staying, *playing):
            task.cancel()
        await asyncio.gather(*staying, *playing, return_exceptions=True)


async def _watch(seconds: float, playing: list[asyncio.Task[None]], tell: Callable[[float], None]) -> None:
    for step in range(10):
        tell(step / 10)
        await asyncio.sleep(seconds / 10)
        for task in playing:
            if task.done():
                task.result()


async def _play(racers: list[Racer], began: float, offset: float, timings: Timings) -> None:
    rng = random.Random(offset)
    for number in range(10**9):
        await asyncio.sleep(max(0, began + number + offset - time.perf_counter()))
        await _lay(rng.choice(racers), racers, timings)


async def _lay(racer: Racer, racers: list[Racer], timings: Timings) -> None:
    await racer.asked("Announce")
    announced = time.perf_counter()
    said = await racer.answer(await racer.say("Announce", acts.Announce(racer.word())))
    if said.seq is None:
        raise RuntimeError(said.says)
    await racer.asked("Complete")
    sent = time.perf_counter()
    laid = await racer.answer(await racer.say("Complete", acts.Complete()))
    if laid.seq is None:
        raise RuntimeError(laid.says)
    timings.answered.append(1000 * (time.perf_counter() - announced))
    for other in racers:
        if other is not racer:
            timings.seen.append(1000 * (await other.saw(laid.seq) - sent))
    timings.words += 1
