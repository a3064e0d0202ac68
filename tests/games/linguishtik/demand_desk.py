"""Openings of a shake, and what is wrong with a demand after them."""

from pathlib import Path

import pytest

import gamehall.games.linguishtik as game
from gamehall.games.linguishtik.cubes import Colour
from gamehall.games.linguishtik.judge.divisions import Division, shelf_of
from gamehall.games.linguishtik.offering import TEMPLATES, sheet
from gamehall.games.linguishtik.rules.demanding import TYPES, demand_faults
from gamehall.kernel.rulebook import read_book

ELEMENTARY, MIDDLE, JUNIOR, SENIOR = Division
OLDER = (JUNIOR, SENIOR)
EVERY = pytest.mark.parametrize("division", Division)

NOUN = ("type:noun", "function:subject")
OPENED = {
    "noun": NOUN,
    "pronoun": ("type:pronoun", "function:subject"),
    "verb": ("type:verb", "function:main-verb"),
    "infinitive": ("type:verb", "function:infinitive"),
    "gerund": ("type:verb", "function:gerund"),
    "adjective": ("type:adjective", "function:noun-modifier"),
    "adverb": ("type:adverb", "function:verb-modifier"),
    "preposition": ("type:preposition", "function:adverb-phrase-opener"),
    "conjunction": ("type:conjunction", "function:subordinator"),
    "interjection": ("type:interjection",),
}

NOMINAL = "subject direct-object indirect-object predicate-noun object-of-preposition appositive"
INFINITIVE = "subject direct-object predicate-noun object-of-preposition"
ADVERBIAL = "verb-modifier adjective-modifier adverb-modifier"
ADJECTIVAL = "noun-modifier pronoun-modifier"
"""What verbals, clauses and phrases may be demanded to be."""

ODD = (
    "purple", "", "type:particle", "function:purple", "wild:blue", "transfer:P=P", "contains:e", "length:11",
    "in:tree", "restrictive", "conditional-tense", "simple-tense:conditional", "simple", "s-v-do",
    "container-function:dependent-clause=subject", "infinitive-function:main-verb", "emphatic:future",
)  # fmt: skip
EVERYTHING = sorted(
    {
        named
        for division in Division
        for type in (None, *TYPES)
        for group in sheet(division, type)
        for demand in group.demands
        for named in TEMPLATES.get(demand, (demand,))
    }
    | set(ODD)
    | set(TEMPLATES)
)
"""All that any division may demand of any word, and some things that none may."""

_PLAY_KEYS = {
    p.key for p in read_book(Path(game.__file__).parent / "book" / "linguishtik-play.toml").paragraph
}


def faults(
    division: Division, made: tuple[str, ...], demand: str, carrier: Colour | None = None, to: str = "simple"
) -> list[str]:
    """The keys of what is wrong; each stands in a book of the division and comes with a sentence."""
    found = demand_faults(division, to, made, demand, carrier)
    assert all(fault.says.endswith(".") and fault.says[0] in '"ABCDEFGHIJKLMNOPQRSTUVWXYZ' for fault in found)
    assert {fault.cites for fault in found} <= _PLAY_KEYS | set(shelf_of(division).keys())
    return [fault.cites for fault in found]


def all_legal(division: Division, *demands: str) -> bool:
    """Whether all these may be demanded in this order."""
    return all(faults(division, demands[:count], demand) == [] for count, demand in enumerate(demands))
