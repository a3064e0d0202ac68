"""SCOWL's lists: every spelling with the size it comes in, names and abbreviations apart."""

import re
from collections.abc import Iterator
from unicodedata import normalize

from gamehall.lexicon.knowledge.words import UNLISTED
from gamehall.lexicon.tools.hall_list import SCOWL, SIZES, SPELLINGS

_PLAIN = re.compile(r"[a-z]+")
_NAME = re.compile(r"[A-Z][A-Za-z]+")
_LARGEST_NAME = {"upper": 70, "proper-names": 50}
_LARGEST_ABBREVIATION = 60


def words() -> dict[str, int]:
    """Words in small letters, each with its smallest size."""
    found: dict[str, int] = {}
    for size, word in _listed("words"):
        if _PLAIN.fullmatch(word) and (len(word) > 1 or word in "ai" or word == "o"):
            found.setdefault(word, size)
    return found


def names() -> dict[str, int]:
    """Words only written with a capital, as they are written."""
    found: dict[str, int] = {}
    for kind, largest in _LARGEST_NAME.items():
        for size, word in _listed(kind):
            if size <= largest and _NAME.fullmatch(word):
                found[word] = min(size, found.get(word, UNLISTED))
    return found


def abbreviations() -> dict[str, int]:
    found: dict[str, int] = {}
    for size, word in _listed("abbreviations"):
        if size <= _LARGEST_ABBREVIATION and word.isascii() and word.isalpha():
            found.setdefault(word, size)
    return found


def _listed(kind: str) -> Iterator[tuple[int, str]]:
    for size in SIZES:
        for spelling in SPELLINGS:
            file = SCOWL / f"{spelling}-{kind}.{size}"
            if file.is_file():
                for word in file.read_text("utf-8").split():
                    yield size, _without_accents(word)


def _without_accents(word: str) -> str:
    """SCOWL writes café and clientèle, and only so."""
    return word if word.isascii() else normalize("NFKD", word).encode("ascii", "ignore").decode("ascii")
