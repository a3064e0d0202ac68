"""Looking for words: anagrams, patterns and hooks."""

import re
import string
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from gamehall.lexicon.capitals import capitals
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists.layout import LONGEST, SHORTEST

BLANK = "?"


class Unclear(Exception):
    """What was asked for cannot be looked for; the sentence says how to ask."""


class Hooks(Struct, frozen=True):
    """The letters that make another word before or behind a word."""

    front: str
    back: str


def anagrams(words: Lexicon, letters: str, *, subsets: bool = False) -> Iterator[str]:
    """Words from all these letters, `?` or `_` for any; with subsets also shorter ones, the longest first."""
    rack = _capitals(letters)
    if not rack or set(rack) - set(string.ascii_uppercase + BLANK):
        raise Unclear("Give letters a to z, and ? for a blank.")
    blanks = rack.count(BLANK)
    held = Counter(rack.replace(BLANK, ""))
    gone = str.maketrans("", "", "".join(held))
    for length in range(min(len(rack), LONGEST), SHORTEST - 1, -1) if subsets else (len(rack),):
        for word in words.of_length(length):
            # Most words need a letter that is not there, and translate tells fastest.
            if len(word.translate(gone)) <= blanks and (Counter(word) - held).total() <= blanks:
                yield word


def matching(words: Lexicon, pattern: str) -> Iterator[str]:
    """Words of a pattern: `?` or `_` is one letter, `*` any run, `[AB]` one of these, `[^AB]` another."""
    expression = re.compile(_expression(_capitals(pattern)))
    yield from filter(expression.fullmatch, words)


def _capitals(text: str) -> str:
    """Letter for letter, as it is beyond ASCII, and the blank in one way of writing it."""
    return capitals(text).replace("_", BLANK)


_PART = re.compile(r"[A-Z]|\?|\*+|\[\^?[A-Z]+\]")


def _expression(pattern: str) -> str:
    parts, at = [], 0
    while at < len(pattern):
        part = _PART.match(pattern, at)
        if part is None:
            raise Unclear("A pattern has letters, ? for one, * for any run, [AEIOU] for one of these.")
        parts.append(part[0])
        at = part.end()
    if not parts:
        raise Unclear("Give a pattern, such as Q?? or *ING.")
    first, *others = _runs(parts)
    if not others:
        return first
    *middle, last = others
    return "".join([first, *(f"(?>.*?{run})" for run in middle if run), ".*", last])


def _runs(parts: list[str]) -> list[str]:
    """The pattern between its stars. Each run but the last may be found as early as it can be and be left
    there, so that no pattern takes longer than its length."""
    runs = [""]
    for part in parts:
        if part[0] == "*":
            runs.append("")
        else:
            runs[-1] += "." if part == BLANK else part
    return runs


def hooks(words: Lexicon, word: str) -> Hooks:
    stem = _capitals(word)
    if not (stem.isascii() and stem.isalpha()):
        raise Unclear("Give one word of letters a to z.")
    letters = string.ascii_uppercase
    return Hooks(
        "".join(letter for letter in letters if letter + stem in words),
        "".join(letter for letter in letters if stem + letter in words),
    )
