"""Sentences are read beside the hall's own work, in everybody's turn; what was read lately is remembered."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from gamehall.web.desk import Desk
from gamehall.web.pages.render import Ask
from gamehall.web.wire.making import beside

T = TypeVar("T")

_LONGEST = 30.0
"""Seconds after which a sentence is given up; the slowest take three."""


async def by_a_reader(request: Ask, work: Callable[..., T], *args: Any, key: Hashable = None) -> T:
    """Have this done by the reader. It is known by its arguments, unless a key is given for them."""
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)

    async def make() -> T:
        return await beside(desk.beside.sentences, visitor, _LONGEST, work, *args)

    result: T = await desk.readings.get((work, key or args), visitor, make)
    return result
