"""Sites of a verb: main verb, helping verb, infinitive, gerund, participle."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from gamehall.english.grammar.verb_lists import LINKING
from gamehall.english.terms import Aspect, Function, Pattern, Purpose, Time
from gamehall.english.writer.assembly import LINKED, assemble
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.goals import Door, Setting, Site, Territory
from gamehall.english.writer.hosting import given_in
from gamehall.english.writer.parts import word
from gamehall.english.writer.paths import Ends
from gamehall.english.writer.phrases import Named, prepositional, pronoun, something
from gamehall.english.writer.stock import frames_of, verb_frames
from gamehall.english.writer.tenses import Shape, fits_form, fits_regularity, helpers, main_form, shapes
from gamehall.english.writer.verb_targets import OC_ADJECTIVE, OC_NOUN, VerbTarget, verb_targets
from gamehall.english.writer.verbs import Tense, Verb
from gamehall.english.writer.wants import Want

_F, _P, _T = Function, Pattern, Territory
_WITH_OBJECT = (
    _P.S_V_DO,
    _P.S_V_IO_DO,
    _P.S_V_DO_OC_NOUN,
    _P.S_V_DO_OC_ADJ,
    _P.S_V_RETAINED_DO,
    _P.S_V_RETAINED_IO,
)
_WITHOUT = (_P.S_V, _P.S_V_RETAINED_OC_NOUN, _P.S_V_RETAINED_OC_ADJ)
_PASSIVE = tuple(p for p in _P if "retained" in p.value)
_MODALS = ("must", "might", "could", "would", "should", "shall")
_HELPING = ("have", "been", "were", "will", "does", "being", *_MODALS)


def patterns_of(lemma: str, want: Want, passive: bool = False) -> tuple[Pattern, ...]:
    """The patterns a verb can make that have the objects and the link that are wanted."""
    found: list[Pattern] = []
    if lemma in LINKING:
        found += [_P.S_LV_PA, *([_P.S_LV_PN] if lemma in ("be", "become", "remain") else [])]
    for frame in verb_frames().get(lemma, ()):
        found.append(frame.pattern)
    if lemma in OC_NOUN:
        found.append(_P.S_V_DO_OC_NOUN)
    if lemma in OC_ADJECTIVE:
        found.append(_P.S_V_DO_OC_ADJ)
    if passive:
        found = _passives(lemma, found)
    return tuple(pattern for pattern in dict.fromkeys(found) if _suits(pattern, want))


def _passives(lemma: str, active: list[Pattern]) -> list[Pattern]:
    found = []
    if _P.S_V_DO in active:
        found.append(_P.S_V)
    if _P.S_V_IO_DO in active:
        found += [_P.S_V_RETAINED_DO, _P.S_V_RETAINED_IO]
    if _P.S_V_DO_OC_NOUN in active:
        found.append(_P.S_V_RETAINED_OC_NOUN)
    if _P.S_V_DO_OC_ADJ in active:
        found.append(_P.S_V_RETAINED_OC_ADJ)
    return found


def _suits(pattern: Pattern, want: Want) -> bool:
    if want.has("linking") and pattern not in LINKED:
        return False
    if want.has("transitive") and pattern not in _WITH_OBJECT:
        return False
    return not want.has("intransitive") or pattern in _WITHOUT


# Main verbs and helping verbs.


def finite_ends(want: Want) -> Ends:
    command = want.has("imperative-mood")

    def ends(here: Territory, last: Door | None) -> bool:
        if command:
            return here is _T.MAIN and want.purpose in (None, Purpose.IMPERATIVE)
        if here is _T.MAIN:
            return want.purpose is not Purpose.IMPERATIVE
        return here in (_T.CLAUSE, _T.REL)

    return ends


def main_verb_sites(want: Want, rng: Random) -> Iterator[Site]:
    """A site for each verb and each way to say it, until the verbs run out."""
    found = [s for s in shapes(want) if fits_form(want, _form(s))]
    sources: dict[str, Iterator[VerbTarget]] = {}
    while found:
        shape = rng.choices(found, [_weight(s, want) for s in found])[0]
        form = _form(shape)
        if form not in sources:
            sources[form] = verb_targets(want, form, rng)
        target = next(sources[form], None)
        if target is None:
            found = [s for s in found if _form(s) != form]
        elif _is_promising(target, shape, want, rng):
            yield main_verb_site(target, shape, want)


def _form(shape: Shape) -> str:
    return "base" if shape.command else main_form(shape.tense, shape.plural)


def _is_promising(target: VerbTarget, shape: Shape, want: Want, rng: Random) -> bool:
    """Mostly verbs that make the designated pattern; others would have to stand in another clause."""
    if want.pattern in (None, _P.INVERTED) or want.inside or rng.random() < 0.2:
        return True
    if want.has("linking") and want.pattern not in LINKED:
        return True
    if target.frame is not None:
        return want.pattern is (_P.S_V if shape.tense.passive else _P.S_V_DO)
    return want.pattern in patterns_of(target.lemma, want, shape.tense.passive)


def _weight(shape: Shape, want: Want) -> float:
    tense = shape.tense
    if want.pattern in _PASSIVE and tense.passive:
        return 20.0
    plain = {Aspect.SIMPLE: 6, Aspect.PERFECT: 2, Aspect.PROGRESSIVE: 2, Aspect.PERFECT_PROGRESSIVE: 1}[
        tense.aspect
    ]
    return plain * (0.2 if tense.passive else 1) * (2 if tense.time is Time.PAST else 1)


def main_verb_site(target: VerbTarget, shape: Shape, want: Want) -> Site:
    verb = Verb(target.lemma, target.text)

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        return _finite(draft, verb, target, shape, want, setting)

    return Site(clause, tense=shape.tense)


def _finite(
    draft: Draft, verb: Verb, target: VerbTarget, shape: Shape, want: Want, setting: Setting
) -> Clause | None:
    if setting.subject is not None and setting.subject.plural is not shape.plural and not shape.command:
        return None
    options = patterns_of(verb.lemma, want, shape.tense.passive)
    if target.frame is not None:
        options = tuple(p for p in ((_P.S_V,) if shape.tense.passive else (_P.S_V_DO,)) if _suits(p, want))
    tried = [p for p in options if setting.pattern in (None, p)]
    for pattern in draft.shuffled(tried):
        given = replace(given_in(setting), verb=verb, tense=shape.tense, frame=target.frame)
        if given.subject is None:
            given = replace(given, subject=_doer(draft, verb.lemma, pattern, shape, target))
        if given.subject is None:
            continue
        if made := assemble(draft, pattern, given):
            return made
    return None


def _doer(draft: Draft, lemma: str, pattern: Pattern, shape: Shape, target: VerbTarget) -> Named | None:
    """A subject of the right number that suits the verb."""
    if shape.command:
        return pronoun("you")
    if target.frame is not None:
        slot = ("thing",) if shape.tense.passive else ("people",)
        return something(draft, slot, plural=shape.plural)
    match pattern:
        case _P.S_V if shape.tense.passive:
            slots = [frame.things for frame in frames_of(_P.S_V_DO, lemma)]
        case _P.S_V_RETAINED_DO:
            slots = [("people",)]
        case _P.S_V_RETAINED_IO:
            slots = [frame.things for frame in frames_of(_P.S_V_IO_DO, lemma)]
        case _P.S_V_RETAINED_OC_NOUN:
            slots = [("kin",)]
        case _P.S_V_RETAINED_OC_ADJ:
            slots = [("event", "art", "dish") if lemma != "make" else ("people",)]
        case _P.S_LV_PN:
            slots = [("kin", "people")]
        case _P.S_LV_PA:
            slots = [_linked_subject(lemma)]
        case _P.S_V_DO_OC_NOUN | _P.S_V_DO_OC_ADJ:
            slots = [("group", "people")]
        case _:
            slots = [frame.subjects for frame in frames_of(pattern, lemma)]
    return something(draft, draft.one(slots), plural=shape.plural) if slots else None


def _linked_subject(lemma: str) -> tuple[str, ...]:
    return {"taste": ("food", "drink"), "smell": ("food",), "sound": ("idea", "music", "saying")}.get(
        lemma, ("people",)
    )


def auxiliary_sites(want: Want, rng: Random) -> Iterator[Site]:
    """A helping verb as the target, with a chance main verb."""
    options = []
    for shape in (*shapes(want), *_modal_shapes(want)):
        for text in helpers(shape.tense, shape.plural):
            if text in _HELPING and want.spells(text) and _helps(text, want):
                options.append((text, shape))
    if not options:
        return
    frames = [f for p in (_P.S_V, _P.S_V_DO, _P.S_V_IO_DO) for f in frames_of(p)]
    for _ in range(400):
        text, shape = options[int(rng.random() * len(options))]
        lemma = frames[int(rng.random() * len(frames))].lemma
        if want.has("linking") or rng.random() < 0.1:
            lemma = ("be", "become", "seem", "remain")[int(rng.random() * 4)]
        elif rng.random() < 0.15:
            lemma = (*OC_NOUN, *OC_ADJECTIVE)[int(rng.random() * (len(OC_NOUN) + len(OC_ADJECTIVE)))]
        if lemma == "be" and (shape.tense.passive or "be" in _lemmas(shape.tense)):
            continue
        target = VerbTarget(text, lemma, "auxiliary")
        if _is_promising(target, shape, want, rng):
            yield main_verb_site(target, shape, want)


def _lemmas(tense: Tense) -> tuple[str, ...]:
    progressive = (Aspect.PROGRESSIVE, Aspect.PERFECT_PROGRESSIVE)
    return ("be",) if tense.aspect in progressive or tense.emphatic else ()


def _modal_shapes(want: Want) -> list[Shape]:
    """must, could and the like have no tense that can be wanted."""
    timed = ("simple-tense", "perfect-tense", "progressive", "perfect-progressive", "emphatic")
    if any(want.detail(name) is not None for name in timed) or want.has("imperative-mood"):
        return []
    return [
        Shape(Tense(Time.PRESENT, modal=modal, passive=want.has("passive")), want.has("plural-form"))
        for modal in _MODALS
    ]


def _helps(text: str, want: Want) -> bool:
    lemma = {"been": "be", "being": "be", "were": "be", "does": "do"}.get(text, text)
    if (want.has("regular") or want.has("irregular")) and lemma not in ("be", "have", "do"):
        return False
    if want.has("regular") or not (lemma not in ("be", "have", "do") or fits_regularity(want, lemma)):
        return False
    form = {"been": "participle", "being": "ing"}.get(text, "")
    return fits_form(want, form) if want.has("present-participle") or want.has("past-participle") else True


# Verbals.


def verbal_ends(function: Function, want: Want) -> Ends:
    kinds = {
        _F.INFINITIVE: (_T.INF, _T.INFCL),
        _F.GERUND: (_T.GER, _T.LONE_GER),
        _F.PARTICIPLE: (_T.PART, _T.PAST, _T.LONE_PART),
        _F.VERBAL: (_T.INF, _T.GER, _T.PART, _T.PAST),
    }[function]
    only = tuple(kind for kind in kinds if _form_of(kind, want) is not None)

    def ends(here: Territory, last: Door | None) -> bool:
        return here in only

    return ends


def _form_of(here: Territory, want: Want) -> str | None:
    """The form of the verb in such a phrase; None if what is wanted forbids it."""
    form = {
        _T.INF: "base", _T.INFCL: "base", _T.GER: "ing", _T.LONE_GER: "ing", _T.PART: "ing",
        _T.PAST: "participle", _T.LONE_PART: "ing",
    }[here]  # fmt: skip
    perfect = want.has("perfect-infinitive") or want.has("present-perfect-infinitive")
    infinitive = here in (_T.INF, _T.INFCL)
    if (perfect or want.has("present-infinitive")) and not infinitive:
        return None
    if perfect and want.has("present-infinitive"):
        return None
    if infinitive and (perfect or want.has("passive")):
        form = "participle"
    if here is _T.INFCL and (perfect or want.has("passive")):
        return None
    if want.has("passive") and here is not _T.PAST and not infinitive:
        return None
    if want.has("active") and here is _T.PAST:
        return None
    return form if fits_form(want, form) else None


def verbal_sites(here: Territory, want: Want, rng: Random) -> Iterator[Site]:
    form = _form_of(here, want)
    if form is None:
        return
    perfect = want.has("perfect-infinitive") or want.has("present-perfect-infinitive")
    passive = want.has("passive") and here is _T.INF
    for target in verb_targets(want, form, rng):
        yield _verbal_site(target, here, want, perfect, passive)


def _verbal_site(target: VerbTarget, here: Territory, want: Want, perfect: bool, passive: bool) -> Site:
    verb = Verb(target.lemma, target.text)
    lone = here in (_T.LONE_GER, _T.LONE_PART)

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        wanted = _P.S_V if lone else setting.pattern
        tense = setting.tense or Tense(aspect=Aspect.PERFECT if perfect else Aspect.SIMPLE, passive=passive)
        options = patterns_of(verb.lemma, want, tense.passive)
        if target.frame is not None:
            options = tuple(p for p in ((_P.S_V,) if tense.passive else (_P.S_V_DO,)) if _suits(p, want))
        for pattern in draft.shuffled([p for p in options if wanted in (None, p)]):
            given = replace(given_in(setting), verb=verb, tense=tense, frame=target.frame, act=not perfect)
            if passive:
                given = replace(given, subject=None)
            if made := assemble(draft, pattern, given):
                return made if lone else _fuller(draft, made, tense)
        return None

    return Site(clause)


def _fuller(draft: Draft, made: Clause, tense: Tense) -> Clause:
    """A phrase needs more than the verb."""
    if made.complements or made.end:
        return made
    if tense.passive:
        doer = something(draft, ("weather", "people"))
        return made.with_end(word("by", "IN", "agent").after(doer.part.as_("pobj"))) if doer else made
    place = something(draft, ("building", "place"), plural=False)
    return made.with_end(prepositional(draft.one(("near", "behind", "beside")), place)) if place else made
