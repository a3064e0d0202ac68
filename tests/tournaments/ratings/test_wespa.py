"""The `wespa` rating, reckoned by hand."""

import pytest

from tests.tournaments.ratings.fields import against_all, beats, drawn, new, people, rated


def test_who_wins_against_the_odds_gains_what_they_were_not_expected_to_have_won() -> None:
    # 172 points ahead: expected 1/(1+e^-1) = 0.7311. The favourite loses 20 * 0.7311 = 14.62: 1585.38.
    # The other gains 14.62; of that 14.62 - 5 = 9.62 is beyond the free gain, two thirds are 6.41 more:
    # 1428 + 14.62 + 6.41 = 1449.03. The favourite has 6.41 / 20 = 0.32 back: 1585.70.
    assert new("wespa", people(1600, 1428), [beats(1, 2, 1)]) == [1586, 1449]


def test_equals_expect_half_and_a_draw_moves_nobody() -> None:
    # 20 * 0.5 = 10; beyond the free gain are 5, two thirds 3.33; a twentieth of it, 0.17, goes back.
    assert new("wespa", people(1500, 1500), [beats(1, 1, 2)]) == [1513, 1490]
    assert new("wespa", people(1500, 1500), [drawn(1, 1, 2)]) == [1500, 1500]


@pytest.mark.parametrize(
    ("rating", "games", "multiplier"),
    [
        (1799, 49, 30),
        (1800, 49, 24),
        (1999, 0, 24),
        (2000, 49, 15),
        (1799, 50, 20),
        (1800, 50, 16),
        (2000, 50, 10),
    ],
)
def test_a_lost_game_between_equals_costs_half_the_multiplier(
    rating: int, games: int, multiplier: int
) -> None:
    lost = rated("wespa", people(rating, rating, games=games), [beats(1, 2, 1)])[1].change
    gain = multiplier / 2
    feedback = max(0.0, gain - 5) * 2 / 3 / 20
    assert lost == round(-gain + feedback + 1e-9)


def test_the_multiplier_stays_where_a_rating_goes_over_1800() -> None:
    # Ten wins against equals: 5 more than expected, 100 points at 20 each. Beyond 50 are 50: 33.33 more.
    assert new("wespa", people(*[1790] * 11), against_all(10, 10))[0] == 1790 + 100 + 33


def test_a_long_event_is_rated_at_once() -> None:
    # 20 games, each expected from the first rating: 20 * (20 - 10) = 200, beyond 100 are 100, 66.67 more.
    assert new("wespa", people(*[1000] * 21), against_all(20, 20))[0] == 1000 + 200 + 67


def test_the_performance_is_the_rating_that_expects_just_so_many_wins() -> None:
    # Three of four against 1500: 1/(1+e^(-d/172)) = 3/4 at d = 172 ln 3 = 188.96.
    found = rated("wespa", people(1400, 1500, 1500, 1500, 1500), against_all(3, 4))
    assert (found[1].performance, found[1].games) == (1689, 4)
    assert found[2].performance == 1400 - 506, "nothing won counts as 5 %: 172 ln 19 = 506.4"
