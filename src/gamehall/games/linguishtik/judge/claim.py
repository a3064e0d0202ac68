"""A claim about a word in a sentence, and the answer to it. One JSON object a line in files."""

from enum import StrEnum
from typing import Any

from msgspec import Struct

from gamehall.english.terms import Function
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.lexicon.knowledge import Pos


class Verdict(StrEnum):
    VALID = "valid"
    INVALID = "invalid"
    JUDGE = "judge"
    """Needs a human: two defensible readings, or a question of reality or taste."""


class Claim(Struct, frozen=True, omit_defaults=True):
    """What a player hands in: the sentence, the word, and all that was demanded of them."""

    id: str
    division: Division
    designation: str
    """A pattern, a structure or a purpose."""
    type: Pos
    word: str
    start: int
    text: str
    function: Function | None = None
    functions: tuple[Function, ...] = ()
    """Where more than one was demanded, instead of `function`."""
    demands: tuple[str, ...] = ()
    counted: bool = True
    """Whether how often something is demanded counts; at a table a demand too many may stand as played."""

    @property
    def demanded(self) -> tuple[Function, ...]:
        return self.functions or ((self.function,) if self.function else ())


class Open(Struct, frozen=True):
    """What no software decides, whatever its verdict: people may object to it."""

    of: str
    """definition or reality"""
    cites: str
    """The key of a paragraph in the division's books."""
    says: str


class PrintedOpen(Struct, frozen=True):
    of: str
    paragraph: str
    says: str


class PrintedFault(Struct, frozen=True):
    of: str
    paragraph: str
    says: str


class Answer(Struct, frozen=True):
    id: str
    verdict: Verdict
    sure: bool
    reading: dict[str, Any]
    """What the judge saw, plain enough for JSON."""
    faults: tuple[PrintedFault, ...] = ()
    """What is wrong; with the verdict `judge`, what the doubt is about."""
    rivals: tuple[dict[str, Any], ...] = ()
    """With the verdict `judge`: the other readings."""
    open: tuple[PrintedOpen, ...] = ()
    """Unless it is refused: what is left to people all the same, also where the answer is sure."""
