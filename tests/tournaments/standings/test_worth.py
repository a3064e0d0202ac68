"""What a game that was played is worth to those who played it."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring, Worth
from gamehall.tournaments.standings.worth import shares
from tests.tournaments.standings.slips import LEAGUE, PAIRS, game, points, spreads

HALF = Fraction(1, 2)
WINS = Scoring()
TOTAL = Scoring(worth="total")


def test_a_win_is_one_and_a_draw_half_of_one_for_each() -> None:
    assert points(game(1, (1, 401), (2, 400)), WINS) == (1, 0)
    assert points(game(1, (1, 400), (2, 400)), WINS) == (HALF, HALF)
    assert [share.wins for share in shares(game(1, (1, 400), (2, 400)), WINS)] == [1, 1]


def test_the_spread_is_the_difference_with_its_sign() -> None:
    assert spreads(game(1, (1, 350), (2, 425)), WINS) == (-75, 75)


def test_three_two_and_one_for_win_tie_and_loss() -> None:
    assert points(game(1, (1, 9), (2, 4)), PAIRS) == (3, 1)
    assert points(game(1, (1, 4), (2, 9)), PAIRS) == (1, 3)
    assert points(game(1, (1, 4), (2, 4)), PAIRS) == (2, 2)


@pytest.mark.parametrize(
    ("scores", "earned"),
    [
        ((30, 20, 10), (6, 4, 2)),
        ((10, 30, 20), (2, 6, 4)),
        ((30, 30, 10), (5, 5, 2)),
        ((30, 10, 10), (6, 3, 3)),
        ((10, 10, 10), (4, 4, 4)),
    ],
)
def test_at_a_table_of_three_six_four_and_two_and_the_tied_share(
    scores: tuple[int, int, int], earned: tuple[int, int, int]
) -> None:
    assert points(Result(1, 1, (1, 2, 3), scores), LEAGUE) == earned


def test_at_a_table_of_two_six_and_four() -> None:
    assert points(game(1, (1, 12), (2, 15)), LEAGUE) == (4, 6)
    assert points(game(1, (1, 12), (2, 12)), LEAGUE) == (5, 5)


def test_a_table_that_the_format_does_not_know_earns_nothing() -> None:
    assert points(Result(1, 1, (1, 2, 3, 4), (4, 3, 2, 1)), LEAGUE) == (0, 0, 0, 0)


def test_where_points_are_totalled_everybody_has_their_score() -> None:
    assert points(game(1, (1, 401), (2, 0)), TOTAL) == (401, 0)
    assert points(Result(1, 1, (1, 2, 3), (7, 0, 5)), TOTAL) == (7, 0, 5)


def test_at_a_table_of_three_who_alone_is_best_has_won_and_who_share_that_have_drawn() -> None:
    def wins(*scores: int) -> list[int]:
        return [share.wins for share in shares(Result(1, 1, (1, 2, 3), scores), LEAGUE)]

    assert wins(9, 5, 5) == [2, 0, 0]
    assert wins(9, 9, 5) == [1, 1, 0]
    assert wins(9, 9, 9) == [1, 1, 1]


def test_at_a_table_of_three_the_spread_is_against_each_of_the_others() -> None:
    # 30 against 20 and 10: +10 +20; 20 against 30 and 10: -10 +10; 10 against 30 and 20: -20 -10.
    assert spreads(Result(1, 1, (1, 2, 3), (30, 20, 10)), LEAGUE) == (30, 0, -30)


some_scores = some.lists(some.integers(-50, 60), min_size=2, max_size=5)
PLACES = {"2": (6, 4), "3": (6, 4, 2), "4": (6, 4, 2, 1), "5": (9, 6, 4, 2, 1)}


def by_hand(scores: list[int], earns: tuple[int, ...]) -> list[Fraction]:
    """The mean over all the orders in which the tied may be put: slow, and plain."""
    earned = []
    for score in scores:
        above = len([other for other in scores if other > score])
        below = len([other for other in scores if other < score])
        theirs = earns[above : len(earns) - below]
        earned.append(Fraction(sum(theirs), len(theirs)))
    return earned


@given(some_scores)
def test_places_hand_out_just_what_there_is_and_equal_scores_earn_the_same(scores: list[int]) -> None:
    scoring = Scoring(worth="places", places=PLACES)
    earned = points(Result(1, 1, tuple(range(len(scores))), tuple(scores)), scoring)
    assert list(earned) == by_hand(scores, PLACES[str(len(scores))])
    assert sum(map(Fraction, earned)) == sum(PLACES[str(len(scores))])


@given(some_scores, some.sampled_from(["wins", "results", "places", "total"]))
def test_spreads_add_up_to_nothing_and_every_chair_has_its_score(scores: list[int], worth: Worth) -> None:
    result = Result(1, 1, tuple(range(len(scores))), tuple(scores))
    found = shares(result, Scoring(worth=worth, places=PLACES))
    assert sum(share.spread for share in found) == 0
    assert [share.scored for share in found] == scores
    assert [share.number for share in found] == list(result.who)


@given(
    some.integers(0, 700), some.integers(0, 700), some.integers(0, 200), some.sampled_from(["wins", "total"])
)
def test_it_does_not_matter_who_started(one: int, other: int, cap: int, worth: Worth) -> None:
    scoring = Scoring(worth=worth, cap=cap)
    here = shares(game(1, (1, one), (2, other)), scoring)
    assert shares(game(1, (2, other), (1, one)), scoring) == here[::-1]
