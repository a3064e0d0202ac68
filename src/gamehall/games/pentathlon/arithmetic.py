"""What a number sentence is worth, by the order of operations, and what is wrong with it."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache, lru_cache
from itertools import permutations

from msgspec import Struct

from gamehall.games.pentathlon.numerals import Number, plain_number, write_number
from gamehall.games.pentathlon.sentences import SIGNS, Sentence, Step, read_sentence, write_sentence
from gamehall.kernel.ruling import Fault

Dice = tuple[int, ...]

_FIRST = ("*", "/")
"""Multiplication and division precede addition and subtraction."""


class Checked(Struct, frozen=True):
    """The true value of a sentence, if it has one, and the first fault in it, if any."""

    value: int | None
    fault: Fault | None = None


def examined(said: str, dice: Dice, *, whole: bool = True) -> Checked | None:
    """What was announced, as a referee reads it; None: it is no number sentence."""
    sentence = read_sentence(said)
    return check_sentence(sentence, dice, whole=whole) if sentence else None


@lru_cache(maxsize=4096)
def check_sentence(sentence: Sentence, dice: Dice, *, whole: bool = True) -> Checked:
    """Read a sentence as a referee does: its steps, its dice, its result."""
    return _check(sentence, dice, whole)


def _check(sentence: Sentence, dice: Dice, whole: bool) -> Checked:
    before: Number | None = None
    used: Counter[Number] = Counter()
    wrong: Fault | None = None
    for step in sentence.steps:
        used.update(step.numbers)
        if before is not None:
            if before not in step.numbers:
                shown = write_number(before)
                says = f"After {shown} the next step goes on from {shown}."
                return Checked(None, wrong or Fault("order-of-operations", says))
            used[before] -= 1
        value, fault = _check_step(step, whole or step is sentence.steps[-1], whole)
        wrong = wrong or fault
        if value is None:
            return Checked(None, wrong)
        before = value
    assert before is not None
    if +used != Counter[Number](dice):
        says = f"The sentence must use {', '.join(map(str, dice))}, each exactly once."
        return Checked(int(before), wrong or Fault("announcing", says))
    return Checked(int(before), wrong)


def _check_step(step: Step, space: bool, whole: bool) -> tuple[Number | None, Fault | None]:
    """The value of a step, which is to be that of a `space` unless fractions are allowed on the way."""
    value = _evaluate(step, by_rank=True, whole=whole)
    if value is None or (space and (value.denominator != 1 or value < 0)):
        at = " at every step" * whole
        return None, Fault("whole-numbers", f"{_said(step)} is not a whole number{at}.")
    if step.result is None or step.result == value:
        return plain_number(value), None
    cites = "announcing"
    if _evaluate(step, by_rank=False, whole=False) == step.result:
        cites = "order-of-operations"
    says = f"{_said(step)} is {write_number(value)}, not {write_number(step.result)}."
    return plain_number(value), Fault(cites, says)


def _said(step: Step) -> str:
    return write_sentence(Sentence((Step(step.numbers, step.operations, None),)))


def _evaluate(step: Step, *, by_rank: bool, whole: bool) -> Number | None:
    """The value of a step; None where something is divided by zero or leaves the whole numbers."""
    numbers, operations = list[Number](step.numbers), list(step.operations)
    while operations:
        ranked = [i for i, o in enumerate(operations) if o in _FIRST] if by_rank else []
        at = ranked[0] if ranked else 0
        left, right, operation = numbers[at], numbers[at + 1], operations.pop(at)
        if operation == "/" and right == 0:
            return None
        value = _COUNT[operation](left, right)
        if whole and (value.denominator != 1 or value < 0):
            return None
        numbers[at : at + 2] = [value]
    return numbers[0]


def playable_sentences(dice: Dice, *, whole: bool = True) -> dict[int, str]:
    """Every number these dice can make, each with a sentence to announce for it."""
    return _playable(tuple(sorted(dice)), whole)


@cache
def _playable(dice: Dice, whole: bool) -> dict[int, str]:
    found: dict[int, str] = {}
    for sentence in _all_sentences(dice):
        checked = _check(sentence, dice, whole)
        if checked.value is not None and checked.fault is None:
            found.setdefault(checked.value, write_sentence(_with_results(sentence, checked.value)))
    return dict(sorted(found.items()))


def _all_sentences(dice: Dice) -> list[Sentence]:
    """One-step sentences first: they are the easier ones to say."""
    orders = sorted(set(permutations(dice)), reverse=True)
    pairs = [(one, two) for one in SIGNS for two in SIGNS]
    single = [Sentence((Step(order, pair, None),)) for order in orders for pair in pairs]
    double = []
    for a, b, c in orders:
        for one, two in pairs:
            value = _evaluate(Step((a, b), (one,), None), by_rank=True, whole=False)
            if value is not None and value.denominator == 1 and value >= 0:
                first = Step((a, b), (one,), int(value))
                double.append(Sentence((first, Step((int(value), c), (two,), None))))
                double.append(Sentence((first, Step((c, int(value)), (two,), None))))
    return single + double


def _with_results(sentence: Sentence, value: int) -> Sentence:
    last = sentence.steps[-1]
    return Sentence((*sentence.steps[:-1], Step(last.numbers, last.operations, value)))


def _divide(a: Number, b: Number) -> Number:
    """Fractions only where they are needed: nearly all sentences stay within the whole numbers."""
    return Fraction(a) / b if a % b else a // b


_COUNT: dict[str, Callable[[Number, Number], Number]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": _divide,
}
