"""One thing wrong with a sentence, and faults by what they concern."""

from msgspec import Struct


class Fault(Struct, frozen=True):
    """One thing wrong: what it concerns, the key of the rule, and a plain sentence.

    Of a sentence it concerns spelling, grammar, capitals, end-mark, punctuation, possessive, length or
    reality; whoever judges more than sentences names what else there is.
    """

    of: str
    cites: str
    """The key of a paragraph in whichever book is in force; where that prints it, only the book knows."""
    says: str
    sure: bool = True
    """Otherwise it is a doubt: enough to ask a judge, not to refuse the sentence."""


def in_grammar(says: str, sure: bool = True) -> Fault:
    return Fault("grammar", "grammar", says, sure)


def in_spelling(says: str, sure: bool = True) -> Fault:
    return Fault("spelling", "spelling", says, sure)


def in_capitals(says: str, sure: bool = True) -> Fault:
    return Fault("capitals", "spelling", says, sure)


def in_closing(says: str, sure: bool = True) -> Fault:
    return Fault("end-mark", "opening-and-close", says, sure)


def in_possessives(says: str, sure: bool = True) -> Fault:
    return Fault("possessive", "possessives", says, sure)


def in_punctuation(says: str, sure: bool = True) -> Fault:
    return Fault("punctuation", "punctuation", says, sure)
