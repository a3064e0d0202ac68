"""What each division may designate and demand, and the books that its claims are judged by."""

import tomllib
from enum import StrEnum
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from gamehall.english.terms import ContainerKind, Function, Pattern
from gamehall.kernel.rulebook import Rulebook, Shelf, read_book, shelve
from gamehall.lexicon.knowledge import Pos


class Division(StrEnum):
    ELEMENTARY = "elementary"
    MIDDLE = "middle"
    JUNIOR = "junior"
    SENIOR = "senior"


QUOTES = (ContainerKind.DIRECT_QUOTE, ContainerKind.INDIRECT_QUOTE)
NUMBER_AND_CASE = ("singular", "plural", "nominative", "objective")
PRONOUN_KINDS = (
    "personal",
    "indefinite",
    "possessive",
    "interrogative",
    "relative",
    "demonstrative",
    "reflexive",
    "intensive",
    "reciprocal",
)

_GAME = Path(__file__).parents[1]
_NAMES = {
    Division.ELEMENTARY: "elementary",
    Division.MIDDLE: "middle",
    Division.JUNIOR: "junior-senior",
    Division.SENIOR: "junior-senior",
}
_FUNCTION_RULES = {
    Pos.NOUN: "function-noun",
    Pos.PRONOUN: "function-pronoun",
    Pos.VERB: "function-verb",
    Pos.ADJECTIVE: "function-adjective",
    Pos.ADVERB: "function-adverb",
    Pos.PREPOSITION: "function-preposition",
    Pos.CONJUNCTION: "function-conjunction",
}
_DEMAND_RULES = {
    Pos.NOUN: "noun-demands",
    Pos.PRONOUN: "pronoun-demands",
    Pos.VERB: "verb-demands",
    Pos.ADJECTIVE: "adjective-demands",
    Pos.ADVERB: "adverb-demands",
}


class Offer(Struct, frozen=True, forbid_unknown_fields=True, rename={"inside": "in"}):
    """What one division may designate and demand."""

    patterns: tuple[Pattern, ...]
    functions: dict[Pos, tuple[Function, ...]]
    demands: dict[Pos, tuple[str, ...]]
    inside: tuple[ContainerKind, ...]
    in_limit: int
    """How many clauses and phrases may be demanded together."""
    details: dict[str, tuple[str, ...]] = {}
    """What may be named with a demand, after a colon."""
    not_in: tuple[ContainerKind, ...] = ()
    container_functions: bool = False

    @property
    def group_functions(self) -> frozenset[Function]:
        """The functions that may be demanded of a clause, a phrase, an infinitive or a gerund."""
        of_words = (self.functions[pos] for pos in (Pos.NOUN, Pos.ADJECTIVE, Pos.ADVERB))
        return frozenset(f for functions in of_words for f in functions)


def offer_of(division: Division) -> Offer:
    return _offers()[_NAMES[division]]


@cache
def shelf_of(division: Division) -> Shelf:
    """The books that claims of this division are judged by."""
    books = books_of(division)
    return shelve(books[0].id, books[0].title, *books)


def books_of(division: Division) -> tuple[Rulebook, ...]:
    """The division's own book, and the one of all divisions."""
    names = (f"linguishtik-{_NAMES[division]}", "linguishtik")
    return tuple(read_book(_GAME / "book" / f"{name}.toml") for name in names)


def paragraph(division: Division, key: str) -> str:
    """Where the division's print has this rule: LT 16 N."""
    return shelf_of(division).cite(key).at


def named(division: Division, *, capital: bool = False) -> str:
    return f"{'The' if capital else 'the'} {division.capitalize()} Division"


def function_key(pos: Pos) -> str:
    """The rule that lists the functions of a part of speech."""
    return _FUNCTION_RULES.get(pos, "interjection")


def demand_key(pos: Pos) -> str:
    """The rule that lists the demands on a part of speech."""
    return _DEMAND_RULES.get(pos, "demand-of-type")


def place_key(kind: ContainerKind) -> str:
    """The rule about standing in such a clause, phrase or quotation."""
    if kind in QUOTES:
        return "in-quote"
    return "in-clause" if kind.value.endswith("clause") else "in-phrase"


def split(demand: str) -> tuple[str, str]:
    """The name of a demand, and what stands after its colon."""
    name, _, detail = demand.partition(":")
    return name, detail


@cache
def _offers() -> dict[str, Offer]:
    written = tomllib.loads((_GAME / "data" / "divisions.toml").read_text("utf-8"))
    return msgspec.convert(written, dict[str, Offer])
