"""A hall to be measured, on a core of its own; and what else the machine did meanwhile."""

import os
import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gamehall.machine.speech import console, errors
from gamehall.proving.server import Server


@contextmanager
def measured_hall() -> Iterator[tuple[Server, float]]:
    """The server and how long it took to its first page, when all its files had been read before."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="gamehall-bench-") as folder:
        server = Server(Path(folder), core=cores[0])
        try:
            with errors().status("opening the hall"):
                server.start()
                server.stop()
                started = server.start()
            os.sched_setaffinity(0, set(cores[1:]) or set(cores))
            yield server, started
        finally:
            os.sched_setaffinity(0, set(cores))
            server.stop()


class Meanwhile:
    """Others on this machine, from the moment this is made."""

    def __init__(self) -> None:
        self._before = _processor()

    def tell(self) -> None:
        """Say so where they may have spoiled the figures."""
        total, idle, stolen, ours = (b - a for a, b in zip(self._before, _processor(), strict=True))
        busy, withheld = max(0.0, total - idle - stolen - ours) / total, stolen / total
        if busy > 0.1 or withheld > 0.02:
            console().print(
                f"Meanwhile other programs used {100 * busy:.0f} % of this machine, and its host withheld "
                f"{100 * withheld:.0f} %; expect better figures alone.",
                style="dim",
            )


def _processor() -> tuple[float, float, float, float]:
    """Seconds since the start of the machine: of all processors, idle, withheld by the host, and ours."""
    tick = os.sysconf("SC_CLK_TCK")
    first = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    spent = [int(part) / tick for part in first]
    ours = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return sum(spent), spent[3] + spent[4], spent[7], sum(use.ru_utime + use.ru_stime for use in ours)
