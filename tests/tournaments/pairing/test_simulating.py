"""The rest of an event played many times over: by which factor, and how often who comes where."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.simulating import (
    BYE,
    MARGIN,
    Start,
    factored,
    first_by_winning,
    places,
)

MANY = 4_000


def start(standing: Sequence[tuple[int, int]], rounds: int, seed: str = "seed") -> Start:
    """Half wins and spread of everybody, best first."""
    players = [Player(at, points=points, spread=spread) for at, (points, spread) in enumerate(standing, 1)]
    return Start(players, rounds, MANY, seed)


def near(found: int, chance: float) -> bool:
    """Within four standard errors of a chance that is known."""
    return abs(found / MANY - chance) <= 4 * sqrt(chance * (1 - chance) / MANY)


@pytest.mark.parametrize(
    ("count", "factor", "pairs"),
    [
        (8, 1, [[0, 1], [2, 3], [4, 5], [6, 7]]),
        (8, 2, [[0, 2], [1, 3], [4, 5], [6, 7]]),
        (8, 3, [[0, 3], [1, 4], [2, 5], [6, 7]]),
        (8, 9, [[0, 4], [1, 5], [2, 6], [3, 7]]),
        (7, 2, [[0, 2], [1, 3], [4, 5]]),
        (1, 3, []),
        (0, 1, []),
    ],
)
def test_of_the_best_each_meets_who_stands_the_factor_lower(
    count: int, factor: int, pairs: list[list[int]]
) -> None:
    assert factored(count, factor).tolist() == pairs


@settings(deadline=None, max_examples=30)
@given(
    standing=st.lists(st.tuples(st.integers(0, 8), st.integers(-200, 200)), min_size=1, max_size=9),
    rounds=st.integers(0, 4),
)
def test_in_every_simulation_each_has_a_place_and_each_place_somebody(
    standing: list[tuple[int, int]], rounds: int
) -> None:
    ends = places(start(sorted(standing, reverse=True), rounds))
    assert ends.sum(axis=0).tolist() == ends.sum(axis=1).tolist() == [MANY] * len(standing)


def test_without_rounds_everybody_stays() -> None:
    assert places(start([(4, 0), (4, 0), (2, 5)], 0)).tolist() == (np.eye(3, dtype=int) * MANY).tolist()


def test_who_cannot_be_caught_is_first_in_all() -> None:
    assert places(start([(8, 0), (4, 0), (2, 0), (2, 0)], 1))[0].tolist() == [MANY, 0, 0, 0]


def test_between_equals_the_next_game_decides_by_even_chances() -> None:
    ends = places(start([(4, 0), (4, 0)], 1))
    assert near(int(ends[1, 0]), 0.5)


def test_a_win_behind_and_100_in_spread_takes_a_win_by_more_than_50() -> None:
    """Half wins are then equal, and the spread changes by twice the margin; whole margins, so 50½."""
    ends = places(start([(2, 100), (0, 0)], 1))
    assert near(int(ends[1, 0]), 1 - NormalDist(0, MARGIN).cdf(50.5))


def test_the_last_of_an_odd_number_has_a_won_game_by_the_usual_spread() -> None:
    """It comes level with both others and passes whoever of them loses, but neither if they draw."""
    ends = places(start([(2, 0), (2, 0), (0, 1000 - BYE)], 1))
    drawn = 2 * NormalDist(0, MARGIN).cdf(0.5) - 1
    assert ends[2, 0] == 0
    assert near(int(ends[2, 2]), drawn)


def test_the_same_seed_plays_the_same_games() -> None:
    standing = [(4, 10), (4, 0), (2, 30), (2, -40)]
    assert places(start(standing, 3)).tolist() == places(start(standing, 3)).tolist()
    assert places(start(standing, 3)).tolist() != places(start(standing, 3, "another")).tolist()


@pytest.mark.parametrize(("behind", "first"), [(1, MANY), (2, MANY), (3, 0)])
def test_who_meets_the_first_and_wins_makes_good_two_half_wins(behind: int, first: int) -> None:
    """They gain them and the first gains nothing, so that the winner is ahead by spread at the least."""
    standing = [(9, 0), (9 - behind, 0), (0, 0), (0, 0)]
    assert first_by_winning(start(standing, 1), 1, meets_first=True, tightest=1) == first


def test_who_does_not_meet_the_first_needs_somebody_else_to_beat_it() -> None:
    """The third is half a win behind, level with the second. Meeting the first it must only be ahead of the
    second, should that one win too: in three of four. Else the second must beat the first, and by less."""
    standing = start([(4, 0), (3, -900), (3, -901), (0, 0)], 1)
    against, elsewhere = (first_by_winning(standing, 2, meets, tightest=1) for meets in (True, False))
    assert against / MANY == pytest.approx(0.75, abs=0.04)
    assert elsewhere / MANY == pytest.approx(0.25, abs=0.04)


@pytest.mark.parametrize("chaser", [1, 2])
def test_in_an_odd_field_who_meets_the_first_has_no_bye_beside_it(chaser: int) -> None:
    """A game won and no more: half a win short of the first's own two."""
    assert first_by_winning(start([(5, 0), (0, 9), (0, 8)], 1), chaser, meets_first=True, tightest=1) == 0
