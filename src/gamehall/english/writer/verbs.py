"""Verbs in their forms: the chain of helping verbs and main verb for a tense, a voice and a subject."""

import itertools
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.terms import Aspect, Time
from gamehall.english.writer.parts import Part, word
from gamehall.lexicon.knowledge import Pos, forms_of


class Tense(Struct, frozen=True):
    time: Time = Time.PAST
    aspect: Aspect = Aspect.SIMPLE
    passive: bool = False
    emphatic: bool = False
    modal: str = ""
    """must, could and the like, instead of a time."""
    helper: bool = False
    """A question or an inversion needs a helping verb: do, if there is no other."""
    negative: bool = False


PAST = Tense()
PRESENT = Tense(Time.PRESENT)
FUTURE = Tense(Time.FUTURE)


class Verb(Struct, frozen=True):
    """A verb, and which of its words is the target: the main verb or a helping verb of this spelling."""

    lemma: str
    target: str = ""


class VerbForms(Struct, frozen=True, gc=False):
    base: str
    third: str
    past: str
    participle: str
    ing: str


_BE = VerbForms("be", "is", "was", "been", "being")
_HAVE = VerbForms("have", "has", "had", "had", "having")
_DO = VerbForms("do", "does", "did", "done", "doing")


@cache
def verb_forms(lemma: str) -> VerbForms | None:
    """The usual form for each place; None where the lexicon lacks one."""
    if known := {"be": _BE, "have": _HAVE, "do": _DO}.get(lemma):
        return known
    found = forms_of(lemma, Pos.VERB)
    places = (found.third, found.past, found.past_participle, found.present_participle)
    if not all(places):
        return None
    return VerbForms(lemma, *(place[0] for place in places))


def forms(lemma: str) -> VerbForms:
    found = verb_forms(lemma)
    if found is None:
        raise ValueError(f"{lemma!r} has not all forms of a verb")
    return found


def chain(verb: Verb, tense: Tense, plural: bool, person: int = 3) -> tuple[Part, ...]:
    """The helping verbs and the main verb of a finite clause, in order."""
    steps = _steps(verb.lemma, tense)
    first, *rest = steps
    parts = [_finite(first, tense, plural, person)]
    before = first
    for step in rest:
        parts.append(_next(step, before, tense))
        before = step
    return _marked(tuple(_with_relations(parts, tense)), verb)


def _steps(lemma: str, tense: Tense) -> list[str]:
    """The lemmas of the chain."""
    steps: list[str] = []
    if tense.modal:
        steps.append(tense.modal)
    elif tense.time is Time.FUTURE:
        steps.append("will")
    if tense.aspect in (Aspect.PERFECT, Aspect.PERFECT_PROGRESSIVE):
        steps.append("have")
    if tense.aspect in (Aspect.PROGRESSIVE, Aspect.PERFECT_PROGRESSIVE):
        steps.append("be+ing")
    if tense.passive:
        steps.append("be")
    if not steps and lemma != "be" and (tense.emphatic or tense.helper):
        steps.append("do")
    return [*steps, lemma]


def _finite(step: str, tense: Tense, plural: bool, person: int) -> Part:
    lemma = step.removesuffix("+ing")
    if tense.modal or tense.time is Time.FUTURE:
        return word(lemma, "MD", lemma=lemma)
    found = forms(lemma)
    if tense.time is Time.PAST:
        text = "were" if lemma == "be" and (plural or person == 2) else found.past
        return word(text, "VBD", lemma=lemma)
    if lemma == "be" and (plural or person != 3):
        return word("am" if person == 1 and not plural else "are", "VBP", lemma=lemma)
    if plural or person != 3:
        return word(found.base, "VBP", lemma=lemma)
    return word(found.third, "VBZ", lemma=lemma)


def _next(step: str, before: str, tense: Tense) -> Part:
    """The form a word of the chain takes after the one before it."""
    lemma = step.removesuffix("+ing")
    found = forms(lemma)
    if before == "have":
        return word(found.participle, "VBN", lemma=lemma)
    if before == "be+ing":
        return word(found.ing, "VBG", lemma=lemma)
    if before == "be":
        return word(found.participle, "VBN", lemma=lemma)
    return word(found.base, "VB", lemma=lemma)


def _with_relations(parts: list[Part], tense: Tense) -> list[Part]:
    helpers = [part.as_("aux") for part in parts[:-1]]
    if tense.passive and helpers:
        helpers[-1] = helpers[-1].as_("auxpass")
    return [*helpers, parts[-1]]


def _marked(parts: tuple[Part, ...], verb: Verb) -> tuple[Part, ...]:
    """With the target marked; the main verb comes first if both have its spelling."""
    if not verb.target:
        return parts
    places = [len(parts) - 1, *range(len(parts) - 1)]
    place = next((n for n in places if parts[n].text == verb.target), None)
    if place is None:
        return parts
    return (*parts[:place], replace(parts[place], target=True), *parts[place + 1 :])


def infinitive(
    verb: Verb, *, perfect: bool = False, passive: bool = False, to: bool = True
) -> tuple[Part, ...]:
    """to go, to have gone, to be seen; without "to" after let and see."""
    steps = [*(["have"] if perfect else []), *(["be"] if passive else []), verb.lemma]
    tense = Tense(passive=passive)
    parts = [word(steps[0], "VB", lemma=steps[0])]
    for before, step in itertools.pairwise(steps):
        parts.append(_next(step, before, tense))
    sign = (word("to", "TO", "aux"),) if to else ()
    return (*sign, *_marked(tuple(_with_relations(parts, tense)), verb))


def ing(verb: Verb, *, perfect: bool = False, passive: bool = False) -> tuple[Part, ...]:
    """holding, having held, being held."""
    steps = [*(["have"] if perfect else []), *(["be"] if passive else []), verb.lemma]
    tense = Tense(passive=passive)
    parts = [word(forms(steps[0]).ing, "VBG", lemma=steps[0])]
    for before, step in itertools.pairwise(steps):
        parts.append(_next(step, before, tense))
    return _marked(tuple(_with_relations(parts, tense)), verb)


def past_participle(verb: Verb) -> tuple[Part, ...]:
    return _marked((word(forms(verb.lemma).participle, "VBN", lemma=verb.lemma),), verb)
