"""The folder a hall is open on: one hall at a time."""

import fcntl
import os
import shutil
import time
from datetime import datetime
from pathlib import Path

from gamehall.store.parts import LOCK, RESTORING
from gamehall.store.private import make_private
from gamehall.store.replacing import finish


class CannotOpen(Exception):
    """A hall cannot be opened on this folder; the sentence says why and what to do."""


class OpenFolder:
    """Held from opening to closing. The system lets go of it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            make_private(folder / LOCK)
            self._lock = os.open(folder / LOCK, os.O_RDWR)
        except OSError as error:
            raise not_writable(folder, error) from error
        try:
            self._take(folder)
            finish(folder)
            shutil.rmtree(folder / f"{RESTORING}.new", ignore_errors=True)  # of a restore that was killed
        except OSError as error:
            self.close()
            raise not_writable(folder, error) from error
        except CannotOpen:
            self.close()
            raise

    def close(self) -> None:
        os.close(self._lock)

    def _take(self, folder: Path) -> None:
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise CannotOpen(
                f"Another hall is open on {folder}{_who(os.pread(self._lock, 100, 0))}. "
                "Stop it first, or name another folder with --data."
            ) from error
        os.ftruncate(self._lock, 0)
        os.pwrite(self._lock, f"{os.getpid()} {int(time.time())}\n".encode(), 0)


def not_writable(folder: Path, error: OSError) -> CannotOpen:
    return CannotOpen(
        f"The hall cannot keep its things in {folder}: {error.strerror}. "
        "Let this user write there, or name another folder with --data."
    )


def _who(written: bytes) -> str:
    try:
        process, since = map(int, written.split())
        return f" (process {process} since {datetime.fromtimestamp(since):%Y-%m-%d %H:%M})"
    except (ValueError, OverflowError, OSError):
        return ""
