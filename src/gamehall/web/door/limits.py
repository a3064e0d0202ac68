"""How much one person, and one address, may ask of the hall, so that nobody is in the others' way.

The figures are for a school. Whoever comes over the LAN has an address of their own; but a class of forty
may share one, behind a router or a proxy that nobody named. So a person is allowed several times what
somebody in a hurry does, and an address what forty people do when a lesson begins: all say their names,
open tables, join and load a page within the same minute, or look at their games when the bell rings.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from gamehall.live.people import NotPossible

What = Literal[
    "requests",
    "names",
    "tables",
    "bots",
    "sits",
    "codes",
    "acts",
    "sockets",
    "sentences",
    "reviews",
    "hints",
    "imports",
    "passwords",
]


class TooMuch(NotPossible):
    """Somebody asks too much at once. The sentence says of what, `seconds` when they may ask again."""

    def __init__(self, says: str, seconds: float) -> None:
        super().__init__(says)
        self.seconds = seconds


class Visitor(Struct, frozen=True):
    """Who asks, by name and by address. Names are free, so a name alone limits nobody."""

    person: str
    address: str


class Rate(Struct, frozen=True):
    """So many a second, with some to spare."""

    a_second: float
    burst: float


class Allowance(Struct, frozen=True):
    """What a person and what an address may do, and what those are told who did more."""

    person: Rate
    address: Rate
    says: str


ALLOWED: dict[What, Allowance] = {
    # Pages; a file, or a page that only asks whether anything is new, counts a fifth.
    # They are counted before the cookie is read, so by address only.
    "requests": Allowance(Rate(50, 600), Rate(50, 600), "Too many pages at once."),
    "names": Allowance(Rate(0.1, 10), Rate(0.2, 120), "Too many names were given here."),
    # A teacher opens the tables of a class in one go.
    "tables": Allowance(Rate(0.1, 30), Rate(1, 80), "Too many tables were opened at once."),
    "bots": Allowance(Rate(0.2, 36), Rate(2, 200), "Too many bots were called at once."),
    "sits": Allowance(Rate(0.2, 20), Rate(2, 120), "Too many chairs were taken at once."),
    # Only wrong ones count: 64 million codes take one address years.
    "codes": Allowance(Rate(0.1, 10), Rate(0.5, 60), "Too many wrong codes."),
    # Acts from a page without script; those of a socket are counted there.
    "acts": Allowance(Rate(5, 40), Rate(100, 400), "Too many moves at once."),
    # Every window of a class comes back at once when the hall was started again.
    "sockets": Allowance(Rate(2, 60), Rate(20, 400), "Too many windows were opened at once."),
    # A sentence takes the reader tenths of a second; in a class of forty each writes one in ten seconds.
    "sentences": Allowance(Rate(0.5, 20), Rate(4, 120), "Too many sentences at once."),
    "reviews": Allowance(Rate(1, 30), Rate(5, 200), "Too many games were looked back at."),
    "hints": Allowance(Rate(1, 20), Rate(10, 200), "Too many hints were asked for."),
    # What is brought in stays in the hall for good.
    "imports": Allowance(Rate(0.05, 20), Rate(0.1, 60), "Too many files at once."),
    # Only wrong ones count.
    "passwords": Allowance(Rate(0.1, 5), Rate(0.2, 10), "Too many tries."),
}

_MOST_KEPT = 20_000
"""Buckets of one kind. Kinds do not push each other out, so whoever would have their own forgotten needs as
many other addresses that ask for the same: more than forgetting it could give them."""

_Buckets = OrderedDict[str, tuple[float, float]]


class Limits:
    """A bucket for each person and each address that has asked lately."""

    def __init__(self, now: Callable[[], float] = time.monotonic, *, on: bool = True) -> None:
        self._now, self._on = now, on
        self._buckets: dict[What, _Buckets] = {what: OrderedDict() for what in ALLOWED}

    def take(self, what: What, visitor: Visitor, amount: float = 1.0) -> bool:
        """Whether this may be done now; if so it is counted, for the person and for the address."""
        if not self._on:
            return True
        buckets, now = self._buckets[what], self._now()
        asked = _asked(what, visitor)
        left = [_left(buckets, name, rate, now) for name, rate in asked]
        if min(left) < amount:
            return False
        for (name, _), has in zip(asked, left, strict=True):
            buckets[name] = (has - amount, now)
            buckets.move_to_end(name)
        while len(buckets) > _MOST_KEPT:
            buckets.popitem(last=False)
        return True

    def pay(self, what: What, visitor: Visitor, amount: float = 1.0) -> None:
        """Take it, or say what was too much and when it may be asked for again."""
        if not self.take(what, visitor, amount):
            raise self.too_much(what, visitor, amount)

    def too_much(self, what: What, visitor: Visitor, amount: float = 1.0) -> TooMuch:
        seconds = max(1.0, self.wait(what, visitor, amount))
        return TooMuch(f"{ALLOWED[what].says} Try again in {_in_words(seconds)}.", seconds)

    def wait(self, what: What, visitor: Visitor, amount: float = 1.0) -> float:
        """Seconds until so much may be taken; nothing: now."""
        buckets, now = self._buckets[what], self._now()
        lacking = (
            (amount - _left(buckets, name, rate, now)) / rate.a_second for name, rate in _asked(what, visitor)
        )
        return max(0.0, *lacking) if self._on else 0.0

    def give_back(self, what: What, visitor: Visitor) -> None:
        """What was asked was right, and counts for nothing."""
        buckets = self._buckets[what]
        for name, _ in _asked(what, visitor):
            if name in buckets:
                had, at = buckets[name]
                buckets[name] = (had + 1, at)


def _left(buckets: _Buckets, name: str, rate: Rate, now: float) -> float:
    had, at = buckets.get(name, (rate.burst, now))
    return min(rate.burst, had + (now - at) * rate.a_second)


def _asked(what: What, visitor: Visitor) -> list[tuple[str, Rate]]:
    by_address = (f"@{visitor.address}", ALLOWED[what].address)
    return [by_address, (visitor.person, ALLOWED[what].person)] if visitor.person else [by_address]


def _in_words(seconds: float) -> str:
    if seconds > 90:
        return f"{round(seconds / 60)} minutes"
    return f"{round(seconds)} seconds" if seconds >= 2 else "a moment"
