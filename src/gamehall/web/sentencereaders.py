"""Sentences are read beside the hall's own work: by one reader, with a short queue before it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from litestar.exceptions import ServiceUnavailableException

MOST_WAITING = 24

P = ParamSpec("P")
T = TypeVar("T")

_reader = ThreadPoolExecutor(1, "sentences")
_waiting = 0


async def by_a_reader(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do this in the reader's thread; who comes when too many wait is asked to come again."""
    global _waiting
    if _waiting >= MOST_WAITING:
        raise ServiceUnavailableException("Many sentences are being read just now. Try again in a moment.")
    _waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_reader, lambda: work(*args, **kwargs))
    finally:
        _waiting -= 1
