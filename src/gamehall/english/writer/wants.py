"""What is wanted of a sentence and of the word that it is written for."""

import itertools
from collections.abc import Container

from msgspec import Struct

from gamehall.english.terms import ContainerKind, Function, Pattern, Purpose, Structure
from gamehall.lexicon.knowledge import Pos

VOWELS = "aeiou"


class Letters(Struct, frozen=True):
    shortest: int = 1
    longest: int = 40
    contains: str = ""
    lacks: str = ""
    length: int = 0
    double_vowel: bool = False
    double_consonant: bool = False

    def allow(self, word: str) -> bool:
        if not self.shortest <= len(word) <= self.longest or (self.length and len(word) != self.length):
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
    letters: Letters = Letters()
    compound: bool = False
    features: tuple[str, ...] = ()
    """What hangs on the part of speech, by its name in school grammar: plural, simple-tense:past."""
    inside: tuple[Inside, ...] = ()
    outside: tuple[ContainerKind, ...] = ()
    verbal_work: tuple[tuple[str, Function], ...] = ()
    """infinitive or gerund, and the function it must have."""
    words: Container[str] | None = None
    """The words that can be spelled, in small letters; None for all."""
    pattern: Pattern | None = None
    structure: Structure | None = None
    purpose: Purpose | None = None

    def has(self, feature: str) -> bool:
        return feature in self.features

    def detail(self, name: str) -> str | None:
        """What a feature names after its colon; "" if nothing, None if it is not wanted."""
        for feature in self.features:
            head, _, tail = feature.partition(":")
            if head == name:
                return tail
        return None

    def spells(self, word: str) -> bool:
        return self.letters.allow(word) and (self.words is None or word in self.words)
