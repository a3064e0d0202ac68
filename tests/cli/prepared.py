"""A process that has read the code of the hall once and waits; every command runs in a copy of it.

To read the code takes a second or more, which is most of what a short command does. A copy is a process of
its own as any other: with its own folder, environment, input and exit code.
"""

import gc
import importlib
import json
import os
import pkgutil
import socket
import subprocess
import sys
from pathlib import Path

from gamehall.kernel.parts import Bots

_START = "from tests.cli.prepared import wait; wait(); from gamehall.cli import main; main()"
_ROOT = Path(__file__).parents[2]


class Prepared:
    """The waiting process, seen from the tests."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        self._line.settimeout(300)
        self._reading = self._line.makefile("r")
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START, str(theirs.fileno())],
            stdin=subprocess.DEVNULL,
            cwd=_ROOT,
            pass_fds=[theirs.fileno()],
        )
        theirs.close()

    def run(self, folder: Path, arguments: list[str], typed: str, cwd: Path, env: dict[str, str]) -> int:
        """Run a command; what it prints goes into files of this folder. Its exit code."""
        (folder / "typed").write_text(typed)
        order = {"arguments": arguments, "folder": str(folder), "cwd": str(cwd), "env": env}
        self._line.sendall(json.dumps(order).encode() + b"\n")
        return int(self._reading.readline())

    def close(self) -> None:
        self._reading.close()
        self._line.close()
        self._process.wait(10)


def wait() -> None:
    """Returns in each copy, ready to run its command; never in the process that waits."""
    line = socket.socket(fileno=int(sys.argv[1]))
    _read_all()
    gc.freeze()  # a copy shares what nobody looks through
    with line, line.makefile("r") as orders:
        for order in orders:
            copy = os.fork()
            if copy == 0:
                line.detach()
                return _become(**json.loads(order))
            _, ended = os.waitpid(copy, 0)
            line.sendall(f"{os.waitstatus_to_exitcode(ended)}\n".encode())
    os._exit(0)


def _read_all() -> None:
    """All modules of the command, and what they import only when it is needed."""
    import gamehall.cli
    from gamehall.kernel import catalog

    for module in pkgutil.iter_modules(gamehall.cli.__path__):
        importlib.import_module(f"gamehall.cli.{module.name}")
    for game in catalog.games():
        catalog.part(game, Bots)
    importlib.import_module("gamehall.web.serve")


def _become(arguments: list[str], folder: str, cwd: str, env: dict[str, str]) -> None:
    written = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    for number, name in enumerate(("typed", "out", "err")):
        file = os.open(f"{folder}/{name}", written if number else os.O_RDONLY)
        os.dup2(file, number)
        os.close(file)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    sys.argv[1:] = arguments
