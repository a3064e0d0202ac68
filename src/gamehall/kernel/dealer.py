"""Chance that anyone can check: every draw follows from a seed that was sealed beforehand.

The seed's hash stands in the record's header. When the game is over the seed is shown, and every
roll and draw can be worked out again from the seed and the number of its entry.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator

from msgspec import Struct

from gamehall.kernel.action import Action, Dealt, Fell
from gamehall.kernel.event import Event, Resealed, Revealed
from gamehall.kernel.prompt import Chance, Dice, Draw


def seal(seed: str) -> str:
    """The commitment to a seed, safe to show from the start."""
    return hashlib.sha256(f"gamehall dealer {seed}".encode()).hexdigest()


class Sealed(Struct, frozen=True):
    """The seal that is dealt by: how many stood before it, and whether its seed has been shown."""

    seal: str
    number: int = 0
    shown: bool = False

    def after(self, events: Iterable[Event]) -> "Sealed":
        now = self
        for event in events:
            match event:
                case Revealed():
                    now = Sealed(now.seal, now.number, shown=True)
                case Resealed(seal):
                    now = Sealed(seal, now.number + 1)
        return now


def nth_seed(secret: str, number: int) -> str:
    """The seed of a table after it was sealed anew so many times. One seed shown tells nothing of another."""
    return hmac.digest(secret.encode(), f"seed {number}".encode(), "sha256").hex()


def deal(seed: str, seq: int, chance: Chance) -> Action:
    """What falls or is drawn at entry `seq`."""
    source = _numbers(seed, seq)
    match chance:
        case Dice(count, sides):
            return Fell(tuple(1 + _below(sides, source) for _ in range(count)))
        case Draw(pool, count):
            left = list(pool)
            return Dealt(tuple(left.pop(_below(len(left), source)) for _ in range(count)))


def _numbers(seed: str, seq: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(seed.encode(), f"{seq}/{block}".encode(), "sha256")
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(limit: int, source: Iterator[int]) -> int:
    """A number below `limit`, each equally likely: what would favour some is thrown away."""
    fair = 2**32 - 2**32 % limit
    return next(n for n in source if n < fair) % limit
