"""The siege as a whole: one hall for all attacks by visitors, and one each for the disk and the clock."""

import asyncio
import gc
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from gamehall.machine.speech import Unusable, console, errors
from gamehall.proving.aftermath import examine
from gamehall.proving.any_game import any_game
from gamehall.proving.filling import fill, fill_finished
from gamehall.proving.quiet import Meanwhile
from gamehall.proving.server import Server
from gamehall.proving.siege import floods, frames, gates
from gamehall.proving.siege.clocks import clock_jumps
from gamehall.proving.siege.disk import full_disk
from gamehall.proving.siege.measuring import Kind, Tell, honest_people, suffer
from gamehall.proving.siege.results import Result, as_json, show
from gamehall.proving.siege.scene import Scene

_TABLES = 8
_LONG = 11_000
_HERE = "127.0.0.1"

KINDS = {
    "flood": Kind(floods.flood, "One person on twelve sockets speaks as fast as it goes."),
    "joins": Kind(floods.joins, f"One onlooker asks for a record of {_LONG:,} entries 18 times a second."),
    "deaf": Kind(floods.deaf, "Sockets ask for the largest answers and never take one."),
    "openers": Kind(gates.openers, "One person opens tables, calls bots, guesses codes and passwords."),
    "heavy": Kind(gates.heavy, "Thirty ask for looks back at one game, thirty for sentences to be read."),
    "half-open": Kind(gates.half_open, "Connections by the hundred never finish what they ask."),
    "frames": Kind(frames.frames, "Mutated messages at tables of all games.", one_visitor=False),
}
ALONE = {"disk": full_disk, "clock": clock_jumps}
NAMES = (*KINDS, *ALONE)


def besiege(
    seconds: float, only: Sequence[str], frames: int, seed: int, same_address: bool, json: bool
) -> int:
    """Attack, and say what came of it; 1 when something must not be, or others had to wait."""
    for name in only:
        if name not in NAMES:
            raise Unusable(f"There is no attack {name!r}. There are {', '.join(NAMES)}.")
    chosen = [name for name in NAMES if not only or name in only]
    cores, meanwhile = sorted(os.sched_getaffinity(0)), Meanwhile()
    others = set(cores[1:]) or set(cores)
    os.sched_setaffinity(0, others)
    try:
        with errors().status("the hall is made ready") as status:
            results = asyncio.run(
                _besiege(chosen, seconds, frames, seed, same_address, cores[0], others, status.update)
            )
    finally:
        os.sched_setaffinity(0, set(cores))
    if json:
        print(as_json(results))
    else:
        show(results, f"The hall besieged: others before and meanwhile, {seconds:g} s an attack")
        meanwhile.tell()
        _conclude(results)
    return 1 if any(result.wrong or result.slow for result in results) else 0


def _conclude(results: Sequence[Result]) -> None:
    out = console()
    if any(result.wrong for result in results):
        out.print("[red]The hall did not stand.[/]")
    elif slow := [result.attack for result in results if result.slow]:
        out.print(f"[yellow]The hall stood, but others had to wait during: {', '.join(slow)}.[/]")
    else:
        out.print("[green]✓[/] The hall stood, and the others hardly noticed.")


async def _besiege(
    chosen: Sequence[str],
    seconds: float,
    frames: int,
    seed: int,
    same_address: bool,
    core: int,
    others: set[int],
    tell: Tell,
) -> list[Result]:
    results = []
    if any(name in KINDS for name in chosen):
        with tempfile.TemporaryDirectory(prefix="gamehall-siege-") as folder:
            results += await _by_visitors(
                Path(folder), chosen, seconds, frames, seed, same_address, core, others, tell
            )
    for name in chosen:
        if name in ALONE:
            tell(name)
            results.append(await ALONE[name](core, seconds, seed))
    return results


async def _by_visitors(
    folder: Path,
    chosen: Sequence[str],
    seconds: float,
    frames: int,
    seed: int,
    same_address: bool,
    core: int,
    others: set[int],
    tell: Tell,
) -> list[Result]:
    finished = fill_finished(folder, any_game().id)
    (long,) = fill(folder, 1, _LONG, [any_game().id])
    server, results = Server(folder, core=core, limits=True), []
    try:
        await asyncio.to_thread(server.start)
        async with honest_people(server, _TABLES, seed) as honest:
            gc.freeze()
            for number, name in enumerate(KINDS):
                if name not in chosen:
                    continue
                tell(name)
                source = _HERE if same_address else f"127.0.0.{2 + number}"
                scene = Scene(server.port, source, seed, frames, long, finished)
                results.append(await suffer(name, KINDS[name], scene, server, honest, others, seconds))
        server.stop()
    finally:
        server.kill()
    results[-1].wrong += examine(folder, honest.witnesses, []).problems[:5]
    return results
