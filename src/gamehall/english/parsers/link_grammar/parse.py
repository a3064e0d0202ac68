"""Linkages of a sentence: which word Link Grammar links to which, and by what label.

What the labels mean: https://www.abisource.com/projects/link-grammar/dict/summarize-links.html
"""

import re
import unicodedata
from functools import cached_property, lru_cache

from msgspec import Struct

from gamehall.english.parsers.link_grammar import library as link_library
from gamehall.english.parsers.link_grammar.library import RawLinkage

MOST_WORDS = 40
MOST_LETTERS = 400
LOOKED_AT = 8
"""So many linkages are fetched; among them many differ in nothing that matters."""
DEARER = 2.6
"""Those that cost so much more than the first are left."""
MOST_LEFT_OUT = 2

_WRITTEN = re.compile(r"\[?(?P<text>.+?)(\[[^\]]*\])?(\.(?P<mark>[a-z#][a-z0-9#_-]*))?(\[[^\]]*\])?\]?")
_LABEL = re.compile(r"_?[A-Z]+")
_IDLE = frozenset({"RW", "X", "WV", "PH", "CV", "ZZZ"})
_FINE = frozenset({"S", "SX", "SF", "I", "R", "MV", "J", "W"})
_COARSE = frozenset(
    {"O", "TO", "B", "E", "EB", "A", "AN", "C", "Q", "PF", "EA", "EE", "TH", "SI", "SFI", "MX"}
)


class Word(Struct, frozen=True, gc=False):
    """A word as Link Grammar cut it, and the mark that tells its use: v, v-d, n, n-u, a, e, r, j-n …"""

    text: str
    mark: str
    start: int
    end: int
    used: bool = True
    """Otherwise no link reaches it."""


class Link(Struct, frozen=True, gc=False):
    left: int
    right: int
    name: str
    """The capitals of its label: S, O, MV."""
    fine: str
    """The rest of it: s*s, x, p."""


class Linkage(Struct, frozen=True, dict=True):
    """The first word is the left wall; of the right wall there is nothing."""

    words: tuple[Word, ...]
    links: tuple[Link, ...]
    """In the order of their left ends, and then of their right ends."""
    unused: int
    """How many words are in no link."""
    cost: float
    """What the grammar charges for the odd turns in it."""
    length: int
    """The length of the links together."""

    @cached_property
    def rightward(self) -> tuple[tuple[Link, ...], ...]:
        """The links from each word to words right of it, the nearest first."""
        found: list[list[Link]] = [[] for _ in self.words]
        for link in self.links:
            found[link.left].append(link)
        return tuple(map(tuple, found))

    @cached_property
    def leftward(self) -> tuple[tuple[Link, ...], ...]:
        """The links from each word to words left of it, the nearest first."""
        found: list[list[Link]] = [[] for _ in self.words]
        for link in reversed(self.links):
            found[link.right].append(link)
        return tuple(map(tuple, found))

    def right(self, word: int, *names: str) -> Link | None:
        """The nearest link of such a name from a word to the right."""
        for link in self.rightward[word]:
            if link.name in names:
                return link
        return None

    def left(self, word: int, *names: str) -> Link | None:
        for link in self.leftward[word]:
            if link.name in names:
                return link
        return None


class Linkages(Struct, frozen=True):
    """What Link Grammar makes of a text, the likeliest by its own lights first."""

    found: int
    complete: bool
    """Whether there are linkages of all the words; a right sentence nearly always has them."""
    first: tuple[Linkage, ...]


NOTHING = Linkages(0, False, ())


def is_here() -> bool:
    """Whether this machine has Link Grammar."""
    return link_library.loaded() is not None


@lru_cache(maxsize=64)
def linkages(text: str) -> Linkages:
    """The linkages of one sentence; none of a text too long for a sentence, or with control characters."""
    if not _is_fit(text):
        return NOTHING
    found, raw = link_library.raw_linkages(text, LOOKED_AT, MOST_LEFT_OUT, DEARER)
    distinct: dict[object, RawLinkage] = {}
    for each in raw:
        distinct.setdefault(_essence(each), each)
    first = tuple(map(_linkage, distinct.values()))
    return Linkages(found, bool(first) and first[0].unused == 0, first)


def _is_fit(text: str) -> bool:
    if not text.strip() or len(text) > MOST_LETTERS or len(text.split()) > MOST_WORDS:
        return False
    return not any(unicodedata.category(letter)[0] == "C" for letter in text)


def _essence(raw: RawLinkage) -> tuple[object, ...]:
    """What two linkages must differ in to be two."""
    links = [(left, right, label) for left, right, written in raw.links if (label := _essential(written))]
    return (*map(_rough, raw.words), *sorted(links))


@lru_cache(maxsize=4096)
def _essential(label: str) -> str:
    """A label without what nothing hangs on, such as whether a noun is mass or count."""
    link = _link(0, 0, label)
    if link.name in _IDLE:
        return ""
    if link.name in _FINE:
        return label
    return link.name + ("" if link.name in _COARSE else link.fine[:1])


@lru_cache(maxsize=4096)
def _rough(written: str) -> str:
    """A word with the mark for a noun of any kind, or its own mark."""
    word = _word(written, 0, 0)
    return word.text + str(word.used) + ("n" if word.mark in ("n", "n-u", "s", "u") else word.mark)


def _linkage(raw: RawLinkage) -> Linkage:
    last = len(raw.words) - 1
    count = last if raw.words[last] == "RIGHT-WALL" else last + 1
    words = tuple(_word(written, *span) for written, span in zip(raw.words[:count], raw.spans, strict=False))
    links = tuple(_link(*link) for link in sorted(raw.links) if link[1] < count)
    return Linkage(words, links, raw.unused, raw.cost, raw.length)


@lru_cache(maxsize=4096)
def _word(written: str, start: int, end: int) -> Word:
    found = _WRITTEN.fullmatch(written)
    if found is None:
        return Word(written, "", start, end)
    return Word(found["text"], found["mark"] or "", start, end, not written.startswith("["))


@lru_cache(maxsize=4096)
def _link(left: int, right: int, label: str) -> Link:
    found = _LABEL.match(label)
    name = found[0] if found else label
    return Link(left, right, name, label[len(name) :])
