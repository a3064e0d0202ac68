"""A claim about a word in a sentence, and the answer to it. One JSON object a line in files."""

from typing import Any

from msgspec import Struct

from gamehall.english.terms import Division, Function, Verdict
from gamehall.lexicon.knowledge import Pos


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


class Fault(Struct, frozen=True):
    """One thing wrong: what it concerns, the key of the rule, and a plain sentence.

    `of` is the designation, "type", the function, a demand, or one of spelling, grammar, capitals,
    end-mark, punctuation, possessive, length, reality, word.
    """

    of: str
    cites: str
    """The key of a paragraph in the division's books; an answer prints where the paragraph stands."""
    says: str
    sure: bool = True
    """Otherwise it is a doubt: enough to ask a judge, not to refuse the claim."""


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
