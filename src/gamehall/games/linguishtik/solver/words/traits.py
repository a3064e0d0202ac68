"""What the hall's word knowledge tells of a spelling that a demand may ask for, as one number."""

from collections.abc import Iterable, Iterator
from enum import IntEnum, auto

from gamehall.english.grammar import verb_lists
from gamehall.games.linguishtik.judge.letters import letter_fault
from gamehall.games.linguishtik.judge.word import word_faults
from gamehall.lexicon.knowledge import (
    CORE,
    Case,
    Form,
    Frame,
    Kind,
    LabelKind,
    NounClass,
    Number,
    Pos,
    Reading,
    Regularity,
    Word,
    is_irregular,
)
from gamehall.lexicon.manners import fit_to_show


class Trait(IntEnum):
    """Each is a bit of a word's number."""

    PLAIN = 0
    """Nothing bars it and its meaning is known."""
    UNREAD = auto()
    """Known to be spelled so, and no more."""
    COMPOUND = auto()
    PERHAPS_COMPOUND = auto()
    DOUBLE_VOWEL = auto()
    DOUBLE_CONSONANT = auto()

    NOUN = auto()
    PRONOUN = auto()
    VERB = auto()
    ADJECTIVE = auto()
    ADVERB = auto()
    PREPOSITION = auto()
    CONJUNCTION = auto()
    INTERJECTION = auto()

    NOUN_SINGULAR = auto()
    NOUN_PLURAL = auto()
    COLLECTIVE = auto()
    GROUP = auto()
    """Names a group, but the lists of collective nouns lack it."""

    PRONOUN_SINGULAR = auto()
    PRONOUN_PLURAL = auto()
    EITHER_NUMBER = auto()
    """A pronoun whose number no sentence tells."""
    NOMINATIVE = auto()
    OBJECTIVE = auto()
    PERSONAL = auto()
    INDEFINITE = auto()
    POSSESSIVE = auto()
    INTERROGATIVE = auto()
    RELATIVE = auto()
    DEMONSTRATIVE = auto()
    REFLEXIVE = auto()
    INTENSIVE = auto()

    BASE = auto()
    THIRD = auto()
    PAST = auto()
    PAST_PARTICIPLE = auto()
    PRESENT_PARTICIPLE = auto()
    MAIN = auto()
    """Can be a main verb: not only a modal."""
    HELPER = auto()
    MODAL = auto()
    HAVE = auto()
    BEEN = auto()
    WERE = auto()
    WILL = auto()
    """Will and shall."""
    DOES = auto()
    LINKING = auto()
    REGULAR = auto()
    IRREGULAR = auto()

    ADJECTIVE_POSITIVE = auto()
    ADJECTIVE_GRADABLE = auto()
    """A positive that may have more or most before it."""
    ADJECTIVE_ER = auto()
    ADJECTIVE_ODD_ER = auto()
    """An irregular comparative."""
    ADJECTIVE_EST = auto()
    ADJECTIVE_ODD_EST = auto()
    DESCRIBES = auto()
    """May stand after a linking verb, as "this" may not."""

    ADVERB_POSITIVE = auto()
    ADVERB_GRADABLE = auto()
    ADVERB_ER = auto()
    ADVERB_ODD_ER = auto()
    ADVERB_EST = auto()
    ADVERB_ODD_EST = auto()

    SUBORDINATOR = auto()
    CONJUNCTIVE_ADVERB = auto()


T = Trait
_GRAVE = frozenset({LabelKind.VULGAR, LabelKind.SLUR, LabelKind.DISPARAGING})
_KINDS = {
    Kind.PERSONAL: T.PERSONAL,
    Kind.INDEFINITE: T.INDEFINITE,
    Kind.POSSESSIVE: T.POSSESSIVE,
    Kind.INTERROGATIVE: T.INTERROGATIVE,
    Kind.RELATIVE: T.RELATIVE,
    Kind.DEMONSTRATIVE: T.DEMONSTRATIVE,
    Kind.REFLEXIVE: T.REFLEXIVE,
    Kind.INTENSIVE: T.INTENSIVE,
}
_FORMS = {
    Form.BASE: T.BASE,
    Form.THIRD: T.THIRD,
    Form.PAST: T.PAST,
    Form.PAST_PARTICIPLE: T.PAST_PARTICIPLE,
    Form.PRESENT_PARTICIPLE: T.PRESENT_PARTICIPLE,
}
_HELPERS = {"have": T.HAVE, "been": T.BEEN, "were": T.WERE, "will": T.WILL, "shall": T.WILL, "does": T.DOES}
_LINKING = frozenset({*verb_lists.LINKING, *verb_lists.SOMETIMES_LINKING})
_POINTING = frozenset({Kind.ARTICLE, Kind.DEMONSTRATIVE, Kind.POSSESSIVE, Kind.INTERROGATIVE, Kind.RELATIVE})
"""Adjectives that only stand before their noun."""
_UNGRADED = _POINTING | {
    Kind.CARDINAL,
    Kind.ORDINAL,
    Kind.QUANTITY,
    Kind.INDEFINITE,
    Kind.DEGREE,
    Kind.NEGATIVE,
}
_DEGREES = {
    "more": Form.COMPARATIVE,
    "less": Form.COMPARATIVE,
    "most": Form.SUPERLATIVE,
    "least": Form.SUPERLATIVE,
}


def traits(word: Word) -> int | None:
    """The word's number; None for a word that may certainly not be formed."""
    spelling = word.form.lower()
    faults = word_faults(spelling, 0, spelling, None)
    readings = tuple(reading for reading in word.readings if not reading.capital)
    if any(fault.sure for fault in faults) or (word.readings and not readings):
        return None
    if not readings:
        return _number({T.UNREAD, *_of_letters(word)}) if word.level <= CORE else None
    grave = any(label.kind in _GRAVE for label in word.labels) or not fit_to_show(spelling)
    found = {*_of_letters(word), *_of_readings(spelling, readings)}
    return _number(found if faults or grave else {T.PLAIN, *found})


def _number(found: Iterable[Trait]) -> int:
    return sum(1 << trait for trait in set(found))


def _of_letters(word: Word) -> Iterator[Trait]:
    spelling = word.form.lower()
    if not letter_fault("double-vowel", spelling):
        yield T.DOUBLE_VOWEL
    if not letter_fault("double-consonant", spelling):
        yield T.DOUBLE_CONSONANT
    if word.compound:
        yield T.COMPOUND if word.compound.certain else T.PERHAPS_COMPOUND


def _of_readings(spelling: str, readings: tuple[Reading, ...]) -> Iterator[Trait]:
    by_pos: dict[Pos, list[Reading]] = {}
    for reading in readings:
        by_pos.setdefault(reading.pos, []).append(reading)
    for pos, found in by_pos.items():
        match pos:
            case Pos.NOUN:
                yield T.NOUN
                yield from _of_noun(found)
            case Pos.PRONOUN:
                yield T.PRONOUN
                yield from _of_pronoun(found)
            case Pos.VERB:
                yield T.VERB
                yield from _of_verb(spelling, found)
            case Pos.ADJECTIVE:
                yield T.ADJECTIVE
                yield from _of_adjective(spelling, found)
            case Pos.ADVERB:
                yield T.ADVERB
                yield from (Trait[f"ADVERB_{name}"] for name in _degrees(spelling, found))
            case Pos.CONJUNCTION:
                yield from _of_conjunction(found)
            case Pos.PREPOSITION:
                yield T.PREPOSITION
            case Pos.INTERJECTION:
                yield T.INTERJECTION


def _kinds(readings: Iterable[Reading]) -> set[Kind]:
    return {kind for reading in readings for kind in reading.kinds}


def _of_noun(readings: list[Reading]) -> Iterator[Trait]:
    numbers = {number for reading in readings for number in reading.number}
    if Number.SINGULAR in numbers:
        yield T.NOUN_SINGULAR
    if Number.PLURAL in numbers:
        yield T.NOUN_PLURAL
    if Kind.COLLECTIVE in _kinds(readings):
        yield T.COLLECTIVE
    if any(NounClass.GROUP in reading.classes[:1] for reading in readings):
        yield T.GROUP


def _of_pronoun(readings: list[Reading]) -> Iterator[Trait]:
    kinds = _kinds(readings)
    yield from (trait for kind, trait in _KINDS.items() if kind in kinds)
    numbers = {number for reading in readings for number in reading.number}
    # A relative pronoun has the number of the noun that its clause modifies.
    if Kind.RELATIVE in kinds or numbers == {Number.SINGULAR}:
        yield T.PRONOUN_SINGULAR
    if Kind.RELATIVE in kinds or numbers == {Number.PLURAL}:
        yield T.PRONOUN_PLURAL
    if len(numbers) != 1:
        yield T.EITHER_NUMBER
    cases = {case for reading in readings for case in reading.case}
    if not cases or Case.NOMINATIVE in cases:
        yield T.NOMINATIVE
    if not cases or Case.OBJECTIVE in cases:
        yield T.OBJECTIVE


def _of_verb(spelling: str, readings: list[Reading]) -> Iterator[Trait]:
    kinds = _kinds(readings)
    full = [reading for reading in readings if Kind.MODAL not in reading.kinds]
    if full:
        yield T.MAIN
    yield from (_FORMS[reading.form] for reading in full if reading.form in _FORMS)
    if Kind.AUXILIARY in kinds:
        yield T.HELPER
        if trait := _HELPERS.get(spelling):
            yield trait
    if Kind.MODAL in kinds:
        yield T.MODAL
    links = {Frame.LINKING, Frame.SOMETIMES_LINKING}
    if any(reading.lemma in _LINKING or links & {*reading.frames} for reading in full):
        yield T.LINKING
    either = any(reading.regular is Regularity.EITHER for reading in readings)
    irregular = is_irregular(readings[0])
    if either or irregular:
        yield T.IRREGULAR
    if either or not irregular:
        yield T.REGULAR


def _of_adjective(spelling: str, readings: list[Reading]) -> Iterator[Trait]:
    yield from (Trait[f"ADJECTIVE_{name}"] for name in _degrees(spelling, readings))
    if any(not _POINTING & {*reading.kinds} for reading in readings):
        yield T.DESCRIBES


def _degrees(spelling: str, readings: list[Reading]) -> Iterator[str]:
    """The degree that the spelling itself has: the first form of a degree, else the positive."""
    formed = next((r for r in readings if r.form in (Form.COMPARATIVE, Form.SUPERLATIVE)), None)
    form = formed.form if formed else _DEGREES.get(spelling)
    if form is None:
        yield "POSITIVE"
        if any(not _UNGRADED & {*reading.kinds} for reading in readings):
            yield "GRADABLE"
        return
    name = "ER" if form is Form.COMPARATIVE else "EST"
    either = any(reading.regular is Regularity.EITHER for reading in readings)
    irregular = is_irregular(formed) if formed else True
    if either or irregular:
        yield f"ODD_{name}"
    if either or not irregular:
        yield name


def _of_conjunction(readings: list[Reading]) -> Iterator[Trait]:
    """Half a correlative conjunction may not be formed, so what is nothing else is none here."""
    kinds = _kinds(readings)
    if Kind.SUBORDINATING in kinds:
        yield T.SUBORDINATOR
    if Kind.CONJUNCTIVE_ADVERB in kinds:
        yield T.CONJUNCTIVE_ADVERB
    if kinds & {Kind.SUBORDINATING, Kind.CONJUNCTIVE_ADVERB, Kind.COORDINATING}:
        yield T.CONJUNCTION
