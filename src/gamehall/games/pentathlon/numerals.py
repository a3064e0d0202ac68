"""Numbers as people say and write them: `thirty-two`, `one hundred and five`, `2 1/2`, `a half`."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain, repeat

Number = int | Fraction

BAR = "⁄"
"""The fraction bar: `5⁄2` is one number, where `5 / 2` is a division."""

_ONES = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_TEENS = (
    *("ten", "eleven", "twelve", "thirteen", "fourteen"),
    *("fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_WORTH = (
    {"zero": 0, "a": 1}
    | {word: at for at, word in enumerate((*_ONES, *_TEENS), start=1)}
    | {word: 10 * at for at, word in enumerate(_TENS, start=2)}
)
_PARTS = {
    **dict.fromkeys(("half", "halves"), 2),
    **dict.fromkeys(("third", "thirds"), 3),
    **dict.fromkeys(("fourth", "fourths", "quarter", "quarters"), 4),
    **dict.fromkeys(("fifth", "fifths"), 5),
    **dict.fromkeys(("sixth", "sixths"), 6),
    **dict.fromkeys(("twelfth", "twelfths"), 12),
}
"""What a die can be divided by, and a fraction strip into."""


def _any(words: tuple[str, ...]) -> str:
    return f"(?:{'|'.join(words)})"


_GAP = "(?: |-)"  # "thirty-two" is a number, "thirty - two" a subtraction
_SMALL = f"(?:{_any(_TENS)}(?:{_GAP}{_any(_ONES)})?|{_any(_TEENS)}|{_any(_ONES)}|zero)"
_WORDS = re.compile(
    rf"\b(?:(?:(?P<hundreds>{_any((*_ONES, 'a'))}){_GAP})?(?P<hundred>hundred)"
    rf"(?:{_GAP}(?P<and>and )?(?P<rest>{_SMALL})(?!{_GAP}hundred))?|(?P<small>{_SMALL}))\b"
)
_POINT = re.compile(r"(?:\b(\d+) )?\bpoint ((?:\d ?)*\d)\b")
_PART = re.compile(
    rf"(?:\b(?P<whole>\d+) and )?(?:\b(?P<many>an?|\d+){_GAP})?\b(?P<part>{_any(tuple(_PARTS))})\b"
)
_MIXED = re.compile(rf"(?<![\d.{BAR}])(\d+) (?P<and>and )?(\d+) ?[/{BAR}] ?(\d+)(?![\d.])")
FIGURES = re.compile(rf"\d{{1,5}}{BAR}\d{{1,5}}|\d{{0,5}}\.\d{{1,5}}|\d{{1,5}}")


def in_figures(text: str, joins: Iterable[bool] = ()) -> str:
    """The text with its numbers in figures; `joins` says of each `and` whether it stands inside one."""
    joined = chain(joins, repeat(True))
    plain = " ".join("".join(_vulgar(char) for char in text).split())
    plain = _WORDS.sub(lambda found: _worth(found, joined), plain)
    plain = _POINT.sub(lambda found: f"{found[1] or 0}.{found[2].replace(' ', '')}", plain)
    plain = _PART.sub(lambda found: _of_parts(found, joined), plain)
    return _MIXED.sub(lambda found: _mixed(found, joined), plain)


def _vulgar(char: str) -> str:
    """`½` is one sign for a number; `2½` is two and a half."""
    if not unicodedata.name(char, "").startswith("VULGAR FRACTION"):
        return char
    found = Fraction(unicodedata.numeric(char, 0)).limit_denominator(100)
    return f" {found.numerator}{BAR}{found.denominator} "


def _worth(found: re.Match[str], joined: Iterator[bool]) -> str:
    if found["small"]:
        return str(_sum(found["small"]))
    hundreds, rest = 100 * _WORTH[found["hundreds"] or "a"], _sum(found["rest"] or "zero")
    apart = found["and"] and not next(joined)
    return f"{hundreds} and {rest}" if apart else str(hundreds + rest)


def _sum(words: str) -> int:
    return sum(_WORTH[word] for word in words.replace("-", " ").split())


def _of_parts(found: re.Match[str], joined: Iterator[bool]) -> str:
    parts, many = _PARTS[found["part"]], 1 if found["many"] in (None, "a", "an") else int(found["many"])
    if found["whole"] and not next(joined):
        return f"{found['whole']} and {many}{BAR}{parts}"
    return f"{int(found['whole'] or 0) * parts + many}{BAR}{parts}"


def _mixed(found: re.Match[str], joined: Iterator[bool]) -> str:
    """A mixed number ends in less than a whole: `8 8/4` is none."""
    whole, many, parts = int(found[1]), int(found[3]), int(found[4])
    if many >= parts or (found["and"] and not next(joined)):
        return found[0]
    return f"{whole * parts + many}{BAR}{parts}"


def number(figures: str) -> Number | None:
    """The number in these figures, if they are one."""
    if not FIGURES.fullmatch(figures):
        return None
    over, _, under = figures.partition(BAR)
    if under and not int(under):
        return None
    return plain_number(Fraction(int(over), int(under)) if under else Fraction(over))


def plain_number(value: Number) -> Number:
    """A whole number is an int, whatever it came from."""
    return value.numerator if value.denominator == 1 else value


def write_number(value: Number) -> str:
    shown = str(abs(value)).replace("/", BAR)
    return f"−{shown}" if value < 0 else shown
