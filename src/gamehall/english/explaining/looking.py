"""A look at one sentence: its reading, or why there is none, and what is wrong with it."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from gamehall.english.claim import Fault
from gamehall.english.explaining.rivals import Other, others
from gamehall.english.fusing import read
from gamehall.english.judging.divisions import paragraph
from gamehall.english.judging.sentence import sentence_faults
from gamehall.english.judging.sentence.gate import unreadable
from gamehall.english.judging.shown import shown
from gamehall.english.reading import Read
from gamehall.english.terms import Division


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


def sentence(seen: Look) -> Sentence:
    faults = tuple(_printed(fault) for fault in seen.faults)
    if seen.read is None:
        return Sentence(seen.text, {}, faults, 1.0, ())
    found = seen.read
    rivals = tuple(shown(rival) for rival in found.rivals)
    return Sentence(seen.text, shown(found.best), faults, found.certainty, found.eyes, rivals)


def _printed(fault: Fault) -> SentenceFault:
    return SentenceFault(fault.of, paragraph(Division.SENIOR, fault.cites), fault.says, fault.sure)
