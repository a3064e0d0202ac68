"""Every word that may be formed, as arrays: made once from the word knowledge, then read from a file."""

import os
import tempfile
import zlib
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gamehall.games.linguishtik.judge import letters as judging_letters
from gamehall.games.linguishtik.judge import word as judging_word
from gamehall.games.linguishtik.judge.word import LONGEST, SHORTEST
from gamehall.games.linguishtik.solver.words import traits as words_traits
from gamehall.games.linguishtik.solver.words.traits import traits
from gamehall.lexicon import manners
from gamehall.lexicon.folder import cache_folder
from gamehall.lexicon.knowledge import Word, entry, label, spellings

_HEAD = 2
"""The file begins with two numbers: how many words there are, and the checksum of all that follows."""
_A = ord("a")


class Hoard(NamedTuple):
    """The words, the commonest first."""

    words: NDArray[np.object_]
    """In small letters."""
    traits: NDArray[np.uint64]
    counts: NDArray[np.uint8]
    """How often each word has each letter: a row a letter."""
    lengths: NDArray[np.uint8]


@lru_cache(maxsize=1)
def hoard() -> Hoard:
    return keep(cache_folder())


def keep(folder: Path) -> Hoard:
    """The hoard as it lies in this folder; made and written down if there is none to be used."""
    path = folder / f"linguishtik-words-{_edition()}.bin"
    found = _read(path)
    if found is None:
        found = _made()
        _write(path, *found)
    return _laid_out(*found)


def _edition() -> str:
    """Another one whenever the knowledge changes, or what is made of it."""
    mark = blake2b(label().hash.encode(), digest_size=8)
    for module in (manners, words_traits, judging_word, judging_letters):
        mark.update(Path(str(module.__file__)).read_bytes())
    return mark.hexdigest()


def _made() -> tuple[NDArray[np.uint64], bytes]:
    """The traits, and the words one after the other in rows of ten letters."""
    found = []
    for spelling in spellings():
        if SHORTEST <= len(spelling) <= LONGEST and spelling.isalpha():
            word = entry(spelling)
            number = traits(word) if word else None
            if word and number is not None:
                found.append((_rank(word), spelling, number))
    found.sort()
    numbers = np.array([number for *_, number in found], np.uint64)
    return numbers, b"".join(spelling.encode().ljust(LONGEST, b"\0") for _, spelling, _ in found)


def _rank(word: Word) -> tuple[int, int]:
    """Its level, then how often it was met in texts."""
    return word.level, -max((reading.weight for reading in word.readings), default=0)


def _laid_out(numbers: NDArray[np.uint64], text: bytes) -> Hoard:
    rows = np.frombuffer(text, np.uint8).reshape(-1, LONGEST)
    counts = np.zeros((26, len(rows)), np.uint8)
    for column in rows.T:
        there = np.flatnonzero(column)
        counts[column[there] - _A, there] += 1
    words = np.frombuffer(text, f"S{LONGEST}").astype(f"U{LONGEST}").astype(np.object_)
    return Hoard(words, numbers, counts, counts.sum(axis=0, dtype=np.uint8))


def _read(path: Path) -> tuple[NDArray[np.uint64], bytes] | None:
    """A torn or altered file must not rule on anybody's word."""
    try:
        sent = path.read_bytes()
    except OSError:
        return None
    if len(sent) < 8 * _HEAD:
        return None
    count, check = (int(number) for number in np.frombuffer(sent, np.uint64, _HEAD))
    body = memoryview(sent)[8 * _HEAD :]
    if len(body) != count * (8 + LONGEST) or zlib.crc32(body) != check:
        return None
    return np.frombuffer(body, np.uint64, count), bytes(body[8 * count :])


def _write(path: Path, numbers: NDArray[np.uint64], text: bytes) -> None:
    """All or nothing. On a full disk the words are used as they are in memory."""
    body = numbers.tobytes() + text
    head = np.array([len(numbers), zlib.crc32(body)], np.uint64).tobytes()
    try:
        handle, name = tempfile.mkstemp(prefix=".new-", dir=path.parent)
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(head + body)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except OSError:
        os.unlink(name)
