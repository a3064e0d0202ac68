"""Stars for a whole field: everybody plays each game once, and the hall comes out even in every round."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.pairing.star_orders import draw_stars

FIVE = ("ka", "no", "pi", "ro", "su")


@given(count=st.integers(0, 60), games=st.integers(1, 6), seed=st.text(max_size=5))
def test_everybody_plays_each_game_once(count: int, games: int, seed: str) -> None:
    played = tuple(f"game {at}" for at in range(games))
    stars = draw_stars(range(1, count + 1), played, seed)
    assert sorted(stars) == list(range(1, count + 1))
    assert all(sorted(star) == sorted(played) for star in stars.values())


@given(count=st.integers(1, 60), games=st.integers(1, 6), seed=st.text(max_size=5))
def test_in_each_round_at_most_one_is_left_without_somebody_who_plays_the_same(
    count: int, games: int, seed: str
) -> None:
    stars = draw_stars(range(count), [f"game {at}" for at in range(games)], seed)
    for round in range(games):
        there = Counter(star[round] for star in stars.values())
        assert sum(many % 2 for many in there.values()) == count % 2


@pytest.mark.parametrize("count", [20, 37, 50, 64])
def test_all_five_games_are_played_by_about_as_many(count: int) -> None:
    stars = draw_stars(range(count), FIVE, "even")
    for round in range(5):
        there = Counter(star[round] for star in stars.values())
        assert len(there) == 5
        assert max(there.values()) - min(there.values()) <= 3


@pytest.mark.parametrize("schools", [2, 4, 6, 10])
def test_five_of_one_school_are_never_at_the_same_of_five_games(schools: int) -> None:
    school = {number: f"school {number % schools}" for number in range(5 * schools)}
    stars = draw_stars(sorted(school), FIVE, "apart", school)
    for one, other in combinations(school, 2):
        if school[one] == school[other]:
            assert not any(a == b for a, b in zip(stars[one], stars[other], strict=True))


def test_a_star_follows_from_the_seed_and_not_from_the_order_of_the_list() -> None:
    assert draw_stars(range(1, 21), FIVE, "one") == draw_stars(range(20, 0, -1), FIVE, "one")
    assert draw_stars(range(1, 21), FIVE, "one") != draw_stars(range(1, 21), FIVE, "another")


def test_without_games_a_star_is_empty() -> None:
    assert draw_stars((1, 2), (), "none") == {1: (), 2: ()}
