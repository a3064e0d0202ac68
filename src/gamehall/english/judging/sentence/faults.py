"""Faults by what they concern."""

from gamehall.english.claim import Fault


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
