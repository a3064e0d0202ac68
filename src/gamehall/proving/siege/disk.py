"""The disk is full for a while: acts are told not written, go on when there is room, and none is lost."""

import asyncio
import contextlib
import resource
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from gamehall.proving.aftermath import examine
from gamehall.proving.server import Server
from gamehall.proving.siege.honest import Honest
from gamehall.proving.siege.measuring import forget_peak, honest_people, waits
from gamehall.proving.siege.results import Result

_ROOM = "48m"
_PATIENCE = 60.0
_TABLES = 4
_SAYS = "The disk is full for a while, and has room again."


async def full_disk(core: int, seconds: float, seed: int) -> Result:
    with _small_disk() as (folder, mounted):
        server = Server(folder, core=core, limits=True)
        server.log = folder.parent / "server.log"
        try:
            await asyncio.to_thread(server.start)
            fill = _ballast(folder) if mounted else _no_longer_files(server)
            async with honest_people(server, _TABLES, seed) as honest:
                result = await _go_through(server, honest, fill, seconds)
            server.stop()
            verdict = examine(folder, honest.witnesses, [])
        finally:
            server.kill()
    result.counts["acts acknowledged"] = verdict.acknowledged
    result.counts["entries"] = verdict.entries
    result.wrong += verdict.problems[:5]
    if not result.counts["acts told not written"]:
        result.wrong.append("This proves nothing: no act came while the disk was full.")
    return result


async def _go_through(
    server: Server, honest: Honest, full: contextlib.AbstractContextManager[None], seconds: float
) -> Result:
    before = await waits(server, honest, seconds)
    memory = server.memory()["now"]
    forget_peak(server)

    def troubles() -> int:
        return sum(witness.troubles for witness in honest.witnesses)

    with full:
        during = await waits(server, honest, seconds, lambda: troubles() > 0)
    told, wrong = troubles(), []
    had = {id(witness): len(witness.acknowledged) for witness in honest.witnesses}

    def all_go_on() -> bool:
        return all(w.finished or len(w.acknowledged) > had.get(id(w), 0) for w in honest.witnesses)

    if not await _in_time(all_go_on):
        wrong.append("There was room again, and not every table went on.")
    sizes = server.memory()
    return Result(
        "disk", _SAYS, before, during, (memory, sizes["most"], sizes["now"]),
        {"acts told not written": told}, one_visitor=False, wrong=wrong,
    )  # fmt: skip


async def _in_time(so: Callable[[], bool]) -> bool:
    for _ in range(int(_PATIENCE / 0.05)):
        if so():
            return True
        await asyncio.sleep(0.05)
    return so()


@contextmanager
def _small_disk() -> Iterator[tuple[Path, bool]]:
    """A folder on a small disk of its own; where none can be mounted, an ordinary folder."""
    with tempfile.TemporaryDirectory(prefix="gamehall-siege-") as whole:
        folder = Path(whole) / "hall"
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={_ROOM},mode=700", "gamehall-siege", str(folder)]
        try:
            mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
        except OSError:
            mounted = False
        try:
            yield folder, mounted
        finally:
            if mounted:
                subprocess.run(["umount", "--lazy", str(folder)], capture_output=True, check=False)


@contextmanager
def _ballast(folder: Path) -> Iterator[None]:
    """The disk is filled to the last byte."""
    heap = folder / "ballast"
    with heap.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            with contextlib.suppress(OSError):
                while file.write(bytes(size)):
                    pass
    try:
        yield
    finally:
        heap.unlink()


@contextmanager
def _no_longer_files(server: Server) -> Iterator[None]:
    """Who may not mount anything forbids the hall to let a file grow: it is told so as on a full disk."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
