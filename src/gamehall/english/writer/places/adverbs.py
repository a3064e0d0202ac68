"""Sites of an adverb: with a verb, an adjective, another adverb."""

from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.terms import Function, Pattern, Time
from gamehall.english.writer.assembly import LINKED, assemble
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.goals import NOMINAL, PREDICATE, Door, Setting, Site, Territory
from gamehall.english.writer.hosting import filler, given_in, placed
from gamehall.english.writer.opinions import quality_for
from gamehall.english.writer.parts import Part, word
from gamehall.english.writer.paths import Ends
from gamehall.english.writer.phrases import Named, noun_phrase, somebody
from gamehall.english.writer.stock import adjectives, adverbs, fillers, fits, frames_of, table
from gamehall.english.writer.targets import doubtful, in_order, is_compound, usable
from gamehall.english.writer.verbs import Verb
from gamehall.english.writer.wants import Want
from gamehall.lexicon.knowledge import Pos, entry, lemmas

_F, _P, _T = Function, Pattern, Territory
_WIDE = 35
_IRREGULAR = (
    "better",
    "best",
    "worse",
    "worst",
    "farther",
    "farthest",
    "further",
    "furthest",
    "more",
    "most",
    "less",
    "least",
)
_ANSWER = ("react", "respond", "behave", "act")
_QUALIFIED = ("trait", "make", "scene", "beast", "opinion", "task")
"""Groups of adjectives that may be more or less so."""
_PLAIN = (
    "quickly", "slowly", "carefully", "loudly", "quietly", "softly", "politely", "calmly", "clearly",
    "proudly",
    "rapidly", "gracefully", "neatly", "happily", "eagerly", "rudely", "smoothly", "swiftly", "cautiously",
)  # fmt: skip


class AdverbTarget(Struct, frozen=True, gc=False):
    text: str
    degree: str
    verbs: tuple[str, ...] = ()
    """Those it goes with; empty for any."""
    kind: str = "manner"
    """manner, before, after, degree, place"""
    helper: str = ""


@cache
def _for_verbs() -> tuple[AdverbTarget, ...]:
    with_: dict[tuple[str, str], list[str]] = {}
    for group in adverbs():
        kind = "place" if group.name == "place" else "manner"
        for text in group.words:
            with_.setdefault((text, kind), []).extend(group.verbs)
    found = []
    for (text, kind), verbs in with_.items():
        found.append(AdverbTarget(text, "positive", tuple(verbs), kind))
        if kind == "manner" and text.endswith("ly"):
            found.append(AdverbTarget(text, "comparative", tuple(verbs), kind, "more"))
            found.append(AdverbTarget(text, "superlative", tuple(verbs), kind, "most"))
    for text, verbs_ in table("adverbs")["compared"].items():
        degree = "superlative" if text.endswith("st") else "comparative"
        found.append(AdverbTarget(text, degree, tuple(verbs_.split())))
    times = table("adverbs")["time"]
    for kind in ("before", "after"):
        found += [AdverbTarget(text, "positive", (), kind) for text in times[kind].split()]
    return tuple(found)


@cache
def _of_degree() -> tuple[AdverbTarget, ...]:
    words = table("adverbs")["degree"]["words"].split()
    compared = {"more": "comparative", "less": "comparative", "most": "superlative", "least": "superlative"}
    return (
        *(AdverbTarget(text, "positive", (), "degree") for text in words),
        *(AdverbTarget(text, degree, (), "degree") for text, degree in compared.items()),
    )


@cache
def _further() -> tuple[AdverbTarget, ...]:
    known = {t.text for t in _for_verbs()}
    return tuple(
        AdverbTarget(text, "positive", _ANSWER)
        for text in lemmas(Pos.ADVERB, level=_WIDE)
        if text.endswith("ly") and text not in known and text.isalpha() and len(_readings(text)) == 1
    )


def _readings(text: str) -> tuple[object, ...]:
    word_ = entry(text)
    return word_.readings if word_ else ()


def adverb_targets(want: Want, function: Function, rng: Random) -> Iterator[AdverbTarget]:
    sources = (_for_verbs, _further) if function is _F.VERB_MODIFIER else (_of_degree,)
    wanted = [d for d in ("positive", "comparative", "superlative") if want.detail(d) is not None]
    irregular = {want.detail(d) for d in wanted} & {"regular", "irregular"}
    for source in dict.fromkeys(sources):
        fit = [t for t in source() if want.spells(t.text) and (not wanted or t.degree in wanted)]
        for target in in_order(fit, rng, _penalty):
            odd = target.text in _IRREGULAR
            if ("irregular" in irregular and not odd) or ("regular" in irregular and odd):
                continue
            if usable(target.text) and (not want.compound or is_compound(target.text)):
                yield target


def _penalty(target: AdverbTarget) -> float:
    return (target.degree != "positive") * 0.5 + doubtful(target.text, Pos.ADVERB)


def adverb_ends(function: Function, want: Want) -> Ends:
    def ends(here: Territory, last: Door | None) -> bool:
        if function is _F.ADJECTIVE_MODIFIER:
            return here in PREDICATE | NOMINAL
        if here is _T.MAIN:
            easy = want.detail("comparative") is None and want.detail("superlative") is None
            of_verb = function is _F.VERB_MODIFIER and easy and want.pattern not in LINKED
            return want.pattern in (None, _P.INVERTED, _P.S_V, _P.S_V_DO) or of_verb
        return here in PREDICATE

    return ends


def adverb_site(target: AdverbTarget, function: Function) -> Site:
    def named(draft: Draft, slot: tuple[str, ...]) -> Named | None:
        return _very(draft, target, slot) if function is _F.ADJECTIVE_MODIFIER else None

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        match function:
            case _F.ADJECTIVE_MODIFIER:
                return _with_adjective(draft, target, setting)
            case _F.ADVERB_MODIFIER:
                return _with_adverb(draft, target, setting)
        return _with_verb(draft, target, setting)

    return Site(clause, named)


def _adverb(target: AdverbTarget) -> Part:
    tag = (
        "RB"
        if target.degree == "positive" or target.helper
        else "RBR"
        if target.degree == "comparative"
        else "RBS"
    )
    part = word(target.text, tag, "advmod", target=True)
    if not target.helper:
        return part
    return part.before(word(target.helper, "RBR" if target.helper == "more" else "RBS", "advmod"))


def _with_verb(draft: Draft, target: AdverbTarget, setting: Setting) -> Clause | None:
    times = table("adverbs")["time"]
    adverb = _adverb(target)
    if target.kind in ("before", "after"):
        past = target.text in times["past"].split()
        if (
            (draft.time is Time.PAST) is not past
            and target.text
            in (
                *times["past"].split(),
                *times["present"].split(),
            )
            and draft.time is Time.PAST
        ):
            return None
        if target.kind == "after" and setting.pattern not in (None, _P.S_V, _P.S_V_DO):
            return None
        made = filler(draft, setting)
        if made is None or (target.kind == "after" and made.end):
            return None
        if target.kind == "after":
            return made.with_end(adverb)
        if made.verb.lemma == "be" and not made.tense.passive:
            return None
        return replace(made, middle=(adverb,))
    return _with_fit_verb(draft, target.verbs, adverb, setting)


def _with_fit_verb(draft: Draft, verbs: tuple[str, ...], adverb: Part, setting: Setting) -> Clause | None:
    for pattern in (setting.pattern,) if setting.pattern else (_P.S_V, _P.S_V_DO):
        if pattern not in (_P.S_V, _P.S_V_DO):
            return _any_verb(draft, adverb, setting)
        options = [v for v in verbs if frames_of(pattern, v)]
        for lemma in draft.shuffled(options)[:4]:
            given = replace(given_in(setting), verb=Verb(lemma))
            people = any("person" in f.subjects for f in frames_of(pattern, lemma))
            if given.subject is None and people:
                given = replace(given, subject=somebody(draft))
            if made := assemble(draft, pattern, given):
                return made.with_end(adverb)
    return None


def _any_verb(draft: Draft, adverb: Part, setting: Setting) -> Clause | None:
    """In a pattern that no verb of the adverb's makes: before the main verb."""
    if adverb.tag != "RB" or adverb.left or not adverb.text.endswith("ly"):
        return None
    made = filler(draft, setting)
    if made is None or made.verb.lemma in ("be", "seem", "become", "remain"):
        return None
    return replace(made, middle=(adverb,))


def _very(draft: Draft, target: AdverbTarget, slot: tuple[str, ...]) -> Named | None:
    """an extremely shy boy"""
    group = draft.one([g for g in adjectives() if g.links and g.name in _QUALIFIED])
    nouns = [
        n for kind in group.of for n in fillers("people" if kind == "person" else kind)
        if not slot or fits(n.classes, slot)
    ]  # fmt: skip
    noun, quality = draft.fresh(nouns), draft.fresh(group.words)
    if noun is None or quality is None:
        return None
    adjective = word(quality, "JJ", "amod").before(_adverb(target))
    article = "a" if noun.article and target.text not in ("most", "least") else "the"
    return noun_phrase(draft, noun, article=article, modifiers=(adjective,))


def _with_adjective(draft: Draft, target: AdverbTarget, setting: Setting) -> Clause | None:
    if setting.pattern in (None, _P.S_LV_PA):
        subject = setting.subject or somebody(draft)
        quality = quality_for(draft, subject.classes)
        if quality is None:
            return None
        quality = replace(quality, part=quality.part.before(_adverb(target)))
        return assemble(draft, _P.S_LV_PA, replace(given_in(setting), subject=subject, quality=quality))
    made = _very(draft, target, ())
    return placed(draft, made, setting) if made else None


def _with_adverb(draft: Draft, target: AdverbTarget, setting: Setting) -> Clause | None:
    """The snail moved rather slowly."""
    group = draft.one([g for g in adverbs() if g.name in ("speech", "motion", "work")])
    manner = draft.fresh([w for w in group.words if w in _PLAIN])
    if manner is None or target.text not in (
        *table("adverbs")["degree"]["adverbs"].split(),
        "more",
        "most",
        "less",
        "least",
    ):
        return None
    adverb = word(manner, "RB", "advmod").before(_adverb(target))
    return _with_fit_verb(draft, group.verbs, adverb, setting)
