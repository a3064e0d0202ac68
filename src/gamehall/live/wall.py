"""The time on the wall, in the milliseconds of a record. Everything else is told the time."""

import time


def wall_clock() -> int:
    return time.time_ns() // 1_000_000
