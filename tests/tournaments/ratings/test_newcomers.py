"""The first ratings of those who come without one."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gamehall.tournaments.formats.format import Rating
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from tests.tournaments.ratings.fields import ALL, ELO, against_all, beats, drawn, events, new, people, rated


@pytest.mark.parametrize(
    ("wins", "first"),
    [
        (0, 994),  # counts as 5 %: 1500 - 172 ln 19 = 993.6
        (1, 1311),  # a quarter: 1500 - 172 ln 3 = 1311.04
        (2, 1500),
        (3, 1689),
        (4, 1900),  # as 95 % it were 2006.4, but no further above the best opponent than 400
    ],
)
def test_a_newcomers_rating_is_their_performance(wins: int, first: int) -> None:
    assert new("wespa", people(0, 1500, 1500, 1500, 1500), against_all(wins, 4))[0] == first


def test_nobody_begins_below_500() -> None:
    assert new("wespa", people(0, 900, 900), against_all(0, 2))[0] == 500


def test_opponents_of_all_kinds_are_reckoned_with_one_by_one() -> None:
    # Half won against 600 and 1800, who are as far below 1200 as above.
    assert new("wespa", people(0, 600, 1800), against_all(1, 2))[0] == 1200
    # Nothing but losses to strong players: 2400 - 506.4 = 1893.6, and the best has 2400.
    assert new("wespa", people(0, 2400, 2400), against_all(0, 2))[0] == 1894


def test_the_rated_are_expected_from_the_newcomers_first_rating() -> None:
    # The newcomer drew with 1700 and so has 1700. Who beat them at 1700 was expected to have one half.
    results = [drawn(1, 1, 2), drawn(2, 1, 3)]
    assert new("wespa", people(0, 1700, 1700), results) == [1700, 1700, 1700]


def test_newcomers_who_met_each_other_are_rated_through_each_other() -> None:
    # 1 drew with the rated and with 2; 2 only drew with 1: all have the same strength.
    found = new("wespa", people(0, 0, 1630), [drawn(1, 1, 3), drawn(2, 1, 2)])
    assert found == [1630, 1630, 1630]


def test_where_nobody_is_rated_equals_begin_at_1500() -> None:
    assert new("naspa", people(0, 0), [drawn(1, 1, 2)]) == [1500, 1500]


@pytest.mark.parametrize("system", ELO)
def test_of_two_newcomers_alone_one_who_won_all_stands_400_above_one_at_the_floor(system: Rating) -> None:
    # 95 % and 5 % are more than 400 apart, so that every turn leads the two further down, to the floor.
    assert new(system, people(0, 0), [beats(1, 1, 2)]) == [900, 500]
    assert new(system, people(0, 0), [beats(1, 2, 1)]) == [500, 900]


def test_where_turns_do_not_end_the_mean_of_them_counts() -> None:
    # Two of three won: 172 ln 2 = 119.2 apart. From 1500 both go to 1619.2 and 1380.8, each by the other
    # back to 1500, and so on: 1500 + 119.2 / 2 and 1500 - 119.2 / 2.
    results = [beats(1, 1, 2), beats(2, 1, 2), beats(3, 2, 1)]
    assert new("wespa", people(0, 0), results) == [1560, 1440]


@pytest.mark.parametrize("system", ALL)
def test_a_first_rating_is_no_change_and_without_a_game_there_is_none(system: Rating) -> None:
    found = rated(system, people(0, 1500, 0), [beats(1, 1, 2)])
    assert found[1].new > 1500
    assert (found[1].old, found[1].change, found[1].games) == (0, 0, 1)
    assert (found[3].new, found[3].games, found[3].performance) == (0, 0, 0)


def expected(rating: float, others: list[int]) -> float:
    return sum(1 / (1 + math.exp((other - rating) / 172)) for other in others)


@settings(max_examples=60)
@given(some.lists(some.integers(900, 2100), min_size=1, max_size=6), some.data())
def test_a_performance_is_the_rating_that_expects_so_many_wins(
    others: list[int], data: some.DataObject
) -> None:
    wins = data.draw(some.integers(0, len(others)))
    found = rated("wespa", people(1500, *others), against_all(wins, len(others)))[1].performance
    counted = {0: 0.05 * len(others), len(others): 0.95 * len(others)}.get(wins, wins)
    assert expected(found - 0.51, others) < counted < expected(found + 0.51, others)


@settings(max_examples=40)
@given(events(), some.sampled_from(ELO))
def test_first_ratings_stand_between_500_and_400_above_the_best_rated(
    event: tuple[tuple[Entrant, ...], list[Result]], system: Rating
) -> None:
    entrants, results = event
    found = rated(system, entrants, results)
    for entrant in entrants:
        others = [n for result in results if entrant.number in result.who for n in result.who]
        best = max((entrants[n - 1].rating for n in others), default=0)
        if not entrant.rating and others:
            assert found[entrant.number].new >= 500
            assert not best or found[entrant.number].new <= max(best + 400, 500)
