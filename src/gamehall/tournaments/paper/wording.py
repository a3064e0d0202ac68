"""Texts as they may be printed: what people wrote is words, whatever else it looks like."""

import re
import unicodedata

from gamehall.kernel.names import few_marks, visible

_JOINERS = "\u200c\u200d"
"""They shape letters of Persian and of Indian scripts."""
_PIECE = re.compile(r"[^ \n-]+-?")
"""A word, or the part of one up to a hyphen, after which a line may end anyway."""
BREAK = "\u200b"
_NARROW = frozenset("iljtfrI!|.,:;'()[] -/")
_WIDE = frozenset("MWmw@%")
_WIDER = frozenset("ǄǅǆǇǈǊǋЖМФШЩЫЮжмфшщыюњљѠѡѬѭѾѿΨΩψω")
_CYRILLIC = "\u052f"
"""Up to here letters are about as wide as Latin ones, but for those above."""


def printed(text: str) -> str:
    """Without signs that nobody sees and without towers of accents; a line stays a line."""
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(text: str) -> str:
    spaced = "".join(" " if sign.isspace() else sign for sign in text)
    return " ".join(few_marks(visible(spaced, keep=_JOINERS)).split())


def width(text: str) -> float:
    """About how wide it is printed, in the height of its letters; rather too much than too little."""
    return max(sum(map(_width, line)) for line in text.split("\n"))


def _width(sign: str) -> float:
    if sign in _WIDE:
        return 1.05
    if sign in _NARROW:
        return 0.45
    kind = unicodedata.category(sign)
    if kind in ("Mn", "Me", "Cf"):
        return 0.0
    if sign.isascii():
        return 0.82 if sign.isupper() else 0.66
    if sign in _WIDER:
        return 1.25
    if sign > _CYRILLIC:
        return 1.15
    return 0.75 if kind == "Ll" else 0.98


def longest_word(text: str) -> float:
    return max((width(word) for word in text.split()), default=0.0)


def breakable(text: str, most: float) -> str:
    """The text with places where words that are wider than `most` may go on in the next line."""
    return _PIECE.sub(lambda piece: piece[0] if width(piece[0]) <= most else _opened(piece[0]), text)


def _opened(piece: str) -> str:
    opened: list[str] = []
    for sign in piece:
        if opened and unicodedata.category(sign)[0] != "M" and sign not in _JOINERS:
            opened.append(BREAK)
        opened.append(sign)
    return "".join(opened)
