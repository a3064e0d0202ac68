"""A hall in a process of its own, to be measured or killed."""

import contextlib
import importlib
import multiprocessing
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Protocol
from urllib.error import URLError
from urllib.request import urlopen

from gamehall.machine.speech import Unusable

_PATIENCE = 60.0
_COMMAND = "from gamehall.cli import main; main()"


class Process(Protocol):
    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...
    def wait(self, timeout: float | None = None) -> int: ...


class Server:
    """Starts the hall on a folder of data and a port of its own; `core` keeps it on one core.

    A `prepared` one is a copy of a process that has read the code before: a hall that is killed again and
    again is back sooner, and remembers no more than any other. Without `limits` hundreds of people may come
    from one address, as those of a campaign do. `first` is Python that is run before the hall is opened.
    """

    def __init__(
        self,
        data: Path,
        *,
        core: int | None = None,
        prepared: bool = False,
        limits: bool = False,
        first: str = "",
    ) -> None:
        self.data, self.core, self.prepared, self.port = data, core, prepared, free_port()
        self.limits, self.first = limits, first
        self.process: Process | None = None
        self.log = data / "server.log"

    def start(self) -> float:
        """Start it, and wait for its first page; how long that took."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        arguments += ["--quiet", "--bot-pause", "0", "--limits" if self.limits else "--no-limits"]
        began = time.monotonic()
        self.process = (
            prepared_process(arguments, self.log)
            if self.prepared
            else _anew(f"{self.first}\n{_COMMAND}", arguments, self.log)
        )
        if self.core is not None:
            os.sched_setaffinity(self.process.pid, {self.core})
        while time.monotonic() - began < _PATIENCE:
            if self.process.poll() is not None:
                break
            with contextlib.suppress(URLError, OSError):
                with urlopen(f"http://127.0.0.1:{self.port}/", timeout=5) as page:
                    page.read()
                return time.monotonic() - began
            time.sleep(0.01)
        said = self.log.read_text("utf-8", "replace")[-2000:]
        self.kill()
        raise Unusable(f"The server did not open. It said:\n{said}")

    def kill(self) -> None:
        """Without a warning, as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def worked(self) -> float:
        """Seconds of processor time it has used."""
        assert self.process is not None
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> dict[str, float]:
        """Megabytes in use now, and the most there ever were."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        lines = dict(line.split(":", 1) for line in status.splitlines())
        return {
            key: int(lines[name].split()[0]) / 1024 for key, name in (("now", "VmRSS"), ("most", "VmHWM"))
        }


def _anew(command: str, arguments: list[str], log: Path) -> Process:
    with log.open("ab") as file:
        return subprocess.Popen(
            [sys.executable, "-c", command, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=file,
        )


def prepared_process(arguments: list[str], log: Path) -> Process:
    """The command in a process that has read the code before; what it prints is in the log."""
    return _Copy(arguments, log)


class _Copy:
    """A process that began as a copy of one which waits with all code read."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        waiting = multiprocessing.get_context("forkserver")
        waiting.set_forkserver_preload(
            ["gamehall.web.serve", "gamehall.cli.app", "gamehall.cli.commands.serve"]
        )
        self._process = waiting.Process(target=_serve, args=(arguments, log))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("serve", timeout or 0)
        return self._process.exitcode


def _serve(arguments: list[str], log: Path) -> None:
    # The command as people call it. It stands above this room, so it is named and not imported.
    main = importlib.import_module("gamehall.cli").main
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    main(arguments)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
