"""Answers that take long are made beside the hall: once, however many ask, and kept while there is room."""

import asyncio
import gzip
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Generic, TypeVar

from litestar.exceptions import ServiceUnavailableException, TooManyRequestsException
from msgspec import Struct

from gamehall.live.workers import NotDone
from gamehall.web.door.limits import Visitor

T = TypeVar("T")

MOST_WAITING = 200
MOST_AT_AN_ADDRESS = 48
"""A class behind one address, each pupil with a question."""
MOST_OF_A_PERSON = 3

_WORTH_PACKING = 2_000


class Answers(Generic[T]):
    """Whoever asks first has the answer made; whoever asks meanwhile waits for the same one."""

    def __init__(self, most: int, weigh: Callable[[T], int]) -> None:
        self._most, self._weigh, self._weight = most, weigh, 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[T]] = {}
        self._waiting: Counter[str] = Counter()

    async def get(self, key: Hashable, visitor: Visitor, make: Callable[[], Awaitable[T]]) -> T:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._enter(visitor)
            self._making[key] = asyncio.ensure_future(self._make(key, visitor, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, visitor: Visitor, make: Callable[[], Awaitable[T]]) -> T:
        try:
            made = await make()
        except NotDone as error:
            raise ServiceUnavailableException(str(error)) from error
        finally:
            del self._making[key]
            self._waiting.subtract(_names(visitor))
            self._waiting += Counter()  # forget those who wait no more
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: T) -> None:
        self._kept[key] = made
        self._weight += self._weigh(made)
        while self._weight > self._most:
            self._weight -= self._weigh(self._kept.popitem(last=False)[1])

    def _enter(self, visitor: Visitor) -> None:
        everybody, address, *person = _names(visitor)
        if person and self._waiting[person[0]] >= MOST_OF_A_PERSON:
            says = "What you asked for before is still being made. Wait for it, then ask again."
            raise TooManyRequestsException(says, headers={"Retry-After": "2"})
        if self._waiting[everybody] >= MOST_WAITING or self._waiting[address] >= MOST_AT_AN_ADDRESS:
            says = "Many people ask for such things just now. Try again in a moment."
            raise ServiceUnavailableException(says, headers={"Retry-After": "5"})
        self._waiting.update(_names(visitor))


def _names(visitor: Visitor) -> list[str]:
    return ["everybody", f"@{visitor.address}", *([visitor.person] if visitor.person else [])]


class Body(Struct, frozen=True):
    """What is sent; a large one is packed once, when it is made."""

    data: bytes
    packed: bool

    def whole(self) -> bytes:
        return gzip.decompress(self.data) if self.packed else self.data


_OWN_WEIGHT = 1_000
"""Bytes that an answer takes with what was asked, be it ever so short."""


def weight(body: Body) -> int:
    return _OWN_WEIGHT + len(body.data)


def body_of(work: Callable[..., bytes], *args: Any) -> Body:
    data = work(*args)
    return Body(data, False) if len(data) < _WORTH_PACKING else Body(gzip.compress(data, 6), True)
