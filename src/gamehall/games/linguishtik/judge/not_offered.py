"""Demands that a division does not offer: a fault of the demand, whatever the sentence."""

from collections.abc import Iterator

from gamehall.english import saying
from gamehall.english.correctness.faults import Fault
from gamehall.english.terms import ContainerKind, Function, Pattern, Purpose, Structure
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.divisions import (
    NUMBER_AND_CASE,
    QUOTES,
    Division,
    Offer,
    demand_key,
    function_key,
    named,
    offer_of,
    place_key,
    split,
)
from gamehall.lexicon.knowledge import Pos
from gamehall.lexicon.sounds import an

_DETAIL_RULES = {Pos.VERB: "verb-time", Pos.ADJECTIVE: "degree-regularity", Pos.ADVERB: "degree-regularity"}
ONCE_RULES = {
    "contains": "letters-contain",
    "lacks": "letters-lack",
    "length": "letters-number",
    "not-in": "not-in-limit",
}
_UNKNOWN = "This is no demand the rules know."
_OF_WORD = ("double-vowel", "double-consonant", "compound-word")
_OF_VERBALS = ("infinitive-function", "gerund-function")


def not_offered(claim: Claim) -> tuple[Fault, ...]:
    """What was designated or demanded that this division does not offer."""
    offer = offer_of(claim.division)
    demands = {demand: _demand(claim, offer, demand) for demand in claim.demands}
    return (
        *_designation(claim, offer),
        *_functions(claim, offer),
        *(fault for fault in demands.values() if fault),
        *(_too_many([d for d, fault in demands.items() if not fault], offer) if claim.counted else ()),
    )


def _designation(claim: Claim, offer: Offer) -> Iterator[Fault]:
    designated = claim.designation
    if designated in {*Structure, *Purpose, *offer.patterns}:
        return
    if designated in {*Pattern}:
        says = f"{_division(claim)} has no pattern {saying.pattern(Pattern(designated))}."
        yield Fault(designated, "pattern", says)
    else:
        says = f"{saying.quoted(designated)} is neither a pattern nor a structure nor a purpose."
        yield Fault(designated, "designation", says)


def _functions(claim: Claim, offer: Offer) -> Iterator[Fault]:
    if claim.type is Pos.PARTICLE:
        yield Fault("type", "type", "A particle is none of the eight parts of speech that may be demanded.")
        return
    for function in claim.demanded:
        if claim.type is Pos.INTERJECTION:
            yield Fault(function, "interjection", "No function may be demanded of an interjection.")
        elif function not in offer.functions[claim.type]:
            name, of = saying.quoted(saying.function(function)), an(claim.type)
            says = f"{_division(claim)} does not offer {name} as a function of {of}."
            yield Fault(function, function_key(claim.type), says)


def _demand(claim: Claim, offer: Offer, demand: str) -> Fault | None:
    name, detail = split(demand)
    if name in ("contains", "lacks", "length"):
        return _letters(demand, name, detail)
    if name in ("in", "not-in"):
        return _place(claim, offer, demand)
    if name == "container-function":
        return _container_function(claim, offer, demand)
    if name in _OF_WORD and not detail:
        return None
    if "restrictive" in (name, detail):
        return Fault(demand, "appositive-restrictive", "Nobody may demand that an appositive be restrictive.")
    return _of_type(claim, offer, demand)


def _letters(demand: str, name: str, detail: str) -> Fault | None:
    if name == "length":
        if detail in {str(number) for number in range(4, 11)}:
            return None
        return Fault(demand, "letters-number", "The number of letters must be one from four to ten.")
    if len(detail) == 1 and detail.isascii() and detail.isalpha():
        return None
    cites = "letters-contain" if name == "contains" else "letters-lack"
    return Fault(demand, cites, "One letter of the alphabet must be named.")


def _place(claim: Claim, offer: Offer, demand: str) -> Fault | None:
    name, detail = split(demand)
    if detail not in {*ContainerKind}:
        return Fault(demand, "demand-listed", _UNKNOWN)
    offered = offer.inside if name == "in" else offer.not_in
    kind = ContainerKind(detail)
    if kind in offered:
        return None
    if not any(place_key(other) == place_key(kind) for other in offered):
        cites = "demand-listed"
    else:
        cites = place_key(kind) if name == "in" else "not-in"
    must = "must" if name == "in" else "must not"
    says = f"{_division(claim)} does not offer that the word {must} stand in {an(saying.kind(kind))}."
    return Fault(demand, cites, says)


def _container_function(claim: Claim, offer: Offer, demand: str) -> Fault | None:
    if not offer.container_functions:
        says = f"{_division(claim)} does not offer a demand on the function of a clause or phrase."
        return Fault(demand, "demand-listed", says)
    kind, _, function = split(demand)[1].partition("=")
    if f"in:{kind}" not in claim.demands or kind in QUOTES:
        says = "It must first be demanded that the word stand in this clause or phrase."
        return Fault(demand, "container-function", says)
    if function not in offer.group_functions:
        says = f"{saying.quoted(function)} is no function that a clause or phrase could have."
        return Fault(demand, "container-function", says)
    return None


def _of_type(claim: Claim, offer: Offer, demand: str) -> Fault | None:
    name, detail = split(demand)
    own = offer.demands.get(claim.type, ())
    if name in NUMBER_AND_CASE and Function.NOUN_AS_ADJECTIVE in claim.demanded:
        says = "A noun used as an adjective has neither number nor case, so neither may be demanded."
        return Fault(demand, "noun-as-adjective", says)
    if name in _OF_VERBALS and name in own:
        if detail in offer.group_functions:
            return None
        says = f"{saying.quoted(detail)} is no function that an infinitive or a gerund could have."
        return Fault(demand, "infinitive-and-gerund", says)
    if demand in own or (name in own and detail in offer.details.get(name, ())):
        return None
    if "conditional" in (name, detail, name.removesuffix("-tense")) and "simple-tense" in own:
        return Fault(demand, "conditional-tense", "Nobody may demand the conditional.")
    if detail and name in own and name in offer.details:
        says = f"With {saying.quoted(name)} only {' or '.join(offer.details[name])} may be named."
        return Fault(demand, _DETAIL_RULES[claim.type], says)
    return _elsewhere(claim, demand)


def _elsewhere(claim: Claim, demand: str) -> Fault:
    """A demand that another division or another part of speech may have."""
    name, _ = split(demand)
    offers = [offer_of(division) for division in Division]
    of_types = [pos for pos in Pos if any(_has(offer, pos, name) for offer in offers)]
    if claim.type in of_types:
        says = f"{_division(claim)} does not offer {saying.quoted(demand)} of {an(claim.type)}."
        return Fault(demand, demand_key(claim.type), says)
    if of_types:
        known = " or ".join(an(pos) for pos in of_types)
        says = f"{saying.quoted(demand)} may be demanded of {known}, not of {an(claim.type)}."
        return Fault(demand, "demand-of-type", says)
    return Fault(demand, "demand-listed", _UNKNOWN)


def _has(offer: Offer, pos: Pos, name: str) -> bool:
    return any(split(demand)[0] == name for demand in offer.demands.get(pos, ()))


def _too_many(demands: list[str], offer: Offer) -> Iterator[Fault]:
    for name in ONCE_RULES:
        for demand in [demand for demand in demands if split(demand)[0] == name][1:]:
            yield Fault(demand, ONCE_RULES[name], "This may be demanded only once.")
    places = [demand for demand in demands if split(demand)[0] == "in" and split(demand)[1] not in QUOTES]
    for demand in places[offer.in_limit :]:
        times = "once" if offer.in_limit == 1 else "twice"
        yield Fault(demand, "container-limit", f"Clauses and phrases may be demanded only {times} together.")


def _division(claim: Claim) -> str:
    return named(claim.division, capital=True)
