"""Number sentences as pupils get them wrong, for bots that are to be caught."""

from collections.abc import Callable
from random import Random

from gamehall.games.pentathlon.sentences import SIGNS, Sentence, Step, write_sentence


def wrong_sentences(numbers: tuple[int, ...], fits: Callable[[int], bool]) -> list[str]:
    """Every such sentence of three numbers whose false result fits."""
    return _left_to_right(numbers, fits) + _off_by_one(numbers, fits)


def wrong_score(right: int, rng: Random) -> int:
    return right + rng.choice((-2, -1, 1, 2))


def _left_to_right(numbers: tuple[int, ...], fits: Callable[[int], bool]) -> list[str]:
    """The classic: adding before multiplying, and calling it the result."""
    found = []
    a, b, c = numbers
    for x, y, z in ((a, b, c), (b, c, a), (c, a, b), (a, c, b)):
        for sign, value in (("+", (x + y) * z), ("-", (x - y) * z)):
            if fits(value) and value != x + y * z:
                found.append(write_sentence(Sentence((Step((x, y, z), (sign, "*"), value),))))
    return found


def _off_by_one(numbers: tuple[int, ...], fits: Callable[[int], bool]) -> list[str]:
    a, b, c = numbers
    sums = [(sign, a * b * c if sign == "*" else a + b + c) for sign in SIGNS if sign in "+*"]
    return [
        write_sentence(Sentence((Step((a, b, c), (sign, sign), value + off),)))
        for sign, value in sums
        for off in (-1, 1)
        if fits(value + off)
    ]
