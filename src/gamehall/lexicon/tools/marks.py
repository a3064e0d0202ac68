"""Marks: which meanings of a word are slang or vulgar, by part of speech, and what they name.

A whole word seldom is slang: "copper" is a metal, and a policeman only in slang. WordNet labels few such
meanings, but its definitions tell more: "informal terms for money". What it calls informal or uncomplimentary
another dictionary may call slang, so that such a mark is never certain; nor is that of a whole group of
synonyms.
"""

from collections import defaultdict

from msgspec.structs import replace

from gamehall.lexicon.knowledge.terms import LabelKind, Meant, Pos
from gamehall.lexicon.knowledge.words import Mark
from gamehall.lexicon.tools.closed import Closed
from gamehall.lexicon.tools.wordnet import Sense

_MEANT = {18: Meant.PERSON, 21: Meant.MONEY, 10: Meant.SAYING}
"""By the number of the lexicographer's file."""
_MET = 4
"""A meaning met less often than this is not known to be the usual one."""
_GRAVEST = (LabelKind.SLUR, LabelKind.VULGAR, LabelKind.SLANG)


def marks(senses: dict[str, list[Sense]], closed: Closed) -> dict[str, list[Mark]]:
    """By lemma, at most one for each part of speech."""
    found: dict[str, dict[Pos, Mark]] = defaultdict(dict)
    homely = closed.labels[False][LabelKind.COLLOQUIAL] | closed.homely
    for word, listed in senses.items():
        for pos in {sense.pos for sense in listed}:
            of = [sense for sense in listed if sense.pos is pos and sense.word == word]
            mark = _mark(pos, of)
            if mark and not (mark.kind is LabelKind.SLANG and word in homely):
                found[word][pos] = mark
    for usual, tables in closed.marks.items():
        for pos, meant, words in tables:
            for word in words:
                known = found[word].get(pos) or Mark(LabelKind.SLANG, pos, usual, False)
                named = tuple(each for each in Meant if each in (*known.meant, *meant))
                found[word][pos] = replace(known, usual=usual or known.usual, meant=named)
    for pos, words in closed.profane.items():
        for word in words:
            found[word][pos] = Mark(LabelKind.VULGAR, pos, True, True)
    return {word: [of[pos] for pos in sorted(of)] for word, of in found.items()}


def _mark(pos: Pos, of: list[Sense]) -> Mark | None:
    marked = [sense for sense in of if sense.marks]
    if not marked:
        return None
    kind = next(kind for kind in _GRAVEST if any(kind in sense.marks for sense in marked))
    every = len(marked) == len(of)
    met = sum(sense.met for sense in marked)
    most = met >= _MET and met * 2 > sum(sense.met for sense in of)
    certain = every and all(_by_itself(kind, sense) for sense in marked)
    others = {_MEANT.get(sense.file, Meant.OTHER) for sense in of if not sense.marks}
    meant = {_MEANT.get(sense.file, Meant.OTHER) for sense in marked} - others - {Meant.OTHER}
    named = tuple(each for each in Meant if each in meant) if pos is Pos.NOUN else ()
    return Mark(kind, pos, every or most, certain, named)


def _by_itself(kind: LabelKind, sense: Sense) -> bool:
    grave = kind is not LabelKind.SLANG
    return kind in sense.marks and not sense.informal and (grave or not sense.shared)
