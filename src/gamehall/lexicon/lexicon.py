"""A word list that answers: is this a word?"""

import hashlib
import heapq
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from gamehall.lexicon.lists.layout import LONGEST, SHORTEST, Body, lay_out, read_file
from gamehall.lexicon.lists.stamp import Label, Stamp


class Lexicon:
    """One list of words. `word in lexicon` takes any case; iterating gives sorted upper-case words."""

    def __init__(self, label: Label, body: Body, start: int = 0) -> None:
        self.label, self._body = label, body
        self._rows: list[tuple[int, int]] = []
        for length, count in enumerate(label.lengths, SHORTEST):
            self._rows.append((start, count))
            start += length * count

    @property
    def stamp(self) -> Stamp:
        return self.label.stamp

    @property
    def title(self) -> str:
        return self.label.title

    @property
    def notice(self) -> str:
        """Whose the words are, where that has to be shown."""
        return self.label.notice

    @property
    def stand_in(self) -> bool:
        return self.label.stand_in

    def __len__(self) -> int:
        return self.label.stamp.words

    def __contains__(self, word: object) -> bool:
        # Beyond ASCII, upper case is not letter for letter: "ſ" would become "S".
        if not isinstance(word, str) or not word.isascii():
            return False
        wanted = word.upper().encode("ascii")
        length = len(wanted)
        if not SHORTEST <= length <= LONGEST:
            return False
        body = self._body
        start, high = self._rows[length - SHORTEST]
        low = 0
        while low < high:
            middle = (low + high) // 2
            at = start + middle * length
            found = body[at : at + length]
            if found < wanted:
                low = middle + 1
            elif found > wanted:
                high = middle
            else:
                return True
        return False

    def of_length(self, length: int) -> Iterator[str]:
        """The words of this length, in order."""
        if not SHORTEST <= length <= LONGEST:
            return iter(())
        start, count = self._rows[length - SHORTEST]
        row = self._body[start : start + count * length].decode("ascii")
        return (row[at : at + length] for at in range(0, len(row), length))

    def __iter__(self) -> Iterator[str]:
        return heapq.merge(*(self.of_length(length) for length in range(SHORTEST, LONGEST + 1)))


def make(
    id: str, words: Iterable[str], *, edition: str, title: str, notice: str = "", stand_in: bool = False
) -> tuple[Label, bytes]:
    """A label and its words laid out, from words of 2 to 15 letters in any order and case."""
    ordered = sorted({word.upper() for word in words})
    stamp = Stamp(id, edition, len(ordered), hash_of(ordered))
    body, lengths = lay_out(ordered)
    return Label(stamp, title, notice, stand_in, lengths, zlib.crc32(body)), body


def hash_of(ordered: Iterable[str]) -> str:
    """What a list is known by in a record, from its sorted upper-case words."""
    return hashlib.sha256("\n".join(ordered).encode("ascii")).hexdigest()


def open_file(path: Path) -> Lexicon:
    return Lexicon(*read_file(path))
