"""`gamehall crashtest`: kill the server under load, again and again, and count what it forgot."""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from gamehall.cli.aftermath import Outage, Verdict, examine
from gamehall.cli.load import Chooser, seat_everybody
from gamehall.cli.server import Server
from gamehall.cli.speech import Unusable, console, errors
from gamehall.cli.visitor import Refused
from gamehall.cli.witness import Witness

_GAME = "contig60"
_PATIENCE = 60.0
_OPTIONS: dict[str, object] = {}


def crash_test(kills: int, seed: int, tables: int, lives: tuple[float, float], data: Path | None) -> int:
    """Run the test and say plainly what came of it; 1 when something was lost, doubled or mistimed."""
    began = time.monotonic()
    if data is None:
        with tempfile.TemporaryDirectory(prefix="gamehall-crash-") as folder:
            verdict = _run(kills, seed, tables, lives, Path(folder))
    else:
        data.mkdir(parents=True, exist_ok=True)
        if (data / "hall.sqlite").exists():
            raise Unusable(f"{data} holds a hall already; a crash test needs a folder of its own.")
        verdict = _run(kills, seed, tables, lives, data)
    out = console()
    out.print(
        f"{kills} kills in {time.monotonic() - began:.0f} s: {verdict.acknowledged} acts acknowledged, "
        f"{verdict.resent} sent again after a kill, {verdict.again} of those had been written before it; "
        f"{verdict.entries} entries at {verdict.tables} tables."
    )
    for sentence in verdict.problems[:20]:
        out.print(Text.assemble(("✗ ", "red"), sentence), soft_wrap=True)
    if len(verdict.problems) > 20:
        out.print(f"[red]✗[/] and {len(verdict.problems) - 20} more.")
    if verdict.problems:
        out.print("[red]The hall did not keep its promise.[/]")
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


def _run(kills: int, seed: int, tables: int, lives: tuple[float, float], folder: Path) -> Verdict:
    server = Server(folder, prepared=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=errors(), transient=True) as progress:
            task = progress.add_task("kills", total=kills)
            witnesses, outages = asyncio.run(
                _kill_and_kill(
                    server, kills, random.Random(seed), tables, lives, lambda: progress.advance(task)
                )
            )
        server.stop()
        return examine(folder, witnesses, outages)
    finally:
        server.kill()


async def _kill_and_kill(
    server: Server,
    kills: int,
    rng: random.Random,
    tables: int,
    lives: tuple[float, float],
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
            _raise_what_failed(playing)
            server.kill()
            killed, before, acts = time.time(), acts, sum(witness.acts for witness in witnesses)
            restarted = time.time()
            await asyncio.to_thread(server.start)
            began, started, ended = (round(1000 * t) for t in (killed, restarted, time.time()))
            outages.append(Outage(began, started, ended, acts - before))
            advance()
        await asyncio.sleep(0.5)
        await asyncio.gather(*(witness.come_to_rest() for witness in witnesses))
        _raise_what_failed(playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return witnesses, outages


async def _play_on(port: int, witnesses: list[Witness], seed: int) -> None:
    """One game after another; where the hall is down, wait until two people can sit down again."""
    rng = random.Random(seed)
    while True:
        try:
            (pair,) = await seat_everybody(port, 1, _GAME, "tournament", _OPTIONS)
        except (OSError, Refused):
            await asyncio.sleep(0.05)
            continue
        chooser = Chooser(_GAME, _OPTIONS, rng.randrange(2**32))
        witness = Witness(pair, chooser, rng.randrange(2**32))
        witnesses.append(witness)
        await witness.play()


async def _until_all_play(witnesses: list[Witness], tables: int, playing: list[asyncio.Task[None]]) -> None:
    """Before the first kill every table has a few acts behind it, and so a clock that runs."""
    for _ in range(int(_PATIENCE / 0.02)):
        _raise_what_failed(playing)
        if sum(len(witness.acknowledged) >= 4 for witness in witnesses) >= tables:
            return
        await asyncio.sleep(0.02)
    raise Unusable(f"The tables were not in play after {_PATIENCE:.0f} s.")


def _raise_what_failed(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done() and (error := task.exception()):
            raise error
