"""Which solid words are built of two free words: by the letters, by WordNet's definitions and by hand.

The letters alone cut "carpet" in two. A compound's definition speaks of its parts ("a workplace where ships
are built"), or the last part names what it is a kind of (a cupcake is a cake), or a fellow of the same kind
(rings and earrings are jewelry). One such sign makes a cut certain. Where a part is also an ending or a
beginning, only two do, and without a sign for that part there is no compound.
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from gamehall.lexicon.knowledge import inflect
from gamehall.lexicon.knowledge.joining import CLOSED
from gamehall.lexicon.knowledge.terms import Pos
from gamehall.lexicon.tools.wordnet import Sense

READ_THROUGH = 35
_LARGEST = 70
_SHORTEST_PART = 3
_STEPS_UP = 4
_TOO_GENERAL = 400
"""What has more kinds than this right below it makes no fellows of them."""
_WORD = re.compile(r"[a-z]+")
_SURE, _DOUBTFUL = 10, 5
_ENDINGS = frozenset({"ed", "et", "ee", "er", "ery", "ing", "en"})
"""After a doubled letter: slip, slippage; knob, knobbed."""


class _Kinds(NamedTuple):
    """What is a kind of what, by the places of the meanings."""

    words: dict[int, frozenset[str]]
    above: dict[int, tuple[int, ...]]
    below: dict[int, int]
    """How many there are right below."""

    def over(self, places: Iterable[int]) -> frozenset[str]:
        """The words for what these meanings are kinds of."""
        found: set[str] = set()
        for _ in range(_STEPS_UP):
            places = {up for place in places for up in self.above.get(place, ())}
            found |= {word for place in places for word in self.words[place]}
        return frozenset(found)

    def near(self, senses: Iterable[Sense]) -> frozenset[int]:
        """What these meanings are kinds of, one step up or two, unless it has too many below it."""
        first = {up for sense in senses for up in sense.above}
        second = {up for place in first for up in self.above.get(place, ())}
        return frozenset(up for up in first | second if self.below[up] <= _TOO_GENERAL)


class _Signs(NamedTuple):
    """What of a cut the meaning of the word bears out."""

    first: bool
    last: bool
    is_one: bool
    """The last part names what the word is: a warship is a ship."""


class _Lists(NamedTuple):
    """What was written by hand."""

    taken: frozenset[str]
    left_out: frozenset[str]
    never_first: frozenset[str]
    never_last: frozenset[str]
    doubtful_first: frozenset[str]
    doubtful_last: frozenset[str]
    both_first: frozenset[str]
    both_last: frozenset[str]


def compounds(
    spelled: dict[str, int], senses: dict[str, list[Sense]], lemmas: Collection[str]
) -> dict[str, str]:
    """By word: `!` or `?` for certain or not, then where it is cut. Without a definition none is certain."""
    lists = _lists()
    common = {
        word
        for word, level in spelled.items()
        if level <= READ_THROUGH and len(word) >= _SHORTEST_PART and word in senses
    }
    kinds, found = _kinds(senses), {}
    for word, level in spelled.items():
        own = [sense for sense in senses.get(word, ()) if sense.word == word]
        if level > _LARGEST or word in lists.left_out or not (own or word in lemmas):
            continue
        best = 0
        for cut in range(_SHORTEST_PART, len(word) - _SHORTEST_PART + 1):
            first, last = word[:cut], word[cut:]
            if first in common and last in common:
                signs = _signs(own, first, last, senses, kinds)
                read = level <= READ_THROUGH
                worth = _worth(first, last, signs, read=read, defined=bool(own), lists=lists)
                if worth > best:
                    best, found[word] = worth, f"{'!' if worth >= _SURE else '?'}{cut}"
                if worth == _DOUBTFUL:
                    break
    for taken in lists.taken:
        parts, _, shared = taken.partition("=")
        word = shared or parts.replace("+", "")
        found[word] = "!" + ".".join(_cuts(word, parts.split("+")))
    return found


def _cuts(word: str, parts: list[str]) -> Iterator[str]:
    """Where each part but the last ends, and after a hyphen where the next begins, if it shares a letter."""
    start = 0
    for part, following in pairwise(parts):
        end = start + len(part)
        start = word.index(following, end - 1)
        yield str(end) if start == end else f"{end}-{start}"


def _worth(first: str, last: str, signs: _Signs, *, read: bool, defined: bool, lists: _Lists) -> int:
    """0 for no compound, `_SURE` or more for a certain one; of two cuts the worthier counts."""
    if first in lists.never_first or last in lists.never_last:
        return 0
    ending = last in lists.both_last or (first[-1] == last[0] and last[1:] in lists.never_last | _ENDINGS)
    if ending and not signs.last:
        return 0
    if first in lists.doubtful_first or last in lists.doubtful_last:
        return _DOUBTFUL
    needed = 3 if not defined else 2 if ending or first in lists.both_first else 0 if read else 1
    sure = sum(signs[:2]) >= needed or (signs.is_one and defined and first not in lists.both_first)
    return (_SURE if sure else 1) + sum(signs)


def _lists() -> _Lists:
    written = tomllib.loads((CLOSED / "compounds.toml").read_text("utf-8"))
    named = (
        ("taken", "words"),
        ("left_out", "words"),
        ("never", "first"),
        ("never", "last"),
        ("doubtful", "first"),
        ("doubtful", "last"),
        ("both", "first"),
        ("both", "last"),
    )
    return _Lists(*(frozenset(written[table][name].split()) for table, name in named))


def _kinds(senses: dict[str, list[Sense]]) -> _Kinds:
    words: dict[int, set[str]] = defaultdict(set)
    above: dict[int, tuple[int, ...]] = {}
    for listed in senses.values():
        for sense in listed:
            if sense.pos is Pos.NOUN:
                words[sense.offset].add(sense.word.lower())
                above[sense.offset] = sense.above
    below: dict[int, int] = defaultdict(int)
    for ups in above.values():
        for up in ups:
            below[up] += 1
    return _Kinds({place: frozenset(named) for place, named in words.items()}, above, below)


def _signs(own: list[Sense], first: str, last: str, senses: dict[str, list[Sense]], kinds: _Kinds) -> _Signs:
    said = {word for sense in own for word in _WORD.findall(sense.gloss.lower())}
    nouns = [sense for sense in own if sense.pos is Pos.NOUN]
    is_one = last in {word.split("_")[-1] for word in kinds.over(sense.offset for sense in nouns)}
    fellows = kinds.near(nouns) & kinds.near(sense for sense in senses[last] if sense.pos is Pos.NOUN)
    return _Signs(bool(said & _written(first)), bool(said & _written(last) or is_one or fellows), is_one)


def _written(part: str) -> frozenset[str]:
    twice = inflect.doubled(part)
    return frozenset(
        {part, inflect.with_s(part)}
        | {make(stem) for make in (inflect.with_ed, inflect.with_ing) for stem in (part, twice)}
    )
