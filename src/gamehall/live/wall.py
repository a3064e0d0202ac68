"""Time, in the milliseconds of a record. Everything else is told the time.

The clock on the wall can be set back and forth while people play, so it is asked once; from then on time is
what a watch says that nobody sets. The watch goes on while the machine sleeps: the pulse notices that.
"""

import sys
import time
from collections.abc import Callable


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def stopwatch() -> int:
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


def time_from(
    wall: Callable[[], int] = wall_clock, watch: Callable[[], int] = stopwatch, not_before: int = 0
) -> Callable[[], int]:
    """A clock that begins with the wall's time, or later, and only goes forward."""
    ahead = max(wall(), not_before) - watch()
    return lambda: watch() + ahead


program_time = time_from()
"""For what lives as long as the program does."""
