"""What the lexicon says of a spelling, put as the checks ask it. Readings with a capital are left out."""

from functools import lru_cache

from gamehall.english.grammar.verb_lists import NAMED_OBJECT, RECIPIENT
from gamehall.lexicon.knowledge import Form, Frame, Kind, NounClass, Number, Pos, Reading, entry

_KEPT = 4096


@lru_cache(_KEPT)
def readings(word: str) -> tuple[Reading, ...]:
    found = entry(word)
    return tuple(each for each in found.readings if not each.capital) if found else ()


@lru_cache(_KEPT)
def parts(word: str) -> frozenset[Pos]:
    return frozenset(each.pos for each in readings(word))


_SELDOM = 4
"""How many times likelier, in doublings, the commonest reading must be to put another out of question."""


@lru_cache(_KEPT)
def usual(word: str) -> tuple[Reading, ...]:
    """The readings a reader thinks of: not "go" as a noun, but "saw" as one. Closed classes always count."""
    found = readings(word)
    if not any(each.weight for each in found):
        return found
    most = max(each.weight for each in found)
    closed = (Pos.PREPOSITION, Pos.CONJUNCTION, Pos.PRONOUN)
    return tuple(each for each in found if each.weight > most - _SELDOM or each.pos in closed)


@lru_cache(_KEPT)
def usual_parts(word: str) -> frozenset[Pos]:
    return frozenset(each.pos for each in usual(word))


@lru_cache(_KEPT)
def likeliest(word: str) -> Pos | None:
    """The part of speech in which it is met most."""
    found = readings(word)
    return max(found, key=lambda each: each.weight).pos if found else None


@lru_cache(_KEPT)
def verb_forms(word: str) -> frozenset[Form]:
    return frozenset(each.form for each in readings(word) if each.pos is Pos.VERB)


@lru_cache(_KEPT)
def verb_lemmas(word: str) -> frozenset[str]:
    return frozenset(each.lemma for each in readings(word) if each.pos is Pos.VERB)


@lru_cache(_KEPT)
def numbers(word: str) -> frozenset[Number]:
    """The numbers it may have as a common noun; none if it is none."""
    nouns = [each for each in readings(word) if each.pos is Pos.NOUN]
    most = max((each.weight for each in nouns), default=0)
    return frozenset(number for each in nouns if each.weight > most - _SELDOM for number in each.number)


@lru_cache(_KEPT)
def classes(word: str) -> tuple[NounClass, ...]:
    """What it names as a common noun, by its likeliest reading; the commonest meaning first."""
    nouns = [each for each in readings(word) if each.pos is Pos.NOUN]
    return max(nouns, key=lambda each: each.weight).classes if nouns else ()


def is_a(word: str, *named: NounClass) -> bool:
    """Whether the commonest meaning of a noun is of one of these classes."""
    return classes(word)[:1] != () and classes(word)[0] in named


@lru_cache(_KEPT)
def kinds(word: str) -> frozenset[Kind]:
    return frozenset(kind for each in readings(word) for kind in each.kinds)


@lru_cache(_KEPT)
def noun_kinds(word: str) -> frozenset[Kind]:
    return frozenset(kind for each in readings(word) if each.pos is Pos.NOUN for kind in each.kinds)


@lru_cache(_KEPT)
def frames(word: str) -> frozenset[Frame]:
    return frozenset(frame for each in readings(word) for frame in each.frames)


def only_plural(word: str) -> bool:
    return numbers(word) == {Number.PLURAL}


def only_singular(word: str) -> bool:
    return numbers(word) == {Number.SINGULAR}


@lru_cache(_KEPT)
def is_name(word: str) -> bool:
    """Whether the lexicon knows it with a capital letter."""
    found = entry(word)
    return found is not None and any(each.capital for each in found.readings)


@lru_cache(_KEPT)
def only_finite(word: str) -> bool:
    """Can be nothing but a finite verb: ran, went, is. "Walked" may be a participle."""
    forms = verb_forms(word)
    finite = {Form.THIRD, Form.PAST, Form.FIRST, Form.PRESENT_PLURAL}
    return bool(forms) and forms <= finite and parts(word) == {Pos.VERB}


@lru_cache(_KEPT)
def looks_finite(word: str) -> bool:
    """Is most of all a verb, and may be its past or its third person: also "learned"."""
    return likeliest(word) is Pos.VERB and bool(verb_forms(word) & {Form.PAST, Form.THIRD})


@lru_cache(_KEPT)
def may_be_finite(word: str) -> bool:
    """Has a reading as a verb that needs a subject, or gives a command."""
    return bool(verb_forms(word) - {Form.PAST_PARTICIPLE, Form.PRESENT_PARTICIPLE})


@lru_cache(_KEPT)
def takes_two(verb: str) -> bool:
    """Whether two nouns may follow it: gave Tom a book, called Tom a hero."""
    two = bool(frames(verb) & {Frame.DITRANSITIVE, Frame.OC_NOUN})
    return two or bool(verb_lemmas(verb) & (RECIPIENT | NAMED_OBJECT))
