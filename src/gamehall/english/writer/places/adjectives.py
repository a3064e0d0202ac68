"""Sites of an adjective, in every degree."""

from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.terms import Function, Pattern
from gamehall.english.writer.assembly import assemble
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.given import Quality
from gamehall.english.writer.goals import NOMINAL, PREDICATE, Door, Setting, Site, Territory
from gamehall.english.writer.hosting import given_in, placed
from gamehall.english.writer.opinions import kind_of, quality_of
from gamehall.english.writer.parts import Part, word
from gamehall.english.writer.paths import Ends
from gamehall.english.writer.phrases import Named, noun_phrase, prepositional, pronoun
from gamehall.english.writer.stock import Adjectives, adjectives, fillers, fits, widened
from gamehall.english.writer.targets import doubtful, in_order, is_compound, usable
from gamehall.english.writer.wants import Want
from gamehall.lexicon.knowledge import Pos, entry, forms_of, lemmas

_F, _P, _T = Function, Pattern, Territory
_WIDE = 35
_GRADED = ("ous", "ful", "less", "able", "ible", "ive", "ish", "some", "y", "ant", "ent")
_GENERAL = Adjectives("general", ("idea", "event"), (), ("be", "seem"), ("find", "consider"))
_BEFORE_ONLY = Adjectives("before", ("idea", "event"), ())


class AdjectiveTarget(Struct, frozen=True, gc=False):
    text: str
    degree: str
    groups: tuple[Adjectives, ...]
    helper: str = ""
    """more, most: the degree is made with it."""


@cache
def _stock() -> tuple[AdjectiveTarget, ...]:
    groups: dict[str, list[Adjectives]] = {}
    for group in adjectives():
        for text in group.words:
            groups.setdefault(text, []).append(group)
    return tuple(t for text, own in groups.items() for t in _degrees(text, tuple(own)))


@cache
def _further() -> tuple[AdjectiveTarget, ...]:
    known = {t.text for t in _stock()}
    found: list[AdjectiveTarget] = []
    for text in lemmas(Pos.ADJECTIVE, level=_WIDE):
        word_ = entry(text)
        if text in known or not text.isalpha() or word_ is None or word_.readings[0].pos is not Pos.ADJECTIVE:
            continue
        if len(word_.readings) == 1:
            group = _GENERAL if text.endswith(_GRADED) else _BEFORE_ONLY
            found.extend(_degrees(text, (group,)))
    return tuple(found)


def _degrees(text: str, groups: tuple[Adjectives, ...]) -> Iterator[AdjectiveTarget]:
    yield AdjectiveTarget(text, "positive", groups)
    forms = forms_of(text, Pos.ADJECTIVE)
    if not any(group.links for group in groups):
        return
    graded = tuple(group for group in groups if group.links)
    if forms.comparative and forms.superlative:
        yield AdjectiveTarget(forms.comparative[0], "comparative", graded)
        yield AdjectiveTarget(forms.superlative[0], "superlative", graded)
    elif not any(group.name in ("hue", "stuff") for group in groups):
        yield AdjectiveTarget(text, "comparative", graded, "more")
        yield AdjectiveTarget(text, "superlative", graded, "most")


_IRREGULAR = {"better": "comparative", "worse": "comparative", "best": "superlative", "worst": "superlative"}
_WORTH = Adjectives(
    "worth", ("idea", "event", "text", "music", "dish"), (), ("be", "seem"), ("find", "consider")
)


def adjective_targets(want: Want, rng: Random) -> Iterator[AdjectiveTarget]:
    wanted = [d for d in ("positive", "comparative", "superlative") if want.detail(d) is not None]
    made = [want.detail(d) for d in wanted]
    if "irregular" in made:
        source: tuple[tuple[AdjectiveTarget, ...], ...] = (
            tuple(AdjectiveTarget(text, degree, (_WORTH,)) for text, degree in _IRREGULAR.items()),
        )
    else:
        source = ()
    for targets in source or (_stock, _further):
        listed = targets() if callable(targets) else targets
        fit = [t for t in listed if want.spells(t.text) and (not wanted or t.degree in wanted)]
        for target in in_order(fit, rng, _penalty):
            if usable(target.text) and (not want.compound or is_compound(target.text)):
                yield target


def _penalty(target: AdjectiveTarget) -> float:
    return (target.degree != "positive") * 0.5 + doubtful(target.text, Pos.ADJECTIVE)


def adjective_ends(functions: tuple[Function, ...], want: Want) -> Ends:
    def ends(here: Territory, last: Door | None) -> bool:
        if here is _T.MAIN and not _in_main(functions, want):
            return False
        if _is_attributive(functions):
            return here in PREDICATE | NOMINAL
        return here in PREDICATE

    return ends


def _is_attributive(functions: tuple[Function, ...]) -> bool:
    after = (_F.PREDICATE_ADJECTIVE, _F.OBJECTIVE_COMPLEMENT, _F.RETAINED_OBJECTIVE_COMPLEMENT)
    return not any(f in after for f in functions)


def _pattern(functions: tuple[Function, ...]) -> Pattern | None:
    if _F.PREDICATE_ADJECTIVE in functions:
        return _P.S_LV_PA
    if _F.OBJECTIVE_COMPLEMENT in functions:
        return _P.S_V_DO_OC_ADJ
    return _P.S_V_RETAINED_OC_ADJ if _F.RETAINED_OBJECTIVE_COMPLEMENT in functions else None


def _in_main(functions: tuple[Function, ...], want: Want) -> bool:
    pattern = _pattern(functions)
    return pattern is None or want.pattern in (None, _P.INVERTED, pattern)


def adjective_site(target: AdjectiveTarget, functions: tuple[Function, ...]) -> Site:
    to_pronoun = _F.PRONOUN_MODIFIER in functions

    def named(draft: Draft, slot: tuple[str, ...]) -> Named | None:
        return _after_pronoun(draft, target, slot) if to_pronoun else _before_noun(draft, target, slot)

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        pattern = _pattern(functions)
        if pattern is None:
            after = (
                to_pronoun
                and _F.ADJACENT_ADJECTIVE not in functions
                and setting.pattern in (None, _P.S_LV_PA)
            )
            if after and draft.chance(0.6):
                return _linked(draft, target, setting, True)
            made = named(draft, ())
            return placed(draft, made, setting) if made else None
        if pattern is _P.S_LV_PA:
            return _linked(draft, target, setting, to_pronoun)
        if setting.pattern not in (None, pattern):
            return None
        quality = _quality(target)
        if not quality.makes or (
            pattern is _P.S_V_RETAINED_OC_ADJ and setting.subject and not _told(setting, quality)
        ):
            return None
        given = replace(given_in(setting), quality=quality)
        if to_pronoun and pattern is _P.S_V_DO_OC_ADJ:
            given = replace(given, thing=_objective(draft, quality))
        elif to_pronoun and setting.subject is None:
            given = replace(given, subject=_nominative(draft, quality))
        return assemble(draft, pattern, given)

    return Site(clause, named)


def _told(setting: Setting, quality: Quality) -> bool:
    return setting.subject is not None and fits(setting.subject.classes, quality.of)


def _adjective(target: AdjectiveTarget, dep: str) -> Part:
    tag = (
        "JJ"
        if target.degree == "positive" or target.helper
        else "JJR"
        if target.degree == "comparative"
        else "JJS"
    )
    part = word(target.text, tag, dep, target=True)
    if not target.helper:
        return part
    return part.before(word(target.helper, "RBR" if target.helper == "more" else "RBS", "advmod"))


def _quality(target: AdjectiveTarget) -> Quality:
    return quality_of(_adjective(target, "acomp"), target.groups)


def _before_noun(draft: Draft, target: AdjectiveTarget, slot: tuple[str, ...]) -> Named | None:
    """a sturdy ladder; the tallest tower"""
    draft.used.add(target.text)
    kinds = [kind for group in target.groups for kind in group.of]
    for kind in draft.shuffled(kinds):
        nouns = [
            n for n in fillers("people" if kind == "person" else kind) if not slot or fits(n.classes, slot)
        ]
        noun = draft.fresh(nouns)
        if noun is None:
            continue
        article = draft.one(("the", "a" if noun.article else "the"))
        if target.degree == "superlative":
            article = "the"
        if noun.mass:
            article = "the"
        return noun_phrase(draft, noun, article=article, modifiers=(_adjective(target, "amod"),))
    return None


def _after_pronoun(draft: Draft, target: AdjectiveTarget, slot: tuple[str, ...]) -> Named | None:
    """something strange, someone brave"""
    if target.degree == "superlative" or target.helper:
        return None
    of_people = any(kind in ("person", "people") for group in target.groups for kind in group.of)
    text = draft.one(("someone", "somebody")) if of_people else "something"
    classes = widened(("folk",)) if of_people else widened(("object", "idea", "event"))
    if slot and not fits(classes, slot):
        return None
    return Named(word(text, "NN").after(_adjective(target, "amod")), classes, pronoun=True)


def _nominative(draft: Draft, quality: Quality) -> Named:
    if fits(widened(("folk",)), quality.of):
        return pronoun(draft.one(("they", "she", "he", "we")))
    return pronoun(draft.one(("it", "they")))


def _objective(draft: Draft, quality: Quality) -> Named:
    people = fits(widened(("folk",)), quality.of)
    found = pronoun(draft.one(("them", "us", "him") if people else ("it", "them")))
    return replace(found, classes=found.classes | frozenset(quality.of))


def _linked(draft: Draft, target: AdjectiveTarget, setting: Setting, to_pronoun: bool) -> Clause | None:
    quality = _quality(target)
    if setting.pattern not in (None, _P.S_LV_PA) or not quality.links:
        return None
    given = replace(given_in(setting), quality=quality)
    if setting.subject is not None:
        if to_pronoun and not setting.subject.pronoun:
            return None
        return assemble(draft, _P.S_LV_PA, given) if _told(setting, quality) else None
    if to_pronoun:
        given = replace(given, subject=_nominative(draft, quality))
    made = assemble(draft, _P.S_LV_PA, given)
    if made is None or target.degree != "superlative" or made.subject is None:
        return made
    others = _others(draft, made.subject)
    return made.with_front(others) if others else made


def _others(draft: Draft, subject: Named) -> Part | None:
    """Of all the drivers, …"""
    group = kind_of(draft, subject, plural=True)
    if group.pronoun:
        return None
    part = group.part
    kept = tuple(p for p in part.left if p.dep not in ("det", "poss"))
    every = replace(part, left=(word("all", "PDT", "predet"), word("the", "DT", "det"), *kept))
    return prepositional("of", replace(group, part=every))
