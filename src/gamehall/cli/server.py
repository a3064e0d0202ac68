"""A hall in a process of its own, to be measured or killed."""

import contextlib
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from gamehall.cli.speech import Unusable

_PATIENCE = 60.0
_COMMAND = "from gamehall.cli import main; main()"


class Server:
    """Starts the hall on a folder of data and a port of its own; `core` keeps it on one core."""

    def __init__(self, data: Path, *, core: int | None = None) -> None:
        self.data, self.core, self.port = data, core, free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / "server.log"

    def start(self) -> float:
        """Start it, and wait for its first page; how long that took."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _COMMAND, *arguments, "--quiet", "--bot-pause", "0"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
