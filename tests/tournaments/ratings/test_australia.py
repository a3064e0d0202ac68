"""The Australian rating, with the example that its page reckons."""

import pytest
from hypothesis import given

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.ratings import rate
from gamehall.tournaments.results import Result
from tests.tournaments.ratings.fields import against_all, beats, events, new, people


def test_the_example_of_the_rating_page() -> None:
    # 1453 against 1393 on average: 50 + 60/12 = 55 %, of seven games 3.85. Five were won: 1.15 * 20 = 23.
    assert new("australia", people(1453, *[1393] * 7), against_all(5, 7))[0] == 1476


@pytest.mark.parametrize(("ahead", "gain"), [(0, 10), (300, 5), (540, 1), (1200, 1), (-540, 19), (-1200, 19)])
def test_a_won_game_gains_a_fifth_of_a_point_for_each_percent_that_was_not_expected(
    ahead: int, gain: int
) -> None:
    # 50 + d/12 %, from 5 % to 95 %, so that a game is worth one point at the least and 19 at the most.
    assert new("australia", people(1500 + ahead, 1500), [beats(1, 1, 2)])[0] == 1500 + ahead + gain


def test_nothing_is_accelerated_and_new_and_strong_players_have_the_same_multiplier() -> None:
    assert new("australia", people(*[2100] * 11, games=3), against_all(10, 10))[0] == 2100 + 100


@given(events(unrated=False))
def test_what_one_gains_another_loses(event: tuple[tuple[Entrant, ...], list[Result]]) -> None:
    found = rate("australia", *event)
    assert abs(sum(one.change for one in found)) <= len(found) / 2, "each is rounded by half a point at most"
