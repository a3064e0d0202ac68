"""The clock on the wall is set forth and back while people play: no limit ends sooner or later."""

import asyncio
import tempfile
import time
from pathlib import Path

from gamehall.kernel.seat import Seat
from gamehall.proving.aftermath import examine
from gamehall.proving.server import Server
from gamehall.proving.siege.honest import Honest
from gamehall.proving.siege.measuring import forget_peak, honest_people, waits
from gamehall.proving.siege.results import Result
from gamehall.proving.siege.wall import set_clock

_TABLES = 4
_NEAR_MS = 2_000
"""A busy machine may take so long between the hall's look at the clock and ours."""
_SAYS = "The machine's clock is set forth and back by an hour."
_FIRST = "from gamehall.proving.siege.wall import can_be_set; can_be_set()"


class _Dials:
    """When each running limit ends, by the hall's own words: it must not move while the limit runs."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.looks = 0
        self._ends: dict[tuple[str, Seat, str], float] = {}

    def look(self, honest: Honest) -> None:
        for witness in honest.witnesses:
            for visitor in witness.visitors:
                update = visitor.latest
                if update is None or update.finished:
                    continue
                if update.now > 1000 * time.time() + _NEAR_MS:
                    self.wrong.append(f"table {witness.table}: the hall's time went ahead.")
                for dial in update.clocks:
                    if dial["running"]:
                        self.looks += 1
                        key = (witness.table, visitor.seat, f"{dial['timer']} {dial['prompt']}")
                        ends = update.now + dial["left"]
                        if abs(self._ends.setdefault(key, ends) - ends) > _NEAR_MS:
                            self.wrong.append(f"table {witness.table}: a limit was moved.")


async def clock_jumps(core: int, seconds: float, seed: int) -> Result:
    with tempfile.TemporaryDirectory(prefix="gamehall-siege-") as folder:
        server = Server(Path(folder), core=core, limits=True, first=_FIRST)
        try:
            await asyncio.to_thread(server.start)
            dials, began = _Dials(), 1000 * time.time()
            async with honest_people(server, _TABLES, seed) as honest:
                before = await waits(server, honest, seconds)
                memory = server.memory()["now"]
                forget_peak(server)
                jumping = asyncio.create_task(_jump(server, honest, dials, seconds))
                during = await waits(server, honest, seconds, jumping.done)
                jumps = jumping.result()
                dials.look(honest)
            ended, sizes = 1000 * time.time(), server.memory()
            server.stop()
            verdict = examine(Path(folder), honest.witnesses, [])
        finally:
            server.kill()
    wrong = list(dict.fromkeys(dials.wrong))[:5] + verdict.problems[:5]
    stamps = [shown["at"] for witness in honest.witnesses for shown in witness.shown.values()]
    if any(not began - _NEAR_MS <= at <= ended + _NEAR_MS for at in stamps):
        wrong.append("An entry was written down at a time that never was.")
    counts = {"jumps": jumps, "readings of running limits": dials.looks, "entries": verdict.entries}
    if not dials.looks:
        wrong.append("This proves nothing: no limit was running.")
    return Result(
        "clock", _SAYS, before, during, (memory, sizes["most"], sizes["now"]), counts,
        one_visitor=True, wrong=wrong,
    )  # fmt: skip


async def _jump(server: Server, honest: Honest, dials: _Dials, seconds: float) -> int:
    """An hour back, two forth, one back, and so on: at the end the clock is right again."""
    assert server.process is not None
    jumps, began = 0, time.perf_counter()
    while not jumps or time.perf_counter() - began < seconds:
        for hours in (-1, 2, -1):
            await asyncio.to_thread(set_clock, server.process.pid, hours)
            jumps += 1
            for _ in range(4):
                await asyncio.sleep(seconds / 40)
                dials.look(honest)
    return jumps
