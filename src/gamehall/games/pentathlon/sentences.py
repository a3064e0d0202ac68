"""Number sentences as people write or say them.

`3+5=8; 8*4`, `3 plus 5 is 8 and 8 times 4 is thirty-two` and `5/2=2.5; 2.5*4` are all read here.
A sentence is one or two steps; each step is numbers and operations with, perhaps, the result announced.
"""

import re
from functools import lru_cache
from itertools import product

from msgspec import Struct

from gamehall.games.pentathlon.numerals import BAR, FIGURES, Number, in_figures, number, write_number

LONGEST = 200
"""Nobody says a longer number sentence."""

SIGNS = {"+": "+", "-": "−", "*": "×", "/": "÷"}

_WORDS = {
    "+": ("plus", "add", "added to", "and add", "＋", "➕"),
    "-": ("minus", "subtract", "take away", "less", "negative", "−", "–", "—", "－", "﹣", "➖"),
    "*": ("times", "multiplied by", "multiply by", "x", "×", "·", "∙", "⋅", "✕", "✖", "∗", "⨯", "＊"),
    "/": ("divided by", "divide by", "over", "÷", ":", "∕", "／", "➗"),
    "=": ("is equal to", "equal to", "equals", "equal", "is", "makes", "gives", "＝"),
    ";": ("and then", "and", "then", "；"),
}
_SAID = [
    (re.compile(rf"\b{word}\b" if word[0].isalpha() else re.escape(word)), f" {sign} ")
    for word, sign in sorted(
        ((word, sign) for sign, words in _WORDS.items() for word in words), key=lambda said: -len(said[0])
    )
]
_HYPHENS = re.compile("[\u2010\u2011]")
_STOPS = {True: re.compile(r"\.(?!\d)"), False: re.compile(r"\.")}
_COMMAS = {True: re.compile(r"(?<=\d),(?=\d)"), False: re.compile(r"(?!)")}
_TOKEN = re.compile(rf"{FIGURES.pattern}|[-+*/=;]|[^\W\d_]+|\S")

_MOST_ANDS = 4
"""So many times the reader asks itself whether an `and` stands inside a number."""


class Step(Struct, frozen=True):
    """`numbers[0] operations[0] numbers[1] …`, and the result the player announced, if any."""

    numbers: tuple[Number, ...]
    operations: tuple[str, ...]
    result: Number | None


class Sentence(Struct, frozen=True):
    steps: tuple[Step, ...]


@lru_cache(maxsize=4096)
def read_sentence(text: str) -> Sentence | None:
    """The sentence in these words; None if they are no number sentence."""
    if len(text) > LONGEST:
        return None
    plain = " ".join(_HYPHENS.sub("-", text.lower()).split())
    if any(token.isalpha() for token in _tokens(plain, (), points=True, commas=False)):
        return None  # a word that belongs to no number sentence
    ands = product((True, False), repeat=min(plain.count(" and "), _MOST_ANDS))
    readings = product(ands, (True, False), (False, True))
    read = (_read(_tokens(plain, joins, points=points, commas=commas)) for joins, points, commas in readings)
    return next((sentence for sentence in read if sentence), None)


def write_sentence(sentence: Sentence) -> str:
    """The sentence in symbols: `3 + 5 = 8; 8 × 4 = 32`."""
    return "; ".join(_write_step(step) for step in sentence.steps)


def _write_step(step: Step) -> str:
    said = write_number(step.numbers[0])
    for operation, value in zip(step.operations, step.numbers[1:], strict=True):
        said += f" {SIGNS[operation]} {write_number(value)}"
    return said if step.result is None else f"{said} = {write_number(step.result)}"


def _tokens(plain: str, joins: tuple[bool, ...], *, points: bool, commas: bool) -> list[str]:
    """One way to take the words: an `and`, a point or a comma may stand inside a number or between steps."""
    plain = in_figures(_COMMAS[commas].sub(".", plain), joins)
    for said, sign in _SAID:
        plain = said.sub(sign, plain)
    plain = _STOPS[points].sub(" ; ", plain.replace(",", " ; "))
    return _TOKEN.findall(re.sub(r"(?<=\d)x(?=\d)", " * ", plain))


def _read(tokens: list[str]) -> Sentence | None:
    """The steps, at each `;`. A trailing full stop is no step."""
    parts: list[list[str]] = [[]]
    for token in tokens:
        if token == ";":
            parts.append([])
        else:
            parts[-1].append(token)
    steps: list[Step] = []
    for part in filter(None, parts):
        step = _read_step(part, steps[-1].result if steps else None, first=not steps)
        if step is None:
            return None
        steps.append(step)
    return Sentence(tuple(steps)) if steps else None


def _read_step(tokens: list[str], before: Number | None, *, first: bool) -> Step | None:
    result = None
    if "=" in tokens:
        at = tokens.index("=")
        tokens, said = tokens[:at], tokens[at + 1 :]
        if (result := _result(said)) is None:
            return None
    numbers: list[Number] = []
    operations: list[str] = []
    below = False
    for token in _carried(tokens, before):
        if len(numbers) > len(operations):
            operations.append(token)
        elif token == "-" and not first and not below and operations[-1:] != ["-"]:
            below = True  # only what was announced before can be below zero
        elif (value := number(token)) is None:
            return None
        else:
            numbers.append(-value if below else value)
            below = False
    well_made = len(numbers) == len(operations) + 1 and len(numbers) > 1 and set(operations) <= set(SIGNS)
    return Step(tuple(numbers), tuple(operations), result) if well_made else None


def _result(said: list[str]) -> Number | None:
    """A result may be below zero, and a fraction: `= 5/2`. `= 8/4` goes on without having said 8."""
    below = said[:1] == ["-"]
    match said[below:]:
        case [figures]:
            value = number(figures)
        case [over, "/", under]:
            value = number(f"{over}{BAR}{under}")
            value = None if isinstance(value, int) else value
        case _:
            return None
    return -value if below and value is not None else value


def _carried(tokens: list[str], before: Number | None) -> list[str]:
    """A fraction announced before is one number where it is gone on from: `5/2 * 4`."""
    if before is None or before.denominator == 1:
        return tokens
    over, under = str(abs(before.numerator)), str(before.denominator)
    for at in range(len(tokens) - 2):
        if tokens[at : at + 3] == [over, "/", under]:
            return [*tokens[:at], f"{over}{BAR}{under}", *tokens[at + 3 :]]
    return tokens
