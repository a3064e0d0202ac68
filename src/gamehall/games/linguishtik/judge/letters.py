"""Demands on the letters of the word: which it contains, how many they are, which stand double."""

from itertools import pairwise

from gamehall.english.correctness.faults import Fault
from gamehall.games.linguishtik.judge.divisions import split

_VOWELS = frozenset("aeiou")
_EITHER = "y"
"""Counts as a vowel and as a consonant."""


def letter_fault(demand: str, word: str) -> Fault | None:
    """What is wrong with the letters of a word, or None. Of other demands too it is None."""
    name, detail = split(demand)
    letters = word.lower()
    match name:
        case "contains" if detail.lower() not in letters:
            return Fault(demand, "letters-contain", f'"{word}" does not contain {detail.upper()}.')
        case "lacks" if detail.lower() in letters:
            return Fault(demand, "letters-lack", f'"{word}" contains {detail.upper()}.')
        case "length" if detail != str(len(letters)):
            return Fault(demand, "letters-number", f'"{word}" has {len(letters)} letters, not {detail}.')
        case "double-vowel" if not _doubles(letters, vowel=True):
            return Fault(demand, "double-vowel", f'"{word}" has no vowel twice in a row.')
        case "double-consonant" if not _doubles(letters, vowel=False):
            return Fault(demand, "double-consonant", f'"{word}" has no consonant twice in a row.')
    return None


def _doubles(letters: str, *, vowel: bool) -> bool:
    return any(
        one == other and one.isalpha() and (one == _EITHER or (one in _VOWELS) == vowel)
        for one, other in pairwise(letters)
    )
