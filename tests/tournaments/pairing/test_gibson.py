"""Who is safe: by the wins between two and, where these are exactly the rounds left, by the spread."""

import pytest

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.gibson import capped, catchable, in_reach, made_up, safe


@pytest.mark.parametrize(
    ("between", "spread", "left", "caught"),
    [
        (2, 250, 1, True),
        (2, 251, 1, False),
        (1, 9999, 1, True),
        (3, 0, 1, False),
        (4, 400, 2, True),
        (4, 401, 2, False),
        (5, 0, 2, False),
        (0, 0, 0, True),
        (0, 1, 0, False),
    ],
)
def test_a_leader_is_caught_by_wins_and_then_by_spread(
    between: int, spread: int, left: int, caught: bool
) -> None:
    leader, chaser = Player(1, points=20, spread=spread), Player(2, points=20 - between)
    assert catchable(leader, chaser, left) == caught


def test_the_allowance_is_by_the_rounds_left_and_its_last_number_holds_on() -> None:
    allowance = (250, 175, 150)
    assert [made_up(left, allowance) for left in range(5)] == [0, 250, 350, 450, 600]
    assert made_up(2, (500,)) == 1000
    assert made_up(2, ()) == 0


def test_a_cap_bounds_what_can_be_made_up_on_both_sides() -> None:
    assert capped((250, 200), 0) == (250, 200)
    assert capped((1000, 250, 200), 110) == (220, 220, 200)


@pytest.mark.parametrize(("leader", "chaser", "caught"), [(7, 7, False), (7, 6, True), (6, 7, False)])
def test_of_equal_wins_fewer_losses_go_before_the_spread(leader: int, chaser: int, caught: bool) -> None:
    """The chaser wins the last round and comes level; 999 of spread cannot be made up in it."""
    ahead, behind = Player(1, points=10, spread=999, heard=leader), Player(2, points=8, heard=chaser)
    assert catchable(ahead, behind, 1) == caught


def test_only_an_unbroken_row_from_the_first_is_safe() -> None:
    players = [Player(1, points=20), Player(2, points=12), Player(3, points=12), Player(4, points=2)]
    assert safe(players, 2) == 1
    assert safe(players, 5) == 0
    assert safe(players[:1], 9) == 1


def test_how_far_down_a_place_can_still_be_reached_from() -> None:
    players = [Player(at, points=points) for at, points in enumerate((20, 18, 16, 14, 12))]
    assert in_reach(players, 0, 2) == 3
    assert in_reach(players, 1, 1) == 3
    assert in_reach(players, 0, 0) == 1
