"""Number sentences as people write or say them.

`3+5=8; 8*4`, `3 plus 5 is 8 and 8 times 4 is 32` and `three plus five times four` are all read here.
A sentence is one or two steps; each step is numbers and operations with, perhaps, the result announced.
"""

import re
from functools import lru_cache

from msgspec import Struct

LONGEST = 200
"""Nobody says a longer number sentence."""

_WORDS = {
    "+": ("plus", "add", "added to", "and add"),
    "-": ("minus", "subtract", "take away", "less", "−", "–"),
    "*": ("times", "multiplied by", "x", "×", "·"),
    "/": ("divided by", "over", "÷", ":"),
    "=": ("equals", "equal", "is", "makes", "gives"),
    ";": ("and then", "and", "then", ",", "."),
}
_ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve", "thirteen", "fourteen"),
    *("fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

_SAID = [
    (re.compile(rf"\b{word}\b" if word[0].isalpha() else re.escape(word)), f" {sign} ")
    for sign, words in _WORDS.items()
    for word in words
]
_TOKEN = re.compile(r"\d+|[-+*/=;]|[^\W\d_]+|\S")


class Step(Struct, frozen=True):
    """`numbers[0] operations[0] numbers[1] …`, and the result the player announced, if any."""

    numbers: tuple[int, ...]
    operations: tuple[str, ...]
    result: int | None


class Sentence(Struct, frozen=True):
    steps: tuple[Step, ...]


@lru_cache(maxsize=4096)
def read_sentence(text: str) -> Sentence | None:
    """The sentence in these words; None if they are no number sentence."""
    if len(text) > LONGEST:
        return None
    steps = [_read_step(part) for part in _split(_tokens(text))]
    if not steps or any(step is None for step in steps):
        return None
    return Sentence(tuple(step for step in steps if step))


def write_sentence(sentence: Sentence) -> str:
    """The sentence in symbols: `3 + 5 = 8; 8 × 4 = 32`."""
    return "; ".join(_write_step(step) for step in sentence.steps)


def _write_step(step: Step) -> str:
    said = str(step.numbers[0])
    for operation, number in zip(step.operations, step.numbers[1:], strict=True):
        said += f" {SIGNS[operation]} {number}"
    return said if step.result is None else f"{said} = {step.result}"


def _tokens(text: str) -> list[str]:
    plain = " ".join(text.lower().replace("-", " - ").split())
    for said, sign in _SAID:
        plain = said.sub(sign, plain)
    return _numerals(_TOKEN.findall(re.sub(r"(?<=\d)x(?=\d)", " * ", plain)))


def _numerals(tokens: list[str]) -> list[str]:
    """Turn number words into digits: `one hundred twenty` is `120`."""
    out: list[str] = []
    value: int | None = None
    for token in [*tokens, ""]:
        if token in _ONES:
            value = (value or 0) + _ONES.index(token)
        elif token in _TENS:
            value = (value or 0) + 10 * (_TENS.index(token) + 2)
        elif token == "hundred":
            value = (value or 1) * 100
        else:
            if value is not None:
                out.append(str(value))
            value = None
            out.append(token)
    return out[:-1]


def _split(tokens: list[str]) -> list[list[str]]:
    """The steps, at each `;`. A trailing full stop is no step."""
    parts: list[list[str]] = [[]]
    for token in tokens:
        if token == ";":
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


def _read_step(tokens: list[str]) -> Step | None:
    result = None
    if "=" in tokens:
        at = tokens.index("=")
        tokens, said = tokens[:at], tokens[at + 1 :]
        if len(said) != 1 or not said[0].isdecimal():
            return None
        result = int(said[0])
    numbers, operations = tokens[::2], tokens[1::2]
    well_made = len(numbers) == len(operations) + 1 and len(numbers) > 1
    if not well_made or not all(n.isdecimal() and len(n) < 6 for n in numbers):
        return None
    if not all(operation in SIGNS for operation in operations):
        return None
    return Step(tuple(int(n) for n in numbers), tuple(operations), result)


SIGNS = {"+": "+", "-": "−", "*": "×", "/": "÷"}
