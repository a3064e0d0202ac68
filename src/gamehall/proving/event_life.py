"""A hall in a process of its own, in which an event is gone through, and which dies at a given write."""

import asyncio
import multiprocessing
import os
import signal
import threading
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection

from gamehall.live.beside import Beside
from gamehall.live.hall import Hall
from gamehall.proving.event_day import Day, Notes
from gamehall.store.store import Store

_PATIENCE = 120.0
_WRITES = "writes"


class Kill(NamedTuple):
    """Without a warning, when so many transactions have been committed and the next one is about to be; or,
    `told_nobody`, when that one is on disk and nobody has heard of it."""

    writes: int
    told_nobody: bool

    def __str__(self) -> str:
        return f"{'after' if self.told_nobody else 'before'} write {self.writes + 1}"


class Place:
    """The folder of one hall, and beside it what its people were told and what its process said."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder, self.data = folder, folder / "hall"
        self.notes, self.log = folder / "notes", folder / "log"

    @property
    def writes(self) -> int:
        """How many transactions a life took that was not ended."""
        return int((self.folder / _WRITES).read_text("ascii"))

    def live(self, kill: Kill | None) -> int:
        """Go on with the event, up to the kill or to its end; how the process ended."""
        waiting = multiprocessing.get_context("forkserver")
        waiting.set_forkserver_preload([__name__])
        process = waiting.Process(target=_live, args=(self.folder, kill))
        process.start()
        process.join(_PATIENCE)
        if process.exitcode is None:
            process.kill()
            process.join()
        return process.exitcode if process.exitcode is not None else -1

    def said(self) -> str:
        """The last line that its process wrote."""
        lines = self.log.read_text("utf-8", "replace").splitlines()
        return lines[-1] if lines else "nothing"


def _live(folder: Path, kill: Kill | None) -> None:
    with (folder / "log").open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    if kill:
        _die_at(kill)
    writes = asyncio.run(_through(folder / "hall", Notes(folder / "notes")))
    (folder / _WRITES).write_text(str(writes), "ascii")


async def _through(data: Path, notes: Notes) -> int:
    data.mkdir(exist_ok=True)
    store = Store(data)
    hall = Hall(store, bot_pause=0, beside=Beside(processes=False))
    await hall.open()
    try:
        await Day(hall, notes).through()
        return store.writer.commits
    finally:
        await hall.close()
        store.close()


def _die_at(kill: Kill) -> None:
    real, left = Connection.commit, kill.writes

    def counted(connection: Connection) -> None:
        nonlocal left
        of_the_hall = threading.current_thread().name == "hall-writer"
        if of_the_hall and left == 0 and not kill.told_nobody:
            os.kill(os.getpid(), signal.SIGKILL)
        real(connection)
        if of_the_hall and left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= of_the_hall

    Connection.commit = counted  # type: ignore[method-assign, assignment]
