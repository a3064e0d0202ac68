"""Why two meet, in one sentence without their names."""

import pytest
from msgspec.structs import replace

from gamehall.tournaments.pairing.costs import Told, between, why
from gamehall.tournaments.pairing.field import Player
from tests.tournaments.pairing.fields import field


@pytest.mark.parametrize(
    ("points", "says"),
    [
        (8, "Equal wins"),
        (7, "Half a win apart"),
        (6, "1 win apart"),
        (5, "1½ wins apart"),
        (4, "2 wins apart"),
    ],
)
def test_wins_are_counted_in_halves(points: int, says: str) -> None:
    assert between(Player(1, points=8), Player(2, points=points), field([])) == says


@pytest.mark.parametrize(
    ("points", "says"), [(8, "Equal points"), (7, "1 point apart"), (5, "3 points apart")]
)
def test_where_points_are_not_wins_they_are_called_points(points: int, says: str) -> None:
    of_points = field([], counts="points")
    assert between(Player(1, points=8), Player(2, points=points), of_points) == says


def test_the_sentence_names_all_that_was_weighed() -> None:
    one, other = Player(1, apart=("a",)), Player(2, apart=("b",))
    assert why(one, other, field([]), Told(12)) == "Equal wins, not met, schools or teams differ; cost 12."
    again = replace(one, apart=("b",), met={2: 1}, firsts=1), replace(other, firsts=1)
    assert why(*again, field([]), Told(0)) == "Equal wins, met once, both of b, starts two apart; cost 0."
    far = replace(one, apart=(), firsts=2, met={2: 2}), replace(other, firsts=2)
    assert why(*far, field([]), Told(0, "the last who can still catch the first")) == (
        "Equal wins, met 2 times, starts three apart, the last who can still catch the first; cost 0."
    )
