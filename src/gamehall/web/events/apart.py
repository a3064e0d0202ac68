"""What takes seconds for a large event is made beside the hall, in its visitor's turn."""

from collections.abc import Callable
from typing import Any, TypeVar

from gamehall.live.people import NotPossible
from gamehall.live.workers import NotDone
from gamehall.web.desk import Desk
from gamehall.web.pages.render import Ask
from gamehall.web.wire.making import beside

T = TypeVar("T")

_LONGEST = 60.0
"""Seconds that it may take."""


async def apart(request: Ask, work: Callable[..., T], *args: Any) -> T:
    desk: Desk = request.app.state.desk
    try:
        return await beside(desk.beside.answers, desk.visitor(request), _LONGEST, work, *args)
    except NotDone as error:
        raise NotPossible(str(error)) from error
