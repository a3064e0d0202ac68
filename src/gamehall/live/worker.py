"""A process beside the hall: it does what it is handed, one thing at a time, and ends when the hall does.

`python -m gamehall.live.worker N`, where N is the number of its open end of the line.
"""

import os
import pickle
import queue
import signal
import sys
import threading
from multiprocessing.connection import Connection

_NICE = 5
"""The hall's own work comes first."""


def main(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the hall, which then hangs up
    os.nice(_NICE)
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(line, jobs), daemon=True).start()
    while True:
        line.send_bytes(done(jobs.get()))


def _listen(line: Connection, jobs: "queue.SimpleQueue[bytes]") -> None:
    """In a thread of its own, so that a hall that is gone is noticed in the midst of work."""
    try:
        while True:
            jobs.put(line.recv_bytes())
    except (EOFError, OSError):
        os._exit(0)


def done(job: bytes) -> bytes:
    """What came of a job: whether it went right, and the result or what went wrong."""
    try:
        work, args = pickle.loads(job)
        return pickle.dumps((True, work(*args)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        try:
            told = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
            pickle.loads(told)
        except Exception:
            told = pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
        return told


if __name__ == "__main__":
    main(Connection(int(sys.argv[1])))
