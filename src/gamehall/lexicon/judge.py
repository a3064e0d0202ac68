"""The word judge: one verdict for all challenged words, and never which of them failed."""

import re
import unicodedata

from gamehall.lexicon.lexicon import Lexicon

MOST_WORDS = 20
LONGEST_TEXT = 500

ACCEPTABLE, UNACCEPTABLE = "Acceptable", "Unacceptable"

_BETWEEN = re.compile(r"[ \t\r\n,;/]+")
_STRANGE = re.compile(r"[^A-Za-z \t\r\n,;/]")


class NothingToJudge(Exception):
    """No ruling was asked for; the sentence says what to type."""


def challenged(text: str) -> tuple[str, ...]:
    """The words typed, apart by spaces, commas or new lines. What is no letter is mistyped, not a phoney."""
    if len(text) > LONGEST_TEXT:
        raise NothingToJudge(f"Type at most {LONGEST_TEXT} letters at once.")
    if strange := _STRANGE.search(text):
        says = f"{_named(strange[0])} is not a letter A to Z. Type the words again, in letters."
        raise NothingToJudge(says)
    words = tuple(filter(None, _BETWEEN.split(text)))
    if not words:
        raise NothingToJudge("Type the challenged words first.")
    if len(words) > MOST_WORDS:
        raise NothingToJudge(f"Type at most {MOST_WORDS} words at once.")
    return words


def _named(character: str) -> str:
    """As it looks, or by its name where it looks like nothing."""
    if character.isprintable() and not unicodedata.combining(character):
        return f"“{character}”"
    name = unicodedata.name(character, "").lower()
    return f"A {name}" if name else f"The character U+{ord(character):04X}"


def acceptable(lexicon: Lexicon, words: tuple[str, ...]) -> bool:
    """Whether every word is in the list. All are looked up, so the time taken tells nothing either."""
    return sum(word in lexicon for word in words) == len(words)


def verdict(fine: bool) -> str:
    return ACCEPTABLE if fine else UNACCEPTABLE
