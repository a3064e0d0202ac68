"""Arithmetic sentences of fractions: `1/2 + 1/3 = 5/6`, or `one half plus a third is five sixths`."""

import re
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from gamehall.games.pentathlon.numerals import BAR, in_figures

LONGEST = 120
"""Nobody says a longer sentence of three fractions."""

Sign = Literal["+", "-"]

_WORDS = {
    "+": ("plus", "add", "and", "＋"),
    "-": ("minus", "subtract", "take away", "less", "−", "–", "—"),
    "=": ("is equal to", "equals", "equal", "is", "makes", "gives", "make"),
}
_SAID = [
    (re.compile(rf"\b{word}\b" if word[0].isalpha() else re.escape(word)), f" {sign} ")
    for word, sign in sorted(
        ((word, sign) for sign, words in _WORDS.items() for word in words), key=lambda said: -len(said[0])
    )
]
_NAME = rf"(\d{{1,3}})(?: ?[{BAR}/] ?(\d{{1,3}}))?"
_SENTENCE = re.compile(rf"{_NAME} ?([-+]) ?{_NAME} ?= ?{_NAME}")


class Name(Struct, frozen=True):
    """A fraction as it was named; one and zero stand over 1."""

    over: int
    under: int = 1

    @property
    def worth(self) -> Fraction:
        return Fraction(self.over, self.under)

    def __str__(self) -> str:
        return str(self.over) if self.under == 1 else f"{self.over}/{self.under}"


class Sentence(Struct, frozen=True):
    left: Name
    sign: Sign
    right: Name
    result: Name

    @property
    def worth(self) -> Fraction:
        """What left and right truly make."""
        return self.left.worth + self.right.worth if self.sign == "+" else self.left.worth - self.right.worth


@lru_cache(maxsize=1024)
def read_sentence(text: str) -> Sentence | None:
    """The sentence in these words; None if they are none, or it is not said to its end."""
    if len(text) > LONGEST:
        return None
    plain = in_figures(" ".join(text.lower().replace(",", " ").strip(" .").split()), (False,) * 3)
    for said, sign in _SAID:
        plain = said.sub(sign, plain)
    found = _SENTENCE.fullmatch(" ".join(plain.split()))
    if found is None:
        return None
    left, right, result = (_name(found[at], found[at + 1]) for at in (1, 4, 6))
    if left is None or right is None or result is None:
        return None
    return Sentence(left, "+" if found[3] == "+" else "-", right, result)


def _name(over: str, under: str | None) -> Name | None:
    name = Name(int(over), int(under or 1))
    return name if name.under else None


def write_sentence(left: str, sign: str, right: str, result: str) -> str:
    return f"{left} {'−' if sign == '-' else sign} {right} = {result}"
