"""How wide letters are, and which of them may be shown.

The widths are those of the widest of the usual sans-serif fonts: a word fits its place in any of them.
"""

import unicodedata
from functools import lru_cache

LONGEST = 36
"""Letters of one word that are drawn."""

_WIDTHS = {
    "'ijl": 0.29,
    " ,.’‘": 0.33,
    ":;|f": 0.36,
    "-/\\": 0.39,
    "()[]t!": 0.41,
    "Ir": 0.42,
    '"*`J': 0.51,
    "sz“”": 0.54,
    "c?L_–": 0.57,
    "kvxy": 0.6,
    "FTaeo": 0.62,
    "hnubdgpq0123456789${}": 0.65,
    "EKPSYAVBXZ": 0.7,
    "CRUHN": 0.76,
    "DGOQ&": 0.8,
    "w#+<=>^~×M": 0.86,
    "m%W—…@": 1.02,
}
_OF = {letter: width for letters, width in _WIDTHS.items() for letter in letters}
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@lru_cache(maxsize=4096)
def width(text: str) -> float:
    """Of a text, in parts of its size."""
    return sum(_letter(letter) for letter in text)


def _letter(letter: str) -> float:
    if (known := _OF.get(letter)) is not None:
        return known
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF" or ord(letter) > 0xFFFF:
        return 1.4
    plain = unicodedata.normalize("NFD", letter)[0]
    return _OF.get(plain, 1.05)


def shown(text: str) -> str:
    """A text as it may stand in a picture: on one line, not too long, nothing that turns its direction."""
    kept = "".join(_seen(letter) for letter in text if letter not in _TURNING)
    kept = " ".join(kept.split()) or "\ufffd"
    return kept if len(kept) <= LONGEST else kept[: LONGEST - 1] + "…"


def _seen(letter: str) -> str:
    if letter.isspace():
        return " "
    strange = unicodedata.category(letter) in ("Cc", "Cs", "Cn") or letter in "\ufffe\uffff"
    return "\ufffd" if strange else letter
