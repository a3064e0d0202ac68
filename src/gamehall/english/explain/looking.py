"""A look at one sentence: its reading, or why there is none, and what is wrong with it."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from gamehall.english.correctness import sentence_faults
from gamehall.english.correctness.faults import Fault
from gamehall.english.correctness.gate import unreadable
from gamehall.english.explain.rivals import Other, others
from gamehall.english.explain.shown import shown
from gamehall.english.reader import read
from gamehall.english.reading import Read


class Look(Struct, frozen=True):
    text: str
    read: Read | None
    """None where the text cannot be read as English at all; the fault says why."""
    faults: tuple[Fault, ...]

    @property
    def correct(self) -> bool:
        return not any(fault.sure for fault in self.faults)

    @property
    def readings(self) -> tuple[Other, ...]:
        """The best reading, then those that differ from it."""
        return (Other(self.read.best, ""), *others(self.read)) if self.read else ()


class SentenceFault(Struct, frozen=True):
    of: str
    paragraph: str
    says: str
    sure: bool
    """Otherwise a judge may look at it."""


class Sentence(Struct, frozen=True):
    """What is said of a sentence to programs."""

    text: str
    reading: dict[str, Any]
    faults: tuple[SentenceFault, ...]
    certainty: float
    eyes: tuple[str, ...]
    rivals: tuple[dict[str, Any], ...] = ()
    svg: str | UnsetType = UNSET
    """Its diagram, where it was asked for."""


def look(text: str) -> Look:
    if fault := unreadable(text):
        return Look(text, None, (fault,))
    seen = read(text)
    return Look(text, seen, sentence_faults(text, seen.trees, seen.complete))


def sentence(seen: Look, printed: Callable[[str], str]) -> Sentence:
    """`printed` tells where the book in force has the paragraph of a key."""
    faults = tuple(SentenceFault(one.of, printed(one.cites), one.says, one.sure) for one in seen.faults)
    if seen.read is None:
        return Sentence(seen.text, {}, faults, 1.0, ())
    found = seen.read
    rivals = tuple(shown(rival) for rival in found.rivals)
    return Sentence(seen.text, shown(found.best), faults, found.certainty, found.eyes, rivals)
