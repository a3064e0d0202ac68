"""Restores that are killed, each one step later than the one before; a process of its own, as it forks."""

import os
import shutil
import signal
import sys
from pathlib import Path
from typing import Any

from gamehall.store.restore import restore

CHANGES = {"os.rename", "os.mkdir", "os.rmdir", "os.remove", "os.utime"}


def killed_at_every_step(backup: Path, folder: Path) -> None:
    """Copies of the folder, `folder-0` and so on, in which a restore was killed; not so in the last one."""
    for step in range(100):
        if _restore(step, backup, shutil.copytree(folder, f"{folder}-{step}")) == 0:
            return
    raise RuntimeError("no restore came to its end")


def _restore(step: int, backup: Path, folder: str) -> int:
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1]
    left = step

    def count(event: str, _: Any) -> None:
        nonlocal left
        if event in CHANGES:
            left -= 1
            if left < 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)
    try:
        restore(backup, Path(folder))
        os._exit(0)
    finally:
        os._exit(1)


if __name__ == "__main__":
    killed_at_every_step(Path(sys.argv[1]), Path(sys.argv[2]))
