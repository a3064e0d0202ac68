"""Who may still come to which place: read from simulations, and who could lose the first place unmet."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.hopes import Hopes, by_left, hopes, lowest
from gamehall.tournaments.pairing.simulating import Start


def start(points: Sequence[int], rounds: int) -> Start:
    return Start([Player(at, points=each) for at, each in enumerate(points, 1)], rounds, 2_000, "seed")


@pytest.mark.parametrize(("left", "value"), [(1, 0.1), (2, 0.05), (3, 0.01), (9, 0.01), (0, 0.1)])
def test_the_last_value_holds_for_all_more_rounds(left: int, value: float) -> None:
    assert by_left((0.1, 0.05, 0.01), left) == value


def test_the_lowest_who_comes_there_or_higher_often_enough() -> None:
    """Of ten simulations the third was first once and second once, the fourth second once."""
    ends = np.array([[7, 2, 1, 0], [2, 6, 2, 0], [1, 1, 6, 2], [0, 1, 1, 8]])
    assert lowest(ends, 0.1, 10) == (2, 3, 3, 3)
    assert lowest(ends, 0.2, 10) == (1, 2, 3, 3)
    assert lowest(ends, 0.5, 10) == (0, 1, 2, 3)


def test_a_share_of_less_than_one_simulation_is_one() -> None:
    ends = np.array([[10, 0], [0, 10]])
    assert lowest(ends, 0.001, 10) == (0, 1)


@given(st.integers(1, 7), st.integers(0, 10**6), st.floats(0.01, 0.6))
def test_nobody_is_hoped_for_above_their_own_place_alone_and_lower_places_hope_for_more(
    count: int, seed: int, enough: float
) -> None:
    random = np.random.default_rng(seed)
    ends = sum(np.eye(count, dtype=np.int64)[random.permutation(count)] for _ in range(20))
    found = lowest(np.asarray(ends), enough, 20)
    assert all(last >= place for place, last in enumerate(found))
    assert list(found) == sorted(found)


def test_who_cannot_be_caught_has_nobody_below() -> None:
    assert hopes(start((8, 4, 4, 2, 2, 0), 1), 0.05).lowest[0] == 0


def test_whoever_may_still_be_first_with_two_rounds_left() -> None:
    """Two wins behind with two rounds left can be made good; five half wins cannot."""
    found = hopes(start((8, 4, 4, 3, 0, 0), 2), 0.01)
    assert found.lowest[0] == 2


def test_who_would_else_win_all_and_come_second_must_be_met() -> None:
    """Two rounds left: by factor the third meets the first and the second does not, who is two wins behind
    and so needs the first to lose twice, once of it to the second."""
    found = hopes(start((12, 8, 8, 6, 6, 4, 4, 2), 2), 0.05, loss=0.25)
    assert found.must_meet == (1,)
    assert hopes(start((12, 8, 8, 6, 6, 4, 4, 2), 2), 0.05, loss=0.75).must_meet == ()
    assert hopes(start((12, 8, 8, 6, 6, 4, 4, 2), 2), 0.05).must_meet == ()


def test_where_only_the_second_can_still_catch_the_first_nothing_is_lost() -> None:
    assert hopes(start((6, 5, 2, 0), 1), 0.05, loss=0.01).must_meet == ()


def test_nobody_is_a_field_too() -> None:
    assert hopes(start((), 2), 0.1, loss=0.25) == Hopes(())
