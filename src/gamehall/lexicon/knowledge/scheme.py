"""The forms of a lemma, written as short as may be: a rule's sign where a rule gives them, else in full.

    noun       "" with -s     "o" with -es after o     "-" none          else plural/plural
    verb       "" regular     "2" last letter doubled  "o" -es after o   else past|participle|-ing|third
    adjective  "" none        "1" with -er and -est    "2" doubled too   else comparative|superlative
    adverb     as the adjective

The last two are written in full with / between variants; an empty place is a form that does not exist.
"""

from functools import lru_cache

from gamehall.lexicon.knowledge import inflect
from gamehall.lexicon.knowledge.terms import Pos
from gamehall.lexicon.knowledge.words import Forms

NONE = Forms()


@lru_cache(maxsize=4096)
def forms(lemma: str, pos: Pos, code: str) -> Forms:
    if pos is Pos.NOUN:
        return _noun(lemma, code)
    if pos is Pos.VERB:
        return _verb(lemma, code)
    return _degrees(lemma, code) if pos in (Pos.ADJECTIVE, Pos.ADVERB) else NONE


def code(lemma: str, pos: Pos, given: Forms) -> str:
    """The shortest way to write these forms."""
    for short in ("", "o", "-", "1", "2"):
        if forms(lemma, pos, short) == given:
            return short
    if pos is Pos.NOUN:
        return "/".join(given.plural)
    if pos is Pos.VERB:
        parts = [given.past, given.past_participle, given.present_participle, given.third]
    else:
        parts = [given.comparative, given.superlative]
    return "|".join("/".join(part) for part in parts)


def _noun(lemma: str, code: str) -> Forms:
    if code in ("-", "1", "2"):
        return NONE
    if code in ("", "o"):
        return Forms(plural=((inflect.with_es_after_o if code else inflect.with_s)(lemma),))
    return Forms(plural=tuple(code.split("/")))


def _verb(lemma: str, code: str) -> Forms:
    if "|" in code:
        past, participle, present, third = map(_variants, code.split("|"))
        return Forms(past=past, past_participle=participle, present_participle=present, third=third)
    stem = inflect.doubled(lemma) if code == "2" else lemma
    past, present = (inflect.with_ed(stem),), (inflect.with_ing(stem),)
    third = ((inflect.with_es_after_o if code == "o" else inflect.with_s)(lemma),)
    return Forms(past=past, past_participle=past, present_participle=present, third=third)


def _degrees(lemma: str, code: str) -> Forms:
    if "|" in code:
        comparative, superlative = map(_variants, code.split("|"))
        return Forms(comparative=comparative, superlative=superlative)
    if code not in ("1", "2"):
        return NONE
    stem = inflect.doubled(lemma) if code == "2" else lemma
    return Forms(comparative=(inflect.with_er(stem),), superlative=(inflect.with_est(stem),))


def _variants(part: str) -> tuple[str, ...]:
    return tuple(part.split("/")) if part else ()
