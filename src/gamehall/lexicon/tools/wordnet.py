"""WordNet 3.0: the meanings of each word with what their kind, frames, labels and frequency tell."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from gamehall.lexicon.knowledge.terms import Frame, Kind, LabelKind, NounClass, Pos

WORDNET = Path("/usr/share/wordnet")
FILES = {"noun": Pos.NOUN, "verb": Pos.VERB, "adj": Pos.ADJECTIVE, "adv": Pos.ADVERB}
_TYPES = {1: "noun", 2: "verb", 3: "adj", 4: "adv", 5: "adj"}

_CLASSES = {
    4: NounClass.ACT, 5: NounClass.ANIMAL, 6: NounClass.ARTIFACT, 8: NounClass.BODY, 10: NounClass.SAYING,
    11: NounClass.EVENT, 12: NounClass.FEELING, 13: NounClass.FOOD, 14: NounClass.GROUP, 15: NounClass.PLACE,
    17: NounClass.OBJECT, 18: NounClass.PERSON, 20: NounClass.PLANT, 27: NounClass.SUBSTANCE,
    28: NounClass.TIME,
}  # fmt: skip
"""By the number of the lexicographer's file; all others are abstract."""

_TOPS = {
    "act": NounClass.ACT, "animal": NounClass.ANIMAL, "artifact": NounClass.ARTIFACT, "food":
    NounClass.FOOD, "body": NounClass.BODY, "communication": NounClass.SAYING, "event": NounClass.EVENT,
    "time": NounClass.TIME, "feeling": NounClass.FEELING, "group": NounClass.GROUP, "location":
    NounClass.PLACE, "object": NounClass.OBJECT, "person": NounClass.PERSON, "plant": NounClass.PLANT,
    "substance": NounClass.SUBSTANCE, "natural_object": NounClass.OBJECT, "nutrient": NounClass.FOOD,
}  # fmt: skip
"""The words at the top of each file stand in a file of their own."""
_TOP = 3

_PLACES = ("structure", "room", "facility", "geological_formation", "body_of_water", "way")
"""What is built or lies so that one can be in it or at it: with all that falls under it, also a place."""

_FRAMES = {
    Frame.INTRANSITIVE: (1, 2, 3, 4, 12, 13, 22, 23, 27),
    Frame.TRANSITIVE: (8, 9, 10, 11, 15, 16, 17, 18, 19, 20, 21, 30, 31),
    Frame.DITRANSITIVE: (14,),
    Frame.CLAUSE: (26, 34),
    Frame.WHETHER: (29,),
    Frame.INFINITIVE: (28,),
    Frame.BARE_INFINITIVE: (32, 35),
    Frame.OBJECT_INFINITIVE: (24,),
    Frame.OBJECT_BARE_INFINITIVE: (25,),
    Frame.GERUND: (33,),
    Frame.PHRASE: (4, 12, 13, 22, 27),
}
"""Frames 5 to 7 (complements) are too loose there to go by; `verbs.toml` has those."""
_BY_SOMETHING = frozenset({1, 3, 4, 5, 6, 10, 11, 12, 34})
_TO_SOMETHING = frozenset({5, 8, 11, 14, 15, 16, 17, 18, 19, 20, 21, 31})
_TO_SOMEBODY = frozenset({9, 10, 24, 25, 30})
_DOINGS = (32, 33, 35, 38, 39, 40)
"""The files of verbs of saying, contest, contact, motion, perception and possession."""

_USAGE = {
    "slang": LabelKind.SLANG, "colloquialism": LabelKind.COLLOQUIAL, "archaism": LabelKind.ARCHAIC,
    "obscenity": LabelKind.VULGAR, "ethnic_slur": LabelKind.SLUR, "disparagement": LabelKind.DISPARAGING,
    "trade_name": LabelKind.TRADEMARK, "trademark": LabelKind.TRADEMARK,
    "combining_form": LabelKind.COMBINING, "abbreviation": LabelKind.ABBREVIATION,
}  # fmt: skip
_GLOSS = {
    "slang": LabelKind.SLANG, "informal": LabelKind.COLLOQUIAL, "colloquial": LabelKind.COLLOQUIAL,
    "British informal": LabelKind.COLLOQUIAL, "archaic": LabelKind.ARCHAIC, "obsolete": LabelKind.OBSOLETE,
    "ethnic slur": LabelKind.SLUR, "trademark": LabelKind.TRADEMARK, "vulgar": LabelKind.VULGAR,
    "British slang": LabelKind.SLANG, "old-fashioned": LabelKind.ARCHAIC,
}  # fmt: skip
_REMARK = re.compile(r"\(([^)]+)\)|(archaic|obsolete) ")
_TERM_FOR = re.compile(
    r"(?:\([^)]*\) )?(?:an? )?(?:(?:usually|friendly|often|extremely|british) )*"
    r"(slang|informal|vulgar|obscene|uncomplimentary)(?: or \w+)?(?: british)?"
    r"(?: (?:terms?|words?|names?|expressions?|forms? of address|\(dated\)))? (?:for|of)\b",
    re.IGNORECASE,
)
"""How a definition tells that the word is a term for something that has a better one."""
_TERMS = {"vulgar": LabelKind.VULGAR, "obscene": LabelKind.VULGAR}
_BARRED = frozenset({LabelKind.SLANG, LabelKind.VULGAR, LabelKind.SLUR})
PLURAL, COMPARED = "plural", "compared"
_FORM_USAGE = {"plural": PLURAL, "comparative": COMPARED, "superlative": COMPARED}


class Sense(NamedTuple):
    """One meaning of one word."""

    word: str
    """As it is written; `_` between words."""
    pos: Pos
    offset: int
    file: int
    labels: frozenset[LabelKind]
    shared: bool
    """The labels stand on a whole group of words, of which not all may deserve them."""
    remarks: frozenset[str]
    """PLURAL: used in the plural. COMPARED: a comparative or superlative listed as a word."""
    frames: tuple[Frame, ...]
    numbers: frozenset[int]
    """The numbers of its frames in WordNet."""
    classes: tuple[NounClass, ...]
    kinds: tuple[Kind, ...]
    met: int
    """How often in texts with marked meanings."""
    number: int
    """1 is the commonest meaning of the word."""
    marks: frozenset[LabelKind]
    """Slang, vulgar or a slur, by its labels or by how it is defined."""
    informal: bool
    """It is marked only because the definition calls it informal, which not every dictionary calls slang."""
    gloss: str
    """The definition, without examples."""
    above: tuple[int, ...]
    """What it is a kind of."""


class _Synset(NamedTuple):
    offset: int
    file: int
    words: tuple[str, ...]
    pointers: tuple[tuple[str, int, int], ...]
    frames: tuple[tuple[int, int], ...]
    gloss: str


def senses() -> dict[str, list[Sense]]:
    """All meanings by the spelling in small letters, the commonest first."""
    nouns = {synset.offset: synset for synset in _synsets("noun")}
    usage = {offset: synset.words[0] for offset, synset in nouns.items()}
    under = {root: _under(nouns, root) for root in (*_PLACES, "monetary_unit", "letter_of_the_alphabet")}
    counts = _counts()
    found: dict[str, list[Sense]] = defaultdict(list)
    for name, pos in FILES.items():
        for synset in nouns.values() if pos is Pos.NOUN else _synsets(name):
            for at, word in enumerate(synset.words, 1):
                order, met = counts.get((word.lower(), name, synset.offset), (99, 0))
                labels, remarks = _usage(synset, at, usage)
                marks, informal = _marks(synset, labels)
                own = any(sign == ";u" and of == at for sign, _, of in synset.pointers)
                shared = len(synset.words) > 1 and not own
                numbers = frozenset(number for number, of in synset.frames if of in (0, at))
                frames = tuple(frame for frame, given in _FRAMES.items() if numbers & {*given})
                found[word.lower()].append(
                    Sense(
                        word=word,
                        pos=pos,
                        offset=synset.offset,
                        file=synset.file,
                        labels=labels,
                        shared=shared,
                        remarks=remarks,
                        frames=frames,
                        numbers=numbers,
                        classes=_classes(synset, under) if pos is Pos.NOUN else (),
                        kinds=_kinds(synset, under) if pos is Pos.NOUN else (),
                        met=met,
                        number=order,
                        marks=marks,
                        informal=informal,
                        gloss=synset.gloss.partition('; "')[0],
                        above=_above(synset),
                    )
                )
    for listed in found.values():
        listed.sort(key=lambda sense: (sense.pos, sense.number, sense.offset))
    return dict(found)


def exceptions() -> dict[tuple[str, Pos], list[str]]:
    """The irregular forms of a lemma, as the exception files list them."""
    found: dict[tuple[str, Pos], list[str]] = defaultdict(list)
    for name, pos in FILES.items():
        for line in (WORDNET / f"{name}.exc").read_text("latin-1").splitlines():
            form, *lemmas = line.split()
            for lemma in lemmas:
                found[lemma, pos].append(form)
    return found


def _synsets(name: str) -> Iterator[_Synset]:
    for line in (WORDNET / f"data.{name}").read_text("latin-1").splitlines():
        if line.startswith("  "):
            continue
        head, _, gloss = line.partition("|")
        parts = head.split()
        count = int(parts[3], 16)
        words = tuple(re.sub(r"\((a|p|ip)\)$", "", word) for word in parts[4 : 4 + 2 * count : 2])
        at = 4 + 2 * count
        pointers = []
        for start in range(at + 1, at + 1 + 4 * int(parts[at]), 4):
            sign, target, _, ends = parts[start : start + 4]
            pointers.append((sign, int(target), int(ends[:2], 16)))
        at += 1 + 4 * int(parts[at])
        frames = []
        if name == "verb":
            for start in range(at + 1, at + 1 + 3 * int(parts[at]), 3):
                frames.append((int(parts[start + 1]), int(parts[start + 2], 16)))
        yield _Synset(int(parts[0]), int(parts[1]), words, tuple(pointers), tuple(frames), gloss.strip())


def _counts() -> dict[tuple[str, str, int], tuple[int, int]]:
    """The number of a meaning, the commonest being 1, and how often it was met in marked texts."""
    found = {}
    for line in (WORDNET / "index.sense").read_text("latin-1").splitlines():
        key, offset, number, count = line.split()
        lemma, _, rest = key.partition("%")
        found[lemma, _TYPES[int(rest[0])], int(offset)] = (int(number), int(count))
    return found


def _usage(synset: _Synset, at: int, usage: dict[int, str]) -> tuple[frozenset[LabelKind], frozenset[str]]:
    named = {usage[to] for sign, to, of in synset.pointers if sign == ";u" and of in (0, at)}
    labels = {_USAGE[name] for name in named & _USAGE.keys()}
    remark = _REMARK.match(synset.gloss)
    if remark and (said := remark[1] or remark[2]) in _GLOSS:
        labels.add(_GLOSS[said])
    return frozenset(labels), frozenset(_FORM_USAGE[name] for name in named & _FORM_USAGE.keys())


def _marks(synset: _Synset, labels: frozenset[LabelKind]) -> tuple[frozenset[LabelKind], bool]:
    if own := labels & _BARRED:
        return own, False
    term = _TERM_FOR.match(synset.gloss)
    if term is None:
        return frozenset(), False
    said = term[1].lower()
    return frozenset({_TERMS.get(said, LabelKind.SLANG)}), said in ("informal", "uncomplimentary")


def somebody(senses: Iterable[Sense]) -> tuple[Frame, ...]:
    """Whether a verb with these meanings is mostly done by, or mostly done to, people and animals alone."""
    known = [sense for sense in senses if sense.numbers]
    by = [sense for sense in known if sense.numbers & _BY_SOMETHING - _by_animals(sense)]
    to = [sense for sense in known if sense.numbers & _TO_SOMETHING]
    to_somebody = any(sense.numbers & _TO_SOMEBODY for sense in known)
    return (
        *((Frame.BY_SOMEBODY,) if known and _few(by, known) else ()),
        *((Frame.TO_SOMEBODY,) if to_somebody and _few(to, known) else ()),
    )


def _by_animals(sense: Sense) -> frozenset[int]:
    """ "Something chases somebody": of doings and sayings, not of feelings and changes, it is an animal."""
    return frozenset({10}) if sense.file in _DOINGS else frozenset()


def _few(some: list[Sense], senses: list[Sense]) -> bool:
    """Whether less than two in five, as often as they were met."""
    return sum(sense.met + 1 for sense in some) * 5 < sum(sense.met + 1 for sense in senses) * 2


def _above(synset: _Synset) -> tuple[int, ...]:
    return tuple(to for sign, to, _ in synset.pointers if sign in ("@", "@i"))


def _under(nouns: dict[int, _Synset], root: str) -> frozenset[int]:
    """Everything that is a kind of this, of all meanings whose first word it is."""
    below: dict[int, list[int]] = defaultdict(list)
    for offset, synset in nouns.items():
        for above in _above(synset):
            below[above].append(offset)
    todo = [
        offset
        for offset, synset in nouns.items()
        if root in synset.words[:2] and synset.file in (6, 10, 17, 23)
    ]
    found: set[int] = set()
    while todo:
        offset = todo.pop()
        if offset not in found:
            found.add(offset)
            todo += below[offset]
    return frozenset(found)


def _classes(synset: _Synset, under: dict[str, frozenset[int]]) -> tuple[NounClass, ...]:
    main = _CLASSES.get(synset.file, NounClass.ABSTRACT)
    if synset.file == _TOP:
        main = next((_TOPS[word] for word in synset.words if word in _TOPS), main)
    place = any(synset.offset in under[root] for root in _PLACES)
    return (main, NounClass.PLACE) if place and main is not NounClass.PLACE else (main,)


def _kinds(synset: _Synset, under: dict[str, frozenset[int]]) -> tuple[Kind, ...]:
    kinds = []
    if synset.offset in under["monetary_unit"]:
        kinds.append(Kind.CURRENCY)
    if synset.offset in under["letter_of_the_alphabet"] and " letter of " in synset.gloss:
        kinds.append(Kind.LETTER_NAME)
    return tuple(kinds)
