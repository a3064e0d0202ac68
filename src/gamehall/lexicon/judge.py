"""The word judge: one verdict for all challenged words, and never which of them failed."""

import re

from gamehall.lexicon.lexicon import Lexicon

MOST_WORDS = 20
LONGEST_TEXT = 500

ACCEPTABLE, UNACCEPTABLE = "Acceptable", "Unacceptable"

_BETWEEN = re.compile(r"[\s,;/]+")


class NothingToJudge(Exception):
    """No ruling was asked for; the sentence says what to type."""


def challenged(text: str) -> tuple[str, ...]:
    """The words typed, apart by spaces, commas or new lines."""
    if len(text) > LONGEST_TEXT:
        raise NothingToJudge(f"Type at most {LONGEST_TEXT} letters at once.")
    words = tuple(filter(None, _BETWEEN.split(text)))
    if not words:
        raise NothingToJudge("Type the challenged words first.")
    if len(words) > MOST_WORDS:
        raise NothingToJudge(f"Type at most {MOST_WORDS} words at once.")
    return words


def acceptable(lexicon: Lexicon, words: tuple[str, ...]) -> bool:
    """Whether every word is in the list. All are looked up, so the time taken tells nothing either."""
    return sum(word in lexicon for word in words) == len(words)


def verdict(fine: bool) -> str:
    return ACCEPTABLE if fine else UNACCEPTABLE
