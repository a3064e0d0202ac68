"""What is ordered of a sentence, and the order read into its parts."""

import itertools
from collections.abc import Container

from msgspec import Struct

from gamehall.english.terms import ContainerKind, Division, Function, Pattern, Purpose, Structure
from gamehall.lexicon.knowledge import Pos

VOWELS = "aeiou"


class Order(Struct, frozen=True):
    """What a player must write: the kind of sentence, the kind of word, and all demands on the word."""

    division: Division
    designation: str
    type: Pos
    functions: tuple[Function, ...] = ()
    demands: tuple[str, ...] = ()
    words: Container[str] | None = None
    """The words that can be spelled, in small letters; None for all."""
    counted: bool = True
    """Whether how often something is demanded counts."""


class Letters(Struct, frozen=True):
    contains: str = ""
    lacks: str = ""
    length: int = 0
    double_vowel: bool = False
    double_consonant: bool = False

    def allow(self, word: str) -> bool:
        if not 4 <= len(word) <= 10 or (self.length and len(word) != self.length):
            return False
        if (self.contains and self.contains not in word) or (self.lacks and self.lacks in word):
            return False
        if not (self.double_vowel or self.double_consonant):
            return True
        doubled = [a for a, b in itertools.pairwise(word) if a == b]
        if self.double_vowel and not any(letter in VOWELS for letter in doubled):
            return False
        return not self.double_consonant or any(letter not in VOWELS for letter in doubled)


class Inside(Struct, frozen=True):
    """A clause, phrase or quotation that the word must stand in."""

    kind: ContainerKind
    function: Function | None = None


class Want(Struct, frozen=True):
    type: Pos
    functions: tuple[Function, ...]
    letters: Letters
    compound: bool
    features: tuple[str, ...]
    """The demands that hang on the part of speech."""
    inside: tuple[Inside, ...]
    outside: tuple[ContainerKind, ...]
    verbal_work: tuple[tuple[str, Function], ...]
    """infinitive or gerund, and the function it must have."""
    words: Container[str] | None
    pattern: Pattern | None = None
    structure: Structure | None = None
    purpose: Purpose | None = None

    def has(self, feature: str) -> bool:
        return feature in self.features

    def detail(self, name: str) -> str | None:
        """What a demand names after its colon; "" if nothing, None if it was not made."""
        for feature in self.features:
            head, _, tail = feature.partition(":")
            if head == name:
                return tail
        return None

    def spells(self, word: str) -> bool:
        return self.letters.allow(word) and (self.words is None or word in self.words)


def read(order: Order) -> Want:
    letters: dict[str, str | int | bool] = {}
    features, inside, outside, works = [], [], [], []
    compound = False
    container_functions = dict(
        demand.partition(":")[2].split("=")
        for demand in order.demands
        if demand.startswith("container-function:")
    )
    for demand in order.demands:
        name, _, detail = demand.partition(":")
        match name:
            case "contains" | "lacks":
                letters[name] = detail.lower()
            case "length":
                letters["length"] = int(detail)
            case "double-vowel" | "double-consonant":
                letters[name.replace("-", "_")] = True
            case "compound-word":
                compound = True
            case "in":
                function = container_functions.get(detail)
                inside.append(Inside(ContainerKind(detail), Function(function) if function else None))
            case "not-in":
                outside.append(ContainerKind(detail))
            case "infinitive-function" | "gerund-function":
                works.append((name.partition("-")[0], Function(detail)))
            case "container-function":
                pass
            case _:
                features.append(demand)
    designation = order.designation
    return Want(
        order.type,
        order.functions,
        Letters(**letters),  # type: ignore[arg-type]
        compound,
        tuple(features),
        tuple(inside),
        tuple(outside),
        tuple(works),
        order.words,
        Pattern(designation) if designation in {*Pattern} else None,
        Structure(designation) if designation in {*Structure} else None,
        Purpose(designation) if designation in {*Purpose} else None,
    )
