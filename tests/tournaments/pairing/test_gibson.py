"""Who is safe: by the wins between two and, where these are exactly the rounds left, by the spread."""

import pytest

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.gibson import catchable, in_reach, made_up, safe


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
