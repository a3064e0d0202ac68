"""Whether a word begins with the sound of a vowel, as "a" and "an" ask."""

import re

_SILENT_H = ("hour", "honest", "honor", "honour", "heir", "herb")
_EITHER_H = (
    "historic",
    "hotel",
    "hysteric",
    "habitual",
    "habitue",
    "hilarious",
    "horrific",
    "heroic",
    "humble",
    "homage",
)
_YOU = re.compile(
    r"(eu|ew|u(?![a-z])|ubiq|ufo|uga|ukr|ukul|unanim|uni(?!n|m(?!od)|dent|deal|diom)|unif|uniq|unis|unit|univ|uran|ure|uri|uro|usa"
    r"|use|usi|usu|usur|ut[aeio]|utopi)"
)
_ONE = ("one", "once", "ouija")
_VOWEL_LETTERS = frozenset("AEFHILMNORSX")
_VOWEL_NUMBERS = re.compile(r"(8|11(?!\d)|18(?!\d)|11,|18,)")


def begins_with_vowel(word: str) -> bool | None:
    """None where it may be said either way, or cannot be told."""
    if word[0].isdigit():
        return bool(_VOWEL_NUMBERS.match(word))
    if len(word) == 1 or (word.isupper() and len(word) <= 4 and not re.search("[AEIOU]", word[1:])):
        return word[0].upper() in _VOWEL_LETTERS
    if word.isupper():
        return None
    if re.match(r"[A-Za-z]-", word):
        return word[0].upper() in _VOWEL_LETTERS
    lower = word.lower()
    if lower.startswith(_EITHER_H):
        return None
    if lower.startswith(_SILENT_H):
        return None if lower.startswith("herb") else True
    if lower.startswith(_ONE):
        return False
    if _YOU.match(lower):
        return False
    return lower[0] in "aeiou"
