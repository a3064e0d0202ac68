"""A clock on the wall that can be set from outside: for a hall that is started to be besieged."""

import os
import signal
import time
from types import FrameType

HOUR = 3600
FORTH, BACK = signal.SIGUSR1, signal.SIGUSR2


def can_be_set() -> None:
    """From now on this process takes for the time of day what its signals have made of it."""
    ahead, true_ns = 0, time.time_ns

    def move(number: int, frame: FrameType | None) -> None:
        nonlocal ahead
        ahead += HOUR if number == FORTH else -HOUR

    signal.signal(FORTH, move)
    signal.signal(BACK, move)
    time.time_ns = lambda: true_ns() + ahead * 1_000_000_000
    time.time = lambda: time.time_ns() / 1_000_000_000


def set_clock(pid: int, hours: int) -> None:
    """Set another process's clock forth, or back."""
    for _ in range(abs(hours)):
        os.kill(pid, FORTH if hours > 0 else BACK)
        time.sleep(0.02)
