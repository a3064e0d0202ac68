"""Clauses that say what something is, what it is like, what it is called, what becomes of it."""

from msgspec.structs import replace

from gamehall.english.terms import Pattern
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.given import Given, Quality, tense_of
from gamehall.english.writer.parts import Part, word
from gamehall.english.writer.phrases import (
    Named,
    name,
    noun_part,
    noun_phrase,
    pronoun,
    somebody,
    something,
)
from gamehall.english.writer.stock import Adjectives, Noun, adjectives, fits, noun_of, nouns, table
from gamehall.english.writer.verbs import Verb

_PROFESSIONS = ("worker", "expert", "official", "performer")
_PLAIN_ROLES = ("president", "captain", "treasurer", "secretary", "mayor", "chairman", "governor")
_APPOINTING = ("elect", "appoint", "elect", "name")
_CALLING = ("consider", "call", "declare")
_OPINION = ("consider", "declare")

Made = tuple[Verb, tuple[str, ...], Named, Part]
"""A verb, who may do it, the object, and the complement that tells of the object."""


def naming_noun(lemma: str) -> Noun:
    """A noun of the naming lists, which the stock may lack."""
    found = nouns().get(lemma) or noun_of(lemma, ("object",))
    if found is None:
        raise KeyError(lemma)
    return found


def listed(lists: str, classes: frozenset[str]) -> tuple[str, ...]:
    """What a table of naming.toml has for the first class that these nouns belong to."""
    for kind, words in table("naming")[lists].items():
        if kind in classes:
            return tuple(words.split())
    return ()


def kind_of(draft: Draft, thing: Named, *, plural: bool | None = None) -> Named:
    """Something more general than this: "the insect" for a beetle; "it" where there is nothing."""
    wanted = thing.plural if plural is None else plural
    for lemma in draft.shuffled(listed("kinds", thing.classes)):
        if lemma in draft.used or lemma == thing.part.lemma:
            continue
        draft.used.add(lemma)
        noun = naming_noun(lemma)
        article = draft.one(("my", "our", "her")) if thing.human or lemma in ("pet", "hobby") else "the"
        if lemma in ("visitor", "stranger", "winner", "guest"):
            article = "the"
        return noun_phrase(draft, noun, wanted and bool(noun.plural), article=article)
    return pronoun("they" if wanted else "it")


def _what_it_is(draft: Draft, subject: Named) -> Named | None:
    """The hero in "Omar was a hero"."""
    for lemma in draft.shuffled(listed("is_a", subject.classes)):
        if lemma not in draft.used:
            noun = naming_noun(lemma)
            plural = subject.plural and subject.human
            return noun_phrase(draft, noun, plural, article="" if plural else "a")
    return None


def linked(draft: Draft, pattern: Pattern, given: Given) -> Clause | None:
    if pattern is Pattern.S_LV_PN:
        return _predicate_noun(draft, given)
    return _predicate_adjective(draft, given)


def _predicate_noun(draft: Draft, given: Given) -> Clause | None:
    subject, complement = given.subject, given.complement
    if complement is None and subject is None:
        subject = something(draft, ("kin",), plural=False) if draft.chance(0.6) else name(draft)
        complement = something(draft, _PROFESSIONS, plural=False)
        if complement is not None and complement.part.left:
            complement = replace(complement, part=_with_article(complement.part))
    elif complement is None and subject is not None:
        complement = _what_it_is(draft, subject)
    elif subject is None and complement is not None:
        subject = kind_of(draft, complement)
        if subject.part.lemma in ("it", "they") and complement.human:
            subject = something(draft, ("kin", "folk"), plural=complement.plural)
    if subject is None or complement is None or (complement.plural and not subject.plural):
        return None
    if given.subject is not None and given.complement is not None and not _alike(subject, complement):
        return None
    links = ("be", "be", "become", "remain")[2 * given.busy :] if subject.human else ("be",)
    if given.busy and not subject.human:
        return None
    verb = given.verb or Verb(draft.one(links))
    return Clause(verb, Pattern.S_LV_PN, subject, tense_of(draft, given), (complement.part.as_("attr"),))


def _alike(subject: Named, complement: Named) -> bool:
    """Whether one can be the other."""
    return subject.human and complement.human


def _with_article(part: Part) -> Part:
    left = tuple(p for p in part.left if p.dep not in ("det", "poss", "nummod"))
    return replace(part, left=(word("a", "DT", "det"), *left))


def quality_for(draft: Draft, classes: frozenset[str], *, makes: bool = False) -> Quality | None:
    """A plain adjective that tells of such a thing after a verb."""
    groups = [g for g in adjectives() if fits(classes, g.of) and (g.makes if makes else g.links)]
    if not groups:
        return None
    group = draft.one(groups)
    found = draft.fresh(group.words)
    return quality_of(word(found, "JJ", "acomp"), (group,)) if found else None


def quality_of(part: Part, groups: tuple[Adjectives, ...]) -> Quality:
    of = tuple(name for g in groups for name in g.of)
    links = tuple(dict.fromkeys(name for g in groups for name in g.links))
    return Quality(part, of, links, tuple(dict.fromkeys(name for g in groups for name in g.makes)))


def _predicate_adjective(draft: Draft, given: Given) -> Clause | None:
    subject, quality = given.subject, given.quality
    if subject is None and quality is None:
        subject = (
            somebody(draft) if draft.chance(0.5) else something(draft, ("thing", "food", "spot", "event"))
        )
    if subject is None and quality is not None:
        subject = something(draft, quality.of)
    if subject is None:
        return None
    quality = quality or quality_for(draft, subject.classes)
    if quality is None or not quality.links or not (fits(subject.classes, quality.of) or given.quality):
        return None
    if given.verb is not None and given.verb.lemma not in quality.links:
        return None
    links = [link for link in (*quality.links, "be") if link != "be" or not given.busy]
    if not links:
        return None
    verb = given.verb or Verb(draft.one(links))
    return Clause(verb, Pattern.S_LV_PA, subject, tense_of(draft, given), (quality.part.as_("acomp"),))


def complemented(draft: Draft, pattern: Pattern, given: Given) -> Clause | None:
    """Object and complement: elected Maria captain, made the baby happy."""
    made = named_or_changed(draft, pattern, given)
    if made is None:
        return None
    verb, subjects, thing, complement = made
    subject = given.subject or _doer(draft, subjects)
    if subject is None or (given.subject is not None and not fits(given.subject.classes, subjects)):
        return None
    parts = (thing.part.as_("dobj"), complement.as_("oprd"))
    return Clause(given.verb or verb, pattern, subject, tense_of(draft, given), parts)


def _doer(draft: Draft, subjects: tuple[str, ...]) -> Named | None:
    return somebody(draft) if subjects[0] == "person" else something(draft, subjects)


def named_or_changed(draft: Draft, pattern: Pattern, given: Given) -> Made | None:
    noun = pattern in (Pattern.S_V_DO_OC_NOUN, Pattern.S_V_RETAINED_OC_NOUN)
    made = _renamed(draft, given) if noun else _changed(draft, given)
    if made is None or (given.verb is not None and given.verb.lemma != made[0].lemma):
        return None
    return made


def _renamed(draft: Draft, given: Given) -> Made | None:
    """Object and noun. A role has no article; what something is called has one."""
    thing, complement = given.thing, given.complement
    if complement is None and (thing is None or thing.human):
        role = draft.fresh(_PLAIN_ROLES)
        thing = thing or (name(draft) if draft.chance(0.6) else something(draft, ("kin",), plural=False))
        if role is None or thing is None or thing.plural or thing.pronoun:
            return None
        return Verb(_choice(draft, given, _APPOINTING)), ("group", "person"), thing, _bare(role)
    if complement is not None and "role" in complement.classes and (thing is None or thing.human):
        thing = thing or (name(draft) if draft.chance(0.6) else something(draft, ("kin",), plural=False))
        if thing is None:
            return None
        return Verb(_choice(draft, given, _APPOINTING)), ("group", "person"), thing, complement.part
    if thing is None and complement is not None:
        thing = (
            kind_of(draft, complement)
            if complement.part.left
            else pronoun("they" if complement.plural else "it")
        )
        if thing.pronoun:
            thing = pronoun("them" if thing.plural else "it")
    elif complement is None and thing is not None:
        complement = _what_it_is(draft, thing)
    if thing is None or complement is None or (complement.plural and not thing.plural):
        return None
    verbs = _OPINION if given.complement is None or complement.human else _CALLING
    return Verb(_choice(draft, given, verbs)), ("person", "group"), thing, complement.part


def _choice(draft: Draft, given: Given, lemmas: tuple[str, ...]) -> str:
    """The wanted verb if it is among these, else any of them."""
    if given.verb is not None and given.verb.lemma in lemmas:
        return given.verb.lemma
    return draft.one(lemmas)


def _bare(role: str) -> Part:
    return noun_part(naming_noun(role), False)


def _changed(draft: Draft, given: Given) -> Made | None:
    """Object and adjective."""
    thing, quality = given.thing, given.quality
    if thing is None:
        slot = quality.of if quality else ("person", "food", "event", "art")
        thing = something(draft, slot)
    if thing is None:
        return None
    quality = quality or quality_for(draft, thing.classes, makes=True)
    if quality is None or not quality.makes or not fits(thing.classes, quality.of):
        return None
    if given.verb is not None and given.verb.lemma not in quality.makes:
        return None
    lemma = _choice(draft, given, quality.makes)
    subjects: tuple[str, ...] = ("person", "group")
    if lemma == "make":
        subjects = ("noise", "event", "weather", "saying", "music", "idea", "person")
    return Verb(lemma), subjects, thing, quality.part
