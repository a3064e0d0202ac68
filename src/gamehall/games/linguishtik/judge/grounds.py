"""LT 20 to LT 22: what may be held against a solution, in players' words, and which faults that covers.

A player names what is wrong as players do; a judge may know the same fault by another name. An objection
holds if the solution has a fault that falls under what was named.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from gamehall.english.correctness.faults import Fault
from gamehall.english.terms import Function, Pattern, Purpose, Structure
from gamehall.games.linguishtik.judge.divisions import PRONOUN_KINDS
from gamehall.games.linguishtik.saying import name_demand, name_designation, name_function
from gamehall.games.linguishtik.solver.need import FUNCTION, TRANSFER, TYPE, WILD, detail_of, name_of

CITES = ("objection-named", "objection-opinion")

EXTRA = "extra-demand"
_NO_SENTENCE = ("not a sentence", "There is no verb", "There is no subject")
_OF_CUBES = (WILD, TRANSFER)
_LETTERS = ("contains", "lacks", "length", "double-vowel", "double-consonant")
"""Demands that ask nothing of the part of speech."""


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    group: Literal["asked", "word", "sentence"]
    says: str
    faults: tuple[str, ...] = ()
    about_word: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    speaks: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    opinion: str = ""

    def covers(self, fault: Fault, word: str) -> bool:
        """Whether this fault, of a solution with this word, is what players call so."""
        own = fault.of in self.faults or fault.cites in self.rules
        said = any(words in fault.says for words in self.speaks)
        return own or said or (fault.of in self.about_word and f'"{word}"' in fault.says)


@cache
def grounds() -> tuple[Ground, ...]:
    """All that is not asked of a word by a demand, in the order in which it is offered."""
    written = tomllib.loads((Path(__file__).parents[1] / "data" / "grounds.toml").read_text("utf-8"))
    return msgspec.convert(written["ground"], tuple[Ground, ...])


@cache
def ground(name: str) -> Ground | None:
    """The ground that somebody names: by its id, by another name, or in the words in which it is offered."""
    said = name.strip().rstrip(".").lower()
    known = {text.lower(): one for one in grounds() for text in (one.id, *one.also, one.says)}
    return known.get(said) or known.get(said.replace(" ", "-"))


def name_of_ground(said: str) -> str:
    """How an objection names it: as it was said, but what was said in the words of the offer by its id."""
    known = ground(said)
    return known.id if known and said.strip().lower().startswith(known.says.lower()) else said.strip()


def opinions(names: tuple[str, ...]) -> tuple[Ground, ...]:
    """Those of the grounds named that are a matter of opinion."""
    named = (ground(name) for name in names)
    return tuple(dict.fromkeys(one for one in named if one and one.opinion))


def falls_under(fault: Fault, name: str, word: str) -> bool:
    """Whether a fault is what was named, or the same fault under a neighbouring name."""
    if fault.of == name:
        return True
    known = ground(name)
    if known and known.covers(fault, word):
        return True
    of_sentence = name in {*Pattern, *Structure, *Purpose}
    closes = name in {*Purpose} and fault.of == "end-mark"
    if closes or (of_sentence and any(words in fault.says for words in _NO_SENTENCE)):
        return True
    # Two kinds of pronoun have the name of something else too.
    demanded = name in PRONOUN_KINDS or (known is None and not of_sentence)
    return demanded and _of_demand(fault, name)


def _of_demand(fault: Fault, name: str) -> bool:
    """Whether this fault is why a demand, or a function, is not met."""
    kind = name_of(name)
    if kind == "in" and detail_of(name).endswith("quote"):
        return "quot" in fault.says  # its marks and capitals belong to the demand
    if kind == "container-function" and fault.of == f"in:{detail_of(name).partition('=')[0]}":
        return True
    of_type = name in {*Function} or kind not in (*_LETTERS, "in", "not-in")
    return of_type and fault.of == TYPE


def asked_of(demand: str) -> str:
    """How an objection names a demand that is not met; empty for one that only the cubes can fail."""
    match name_of(demand):
        case kind if kind in _OF_CUBES:
            return ""
        case kind if kind == TYPE:
            return TYPE
        case kind if kind == FUNCTION:
            return detail_of(demand)
    return demand


def say_ground(name: str) -> str:
    """What is held against a solution, in players' words."""
    if known := ground(name):
        return known.says
    if name in {*Pattern, *Structure, *Purpose}:
        return f"The sentence is not {name_designation(name)}"
    if name in {*Function}:
        return f"Its function is not {name_function(name)}"
    return f"Not met: {name_demand(name)}"
