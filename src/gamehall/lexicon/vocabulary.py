"""How rare each word of a list is, and which of them the hall itself may say."""

import re
from functools import lru_cache

from msgspec import Struct

from gamehall.lexicon.knowledge import LabelKind, entry
from gamehall.lexicon.knowledge.code import label_pattern, level_of
from gamehall.lexicon.knowledge.shipped import book
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists.layout import LONGEST, SHORTEST
from gamehall.lexicon.manners import fit_to_show

_GRAVE = frozenset({LabelKind.VULGAR, LabelKind.SLUR, LabelKind.DISPARAGING})
_LEVELS = re.compile(r"\n([a-z]+)\t([a-z])")
_LABELLED = re.compile(label_pattern(_GRAVE))


class Vocabulary(Struct, frozen=True):
    levels: dict[str, int]
    """Words in capitals, each with SCOWL's level: from 10 for the commonest to 95."""
    unsaid: frozenset[str]
    """Those the hall does not say before pupils of its own accord."""


def sayable(word: str) -> bool:
    """Whether the hall says this word before pupils of its own accord."""
    known = entry(word)
    return fit_to_show(word.lower()) and not (known and any(label.kind in _GRAVE for label in known.labels))


@lru_cache(maxsize=4)
def vocabulary(listed: Lexicon) -> Vocabulary:
    """What is known of the words of a list; a word of which nothing is known has no level."""
    text = book().text[:].decode("ascii")
    levels = {word.upper(): level_of(letter) for word, letter in _LEVELS.findall(text)}
    known = (word for length in range(SHORTEST, LONGEST + 1) for word in listed.of_length(length))
    rude = {word for word in levels if not fit_to_show(word.lower())}
    unsaid = rude.union(word.upper() for word in _LABELLED.findall(text))
    return Vocabulary({word: levels[word] for word in known if word in levels}, frozenset(unsaid))
