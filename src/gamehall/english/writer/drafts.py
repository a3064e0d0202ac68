"""What is shared while one sentence is made: chance, and the words already used."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from gamehall.english.terms import Time

T = TypeVar("T")


class Draft:
    """One attempt at a sentence. Not frozen: it remembers which words stand in it already."""

    def __init__(self, rng: Random, time: Time = Time.PAST) -> None:
        self.rng = rng
        self.time = time
        """The time of the clauses around the target: past, or present where the target's verb needs it."""
        self.used: set[str] = set()
        self.joined = False
        """Whether a further independent clause follows."""
        self.safe = False
        """Whether a phrase after a noun here might be taken with the verb before it."""

    def one(self, options: Sequence[T]) -> T:
        return options[int(self.rng.random() * len(options))]

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def shuffled(self, options: Sequence[T]) -> list[T]:
        found = list(options)
        self.rng.shuffle(found)
        return found

    def fresh(self, options: Sequence[T], name: str = "lemma") -> T | None:
        """One whose word is not in the sentence yet."""
        for _ in range(8):
            if not options:
                return None
            found = self.one(options)
            key = found if isinstance(found, str) else getattr(found, name)
            if key not in self.used:
                self.used.add(key)
                return found
        return None
