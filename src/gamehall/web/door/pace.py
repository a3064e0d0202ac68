"""How fast pages are heard. Whoever speaks faster is not refused but listened to more slowly: nothing is
lost, and what was not yet listened to waits at the speaker's own end.

A line has its own pace, all lines of a person share one, and so do all that come from an address, where a
class of forty may sit. Whoever pushes on and on is hung up and stays outside for a while, longer each time.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from gamehall.web.door.guard import Bucket
from gamehall.web.door.limits import Rate, Visitor

MESSAGES = (Rate(20, 40), Rate(30, 120), Rate(400, 1200))
"""For a line, for a person, for an address."""
HISTORY = (Rate(1, 6), Rate(2, 40), Rate(30, 600))
"""Joining, which is answered with the table as it stands and a page of its record. After the hall was started
again every window of a class joins at once."""
PAGE = 0.25
"""What an earlier page of the record costs of that."""

_NAMELESS = 4
"""Onlookers without a name who share an address count as so many people."""
_OUTSIDE = 10.0
_LONGEST_OUTSIDE = 600.0
_FORGIVEN = 3600.0
_MOST_KEPT = 20_000


class Pace:
    """How fast one line may speak."""

    def __init__(self, own: Rate, *shared: Bucket) -> None:
        self._buckets = (Bucket(own.a_second, own.burst), *shared)

    def due(self, amount: float = 1.0) -> float:
        """Seconds until this is listened to."""
        return max([bucket.due(amount) for bucket in self._buckets])


class ShutOut(Struct):
    times: int
    until: float


class Paces:
    """The paces that lines share, and who is shut out."""

    def __init__(self, now: Callable[[], float] = time.monotonic, *, on: bool = True) -> None:
        self._now, self._on = now, on
        self._shared: OrderedDict[str, Bucket] = OrderedDict()
        self._outside: OrderedDict[str, ShutOut] = OrderedDict()

    def messages(self, visitor: Visitor) -> Pace:
        return self._pace("messages", visitor, *MESSAGES)

    def history(self, visitor: Visitor) -> Pace:
        return self._pace("history", visitor, *HISTORY)

    def shut_out(self, visitor: Visitor) -> None:
        """Hung up for pushing: stay outside for a while."""
        name, now = _name(visitor), self._now()
        found = self._outside.pop(name, None)
        if found is None or now > found.until + _FORGIVEN:
            found = ShutOut(0, now)
        if now >= found.until:  # several lines that are hung up together are one time
            found = ShutOut(found.times + 1, now + min(_LONGEST_OUTSIDE, _OUTSIDE * 2**found.times))
        self._outside[name] = found
        _forget_oldest(self._outside)

    def outside(self, visitor: Visitor) -> float:
        """Seconds until this visitor is let in again."""
        found = self._outside.get(_name(visitor))
        return max(0.0, found.until - self._now()) if found else 0.0

    def _pace(self, what: str, visitor: Visitor, line: Rate, person: Rate, address: Rate) -> Pace:
        if not self._on:
            return Pace(line)
        if not visitor.person:
            person = Rate(_NAMELESS * person.a_second, _NAMELESS * person.burst)
        own = self._bucket(f"{what} {_name(visitor)}", person)
        return Pace(line, own, self._bucket(f"{what} from {visitor.address}", address))

    def _bucket(self, name: str, rate: Rate) -> Bucket:
        bucket = self._shared.pop(name, None) or Bucket(rate.a_second, rate.burst)
        self._shared[name] = bucket
        _forget_oldest(self._shared)
        return bucket


def _name(visitor: Visitor) -> str:
    return visitor.person or f"@{visitor.address}"


def _forget_oldest(kept: OrderedDict[str, Bucket] | OrderedDict[str, ShutOut]) -> None:
    while len(kept) > _MOST_KEPT:
        kept.popitem(last=False)
