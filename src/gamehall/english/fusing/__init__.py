"""From a text to its best reading: two eyes, mended and weighed by rules over the lexicon."""

from collections.abc import Iterable, Iterator

from gamehall.english.eyes import spacy_eye
from gamehall.english.fusing.mending import mend
from gamehall.english.grammar import analyse
from gamehall.english.reading import Read

__all__ = ["read", "read_many"]


def read(text: str) -> Read:
    return next(read_many([text]))


def read_many(texts: Iterable[str]) -> Iterator[Read]:
    for tree in spacy_eye.trees(texts):
        yield Read(analyse(mend(tree)), 0.5, (), (spacy_eye.NAME,))
