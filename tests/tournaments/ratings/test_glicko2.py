"""Glicko-2, with the example that its author reckons."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gamehall.tournaments.ratings import rate
from gamehall.tournaments.ratings.glicko2 import Strength, after
from gamehall.tournaments.ratings.system import Known
from tests.tournaments.ratings.fields import beats, drawn, people

PUBLISHED = [
    (Strength(1400, 30), 1.0),
    (Strength(1550, 100), 0.0),
    (Strength(1700, 300), 0.0),
]


def test_the_published_example() -> None:
    found = after(Strength(1500, 200, 0.06), PUBLISHED)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_published_example_through_the_door() -> None:
    results = [beats(1, 1, 2), beats(2, 3, 1), beats(3, 4, 1)]
    known = {1: Known(200, 0.06), 2: Known(30), 3: Known(100), 4: Known(300)}
    found = rate("glicko2", people(1500, 1400, 1550, 1700), results, known)[0]
    assert (found.new, found.change, found.games) == (1464, -36, 3)
    assert found.deviation == pytest.approx(151.52, abs=0.01)


def test_who_does_not_play_keeps_the_rating_and_is_less_sure() -> None:
    # 200 / 173.7178 = 1.15129; sqrt(1.15129² + 0.06²) = 1.15285; times 173.7178 = 200.27.
    found = after(Strength(1500, 200, 0.06), [])
    assert (found.rating, found.volatility) == (1500, 0.06)
    assert found.deviation == pytest.approx(200.27, abs=0.01)
    assert after(Strength(1500, 350, 0.06), []).deviation == 350


def test_a_rating_without_a_deviation_is_surer_the_more_games_it_rests_on() -> None:
    def moved(games: int) -> int:
        return rate("glicko2", people(1500, 1500, games=games), [beats(1, 1, 2)])[0].change

    assert moved(0) > moved(10) > moved(60) > 0
    assert moved(2000) == moved(200), "never surer than 60"


def test_two_newcomers_who_draw_stay_where_newcomers_begin() -> None:
    found = rate("glicko2", people(0, 0), [drawn(1, 1, 2)])
    assert [(one.new, one.change) for one in found] == [(1500, 0), (1500, 0)]
    assert all(one.deviation < 350 for one in found)


some_strength = some.builds(Strength, some.floats(800, 2400), some.floats(30, 350), some.floats(0.03, 0.09))
some_games = some.lists(
    some.tuples(some_strength, some.sampled_from([0.0, 0.5, 1.0])), min_size=1, max_size=8
)


@given(some_strength, some_games)
def test_the_volatility_is_where_its_likelihood_has_no_slope(
    mine: Strength, games: list[tuple[Strength, float]]
) -> None:
    found = after(mine, games)
    scale = 400 / math.log(10)
    phi = mine.deviation / scale
    g = [1 / math.sqrt(1 + 3 * (other.deviation / scale) ** 2 / math.pi**2) for other, _ in games]
    e = [
        1 / (1 + math.exp(-weight * (mine.rating - other.rating) / scale))
        for weight, (other, _) in zip(g, games, strict=True)
    ]
    v = 1 / sum(weight**2 * p * (1 - p) for weight, p in zip(g, e, strict=True))
    delta = v * sum(weight * (won - p) for weight, p, (_, won) in zip(g, e, games, strict=True))
    x = math.log(found.volatility**2)
    width = phi**2 + v + math.exp(x)
    slope = math.exp(x) * (delta**2 - width) / (2 * width**2) - (x - math.log(mine.volatility**2)) / 0.25
    assert abs(slope) < 1e-4
    assert found.deviation < math.sqrt(mine.deviation**2 + (scale * found.volatility) ** 2) + 1e-9
    assert (found.rating >= mine.rating) == (delta >= 0)


@given(some_strength, some_games)
def test_a_game_won_instead_of_lost_makes_stronger(
    mine: Strength, games: list[tuple[Strength, float]]
) -> None:
    (other, _), *rest = games
    lost, won = after(mine, [(other, 0.0), *rest]), after(mine, [(other, 1.0), *rest])
    assert won.rating > lost.rating
