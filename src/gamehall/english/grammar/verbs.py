"""Verb groups: tense, form, voice and mood read off the chain of helping verbs."""

from gamehall.english.grammar.sight import Sight, Verb
from gamehall.english.reading import VerbGroup
from gamehall.english.terms import Aspect, Time, Voice
from gamehall.lexicon.knowledge import Number

_FUTURE = frozenset({"will", "shall", "'ll", "wo", "sha"})


def group(sight: Sight, verb: Verb, linking: bool, transitive: bool) -> VerbGroup:
    tree = sight.tree
    words = tuple(sorted({*verb.helpers, verb.main, *(() if verb.to is None else (verb.to,))}))
    lemmas = [tree[i].lemma for i in verb.helpers]
    first = tree[verb.helpers[0]] if verb.helpers else tree[verb.main]
    modal = first.tag == "MD"
    subject = sight.shared_subject(verb.main)
    return VerbGroup(
        words=words,
        main=verb.main,
        finite=verb.finite,
        time=_time(first.lower, first.tag) if verb.finite and not verb.imperative else None,
        aspect=_aspect(sight, verb, lemmas),
        voice=Voice.PASSIVE if _is_passive(sight, verb) else Voice.ACTIVE,
        imperative=verb.imperative,
        emphatic=_emphatic(sight, verb, lemmas, subject),
        conditional=modal and first.lower not in _FUTURE,
        linking=linking,
        transitive=transitive,
        numbers=_numbers(first.lower, first.tag, tree[subject].lower if subject is not None else ""),
        subject=subject,
    )


def _time(word: str, tag: str) -> Time | None:
    if tag == "MD":
        return Time.FUTURE if word in _FUTURE else None
    return Time.PAST if tag == "VBD" else Time.PRESENT


def _aspect(sight: Sight, verb: Verb, lemmas: list[str]) -> Aspect:
    tag = sight.tree[verb.main].tag
    chain = [*lemmas, ""]
    perfect = "have" in lemmas
    forms = [sight.tree[i].tag for i in verb.helpers[1:]] + [tag]
    progressive = any(lemma == "be" and form == "VBG" for lemma, form in zip(chain, forms, strict=False))
    if perfect and progressive:
        return Aspect.PERFECT_PROGRESSIVE
    if perfect:
        return Aspect.PERFECT
    return Aspect.PROGRESSIVE if progressive else Aspect.SIMPLE


def _is_passive(sight: Sight, verb: Verb) -> bool:
    node = sight.tree[verb.main]
    if sight.passive(verb.main):
        return True
    return node.tag == "VBN" and not verb.finite and not verb.helpers


def _emphatic(sight: Sight, verb: Verb, lemmas: list[str], subject: int | None) -> bool:
    """do, does, did before the base form in a statement that is not negated."""
    if "do" not in lemmas or sight.is_question() or sight.tree.under(verb.main, "neg"):
        return False
    return subject is None or subject < verb.helpers[0]


def _numbers(word: str, tag: str, subject: str) -> tuple[Number, ...]:
    if tag == "VBZ" or word == "was":
        return (Number.SINGULAR,)
    if word in ("am", "'m"):
        return (Number.SINGULAR,)
    if subject == "you":
        return (Number.SINGULAR, Number.PLURAL)
    if tag == "VBP" and subject == "i":
        return (Number.SINGULAR,)
    if word in ("are", "were", "'re") or tag == "VBP":
        return (Number.PLURAL,)
    return (Number.SINGULAR, Number.PLURAL)
