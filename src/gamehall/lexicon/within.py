"""Every word that some letters can spell, or nearly, fast: the letters of all words lie in flat arrays."""

import string
from bisect import bisect_left
from functools import lru_cache

import numpy as np
from msgspec import Struct

from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists.layout import LONGEST, SHORTEST

_A = ord("A")


class Spelled(Struct, frozen=True):
    """A list laid out by letters: its words, for each which letters it has, and how many of each."""

    words: tuple[str, ...]
    masks: np.ndarray[tuple[int], np.dtype[np.uint32]]
    counts: np.ndarray[tuple[int, int], np.dtype[np.uint8]]


def within(found: Lexicon, letters: str) -> tuple[str, ...]:
    """The words these letters can spell, each letter used once, the longest first."""
    spelled = _spelled(found)
    have = np.zeros(26, np.uint8)
    for letter in letters:
        have[ord(letter) - _A] += 1
    absent = np.uint32(sum(1 << at for at in range(26) if not have[at]))
    near = np.flatnonzero((spelled.masks & absent) == 0)
    fits = near[(spelled.counts[near] <= have).all(axis=1)]
    return tuple(spelled.words[at] for at in fits.tolist())


def nearly(found: Lexicon, letters: str, shortest: int = 0) -> tuple[tuple[str, str], ...]:
    """The words of so many letters that lack none of these or one, the longest first, each with that one."""
    spelled = _spelled(found)
    begin = bisect_left(spelled.words, -len(letters) - 1, key=_shorter)
    end = bisect_left(spelled.words, 1 - shortest, key=_shorter)
    have = np.array([letters.count(letter) for letter in string.ascii_uppercase], np.int8)
    absent = np.uint32(sum(1 << at for at in range(26) if not have[at]))
    near = begin + np.flatnonzero(np.bitwise_count(spelled.masks[begin:end] & absent) <= 1)
    lacking = np.maximum(spelled.counts[near].astype(np.int8) - have, 0)
    short = lacking.sum(axis=1)
    fits, places = near[short <= 1], lacking.argmax(axis=1)[short <= 1]
    none = short[short <= 1] == 0
    return tuple(
        (spelled.words[at], "" if whole else string.ascii_uppercase[place])
        for at, place, whole in zip(fits.tolist(), places.tolist(), none.tolist(), strict=True)
    )


def _shorter(word: str) -> int:
    return -len(word)


@lru_cache(maxsize=4)
def _spelled(found: Lexicon) -> Spelled:
    words, counted = list[str](), []
    for length in range(LONGEST, SHORTEST - 1, -1):
        same = tuple(found.of_length(length))
        spelt = np.frombuffer("".join(same).encode("ascii"), np.uint8).reshape(len(same), length) - _A
        counted.append(np.stack([(spelt == at).sum(axis=1, dtype=np.uint8) for at in range(26)], axis=1))
        words += same
    counts = np.concatenate(counted)
    masks = ((counts > 0) << np.arange(26, dtype=np.uint32)).sum(axis=1, dtype=np.uint32)
    return Spelled(tuple(words), masks, counts)
