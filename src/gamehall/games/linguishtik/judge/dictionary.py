"""LT 4: the word list that stands in for the official dictionary, by its name and edition."""

from functools import cache

from gamehall.lexicon.knowledge import label

CITES = ("dictionary-named",)

_RULES = frozenset(
    {
        "spelling", "word-label", "word-foreign", "word-slang", "word-abbreviated", "word-defined",
        "word-normal", "interjection-listed",
    }
)  # fmt: skip
_GROUNDS = frozenset({"word", "definition", "spelling"})
"""Grounds on which the word list is asked also where nothing is found."""


@cache
def word_list() -> str:
    """Which one it is, and that it is not the one the sheet names, which may not be shipped."""
    return f"Looked up in the hall's word list ({label().edition}), in place of Merriam-Webster's Unabridged."


def looked_up(cites: str = "", grounds: tuple[str, ...] = ()) -> str:
    """The word list by name, where a ruling rests on it."""
    return word_list() if cites in _RULES or _GROUNDS & {*grounds} else ""
