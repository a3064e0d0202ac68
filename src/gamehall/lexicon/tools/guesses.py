"""Words that no dictionary here knows: SCOWL lists all forms of a word, and these tell what it is.

A word with forms in -ed and -ing is a verb, one with -er and -est an adjective, one with -s alone a noun.
Endings tell the rest. Such readings bear the source RULE, and a judge may doubt them.
"""

from collections.abc import Collection, Iterator, Mapping

from gamehall.lexicon.knowledge import inflect
from gamehall.lexicon.knowledge.code import Tags
from gamehall.lexicon.knowledge.terms import Form, Kind, Pos, Regularity, Source
from gamehall.lexicon.knowledge.words import UNLISTED, Forms
from gamehall.lexicon.tools.lemmas import Lemma

_SHORTEST = 3
_LARGEST_OF_KNOWN = 70
"""A known noun is no verb, too, because the largest lists have its forms: kitchened."""
_NOUN_ENDINGS = (
    "ness",
    "ment",
    "ism",
    "ship",
    "hood",
    "ity",
    "ation",
    "itis",
    "ology",
    "ography",
    "ance",
    "ence",
)
_ADJECTIVE_ENDINGS = ("less", "able", "ible", "ish", "ful", "ous", "like", "proof", "worthy", "ical", "esque")


def guesses(spelled: Mapping[str, int], known: Mapping[str, Collection[Pos]]) -> Iterator[Lemma]:
    """Lemmas for spellings that have no reading yet; `known` has what parts of speech a spelling is lemma of.

    A word known as a noun alone becomes a verb, too, if a form of that verb would else be unknown.
    """
    found: set[str] = set(known)
    for word in sorted(spelled):
        if len(word) < _SHORTEST:
            continue
        lemma = _by_forms(word, spelled, found, known.get(word, ()))
        if lemma is None and word not in found:
            lemma = _by_ending(word, known)
        if lemma is not None:
            yield lemma
            found.add(word)
            for name in lemma.forms.__struct_fields__:
                found.update(getattr(lemma.forms, name))


def _by_forms(
    word: str, spelled: Mapping[str, int], found: Collection[str], known: Collection[Pos]
) -> Lemma | None:
    third = inflect.with_s(word)

    def new(pos: Pos, *forms: str) -> bool:
        told = pos not in known and any(form not in found for form in (word, *forms))
        largest = _LARGEST_OF_KNOWN if word in found else UNLISTED - 1
        return told and all(spelled.get(form, UNLISTED) <= largest for form in forms)

    for stem in (word, inflect.doubled(word)):
        if f"{stem}e" in spelled:
            continue  # "hasted" is of haste, not of hast
        past, present = inflect.with_ed(stem), inflect.with_ing(stem)
        if new(Pos.VERB, past, present) and any(form not in found for form in (past, present)):
            forms = Forms((), (third,), (past,), (past,), (present,))
            return _guess(word, Pos.VERB, forms, Tags(regular=Regularity.REGULAR))
        more, most = inflect.with_er(stem), inflect.with_est(stem)
        if new(Pos.ADJECTIVE, more, most) and most not in found:
            forms = Forms(comparative=(more,), superlative=(most,))
            return _guess(word, Pos.ADJECTIVE, forms, Tags(regular=Regularity.REGULAR))
    for plural in (third, inflect.with_es_after_o(word), _changed(word)):
        if plural != word and not word.endswith("s") and plural not in found and new(Pos.NOUN, plural):
            return _guess(word, Pos.NOUN, Forms(plural=(plural,)), Tags(kinds=(Kind.COUNTABLE,)))
    return None


def _changed(word: str) -> str:
    return word.removesuffix("man") + "men" if word.endswith("man") else word


def _by_ending(word: str, known: Collection[str]) -> Lemma | None:
    if word.endswith("ly") and any(base in known for base in _before_ly(word)):
        return _guess(word, Pos.ADVERB, Forms(), Tags())
    if word.endswith(_NOUN_ENDINGS):
        return _guess(word, Pos.NOUN, Forms(), Tags())
    if word.endswith(_ADJECTIVE_ENDINGS):
        return _guess(word, Pos.ADJECTIVE, Forms(), Tags())
    return None


def _before_ly(word: str) -> tuple[str, ...]:
    """What the adjective may be: abrasive, happy, basic, able."""
    stem = word.removesuffix("ly")
    return (stem, f"{stem.removesuffix('i')}y", stem.removesuffix("al"), f"{stem}le", f"{stem}e")


def _guess(word: str, pos: Pos, forms: Forms, tags: Tags) -> Lemma:
    form = {Pos.NOUN: Form.SINGULAR, Pos.VERB: Form.BASE}.get(pos, Form.POSITIVE)
    return Lemma(word, pos, False, form, forms, tags, 0, Source.RULE)
