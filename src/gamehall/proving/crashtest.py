"""`gamehall crashtest`: kill the server under load, again and again, and count what it forgot."""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from gamehall.machine.speech import Unusable, console, errors
from gamehall.proving.aftermath import Outage, Verdict, examine
from gamehall.proving.any_game import any_game
from gamehall.proving.load import Chooser, seat_everybody
from gamehall.proving.server import Server
from gamehall.proving.visitor import Refused
from gamehall.proving.witness import Witness

_PATIENCE = 60.0
_OPTIONS: dict[str, object] = {}


Lives = tuple[float, float]
"""The shortest and the longest life of a server, in seconds."""


def crash_test(kills: int, seed: int, tables: int, lives: Lives, data: Path | None) -> int:
    """Run the test and say plainly what came of it; 1 when something was lost, doubled or mistimed."""
    began = time.monotonic()
    with own_folder(data) as folder:
        verdict = _run(kills, seed, tables, lives, folder)
    out = console()
    out.print(
        f"{kills} kills in {time.monotonic() - began:.0f} s: {verdict.acknowledged} acts acknowledged, "
        f"{verdict.resent} sent again after a kill, {verdict.again} of those had been written before it; "
        f"{verdict.entries} entries at {verdict.tables} tables."
    )
    if tell_problems(verdict.problems):
        return 1
    if not verdict.proves:
        out.print(
            f"[red]✗[/] This proves nothing: only {verdict.loaded} of {kills} kills fell while people were "
            f"playing, and {verdict.paused} running clocks were stopped by one."
        )
        return 1
    out.print(
        f"[green]✓[/] No acknowledged act was lost or doubled, every hash chain holds, and each of the "
        f"{verdict.paused} running clocks that a kill stopped stood still until the hall was back."
    )
    return 0


def tell_problems(problems: list[str]) -> bool:
    out = console()
    for sentence in problems[:20]:
        out.print(Text.assemble(("✗ ", "red"), sentence), soft_wrap=True)
    if len(problems) > 20:
        out.print(f"[red]✗[/] and {len(problems) - 20} more.")
    if problems:
        out.print("[red]The hall did not keep its promise.[/]")
    return bool(problems)


@contextmanager
def own_folder(data: Path | None) -> Iterator[Path]:
    """A folder that holds no hall yet; a temporary one if none is named."""
    if data is None:
        with tempfile.TemporaryDirectory(prefix="gamehall-crash-") as folder:
            yield Path(folder)
        return
    data.mkdir(parents=True, exist_ok=True)
    if (data / "hall.sqlite").exists():
        raise Unusable(f"{data} holds a hall already; a crash test needs a folder of its own.")
    yield data


@contextmanager
def counted(kills: int) -> Iterator[Callable[[], None]]:
    """A bar that grows with every kill."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors(), transient=True) as progress:
        task = progress.add_task("kills", total=kills)
        yield lambda: progress.advance(task)


def _run(kills: int, seed: int, tables: int, lives: Lives, folder: Path) -> Verdict:
    server = Server(folder, prepared=True)
    try:
        with counted(kills) as advance:
            test = _kill_and_kill(server, kills, random.Random(seed), tables, lives, advance)
            witnesses, outages = asyncio.run(test)
        server.stop()
        return examine(folder, witnesses, outages)
    finally:
        server.kill()


async def _kill_and_kill(
    server: Server,
    kills: int,
    rng: random.Random,
    tables: int,
    lives: Lives,
    advance: Callable[[], None],
) -> tuple[list[Witness], list[Outage]]:
    await asyncio.to_thread(server.start)
    witnesses: list[Witness] = []
    seats = [_play_on(server.port, witnesses, rng.randrange(2**32)) for _ in range(tables)]
    playing = [asyncio.create_task(seat) for seat in seats]
    outages: list[Outage] = []
    try:
        await _until_all_play(witnesses, tables, playing)
        acts = 0
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(*lives))
            raise_what_failed(playing)
            before, acts = acts, sum(witness.acts for witness in witnesses)
            outages.append(await kill_and_restart(server, acts - before))
            advance()
        await asyncio.sleep(0.5)
        await asyncio.gather(*(witness.come_to_rest() for witness in witnesses))
        raise_what_failed(playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return witnesses, outages


async def kill_and_restart(server: Server, acts: int) -> Outage:
    server.kill()
    killed = time.time()
    await asyncio.to_thread(server.start)
    began, ended = (round(1000 * moment) for moment in (killed, time.time()))
    return Outage(began, began, ended, acts)


async def _play_on(port: int, witnesses: list[Witness], seed: int) -> None:
    """One game after another; where the hall is down, wait until two people can sit down again."""
    rng = random.Random(seed)
    while True:
        try:
            (pair,) = await seat_everybody(port, 1, any_game().id, "tournament", _OPTIONS)
        except (OSError, Refused):
            await asyncio.sleep(0.05)
            continue
        chooser = Chooser(any_game().id, _OPTIONS, rng.randrange(2**32))
        witness = Witness(pair, chooser, rng.randrange(2**32))
        witnesses.append(witness)
        await witness.play()


async def _until_all_play(witnesses: list[Witness], tables: int, playing: list[asyncio.Task[None]]) -> None:
    """Before the first kill every table has a few acts behind it, and so a clock that runs."""
    for _ in range(int(_PATIENCE / 0.02)):
        raise_what_failed(playing)
        if sum(len(witness.acknowledged) >= 4 for witness in witnesses) >= tables:
            return
        await asyncio.sleep(0.02)
    raise Unusable(f"The tables were not in play after {_PATIENCE:.0f} s.")


def raise_what_failed(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done() and (error := task.exception()):
            raise error
