"""What may be designated and demanded next, grouped as on the order-of-play sheet."""

from collections.abc import Iterator
from functools import lru_cache
from string import ascii_uppercase
from typing import get_args

from msgspec import Struct

from gamehall.english.terms import Purpose, Structure
from gamehall.games.linguishtik.cubes import Colour
from gamehall.games.linguishtik.judge.divisions import Division, Offer, offer_of
from gamehall.games.linguishtik.rules.demanding import TYPES, demand_faults, type_of
from gamehall.games.linguishtik.solver.need import FUNCTION, TYPE
from gamehall.games.linguishtik.works import works
from gamehall.lexicon.knowledge import Pos

CITES = ("demand-sheet-divisions",)
"""The list is the same for all who look, in every division."""

TEMPLATES: dict[str, tuple[str, ...]] = {
    "wild:?": tuple(f"wild:{colour}" for colour in get_args(Colour)),
    "contains:?": tuple(f"contains:{letter}" for letter in ascii_uppercase),
    "lacks:?": tuple(f"lacks:{letter}" for letter in ascii_uppercase),
    "transfer:?=?": tuple(f"transfer:{a}={b}" for a in ascii_uppercase for b in ascii_uppercase if a != b),
    "length:?": tuple(f"length:{number}" for number in range(4, 11)),
}
"""Demands that name a colour, letters or a number, and what each stands for."""
_OF_LETTERS = (*TEMPLATES, "double-vowel", "double-consonant", "compound-word")
_VERBAL = {"infinitive-function": "Function of the infinitive", "gerund-function": "Function of the gerund"}


class Offered(Struct, frozen=True):
    """Demands, or designations, that stand together on a page or a sheet."""

    group: str
    title: str
    demands: tuple[str, ...]


@lru_cache(maxsize=32)
def designations(division: Division) -> tuple[Offered, ...]:
    """All that Player One may designate."""
    return (
        Offered("pattern", "Pattern", tuple(each.value for each in offer_of(division).patterns)),
        Offered("structure", "Structure", tuple(each.value for each in Structure)),
        Offered("purpose", "Purpose", tuple(each.value for each in Purpose)),
    )


@lru_cache(maxsize=1024)
def offers(division: Division, designation: str, made: tuple[str, ...]) -> tuple[Offered, ...]:
    """Every legal next demand; one that names a letter, a number or a colour stands once, with ? for it."""
    groups = (
        Offered(
            each.group, each.title, tuple(d for d in each.demands if _legal(division, designation, made, d))
        )
        for each in sheet(division, type_of(made))
    )
    return tuple(each for each in groups if each.demands)


@lru_cache(maxsize=256)
def open_demands(division: Division, designation: str, made: tuple[str, ...]) -> tuple[str, ...]:
    """Every legal next demand with all that it names."""
    offered = (demand for each in offers(division, designation, made) for demand in each.demands)
    return tuple(named for demand in offered for named in TEMPLATES.get(demand, (demand,)))


@lru_cache(maxsize=64)
def sheet(division: Division, pos: Pos | None) -> tuple[Offered, ...]:
    """All that the division may demand of a part of speech, limits aside; before there is one, the types."""
    if pos is None:
        return (Offered(TYPE, "Type", tuple(f"{TYPE}:{each}" for each in TYPES)),)
    offer = offer_of(division)
    functions = tuple(f"{FUNCTION}:{each}" for each in offer.functions.get(pos, ()))
    groups = (
        Offered(FUNCTION, "Function", functions),
        Offered("letters", "Letters", _OF_LETTERS),
        Offered(pos.value, pos.value.capitalize(), tuple(_of_type(offer, pos))),
        *(Offered(name, title, tuple(_of_verbal(offer, pos, name))) for name, title in _VERBAL.items()),
        Offered("clauses", "In a clause", tuple(_inside(offer, "clause"))),
        Offered("phrases", "In a phrase", tuple(_inside(offer, "phrase"))),
        Offered("quotes", "In a quote", tuple(_inside(offer, "quote"))),
        Offered("not-in", "Not in", tuple(f"not-in:{kind}" for kind in offer.not_in)),
        Offered("work", "Work of the clause or phrase", tuple(_work(offer))),
    )
    return tuple(each for each in groups if each.demands)


def _legal(division: Division, designation: str, made: tuple[str, ...], demand: str) -> bool:
    """All demands that one template stands for are legal, or none is."""
    named = TEMPLATES.get(demand, (demand,))[0]
    return not demand_faults(division, designation, made, named)


def _of_type(offer: Offer, pos: Pos) -> Iterator[str]:
    for demand in offer.demands.get(pos, ()):
        if demand not in _VERBAL:
            yield demand
            yield from (f"{demand}:{detail}" for detail in offer.details.get(demand, ()))


def _of_verbal(offer: Offer, pos: Pos, name: str) -> Iterator[str]:
    if name in offer.demands.get(pos, ()):
        verbals = {f"{verbal}-function": does for verbal, does in works().verbals.items()}
        yield from (f"{name}:{each}" for each in verbals[name])


def _inside(offer: Offer, ending: str) -> Iterator[str]:
    return (f"in:{kind}" for kind in offer.inside if kind.endswith(ending))


def _work(offer: Offer) -> Iterator[str]:
    if offer.container_functions:
        for kind, does in works().containers.items():
            yield from (f"container-function:{kind}={each}" for each in does)
