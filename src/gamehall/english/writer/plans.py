"""Plans for an order: a path through doors, and a site with a target behind it."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from gamehall.english.terms import Function
from gamehall.english.writer.constructions import DOORS, OPENED_BY_PRONOUNS
from gamehall.english.writer.goals import Door, Goal, Site, Territory
from gamehall.english.writer.paths import Ends, Path, Ways
from gamehall.english.writer.places import adjectives, adverbs, joiners, nouns, pronouns, verbs
from gamehall.english.writer.targets import noun_targets
from gamehall.english.writer.wants import Want
from gamehall.lexicon.knowledge import Pos

_TRIES = 3
"""With one target, before the next is taken."""
_MOST = 400
"""Draws of a path, where most may lead to nothing."""
_VERBALS = (Function.VERBAL, Function.INFINITIVE, Function.GERUND, Function.PARTICIPLE)


class Plan(Struct, frozen=True):
    path: Path
    site: Site

    @property
    def goal(self) -> Goal:
        return Goal(self.path.doors, self.site)


def plans(want: Want, rng: Random) -> Iterator[Plan]:
    match want.type:
        case Pos.NOUN:
            yield from _nouns(want, rng)
        case Pos.PRONOUN:
            yield from _pronouns(want, rng)
        case Pos.VERB:
            yield from _verbs(want, rng)
        case Pos.ADJECTIVE:
            yield from _adjectives(want, rng)
        case Pos.ADVERB:
            yield from _adverbs(want, rng)
        case Pos.PREPOSITION:
            yield from _prepositions(want, rng)
        case Pos.CONJUNCTION:
            yield from _conjunctions(want, rng)
        case Pos.INTERJECTION:
            texts = joiners.interjections(want)
            sites = (joiners.interjection_site(text) for text in _again(texts, rng))
            yield from _along(want, rng, joiners.aside_ends(want), sites)


def _along(want: Want, rng: Random, ends: Ends, sites: Iterator[Site]) -> Iterator[Plan]:
    """Every site with several paths to it."""
    ways = Ways(want, DOORS, ends, rng)
    for site in sites:
        for _ in range(_TRIES):
            path = ways.draw()
            if path is None:
                return
            yield Plan(path, site)


def _opened(
    want: Want, rng: Random, ends: Ends, openers: dict[str, list[str]], doors: tuple[Door, ...]
) -> Iterator[Plan]:
    """Targets that open what lies behind the last door."""
    ways = Ways(want, doors, ends, rng)
    while path := ways.draw():
        words = openers[path.doors[-1].name]
        yield Plan(path, joiners.opener_site(words[int(rng.random() * len(words))]))


def _one(want: Want) -> Function | None:
    """The one function that is wanted; None if there are several, which no word of the type has at once."""
    return want.functions[0] if len(set(want.functions)) == 1 else None


def _again(texts: list[str], rng: Random, times: int = 40) -> Iterator[str]:
    """A short list over and over, in changing order."""
    for _ in range(times):
        rng.shuffle(texts)
        yield from texts


def _mixed(one: Iterator[Plan], other: Iterator[Plan], rng: Random, share: float) -> Iterator[Plan]:
    """Plans of both, so many of the other; what is left of one when the other ends."""
    while True:
        first, second = (other, one) if rng.random() < share else (one, other)
        plan = next(first, None) or next(second, None)
        if plan is None:
            return
        yield plan


def _nouns(want: Want, rng: Random) -> Iterator[Plan]:
    if (function := _one(want)) is None:
        return
    sites = (nouns.noun_site(target, function, want) for target in noun_targets(want, rng))
    yield from _along(want, rng, nouns.noun_ends(function, want), sites)


def _pronouns(want: Want, rng: Random) -> Iterator[Plan]:
    if (function := _one(want)) is None:
        return
    texts = pronouns.pronouns_for(function, want)
    sites = (pronouns.pronoun_site(text, function, want) for text in _again(texts, rng))
    plain = _along(want, rng, pronouns.pronoun_ends(function, want), sites)
    yield from _mixed(plain, _opening_pronouns(want, function, rng), rng, 0.15)


def _opening_pronouns(want: Want, function: Function, rng: Random) -> Iterator[Plan]:
    """Relative and interrogative pronouns: in a clause they open, or in a question."""
    openers = pronouns.opening_doors(function, want)
    texts = pronouns.asking_pronouns(function, want)
    sites = (pronouns.asking_site(text, function, want) for text in _again(texts, rng))
    asking = (Plan(Path((), 0.0), site) for site in sites)
    if not openers:
        yield from asking
        return
    within = _opened(want, rng, _ends_at(openers), openers, (*DOORS, *OPENED_BY_PRONOUNS))
    yield from _mixed(within, asking, rng, 0.4)


def _ends_at(openers: dict[str, list[str]]) -> Ends:
    def ends(here: Territory, last: Door | None) -> bool:
        return here is Territory.WORD and last is not None and last.name in openers

    return ends


def _verbs(want: Want, rng: Random) -> Iterator[Plan]:
    functions = set(want.functions)
    if functions == {Function.MAIN_VERB}:
        sites = verbs.main_verb_sites(want, rng)
        yield from _along(want, rng, verbs.finite_ends(want), sites)
    elif functions == {Function.AUXILIARY}:
        sites = verbs.auxiliary_sites(want, rng)
        yield from _along(want, rng, verbs.finite_ends(want), sites)
    elif functions <= set(_VERBALS):
        yield from _verbals(want, rng, functions)


def _verbals(want: Want, rng: Random, functions: set[Function]) -> Iterator[Plan]:
    narrow = functions - {Function.VERBAL}
    works = dict(want.verbal_work)
    if len(narrow) > 1 or len(works) > 1:
        return
    function = next(iter(narrow), Function(next(iter(works), "verbal")))
    if works and function.value not in works:
        return
    ways = Ways(want, DOORS, verbs.verbal_ends(function, want), rng, next(iter(works.values()), None))
    sites: dict[Territory, Iterator[Site]] = {}
    for _ in range(_MOST):
        path = ways.draw()
        if path is None:
            return
        here = path.doors[-1].inner
        if here not in sites:
            sites[here] = verbs.verbal_sites(here, want, rng)
        if site := next(sites[here], None):
            for _ in range(_TRIES):
                yield Plan(path, site)


def _adjectives(want: Want, rng: Random) -> Iterator[Plan]:
    functions = want.functions
    targets = adjectives.adjective_targets(want, rng)
    sites = (adjectives.adjective_site(target, functions) for target in targets)
    yield from _along(want, rng, adjectives.adjective_ends(functions, want), sites)


def _adverbs(want: Want, rng: Random) -> Iterator[Plan]:
    if (function := _one(want)) is None:
        return
    targets = adverbs.adverb_targets(want, function, rng)
    sites = (adverbs.adverb_site(target, function) for target in targets)
    yield from _along(want, rng, adverbs.adverb_ends(function, want), sites)


def _prepositions(want: Want, rng: Random) -> Iterator[Plan]:
    if (function := _one(want)) is None:
        return
    texts = joiners.prepositions(function, want)
    sites = (joiners.opener_site(text) for text in _again(texts, rng))
    yield from _along(want, rng, joiners.preposition_ends(function, want), sites)


def _conjunctions(want: Want, rng: Random) -> Iterator[Plan]:
    function = _one(want)
    if function is Function.SUBORDINATOR:
        openers = joiners.subordinators(want)
        yield from _opened(want, rng, joiners.subordinator_ends(want), openers, DOORS)
    elif function is Function.CONJUNCTIVE_ADVERB:
        texts = joiners.conjunctive_adverbs(want)
        sites = (joiners.conjunctive_site(text) for text in _again(texts, rng))
        yield from _along(want, rng, joiners.aside_ends(want), sites)
