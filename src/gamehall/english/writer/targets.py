"""Words that may be the target: spelled as they must be, of the right kind, the everyday ones first."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import TypeVar

from msgspec import Struct

from gamehall.english.writer.stock import Noun, noun_of, nouns, table, unfit
from gamehall.english.writer.wants import Want
from gamehall.lexicon.knowledge import Kind, Pos, Word, entry, lemmas

T = TypeVar("T")

_FIRST = 200
"""So many of a long list are put in order first."""
_WIDE = 35
"""Beyond the stock, the lexicon's words up to this level."""
_SHORTEST, _LONGEST = 4, 10
_OPEN = (Pos.NOUN, Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB)


class NounTarget(Struct, frozen=True, gc=False, order=False):
    text: str
    noun: Noun
    plural: bool


def usable(word: str) -> Word | None:
    """The lexicon's entry, if no dictionary label makes the word doubtful."""
    known = entry(word)
    if known is None or known.labels or known.form[0].isupper() or word in unfit():
        return None
    return known


@cache
def doubtful(word: str, pos: Pos) -> float:
    """0 for a word that is one part of speech only, more the likelier another is."""
    known = entry(word)
    weights = {reading.pos: reading.weight for reading in reversed(known.readings)} if known else {}
    others = [weight for other, weight in weights.items() if other in _OPEN and other is not pos]
    if not others:
        return 0.0
    return 0.3 if max(others) < weights.get(pos, 0) else 1.0


def is_compound(word: str) -> bool:
    known = entry(word)
    return known is not None and known.compound is not None and known.compound.certain


def _in_range(word: str) -> bool:
    return _SHORTEST <= len(word) <= _LONGEST and word.isalpha()


@cache
def _stock_nouns() -> tuple[NounTarget, ...]:
    found = []
    for noun in nouns().values():
        if noun.lemma not in unfit():
            if not noun.plural_only and _in_range(noun.lemma):
                found.append(NounTarget(noun.lemma, noun, False))
            if noun.plural and not noun.mass and _in_range(noun.plural):
                found.append(NounTarget(noun.plural, noun, True))
    return tuple(found)


@cache
def _further_nouns() -> tuple[str, ...]:
    """The lexicon's other common nouns."""
    known = nouns()
    return tuple(
        n for n in lemmas(Pos.NOUN, level=_WIDE) if n not in known and n not in unfit() and n.isalpha()
    )


def _regular_plural(lemma: str) -> str:
    if lemma.endswith(("s", "x", "z", "ch", "sh")):
        return f"{lemma}es"
    return f"{lemma[:-1]}ies" if lemma.endswith("y") and lemma[-2:-1] not in "aeiou" else f"{lemma}s"


@cache
def _further_noun(lemma: str) -> Noun | None:
    known = usable(lemma)
    readings = known.readings_as(Pos.NOUN) if known else ()
    if not readings or not readings[0].classes or (known and known.readings[0].pos is not Pos.NOUN):
        return None
    return noun_of(lemma, (table("groups")["lexicon"][readings[0].classes[0].value],))


def in_order(fit: list[T], rng: Random, penalty: Callable[[T], float]) -> Iterator[T]:
    """By chance, but those with a penalty later; of a long list some first, the others after them."""
    rng.shuffle(fit)
    for start, end in ((0, _FIRST), (_FIRST, len(fit))):
        some = fit[start:end]
        some.sort(key=lambda each: rng.random() + penalty(each))
        yield from some


def noun_targets(want: Want, rng: Random) -> Iterator[NounTarget]:
    """Nouns that are all that is wanted of the word itself, in an order of chance; everyday ones first."""
    numbers = _numbers(want)
    fit = [t for t in _stock_nouns() if t.plural in numbers and want.spells(t.text)]
    for target in in_order(fit, rng, lambda t: t.plural * 0.6 + 0.7 * doubtful(t.text, Pos.NOUN)):
        if usable(target.text) and _is_fit(target.text, target.noun.lemma, want):
            yield target
    more = [(lemma, lemma, False) for lemma in _further_nouns() if False in numbers and want.spells(lemma)]
    if True in numbers:
        plurals = ((_regular_plural(lemma), lemma) for lemma in _further_nouns())
        more += [(text, lemma, True) for text, lemma in plurals if want.spells(text)]
    rng.shuffle(more)
    for text, lemma, plural in more:
        noun = _further_noun(lemma)
        if noun is None or not usable(text) or not _is_fit(text, lemma, want):
            continue
        if not plural or (noun.article and noun.plural == text and not lemma.endswith("ness")):
            yield NounTarget(text, noun, plural)


def _numbers(want: Want) -> tuple[bool, ...]:
    if want.has("plural"):
        return (True,)
    return (False,) if want.has("singular") else (False, True)


def _is_fit(text: str, lemma: str, want: Want) -> bool:
    if want.compound and not is_compound(text):
        return False
    if not want.has("collective"):
        return True
    known = entry(lemma)
    return known is not None and any(Kind.COLLECTIVE in r.kinds for r in known.readings_as(Pos.NOUN))
