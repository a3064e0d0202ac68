"""The words a club player knows: all short ones, and of the longer ones a share that is always the same."""

import zlib
from collections.abc import Iterable

SHORT = 3
"""Words up to this length everybody knows."""


def knows(word: str, share: float) -> bool:
    return len(word) <= SHORT or zlib.crc32(word.upper().encode()) % 10_000 < share * 10_000


def knows_all(words: Iterable[str], share: float) -> bool:
    return all(knows(word, share) for word in words)
