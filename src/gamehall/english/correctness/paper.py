"""A sentence as it stands on paper: its words, its quotations, and the marks between them."""

import re
from functools import cached_property

from msgspec import Struct

from gamehall.english.correctness.lists import TITLES

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?|\d[\d,.:]*(?:st|nd|rd|th|s|am|pm)?", re.UNICODE)
_DOUBLE = re.compile(r'["“”]')
_BREAK = re.compile(r"[.!?](?=\s+[^\W_])")


class Word(Struct, frozen=True, gc=False):
    """A word or number between blanks and marks, its apostrophes and hyphens with it."""

    text: str
    start: int
    lower: str
    """In small letters, with straight apostrophes."""

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def capital(self) -> bool:
        return self.text[0].isupper()


class Page(Struct, frozen=True, dict=True):
    text: str

    @cached_property
    def words(self) -> tuple[Word, ...]:
        found = []
        for match in _WORD.finditer(self.text):
            written = match[0]
            lower = written.lower().replace("’", "'")
            if lower.endswith("'") and not lower.endswith("s'"):
                written, lower = written[:-1], lower[:-1]
            found.append(Word(written, match.start(), lower))
        return tuple(found)

    @cached_property
    def marks(self) -> tuple[int, ...]:
        """Where the double quotation marks stand."""
        return tuple(match.start() for match in _DOUBLE.finditer(self.text))

    @cached_property
    def quotations(self) -> tuple[tuple[int, int], ...]:
        """From each opening mark to its closing mark; a mark without a fellow opens none."""
        return tuple(zip(self.marks[::2], self.marks[1::2], strict=False))

    def quoted(self, place: int) -> bool:
        return any(start < place < end for start, end in self.quotations)

    @cached_property
    def breaks(self) -> tuple[int, ...]:
        """Where a sentence ends inside the text, outside quotations: the place of the mark."""
        return tuple(
            match.start()
            for match in _BREAK.finditer(self.text)
            if not self.quoted(match.start()) and not self._abbreviates(match.start())
        )

    def _abbreviates(self, place: int) -> bool:
        if self.text[place] != ".":
            return False
        before = self.text[:place].split()[-1:] or [""]
        word = before[0].strip('"“(').lower()
        return word in TITLES or (len(word) == 1 and word.isalpha() and word != "i") or "." in word

    @cached_property
    def end_mark(self) -> str:
        """The mark that closes the text, or nothing."""
        rest = self.text.rstrip("\"“”'’) \u00a0")
        return rest[-1] if rest and rest[-1] in ".?!" else ""

    def after(self, word: Word) -> str:
        """What stands between a word and the next one."""
        following = self.words.index(word) + 1
        return self.text[word.end : self.words[following].start if following < len(self.words) else None]

    def before(self, word: Word) -> str:
        """What stands between a word and the one before it."""
        at = self.words.index(word)
        return self.text[self.words[at - 1].end if at else 0 : word.start]

    @cached_property
    def openers(self) -> frozenset[int]:
        """Where the words begin that open the text, a quotation, or what follows a break."""
        found = {self.words[0].start} if self.words else set[int]()
        places = [*(start for start, _ in self.quotations), *self.breaks, *self._ends_in_quotations]
        for place in places:
            opener = next((word.start for word in self.words if word.start > place), None)
            if opener is not None:
                found.add(opener)
        return frozenset(found)

    @cached_property
    def _ends_in_quotations(self) -> tuple[int, ...]:
        return tuple(m.start() for m in _BREAK.finditer(self.text) if self.quoted(m.start()))
