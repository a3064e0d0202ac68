"""A knock-out's bracket: who stands on which line, and who has come through to where."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

Through = Callable[[int, int, int], int]
"""Of two numbers, who goes on from their match at a level of the bracket, counted from 0."""


class Match(NamedTuple):
    """Two lines of the bracket that meet; None: nobody has come there."""

    one: int | None
    other: int | None


def lines(size: int) -> tuple[int, ...]:
    """The seeds from the top of the bracket down, 1 the best: first and second can only meet in the final.

    Each seed is set against the one that adds up with it to one more than who is still in, at every level
    at which no better one loses."""
    seeds = [1]
    while len(seeds) < size:
        seeds = [line for seed in seeds for line in (seed, 2 * len(seeds) + 1 - seed)]
    return tuple(seeds)


def levels_of(count: int) -> int:
    """How many matches the winner is through after; byes among them."""
    return max(0, count - 1).bit_length()


def matches_of(seeds: Sequence[int], level: int, through: Through) -> list[Match]:
    """The matches of a level. Seeds that nobody has are byes, so the best have them."""
    row: list[int | None] = [
        seeds[seed - 1] if seed <= len(seeds) else None for seed in lines(1 << levels_of(len(seeds)))
    ]
    for done in range(level):
        row = [_came_through(match, done, through) for match in _paired(row)]
    return _paired(row)


def _paired(row: Sequence[int | None]) -> list[Match]:
    return [Match(one, other) for one, other in zip(row[::2], row[1::2], strict=True)]


def _came_through(match: Match, level: int, through: Through) -> int | None:
    match match:
        case (int(one), int(other)):
            return through(one, other, level)
        case (one, other):
            return one if other is None else other
