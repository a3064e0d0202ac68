"""What is made of an event once a change, and wanted by many.

A page is made beside the loop that changes events. So what is made is kept by the entry it was made at: what
was begun before a change is never taken for what holds after it.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from gamehall.kernel.table import Table
from gamehall.live.event import LiveEvent

T = TypeVar("T")


def once(live: LiveEvent, record: Table, what: Hashable, make: Callable[[], T]) -> T:
    """What follows from this record of the event."""
    key = (what, record.seq)
    found: Any = live.memo.get(key)
    if found is None:
        found = live.memo[key] = make()
    return found  # type: ignore[no-any-return]
