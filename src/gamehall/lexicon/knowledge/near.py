"""Spellings near to one that is not known, the likeliest first."""

import string
from collections.abc import Iterator

from gamehall.lexicon.knowledge.lookup import CORE, entry, is_spelled


def near(form: str, most: int = 6) -> tuple[str, ...]:
    """Known words that one slip makes of this, else two; common words come first.

    A slip is a letter more, less or other, or two changed about.
    """
    wrong = form.lower()
    once = {word for word in _slips(wrong) if is_spelled(word, CORE)}
    found = once or {word for slip in set(_slips(wrong)) for word in _likely(slip) if is_spelled(word, CORE)}
    return tuple(sorted(found - {wrong}, key=lambda word: (_level(word), word))[:most])


def _slips(word: str) -> Iterator[str]:
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    for first, last in cuts:
        if last:
            yield first + last[1:]
        if len(last) > 1:
            yield first + last[1] + last[0] + last[2:]
        for letter in string.ascii_lowercase:
            yield first + letter + last
            if last:
                yield first + letter + last[1:]


def _likely(word: str) -> Iterator[str]:
    """A second slip of the kinds people make: letters changed about, doubled or not, another vowel."""
    for at in range(len(word)):
        if at + 1 < len(word):
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        yield word[: at + 1] + word[at:]
        if at and word[at] == word[at - 1]:
            yield word[:at] + word[at + 1 :]
        if word[at] in "aeiou":
            for vowel in "aeiou":
                yield word[:at] + vowel + word[at + 1 :]


def _level(word: str) -> int:
    found = entry(word)
    return found.level if found else 100
