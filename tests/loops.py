"""Coroutines in tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result], seconds: float = 60) -> Result:
    """Run to the end, in a thread of its own: browser tests keep a loop running in the main one."""

    async def in_time() -> Result:
        return await asyncio.wait_for(work, seconds)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, in_time()).result()
