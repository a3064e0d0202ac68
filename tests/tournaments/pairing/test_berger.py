"""Berger's tables: everybody meets everybody, and starts stay even."""

from collections import Counter
from itertools import combinations

import pytest

from gamehall.tournaments.pairing.berger import berger, everybody, rounds_of


def test_the_table_for_four_is_the_printed_one() -> None:
    """1-4 2-3, 4-3 1-2, 2-4 3-1. Source: the Berger table for four, as chess handbooks print it."""
    assert [[(a + 1, b + 1) for a, b in berger(4, round)] for round in range(3)] == [
        [(1, 4), (2, 3)],
        [(1, 2), (4, 3)],
        [(3, 1), (2, 4)],
    ]


@pytest.mark.parametrize("count", range(2, 41))
def test_each_pair_meets_exactly_once_and_everybody_sits_somewhere_in_each_round(count: int) -> None:
    seats = [number * 3 + 1 for number in range(count)]
    met: Counter[frozenset[int]] = Counter()
    for round in range(rounds_of(count)):
        meetings = everybody(seats, round)
        assert sorted(number for meeting in meetings for number in meeting) == seats
        assert sum(len(meeting) == 1 for meeting in meetings) == count % 2
        met.update(frozenset(meeting) for meeting in meetings if len(meeting) == 2)
    assert met == {frozenset(pair): 1 for pair in combinations(seats, 2)}


@pytest.mark.parametrize("count", range(2, 41))
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_nobody_starts_more_than_once_more_than_they_reply(count: int, turns: int) -> None:
    ahead: Counter[int] = Counter()
    for round in range(turns * rounds_of(count)):
        for meeting in everybody(range(count), round):
            if len(meeting) == 2:
                ahead[meeting[0]] += 1
                ahead[meeting[1]] -= 1
    most = 0 if turns % 2 == 0 or count % 2 else 1
    assert max(map(abs, ahead.values())) == most


def test_who_is_alone_has_a_bye_in_the_one_round_there_is() -> None:
    assert rounds_of(1) == 1
    assert everybody([7], 0) == ((7,),)
    assert everybody([], 0) == ()
