"""Verbs that may be the target, in every form, with what they take."""

from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec import Struct

from gamehall.english.grammar.verb_lists import LINKING
from gamehall.english.terms import Pattern
from gamehall.english.writer.stock import Frame, table, unfit, verb_frames
from gamehall.english.writer.targets import doubtful, in_order, is_compound, usable
from gamehall.english.writer.tenses import fits_regularity
from gamehall.english.writer.verbs import verb_forms
from gamehall.english.writer.wants import Want
from gamehall.lexicon.knowledge import Frame as Taking
from gamehall.lexicon.knowledge import Pos, entry, lemmas

_WIDE = 35
OC_NOUN = ("elect", "appoint", "name", "choose", "consider", "declare")
OC_ADJECTIVE = ("make", "find", "consider", "think", "call", "paint")


class VerbTarget(Struct, frozen=True, gc=False):
    text: str
    lemma: str
    form: str
    frame: Frame | None = None
    """Of a verb that the stock lacks."""


@cache
def _stock(form: str) -> tuple[VerbTarget, ...]:
    known = dict.fromkeys([*verb_frames(), *LINKING, *OC_NOUN, *OC_ADJECTIVE])
    return tuple(_targets(tuple(known), form, False))


@cache
def _further(form: str) -> tuple[VerbTarget, ...]:
    stock = {
        *verb_frames(),
        *LINKING,
        *OC_NOUN,
        *OC_ADJECTIVE,
        "have",
        "do",
        "can",
        "may",
        "must",
        "shall",
        "will",
    }
    wide = tuple(v for v in lemmas(Pos.VERB, level=_WIDE) if v not in stock and v.isalpha())
    return tuple(_targets(wide, form, True))


def _targets(verbs: tuple[str, ...], form: str, wide: bool) -> Iterator[VerbTarget]:
    for lemma in verbs:
        known = verb_forms(lemma)
        text = getattr(known, form) if known else ""
        if form == "ing" and not text.endswith("ing"):
            continue
        if 4 <= len(text) <= 10 and text.isalpha() and text not in unfit() and lemma not in unfit():
            frame = _plain_frame(lemma) if wide else None
            if frame or not wide:
                yield VerbTarget(text, lemma, form, frame)


def _plain_frame(lemma: str) -> Frame | None:
    """A verb whose first use takes an object: it, them."""
    word = entry(lemma)
    readings = word.readings_as(Pos.VERB) if word else ()
    if word is None or not readings or word.labels or word.readings[0].pos is not Pos.VERB:
        return None
    if readings[0].frames[:1] != (Taking.TRANSITIVE,):
        return None
    return Frame(lemma, Pattern.S_V_DO, ("people", "person", "folk"), ("it",))


def verb_targets(want: Want, form: str, rng: Random) -> Iterator[VerbTarget]:
    """Verbs in this form that are all that is wanted of the word itself; everyday ones first."""
    for source in (_stock, _further):
        fit = [t for t in source(form) if want.spells(t.text)]
        for target in in_order(fit, rng, lambda t: 0.7 * doubtful(t.text, Pos.VERB)):
            if not fits_regularity(want, target.lemma) or not usable(target.text):
                continue
            if want.has("linking") and target.lemma not in LINKING:
                continue
            if want.compound and not is_compound(target.text):
                continue
            if target.lemma in table("verbs")["odd"]["words"].split():
                continue
            yield target
