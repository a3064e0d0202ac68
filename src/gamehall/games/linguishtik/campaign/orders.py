"""Orders as a shake of the game would give them: drawn by chance, by the limits of each division."""

from collections.abc import Container
from random import Random
from string import ascii_uppercase

from gamehall.english.terms import ContainerKind, Function, Purpose, Structure
from gamehall.games.linguishtik.judge.divisions import NUMBER_AND_CASE, QUOTES, Division, Offer, offer_of
from gamehall.games.linguishtik.solver.conflicts import contradiction
from gamehall.games.linguishtik.solver.orders import Order
from gamehall.lexicon.knowledge import Pos

_K, _F = ContainerKind, Function
_TYPES = (Pos.NOUN, Pos.PRONOUN, Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB, Pos.PREPOSITION, Pos.CONJUNCTION,
          Pos.INTERJECTION)  # fmt: skip
_TYPE_WEIGHTS = (6, 4, 6, 4, 3, 2, 2, 1)
_MOST = 6
"""General demands, and further function demands, that a shake has cubes for."""
_NOMINAL = (_F.SUBJECT, _F.DIRECT_OBJECT, _F.PREDICATE_NOUN, _F.OBJECT_OF_PREPOSITION, _F.APPOSITIVE)
_WORK: dict[ContainerKind, tuple[Function, ...]] = {
    _K.NOUN_CLAUSE: _NOMINAL,
    _K.GERUND_PHRASE: (*_NOMINAL, _F.INDIRECT_OBJECT),
    _K.INFINITIVE_CLAUSE: (_F.DIRECT_OBJECT, _F.PREDICATE_NOUN),
    _K.INFINITIVE_PHRASE: (
        _F.SUBJECT, _F.DIRECT_OBJECT, _F.PREDICATE_NOUN, _F.OBJECT_OF_PREPOSITION, _F.VERB_MODIFIER,
        _F.ADJECTIVE_MODIFIER, _F.ADVERB_MODIFIER, _F.NOUN_MODIFIER,
    ),
    _K.ADJECTIVE_CLAUSE: (_F.NOUN_MODIFIER, _F.PRONOUN_MODIFIER),
    _K.ADJECTIVE_PHRASE: (_F.NOUN_MODIFIER, _F.PRONOUN_MODIFIER),
    _K.PARTICIPIAL_PHRASE: (_F.NOUN_MODIFIER, _F.PRONOUN_MODIFIER),
    _K.ADVERB_CLAUSE: (_F.VERB_MODIFIER, _F.ADJECTIVE_MODIFIER, _F.ADVERB_MODIFIER),
    _K.ADVERB_PHRASE: (_F.VERB_MODIFIER, _F.ADJECTIVE_MODIFIER, _F.ADVERB_MODIFIER),
}  # fmt: skip
"""What a clause or phrase may be demanded to be in its sentence."""
_VERBAL_WORK = {
    "infinitive-function": _WORK[_K.INFINITIVE_PHRASE],
    "gerund-function": _WORK[_K.GERUND_PHRASE],
}
_COMMON = "EIRTSNOALUDCHGMPBFWVYK"


def legal_order(rng: Random, words: Container[str] | None = None) -> Order:
    """An order that a division's rules allow and that does not contradict itself."""
    while True:
        order = _drawn(rng, words)
        if contradiction(order) is None:
            return order


def _drawn(rng: Random, words: Container[str] | None) -> Order:
    division = rng.choice(tuple(Division))
    offer = offer_of(division)
    designation = rng.choice((*offer.patterns, *offer.patterns, *Structure, *Purpose)).value
    pos = rng.choices(_TYPES, _TYPE_WEIGHTS)[0]
    functions: tuple[Function, ...] = (rng.choice(offer.functions[pos]),) if pos in offer.functions else ()
    count = rng.choices(range(_MOST + 1), (10, 22, 26, 20, 12, 7, 3))[0]
    demands: list[str] = []
    for _ in range(count):
        drawn = _demand(rng, offer, pos, functions, demands)
        if drawn and drawn.partition(":")[0] not in {each.partition(":")[0] for each in demands} - {"in"}:
            demands.append(drawn)
    if functions and rng.random() < 0.04:
        functions = (*functions, rng.choice(offer.functions[pos]))
        functions = tuple(dict.fromkeys(functions))
    return Order(division, designation, pos, functions, tuple(demands), words)


def _demand(
    rng: Random, offer: Offer, pos: Pos, functions: tuple[Function, ...], made: list[str]
) -> str | None:
    """One further demand; None where the limits leave no room for it."""
    match rng.choices(("letters", "word", "in", "not-in", "function"), (30, 36, 22, 8, 8))[0]:
        case "letters":
            return _letters(rng)
        case "word":
            return _of_word(rng, offer, pos, functions)
        case "in":
            return _inside(rng, offer, made)
        case "not-in" if offer.not_in:
            return f"not-in:{rng.choice(offer.not_in).value}"
        case "function" if offer.container_functions:
            return _container_function(rng, made)
    return None


def _letters(rng: Random) -> str:
    match rng.choices(("contains", "lacks", "length", "vowel", "consonant", "compound"), (8, 8, 6, 2, 3, 1))[
        0
    ]:
        case "contains":
            return f"contains:{rng.choice(_COMMON)}"
        case "lacks":
            return f"lacks:{rng.choice(ascii_uppercase)}"
        case "length":
            return f"length:{rng.choices(range(4, 11), (4, 5, 5, 4, 3, 2, 1))[0]}"
        case "vowel":
            return "double-vowel"
        case "consonant":
            return "double-consonant"
    return "compound-word"


def _of_word(rng: Random, offer: Offer, pos: Pos, functions: tuple[Function, ...]) -> str | None:
    own = offer.demands.get(pos, ())
    if _F.NOUN_AS_ADJECTIVE in functions:
        own = tuple(name for name in own if name not in NUMBER_AND_CASE)
    if not own:
        return None
    name = rng.choice(own)
    if name in _VERBAL_WORK:
        wanted = Function(name.removesuffix("-function"))
        return f"{name}:{rng.choice(_VERBAL_WORK[name]).value}" if wanted in functions else None
    details = offer.details.get(name, ())
    return f"{name}:{rng.choice(details)}" if details and rng.random() < 0.5 else name


def _inside(rng: Random, offer: Offer, made: list[str]) -> str | None:
    kind = rng.choice(offer.inside)
    demand = f"in:{kind.value}"
    counted = [each for each in made if each.startswith("in:") and each[3:] not in QUOTES]
    if demand in made or (kind not in QUOTES and len(counted) >= offer.in_limit):
        return None
    return demand


def _container_function(rng: Random, made: list[str]) -> str | None:
    open_ = [kind for kind in _WORK if f"in:{kind.value}" in made]
    if not open_:
        return None
    kind = rng.choice(open_)
    return f"container-function:{kind.value}={rng.choice(_WORK[kind]).value}"
