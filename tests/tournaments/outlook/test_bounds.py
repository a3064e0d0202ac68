"""Rounds that are not paired yet: what is said of them holds for every pairing and every result."""

from collections.abc import Sequence

import pytest

from gamehall.tournaments.outlook.ahead import Ahead, Fixture
from gamehall.tournaments.outlook.reach import Needs, Reach, reach
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Order, Scoring
from tests.tournaments.outlook.brute import duel, field, places

ORDERS: tuple[tuple[Order, ...], ...] = (
    ("points",),
    ("points", "rating"),
    ("points", "spread"),
    ("points", "spread", "rating"),
)
FOUR = ((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3))


def told(
    ratings: Sequence[int], results: Sequence[Result], scoring: Scoring, ahead: Ahead, prizes: int = 2
) -> dict[int, Reach]:
    reached = reach(field(ratings), results, scoring, ahead, prizes, "lots", most_margin=2)
    return {one.number: one for one in reached}


def holds(
    ratings: Sequence[int], results: Sequence[Result], scoring: Scoring, away: tuple[int, ...] = ()
) -> dict[int, Reach]:
    """What is said before an open second round of the first four, held against all that may come."""
    bounds = told(ratings, results, scoring, Ahead(open_rounds=(2,), away=away))
    for tables in FOUR:
        left = tuple(Fixture(2, who) for who in tables)
        for number, (best, worst) in places(field(ratings), results, scoring, left, 2).items():
            assert bounds[number].best <= best
            assert bounds[number].worst >= worst
    return bounds


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("margin", [0, 1, 3])
def test_they_hold_by_whatever_it_is_decided(order: tuple[Order, ...], margin: int) -> None:
    holds((3, 1, 2, 2), (duel(1, 1, 2, margin), duel(1, 3, 4, 1)), Scoring(order=order))


@pytest.mark.parametrize("order", ORDERS)
def test_they_hold_where_some_came_a_round_late_and_have_fewer_losses(order: tuple[Order, ...]) -> None:
    bounds = holds((0, 0, 0, 0), (duel(1, 1, 2, 400),), Scoring(order=order))
    assert bounds[1].worst == 3, (
        "the third and the fourth, with a win and no loss, stand before a win and a loss"
    )


@pytest.mark.parametrize("order", ORDERS)
def test_they_hold_for_one_who_plays_no_more(order: tuple[Order, ...]) -> None:
    results = (duel(1, 5, 1, 2), duel(1, 2, 3, 2))
    bounds = holds((1, 2, 3, 4, 5), results, Scoring(order=order), away=(5,))
    assert bounds[1].best == 2, "a win and a loss do not come up to a win without one"
    assert bounds[5].worst <= 3, "no more than two win in the round to come"


def test_who_is_too_far_behind_all_others_comes_last() -> None:
    results = [duel(round, one, 3, 1) for round, one in ((1, 1), (2, 2), (3, 1), (4, 2))]
    ahead = Ahead(open_rounds=(5,), away=())
    bounds = told((0, 0, 0), results, Scoring(), ahead)
    assert (bounds[3].best, bounds[3].worst) == (3, 3)


def test_only_so_many_win_in_a_round() -> None:
    """Four are a win behind the first; three of them at most can win in the one round that is left."""
    first = ((1, 4), (2, 5), (3, 6))
    second = ((1, 2), (4, 3), (5, 6))
    results = [duel(1, *who, 5) for who in first] + [duel(2, *who, 5) for who in second]
    bounds = told((0,) * 6, results, Scoring(order=("points", "rating")), Ahead(open_rounds=(3,)))
    assert bounds[1].worst == 4


@pytest.mark.parametrize("order", ORDERS)
def test_places_at_tables_of_two_are_reckoned_as_won_and_lost(order: tuple[Order, ...]) -> None:
    scoring = Scoring("places", places={"2": (6, 4)}, order=order)
    results = (duel(1, 1, 2, 1), duel(1, 3, 4, 2))
    left = (Fixture(2, (1, 3)), Fixture(2, (2, 4)))
    reached = told((3, 1, 2, 2), results, scoring, Ahead(left))
    assert all(one.exact for one in reached.values())
    truth = places(field((3, 1, 2, 2)), results, scoring, left, 2)
    assert {number: (one.best, one.worst) for number, one in reached.items()} == truth


def test_of_games_that_count_by_their_scores_anything_may_come() -> None:
    ahead = Ahead((Fixture(2, (1, 2)),))
    reached = told((0, 0), (duel(1, 1, 2, 300),), Scoring("total", order=("points",)), ahead, 1)
    assert {(one.best, one.worst, one.exact) for one in reached.values()} == {(1, 2, False)}


def test_who_has_no_game_left_needs_the_others() -> None:
    """The third, level with the first, has played; the last game decides which of the two has the prize."""
    results = (duel(1, 1, 2, 1), duel(1, 3, 4, 1))
    reached = told((0, 0, 0, 0), results, Scoring(), Ahead((Fixture(2, (1, 2)),)), 1)
    assert (reached[3].best, reached[3].worst) == (1, 2)
    assert reached[3].needs == Needs(0, 0, None)
