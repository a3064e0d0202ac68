"""Who begins: kept within one where it can be, and never more than two apart in a whole event."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.finding import pair
from gamehall.tournaments.pairing.starts import LIMIT, begins
from tests.tournaments.pairing.events import Plan, event, widest
from tests.tournaments.pairing.fields import field, fresh

EIGHT: Plan = [("swiss", {})] * 5 + [("king-of-the-hill", {})] * 3


@settings(deadline=None, max_examples=60)
@given(
    count=st.integers(2, 17),
    seed=st.integers(0, 10**6),
    lag=st.integers(0, 1),
    leaving=st.sampled_from((0, 0.3)),
    schools=st.sampled_from((0, 3)),
)
def test_starts_are_never_more_than_two_apart(
    count: int, seed: int, lag: int, leaving: float, schools: int
) -> None:
    assert widest(event(count, EIGHT, seed, lag, leaving, schools=schools)) <= LIMIT


@pytest.mark.parametrize("count", [6, 8, 10, 12])
def test_not_even_where_everybody_meets_everybody(count: int) -> None:
    """In the last round each has one opponent left, so that the round before has to look ahead."""
    for seed in range(8):
        assert widest(event(count, [("swiss", {})] * (count - 1), seed)) <= LIMIT


def test_after_three_and_five_rounds_of_a_larger_field_everybody_is_within_one() -> None:
    for count in (12, 20):
        for rounds in (3, 5):
            made = event(count, [("swiss", {})] * rounds, seed=rounds)
            ahead = dict.fromkeys(range(1, count + 1), 0)
            for _, pairing in made:
                for meeting in pairing.meetings:
                    first, second = meeting.who
                    ahead[first] += 1
                    ahead[second] -= 1
            assert {abs(each) for each in ahead.values()} == {1}


def test_who_is_further_behind_begins_also_with_more_firsts() -> None:
    byes_had, all_played = Player(1, firsts=1, seconds=1), Player(2, firsts=2, seconds=3)
    assert begins(byes_had, all_played, field([byes_had, all_played])) == (2, 1)


def test_of_equal_starts_fewer_firsts_begin() -> None:
    assert begins(Player(1, firsts=2, seconds=2), Player(2, firsts=1, seconds=1), field([])) == (2, 1)


def test_else_it_is_a_lot_that_anybody_can_draw_again() -> None:
    one, other = fresh(2)
    drawn = [begins(one, other, field([], round=round)) for round in range(1, 30)]
    assert drawn == [begins(other, one, field([], round=round)) for round in range(1, 30)]
    assert set(drawn) == {(1, 2), (2, 1)}


def test_where_starts_do_not_matter_nobody_is_moved_for_them() -> None:
    players = [Player(1, firsts=2), Player(2, firsts=2), Player(3, seconds=2), Player(4, seconds=2)]
    for starts, pairs in ((True, [[1, 3], [2, 4]]), (False, [[1, 2], [3, 4]])):
        made = pair(field(players, starts=starts), "king-of-the-hill", {})
        assert sorted(sorted(meeting.who) for meeting in made.meetings) == pairs
        assert bool(made.reports) == starts
