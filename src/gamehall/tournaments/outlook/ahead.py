"""What an event has still before it: tables that are not heard of, and rounds that are not paired yet."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain

from msgspec import Struct

from gamehall.tournaments.pairing.field import Meeting
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.worth import cap_of

MOST_MARGIN = 500
"""By how much a game is won at most, as far as one reckons with it.
Source: NASPA's ruling of 2016-10-25, a swing of 1,000 points in a round; tsh has the same default."""


class Fixture(Struct, frozen=True):
    """Who will sit at one table in a round; one alone has a bye."""

    round: int
    who: tuple[int, ...]


class Ahead(Struct, frozen=True):
    fixtures: tuple[Fixture, ...] = ()
    open_rounds: tuple[int, ...] = ()
    """Rounds of which nobody knows yet who meets whom."""
    away: tuple[int, ...] = ()
    """Who is not paired any more."""
    tables: int = 2
    """How many sit at one table."""


def ahead(
    pairings: Mapping[int, Sequence[Meeting]],
    results: Iterable[Result],
    rounds: int,
    tables: int = 2,
    away: Collection[int] = (),
) -> Ahead:
    """Of the rounds that are paired, the tables without a result; of the others, their numbers."""
    heard = {(result.round, number) for result in results for number in result.who}
    fixtures = tuple(
        Fixture(round, meeting.who)
        for round in sorted(pairings)
        for meeting in pairings[round]
        if not any((round, number) in heard for number in meeting.who)
    )
    played = {round for round, _ in heard} | set(pairings)
    to_come = tuple(round for round in range(1, rounds + 1) if round not in played)
    return Ahead(fixtures, to_come, tuple(sorted(away)), tables)


def settled(results: Iterable[Result], coming: Ahead) -> tuple[tuple[Result, ...], tuple[Fixture, ...]]:
    """The results with the byes that are sure to come, and the fixtures that are played."""
    byes = tuple(Result(one.round, 0, one.who, (), "bye") for one in coming.fixtures if len(one.who) == 1)
    return (*results, *byes), tuple(one for one in coming.fixtures if len(one.who) > 1)


def most_of(round: int, scoring: Scoring, most_margin: int) -> int:
    """The largest spread that a game of this round can bring."""
    cap = cap_of(round, scoring)
    return min(cap, most_margin) if cap else most_margin


def last_round(results: Iterable[Result], fixtures: Iterable[Fixture]) -> int:
    return max(chain((one.round for one in results), (one.round for one in fixtures)), default=0)
