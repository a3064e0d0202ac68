"""What makes a designation or a demand an illegal procedure, given the demands made before it."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

from gamehall.english import saying as terms
from gamehall.english.correctness.faults import Fault as SentenceFault
from gamehall.english.terms import Function, Pattern, Purpose, Structure
from gamehall.games.linguishtik.cubes import Colour
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.divisions import Division, function_key, offer_of
from gamehall.games.linguishtik.judge.not_offered import not_offered
from gamehall.games.linguishtik.limits import limit_faults
from gamehall.games.linguishtik.solver.need import FUNCTION, TRANSFER, TYPE, WILD, detail_of, name_of
from gamehall.games.linguishtik.works import works
from gamehall.kernel.ruling import Fault
from gamehall.lexicon.knowledge import Pos

TYPES = tuple(pos for pos in Pos if pos is not Pos.PARTICLE)
"""The eight parts of speech that may be demanded."""
_CARRIERS: tuple[Colour, ...] = ("black", "green")
_OF_TABLE = (TYPE, FUNCTION, WILD, TRANSFER)
_SENTENCES = frozenset({*Pattern, *Structure, *Purpose})
_OF_SENTENCE = ("sentence", "designation", "pattern", "structure", "purpose")
_FORBIDDEN = {
    "restrictive": ("appositive-restrictive", "Nobody may demand that an appositive be restrictive."),
    "compound-preposition": ("compound-preposition", "Nobody may demand a preposition of several words."),
    "correlative": ("correlative-conjunction", "Nobody may demand a correlative conjunction."),
}
"""What no division may demand, by a word that such a demand names."""


def designation_faults(division: Division, designation: str) -> tuple[Fault, ...]:
    """What is wrong with a designation."""
    return tuple(Fault(each.cites, each.says) for each in not_offered(_claim(division, (), designation)))


def demand_faults(
    division: Division,
    designation: str,
    made: tuple[str, ...],
    demand: str,
    carrier: Colour | None = None,
    carriers: tuple[Colour, ...] = _CARRIERS,
    *,
    counted: bool = True,
) -> tuple[Fault, ...]:
    """What makes a further demand an illegal procedure; demands that cannot be met together are legal.

    `counted`: also that it is made more often than it may be.
    """
    wrong_cube = _cube(carrier, carriers)
    order = tuple(_out_of_order(designation, made, demand))
    faults = order or tuple(_barred(division, made, demand, counted))
    return tuple(dict.fromkeys((*wrong_cube, *faults)))


def type_of(made: tuple[str, ...]) -> Pos | None:
    """The part of speech that was demanded."""
    named = (detail_of(demand) for demand in made if name_of(demand) == TYPE)
    return next((Pos(each) for each in named if each in {*TYPES}), None)


def functions_of(made: tuple[str, ...]) -> tuple[Function, ...]:
    named = (detail_of(demand) for demand in made if name_of(demand) == FUNCTION)
    return tuple(Function(each) for each in named if each in {*Function})


def _cube(carrier: Colour | None, carriers: tuple[Colour, ...]) -> Iterator[Fault]:
    if carrier is not None and carrier not in carriers:
        says = f"A demand is made with a {' or '.join(carriers)} cube, not with {terms.an(carrier)} one."
        yield Fault("demand-cube", says)


def _out_of_order(designation: str, made: tuple[str, ...], demand: str) -> Iterator[Fault]:
    """The opening: the designation, the type, the function; an interjection has no function."""
    pos, name = type_of(made), name_of(demand)
    has_function = any(name_of(other) == FUNCTION for other in made)
    if not designation:
        yield Fault("designate-first", "The sentence must be designated before anything is demanded.")
    elif pos is None:
        if name != TYPE:
            yield Fault("type-second", "The first demand must be the type: a part of speech.")
    elif pos is Pos.INTERJECTION:
        if name == TYPE:
            cites = "interjection-third" if len(made) == 1 else "later-demands"
            yield Fault(cites, "The type has been demanded; make a general demand.")
    elif not has_function:
        if name != FUNCTION:
            yield Fault("function-third", "The second demand must be the function.")
    elif name == TYPE:
        yield Fault("later-demands", "The type has been demanded; make a general demand or name a function.")


def _barred(division: Division, made: tuple[str, ...], demand: str, counted: bool) -> Iterator[Fault]:
    """The first of these that finds something: forbidden, not listed, made too often, not for this kind."""
    for word, (cites, says) in _FORBIDDEN.items():
        if word in demand:
            yield Fault(cites, says)
            return
    limits = tuple(limit_faults(offer_of(division), type_of(made), made, demand)) if counted else ()
    # A demand that stands although it was illegal is no more listed the second time.
    others = tuple(other for other in made if other != demand)
    unlisted = tuple(_unlisted(division, others, demand, counted))
    yield from unlisted or limits or _no_such_work(made, demand)


def _unlisted(division: Division, made: tuple[str, ...], demand: str, counted: bool) -> Iterator[Fault]:
    name, detail = name_of(demand), detail_of(demand)
    match name:
        case "type":
            if detail not in {*TYPES}:
                yield Fault("type", f"{terms.quoted(detail)} is none of the eight parts of speech.")
        case "wild":
            if detail not in get_args(Colour):
                yield Fault("colour-wild", "One of the six colours of the cubes must be named.")
        case "transfer":
            if not re.fullmatch("[A-Z]=[A-Z]", detail):
                yield Fault("letter-transfer", "Two letters must be named: which becomes which.")
            elif detail[0] == detail[2]:
                yield Fault("letter-transfer", "A letter must become another letter, not itself.")
        case "contains" | "lacks" if not re.fullmatch("[A-Z]", detail):
            cites = "letters-contain" if name == "contains" else "letters-lack"
            yield Fault(cites, "One letter of the alphabet must be named, as a capital.")
        case "function" if detail not in {*Function}:
            cites = function_key(type_of(made) or Pos.NOUN)
            yield Fault(cites, f"{terms.quoted(detail)} is no function that may be demanded.")
        case _:
            yield from _not_offered(division, made, demand, counted)


def _not_offered(division: Division, made: tuple[str, ...], demand: str, counted: bool) -> Iterator[Fault]:
    """What the division says to this demand, and would not say without it."""
    before = _said(division, made, counted)
    of_sentence = demand in _SENTENCES or name_of(demand) in _OF_SENTENCE
    for each in not_offered(_claim(division, (*made, demand), counted=counted)):
        if each in before:
            continue
        if each.cites == "demand-listed" and of_sentence:
            yield Fault("about-the-word", "A demand is about the word, not about the sentence.")
        else:
            yield Fault(each.cites, each.says)


@lru_cache(maxsize=256)
def _said(division: Division, made: tuple[str, ...], counted: bool) -> tuple[SentenceFault, ...]:
    """What the division says to the demands that were made; asked again for every demand that may follow."""
    return not_offered(_claim(division, made, counted=counted))


def _no_such_work(made: tuple[str, ...], demand: str) -> Iterator[Fault]:
    """Of clauses and phrases, infinitives and gerunds: the work this kind can do in a sentence."""
    name, detail = name_of(demand), detail_of(demand)
    if name == "container-function":
        kind, _, function = detail.partition("=")
        known = {str(each): does for each, does in works().containers.items()}
        if function not in known.get(kind, ()):
            yield Fault("container-function", _not_of(function, kind))
    elif name in ("infinitive-function", "gerund-function"):
        verbal = Function(name.removesuffix("-function"))
        if verbal not in functions_of(made):
            says = f"The function {terms.quoted(verbal)} must be demanded first."
            yield Fault("infinitive-and-gerund", says)
        elif detail not in works().verbals[verbal]:
            yield Fault("infinitive-and-gerund", _not_of(detail, verbal))


def _not_of(function: str, kind: str) -> str:
    name = terms.quoted(terms.function(Function(function)))
    return f"{name} may not be demanded of {terms.an(kind.replace('-', ' '))}."


def _claim(
    division: Division, made: tuple[str, ...], designation: str = Structure.SIMPLE, *, counted: bool = True
) -> Claim:
    """The demands as a judge of sentences would be told them, with no sentence."""
    return Claim(
        id="",
        division=division,
        designation=designation,
        type=type_of(made) or Pos.NOUN,
        word="",
        start=0,
        text="",
        functions=functions_of(made),
        demands=tuple(demand for demand in made if name_of(demand) not in _OF_TABLE),
        counted=counted,
    )
