"""What is found wrong with a sentence, read by the parsers that are here."""

from functools import cache

from gamehall.english.correctness import sentence_faults
from gamehall.english.correctness.faults import Fault
from gamehall.english.correctness.gate import unreadable
from gamehall.english.reader import read


@cache
def faults(text: str) -> tuple[Fault, ...]:
    if (fault := unreadable(text)) is not None:
        return (fault,)
    seen = read(text)
    trees = (seen.best.tree, *(rival.tree for rival in seen.rivals))
    return sentence_faults(text, trees, seen.complete)


def faulty(text: str, of: str, cites: str) -> None:
    """The sentence surely has a fault of this kind."""
    named = [(fault.of, fault.cites) for fault in faults(text) if fault.sure]
    assert (of, cites) in named, (text, faults(text))


def doubted(text: str, of: str, cites: str) -> None:
    """The sentence has no sure fault, and a judge is asked about this."""
    assert [(fault.of, fault.cites, fault.sure) for fault in faults(text)] == [(of, cites, False)], text


def correct(text: str) -> None:
    assert faults(text) == (), text
