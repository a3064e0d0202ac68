"""The tenses, voices and forms that what is wanted of a verb leaves open."""

from functools import cache

from msgspec import Struct

from gamehall.english.terms import PERFECT, TENSES, Aspect, Time
from gamehall.english.writer.verbs import Tense, forms, verb_forms
from gamehall.english.writer.wants import Want
from gamehall.lexicon.knowledge import Pos, Regularity, entry

_PROGRESSIVE = (Aspect.PROGRESSIVE, Aspect.PERFECT_PROGRESSIVE)
INFINITIVES = ("present-infinitive", "perfect-infinitive", "present-perfect-infinitive")


class Shape(Struct, frozen=True):
    """A tense with a subject in one number: it fixes the form of every word of the verb."""

    tense: Tense
    plural: bool
    command: bool = False


def shapes(want: Want) -> list[Shape]:
    """All ways to say the verb of a clause that is allowed by what is wanted."""
    if any(want.has(name) for name in INFINITIVES):
        return []
    if want.has("imperative-mood"):
        return _commands(want)
    found = []
    for tense in _tenses(want):
        for plural in (False, True):
            if not (want.has("singular-form") and plural) and not (want.has("plural-form") and not plural):
                found.append(Shape(tense, plural))
    return found


def _commands(want: Want) -> list[Shape]:
    finite = (*TENSES, "emphatic", "present-participle", "past-participle", "passive")
    if any(want.detail(name) is not None for name in finite):
        return []
    return [Shape(Tense(Time.PRESENT), True, command=True)]


def _tenses(want: Want) -> list[Tense]:
    aspects = [aspect for name, aspect in TENSES.items() if want.detail(name) is not None]
    times = [time for name in TENSES if (time := want.detail(name))]
    if len(aspects) > 1:
        return []
    emphatic = want.detail("emphatic")
    found = []
    for time in Time:
        if times and time.value not in times:
            continue
        for aspect in aspects or list(Aspect):
            for passive in (False, True):
                tense = Tense(time, aspect, passive, emphatic=emphatic is not None)
                if _allows(want, tense, emphatic):
                    found.append(tense)
    return found


def _allows(want: Want, tense: Tense, emphatic: str | None) -> bool:
    if tense.passive and (want.has("active") or tense.aspect is Aspect.PERFECT_PROGRESSIVE):
        return False
    if tense.passive and tense.aspect is Aspect.PROGRESSIVE and tense.time is Time.FUTURE:
        return False
    if want.has("passive") and not tense.passive:
        return False
    if emphatic is not None:
        plain = tense.aspect is Aspect.SIMPLE and not tense.passive and tense.time is not Time.FUTURE
        return plain and emphatic in ("", tense.time.value)
    return True


def main_form(tense: Tense, plural: bool) -> str:
    """Which form of the main verb a tense asks for."""
    if tense.passive:
        return "participle"
    if tense.aspect in _PROGRESSIVE:
        return "ing"
    if tense.aspect is Aspect.PERFECT:
        return "participle"
    if tense.emphatic or tense.modal or tense.time is Time.FUTURE:
        return "base"
    if tense.time is Time.PAST:
        return "past"
    return "base" if plural else "third"


def fits_form(want: Want, form: str) -> bool:
    """Whether the main verb in this form is a participle that is wanted."""
    if want.has("present-participle"):
        return form == "ing"
    return form == "participle" if want.has("past-participle") else True


@cache
def regular(lemma: str) -> bool | None:
    """None where both ways are in use."""
    if lemma in ("be", "have", "do"):
        return False
    word = entry(forms(lemma).past) if verb_forms(lemma) else None
    for reading in word.readings_as(Pos.VERB) if word else ():
        if reading.lemma == lemma and reading.regular is not None:
            return {Regularity.REGULAR: True, Regularity.IRREGULAR: False}.get(reading.regular)
    return None


def fits_regularity(want: Want, lemma: str) -> bool:
    if want.has("regular"):
        return regular(lemma) is True
    return regular(lemma) is False if want.has("irregular") else True


def helpers(tense: Tense, plural: bool) -> tuple[str, ...]:
    """The spellings of the helping verbs of a tense, in order."""
    found = []
    if tense.modal:
        found.append(tense.modal)
    elif tense.time is Time.FUTURE:
        found.append("will")
    chain = [
        *(["have"] if tense.aspect in PERFECT else []),
        *(["be"] if tense.aspect in _PROGRESSIVE else []),
    ]
    chain += ["be"] if tense.passive else []
    if not found and not chain and tense.emphatic:
        chain = ["do"]
    before = found[0] if found else ""
    for place, lemma in enumerate(chain):
        known = forms(lemma)
        if not before and place == 0:
            if tense.time is Time.PAST:
                text = "were" if lemma == "be" and plural else known.past
            else:
                text = ("are" if lemma == "be" else known.base) if plural else known.third
        elif before == "have":
            text = known.participle
        elif before == "be":
            text = known.ing
        else:
            text = known.base
        found.append(text)
        before = lemma
    return tuple(found)
