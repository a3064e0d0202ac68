"""Tie-breaks, one small function each: what decides between those who are equal in all that came before."""

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256

from msgspec import Struct

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Order
from gamehall.tournaments.standings.worth import Share

Value = int | Fraction


class Tally(Struct):
    """What an entrant has gathered; it grows while the results are read."""

    entrant: Entrant
    points: Value = 0
    wins: int = 0
    losses: int = 0
    played: int = 0
    spread: int = 0
    scored: int = 0
    byes: int = 0
    firsts: int = 0
    seconds: int = 0
    tables: list[tuple[bool, tuple[Share, ...]]] = []
    """The tables where they met others: whether it was played, and what it was worth to each."""


class Table(Struct, frozen=True):
    """All that a tie-break may look at."""

    tallies: Mapping[int, Tally]
    lots: Mapping[int, int] = {}
    """Each one's lot, where the scoring draws them."""


def points(table: Table, tied: Sequence[int]) -> Mapping[int, Value]:
    return {number: table.tallies[number].points for number in tied}


def spread(table: Table, tied: Sequence[int]) -> Mapping[int, Value]:
    return {number: table.tallies[number].spread for number in tied}


def scored(table: Table, tied: Sequence[int]) -> Mapping[int, Value]:
    return {number: table.tallies[number].scored for number in tied}


def wins(table: Table, tied: Sequence[int]) -> Mapping[int, Value]:
    return {number: table.tallies[number].wins for number in tied}


def rating(table: Table, tied: Sequence[int]) -> Mapping[int, Value]:
    return {number: table.tallies[number].entrant.rating for number in tied}


def buchholz(table: Table, tied: Sequence[int]) -> Mapping[int, Value]:
    """The points of those they played, once for every game; byes and forfeits have no opponent."""
    tallies = table.tallies

    def opponents(number: int) -> Value:
        return sum(
            tallies[share.number].points
            for played, worth in tallies[number].tables
            if played
            for share in worth
            if share.number != number and share.number in tallies
        )

    return {number: opponents(number) for number in tied}


def head_to_head(table: Table, tied: Sequence[int]) -> Mapping[int, Value]:
    """The points of the games that the tied had with each other.

    It says nothing unless each of them met each other, else who met more of them would be ahead."""
    nothing: dict[int, Value] = dict.fromkeys(tied, 0)
    among = set(tied)
    total: dict[int, Value] = {}
    for number in tied:
        met = {number}
        earned: Value = 0
        for _, worth in table.tallies[number].tables:
            here = {share.number: share.points for share in worth if share.number in among}
            if len(here) > 1:
                met.update(here)
                earned += here[number]
        if met != among:
            return nothing
        total[number] = earned
    return total


def lot(table: Table, tied: Sequence[int]) -> Mapping[int, Value]:
    return {number: table.lots[number] for number in tied}


def lots(seed: str, numbers: Collection[int]) -> Mapping[int, int]:
    """Drawn among all, so that it does not hang on who is tied; the first drawn has the most."""
    drawn = sorted(numbers, key=lambda number: drawn_at(seed, number))
    return {number: len(drawn) - at for at, number in enumerate(drawn)}


def drawn_at(seed: str, number: int) -> bytes:
    """Where in the urn a number lies: anybody who knows the seed can draw again."""
    return sha256(f"{seed}/{number}".encode()).digest()


TIES: dict[Order, Callable[[Table, Sequence[int]], Mapping[int, Value]]] = {
    "points": points,
    "spread": spread,
    "scored": scored,
    "head-to-head": head_to_head,
    "wins": wins,
    "buchholz": buchholz,
    "rating": rating,
    "lot": lot,
}
