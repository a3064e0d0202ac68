"""One attack after another on one hall: how it was for the others before and meanwhile, and what is left."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct

from gamehall.proving.server import Server
from gamehall.proving.siege.honest import Honest
from gamehall.proving.siege.results import Result, Waits
from gamehall.proving.siege.scene import Attack, Attackers, Counts, Scene

_SETTLED = 15.0
"""Seconds a hall has to give back what attackers made it take."""
_KEPT = 48.0
"""Megabytes that may stay: what the others' games and the caches have grown by."""


class Kind(Struct, frozen=True):
    """An attack, what it is in a sentence, and whether it is the work of one visitor."""

    attack: Attack
    says: str
    one_visitor: bool = True


Tell = Callable[[str], None]


@asynccontextmanager
async def honest_people(server: Server, tables: int, seed: int) -> AsyncIterator[Honest]:
    honest = Honest(server.port, tables, seed)
    try:
        await honest.begin()
        yield honest
        await honest.rest()
    finally:
        await honest.leave()


async def waits(
    server: Server, honest: Honest, seconds: float, done: Callable[[], bool] | None = None
) -> Waits:
    """Measure for so long, and where something is `done`, until then."""
    honest.new_times()
    worked, began = server.worked(), time.perf_counter()
    while (past := time.perf_counter() - began) < seconds or (done and not done()):
        honest.check()
        await asyncio.sleep(min(0.1, seconds))
    return Waits.of(honest.new_times(), (server.worked() - worked) / past)


async def suffer(
    name: str, kind: Kind, scene: Scene, server: Server, honest: Honest, cores: set[int], seconds: float
) -> Result:
    """The others play; then the attack; then it is over."""
    said = _said(server)
    before = await waits(server, honest, seconds)
    memory = server.memory()["now"]
    forget_peak(server)
    attackers = Attackers(kind.attack, scene, cores)
    await attackers.begin()
    finite = name == "frames"
    during = await waits(server, honest, seconds, (lambda: attackers.done) if finite else None)
    counts = await attackers.stop()
    peak = server.memory()["most"]
    after = await _settled(server, memory)
    result = Result(
        name, kind.says, before, during, (memory, peak, after), dict(counts), kind.one_visitor, wrong=[]
    )
    result.wrong += _wrong(server, counts, said)
    if after > memory + _KEPT:
        result.wrong.append(f"{after - memory:.0f} MB were not given back within {_SETTLED:.0f} s.")
    if during.broken:
        result.wrong.append(f"Honest people were refused or cut off {during.broken} times.")
    if not during.acts:
        result.wrong.append("Nobody else could act.")
    return result


def forget_peak(server: Server) -> None:
    """From now on the most memory in use is that of this attack."""
    assert server.process is not None
    Path(f"/proc/{server.process.pid}/clear_refs").write_text("5")


async def _settled(server: Server, before: float) -> float:
    began = time.monotonic()
    while (now := server.memory()["now"]) > before + _KEPT and time.monotonic() - began < _SETTLED:
        await asyncio.sleep(0.2)
    return now


def _said(server: Server) -> int:
    return server.log.stat().st_size


def _wrong(server: Server, counts: Counts, since: int) -> list[str]:
    """What must never happen, whatever is sent."""
    wrong = []
    if server.process is None or server.process.poll() is not None:
        wrong.append("The hall ended.")
    if broke := counts["broke down"]:
        wrong.append(f"{broke} requests were answered with a breakdown (status 500).")
    said = server.log.read_bytes()[since:].decode("utf-8", "replace")
    if breakdowns := said.count("Traceback"):
        last = said[said.rindex("Traceback") :].strip().splitlines()
        wrong.append(f"The hall's log has {breakdowns} tracebacks, the last one: {last[-1]}")
    return wrong
