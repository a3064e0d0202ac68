"""Processes beside the hall: started when they are first needed, replaced when they die or take too long."""

import logging
import pickle
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from gamehall.live.worker import done

log = logging.getLogger("gamehall.live")

T = TypeVar("T")

_TRIES = 3


class NotDone(Exception):
    """What was asked could not be made; the sentence says why."""


class _Gone(Exception):
    """The process at the other end is no more."""


class InHere:
    """Does in this process what a worker does in its own, with everything sent and read as there."""

    pid = None

    def do(self, limit: float, work: Callable[..., T], *args: Any) -> T:
        try:
            pickle.dumps(work)
        except Exception:
            return work(*args)  # a test's own work, which no other process could do
        result: T = _result(done(pickle.dumps((work, args))))
        return result

    def end(self) -> None:
        """There is nothing to end."""

    close = end


class Worker:
    """One process. Only one thread at a time asks it for something; any may end it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._changing = threading.Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of the process, if one was started."""
        return self._process.pid if self._process else None

    def do(self, limit: float, work: Callable[..., T], *args: Any) -> T:
        """Have this done within so many seconds. If the process is lost another one does it again."""
        job = pickle.dumps((work, args), pickle.HIGHEST_PROTOCOL)
        for _ in range(_TRIES):
            try:
                answer = self._ask(job, limit)
            except _Gone:
                self.end()
                if self._closed:
                    break
                log.warning("the process for %s was lost; another takes its place", self.name)
                continue
            result: T = _result(answer)
            return result
        raise NotDone("This could not be worked out.")

    def end(self) -> None:
        """Nothing is kept there, so it is ended at once; the next wish starts another."""
        with self._changing:
            process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None and line is not None:
            process.kill()
            process.wait()
            line.close()

    def close(self) -> None:
        self._closed = True
        self.end()

    def _ask(self, job: bytes, limit: float) -> bytes:
        line = self._open()
        try:
            line.send_bytes(job)
            if not line.poll(limit):
                self.end()
                raise NotDone("This took too long, so it was given up.")
            return line.recv_bytes()
        except (EOFError, OSError) as error:
            raise _Gone from error

    def _open(self) -> Connection:
        with self._changing:
            if self._closed:
                raise NotDone("The hall is closing.")
            if self._line is None:
                began = time.monotonic()
                ours, theirs = socket.socketpair()
                with theirs:
                    number = str(theirs.fileno())
                    self._process = subprocess.Popen(
                        [sys.executable, "-P", "-m", "gamehall.live.worker", number],
                        stdin=subprocess.DEVNULL,
                        stdout=subprocess.DEVNULL,
                        pass_fds=(theirs.fileno(),),
                    )
                self._line = Connection(ours.detach())
                log.info("a process for %s was started in %.2f s", self.name, time.monotonic() - began)
            return self._line


def _result(answer: bytes) -> Any:
    right, result = pickle.loads(answer)
    if not right:
        raise result
    return result
