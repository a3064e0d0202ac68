"""Is this demand legal now? A stack of demands, and one more that may be against the rules."""

from random import Random

from gamehall.english.terms import ContainerKind, Purpose, Structure
from gamehall.games.linguishtik.judge.divisions import Division, demand_key, function_key, place_key
from gamehall.games.linguishtik.offering import TEMPLATES, designations, offers, sheet
from gamehall.games.linguishtik.practice.drill_question import Fact, Question, yes_or_no
from gamehall.games.linguishtik.rules.demanding import TYPES, demand_faults, type_of
from gamehall.games.linguishtik.saying import say_demand, say_designation
from gamehall.games.linguishtik.solver.need import FUNCTION, TYPE, detail_of, name_of
from gamehall.kernel.ruling import Fault
from gamehall.lexicon.knowledge import Pos

_KEYS = {
    "wild": "colour-wild",
    "transfer": "letter-transfer",
    "contains": "letters-contain",
    "lacks": "letters-lack",
    "length": "letters-number",
    "double-vowel": "double-vowel",
    "double-consonant": "double-consonant",
    "compound-word": "compound-word",
    "not-in": "not-in",
    "container-function": "container-function",
    "infinitive-function": "infinitive-and-gerund",
    "gerund-function": "infinitive-and-gerund",
}
_OF_SENTENCES = tuple(each.value for each in (*Structure, *Purpose) if each is not Purpose.INTERROGATIVE)
"""Interrogative is left out: a pronoun may be that too."""
_SAYS = {
    "restrictive": "The appositive must be restrictive.",
    "compound-preposition": "The preposition must be one of several words.",
    "correlative": "The conjunction must be correlative.",
    **{each: f"The sentence must be {each}." for each in _OF_SENTENCES},
}
"""What nobody may demand of the word, as a player might say it."""
_FORBIDDEN = {
    Pos.NOUN: "restrictive",
    Pos.PRONOUN: "restrictive",
    Pos.PREPOSITION: "compound-preposition",
    Pos.CONJUNCTION: "correlative",
}


def legal_or_not(division: Division, rng: Random) -> Question | None:
    designation, made = stack(division, rng, rng.randint(0, 5))
    legal = rng.random() < 0.5
    demand = drawn(division, designation, made, rng) if legal else _illegal(division, designation, made, rng)
    if demand is None:
        return None
    reason = _reason(division, designation, made, demand)
    facts = (
        Fact("Designated", say_designation(designation)),
        *(Fact(f"Demand {number}", say_demand(each)) for number, each in enumerate(made, 1)),
        Fact("Next demand", said(demand)),
    )
    return yes_or_no("Is the next demand legal?", legal, reason, facts)


def said(demand: str) -> str:
    return _SAYS.get(demand) or say_demand(demand)


def stack(division: Division, rng: Random, many: int) -> tuple[str, tuple[str, ...]]:
    """A designation and so many legal demands."""
    designation = rng.choice(rng.choice(designations(division)).demands)
    made: tuple[str, ...] = ()
    for _ in range(many):
        made = (*made, drawn(division, designation, made, rng))
    return designation, made


def drawn(division: Division, designation: str, made: tuple[str, ...], rng: Random) -> str:
    """A legal next demand."""
    groups = offers(division, designation, made)
    return _filled(rng.choice(rng.choice(groups).demands), rng)


def rule_of(pos: Pos, demand: str) -> str:
    """The rule that has this demand."""
    match name_of(demand):
        case "type":
            return "type"
        case "function":
            return function_key(pos)
        case "in":
            return place_key(ContainerKind(detail_of(demand)))
        case name:
            return _KEYS.get(name) or demand_key(pos)


def _filled(demand: str, rng: Random) -> str:
    return rng.choice(TEMPLATES[demand]) if demand in TEMPLATES else demand


def _illegal(division: Division, designation: str, made: tuple[str, ...], rng: Random) -> str | None:
    """One that breaks a rule: of order, of number, of the division, or of what may be demanded at all."""
    pos = type_of(made)
    every = [_filled(each, rng) for group in sheet(Division.SENIOR, pos) for each in group.demands]
    odd = [*_OF_SENTENCES] if pos else []
    if pos in _FORBIDDEN:
        odd += [_FORBIDDEN[pos]] * len(odd)
    limits = [_filled(each, rng) for each in TEMPLATES if name_of(each) in {name_of(one) for one in made}]
    out_of_order = [f"{TYPE}:{rng.choice(TYPES).value}", f"{FUNCTION}:subject", "singular", "contains:E"]
    pools = [
        tuple(dict.fromkeys(each for each in pool if demand_faults(division, designation, made, each)))
        for pool in (every, odd, [*limits, *made], out_of_order)
    ]
    pools = [pool for pool in pools if pool]
    return rng.choice(rng.choice(pools)) if pools else None


def _reason(division: Division, designation: str, made: tuple[str, ...], demand: str) -> Fault:
    if faults := demand_faults(division, designation, made, demand):
        return faults[0]
    if name_of(demand) == TYPE:
        return Fault("type-second", "The first demand is the type: a part of speech.")
    pos = type_of(made)
    assert pos is not None
    says = "It is on the sheet of this division, and nothing demanded before stands against it."
    return Fault(rule_of(pos, demand), says)
