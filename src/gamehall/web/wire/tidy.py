"""Memory that was given up goes back to the machine: the C library keeps it for itself unless it is asked."""

import asyncio
import ctypes
import logging
import sys

log = logging.getLogger("gamehall.web")

_EVERY = 60.0


async def now_and_then() -> None:
    """Beside the hall's other work; nobody waits for it."""
    while True:
        await asyncio.sleep(_EVERY)
        await asyncio.to_thread(give_back)


def give_back() -> None:
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except AttributeError:  # another C library, which knows no such thing
        log.debug("memory is not given back by this C library")
