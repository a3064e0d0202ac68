"""Whether a word begins with the sound of a vowel, as "a" and "an" ask: an hour, a unicorn, an X."""

import re

_SILENT_H = ("hour", "honest", "honor", "honour", "heir")
_EITHER_H = (
    "habitual", "habitue", "herb", "heroic", "hilarious", "historic", "homage", "horrific", "hotel", "humble",
    "hysteric",
)  # fmt: skip
_YOU_OR_WON = re.compile(
    r"eu|ew|u(?![a-z])|ubiq|ufo|uga|ukr|uk[eu]l|unanim|uni(?!n|m(?!od)|dea|dent|diom|ron)|uran|ur[eio]|us[aeiu]"
    r"|ut[aeio]|one(?!r)|once|ouija"
)
"""Spelled with a vowel, said like "you" or "won": unit and use, but not uninvited and onerous."""
_VOWEL_LETTERS = frozenset("AEFHILMNORSX")
_VOWEL_NUMBERS = re.compile(r"(8|11(?!\d)|18(?!\d)|11,|18,)")
_LETTER_FIRST = re.compile(r"[A-Za-z]-")


def begins_with_vowel(word: str) -> bool | None:
    """None where it may be said either way, or cannot be told."""
    if word[0].isdigit():
        return bool(_VOWEL_NUMBERS.match(word))
    spelled_out = word.isupper() and len(word) <= 4 and not re.search("[AEIOU]", word[1:])
    if len(word) == 1 or spelled_out or _LETTER_FIRST.match(word):
        return word[0].upper() in _VOWEL_LETTERS
    if word.isupper():
        return None
    lower = word.lower()
    if lower.startswith(_EITHER_H):
        return None
    if _YOU_OR_WON.match(lower):
        return False
    return lower[0] in "aeiou" or lower.startswith(_SILENT_H)


def an(word: str) -> str:
    """The word with its article; what may be said either way goes by its letter."""
    vowel = begins_with_vowel(word) if word else False
    if vowel is None:
        vowel = word[0] in "aeiouAEIOU"
    return f"{'an' if vowel else 'a'} {word}"
