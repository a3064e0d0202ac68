"""The last step of a restore: what was in the folder goes aside, and the backup takes its place.

Each move can be repeated, so whoever opens the folder after a kill goes on where it stopped.
"""

import os
import shutil
import time
from pathlib import Path

from gamehall.store.parts import ALIVE, DATABASE, KEY, LISTS, OUTAGES, RESTORING

_REPLACED = (f"{DATABASE}-wal", f"{DATABASE}-shm", OUTAGES, ALIVE, KEY, LISTS, DATABASE)


def finish(folder: Path) -> Path | None:
    """Put the backup that waits in `restoring` into its place; where that is now which was there before."""
    restoring = folder / RESTORING
    if not restoring.is_dir():
        return None
    new, before, leaving = restoring / "new", restoring / "before", restoring / "leaving"
    if new.is_dir():
        if not before.is_dir():  # so nothing new is in place yet
            leaving.mkdir(mode=0o700, exist_ok=True)
            for name in _REPLACED:
                _move(folder / name, leaving / name)
            flush(leaving)
            leaving.replace(before)
        for path in sorted(new.iterdir()):
            _move(folder / path.name, before / f"{path.name}-meanwhile")  # a list that was added just now
            _move(path, folder / path.name)
        flush(folder)
        new.rmdir()
    aside = _set_aside(folder, before)
    shutil.rmtree(restoring)
    flush(folder)
    return aside


def _set_aside(folder: Path, before: Path) -> Path | None:
    if not before.is_dir() or not any(before.iterdir()):
        return None
    aside = named = folder / f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 2
    while aside.exists():
        aside, number = named.with_name(f"{named.name}-{number}"), number + 1
    before.replace(aside)
    return aside


def _move(path: Path, to: Path) -> None:
    if path.exists():
        path.replace(to)


def flush(path: Path) -> None:
    """Onto the disk, a file's bytes or a folder's names."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
