"""Labels: which are certain, because every meaning of the word bears them, and which are a warning only.

Webster's dictionary of 1913 runs words of one spelling together and is old, so that it calls everyday words
obsolete. Its mark is certain only where all its meanings bear it, SCOWL's size is 50 or more and WordNet does
not know the word; of an everyday word that WordNet knows it is not even a warning.
"""

from collections import defaultdict
from collections.abc import Iterable

from gamehall.lexicon.knowledge.terms import LabelKind, Source
from gamehall.lexicon.knowledge.words import UNLISTED, Label
from gamehall.lexicon.tools.closed import Closed
from gamehall.lexicon.tools.wordnet import Sense

_RARE = 50
_EVERYDAY = 35
_VAGUE = (LabelKind.SLANG, LabelKind.COLLOQUIAL, LabelKind.ARCHAIC, LabelKind.COMBINING)
"""WordNet hangs these on whole groups of synonyms: "everywhere" is there because "all over" is."""
_IN_ORDER = tuple(LabelKind)


def labels(
    spelled: dict[str, int],
    senses: dict[str, list[Sense]],
    marked: dict[str, LabelKind],
    short: Iterable[str],
    closed: Closed,
    others: dict[str, set[str]],
) -> dict[str, list[Label]]:
    """By spelling in small letters, each kind once, the surer source first.

    `others` are the lemmas a spelling has besides its own in WordNet: "legs" may be slang there, but is also
    the plural of leg, and then nothing is certain.
    """
    found: dict[str, dict[LabelKind, Label]] = defaultdict(dict)

    def put(word: str, label: Label) -> None:
        known = found[word].get(label.kind)
        if known is None or (label.certain and not known.certain):
            found[word][label.kind] = label

    for certain, kinds in closed.labels.items():
        for kind, words in kinds.items():
            for word in words:
                put(word, Label(kind, Source.HAND, certain))
    for word in closed.contractions:
        if "'" in word or word in closed.loose:
            put(word, Label(LabelKind.CONTRACTION, Source.HAND, True))
        if word in closed.loose:
            put(word, Label(LabelKind.NONSTANDARD, Source.HAND, True))
    fixed = {one.word for one in closed.fixed}
    for word, listed in senses.items():
        small = [sense for sense in listed if sense.word == word]
        for kind in {kind for sense in small for kind in sense.labels}:
            bearing = [sense for sense in small if kind in sense.labels]
            vague = kind in _VAGUE and spelled.get(word, UNLISTED) <= _RARE and any(s.shared for s in bearing)
            certain = len(bearing) == len(small) and not vague and word not in fixed and not others.get(word)
            put(word, Label(kind, Source.WORDNET, certain))
    for word in {word.lower() for word in short}:
        if word not in fixed and spelled.get(word, UNLISTED) > _EVERYDAY:
            known = any(sense.word == word for sense in senses.get(word, ()))
            put(word, Label(LabelKind.ABBREVIATION, Source.SCOWL, word not in spelled and not known))
    for word, kind in marked.items():
        known = any(sense.word == word for sense in senses.get(word, ()))
        level = spelled.get(word, UNLISTED)
        if not known or level > _EVERYDAY:
            sure = not known and level >= _RARE and word not in fixed and not _in_use(word, others, senses)
            put(word, Label(kind, Source.WEBSTER, sure))
    return {word: sorted(kinds.values(), key=_rank) for word, kinds in found.items()}


def _in_use(word: str, others: dict[str, set[str]], senses: dict[str, list[Sense]]) -> bool:
    """A form of a word that WordNet knows."""
    return any(lemma in senses for lemma in others.get(word, ()))


def _rank(label: Label) -> tuple[bool, int]:
    return not label.certain, _IN_ORDER.index(label.kind)
