"""The `nsa2008` rating, reckoned by hand."""

import pytest

from gamehall.tournaments.ratings.elo import segments
from tests.tournaments.ratings.fields import against_all, beats, new, people


def test_a_win_of_equals_is_accelerated_in_full() -> None:
    # 20 * 0.5 = 10, of which 5 are beyond the free gain and come once more; 5 / 20 = 0.25 go back.
    assert new("naspa", people(1500, 1500), [beats(1, 1, 2)]) == [1515, 1490]


def test_the_curve() -> None:
    # 200 behind: 1/(1+e^0.63758) = 0.3458. Won: 20 * 0.6542 = 13.08, beyond 5 are 8.08: 1400 + 21.17.
    assert new("naspa", people(1400, 1600), [beats(1, 1, 2)])[0] == 1421
    # Lost: 20 * 0.3458 = 6.92.
    assert new("naspa", people(1400, 1600), [beats(1, 2, 1)])[0] == 1393


def test_over_1800_the_change_goes_on_with_the_multiplier_there() -> None:
    # Ten wins against equals: 5 more than expected. Half of one, at 20, leads from 1790 to 1800; the other
    # 4.5 are worth 16 each: 1872. That is a gain of 82, 32 beyond 50, which come once more: 1904.
    # Each opponent has lost 10 and has 32 / 20 = 1.6 back.
    found = new("naspa", people(*[1790] * 11), against_all(10, 10))
    assert found[0] == 1904
    assert set(found[1:]) == {1782}


def test_under_2000_too() -> None:
    # 5 fewer than expected. A tenth of one, at 10, leads from 2000 to 1999; the other 4.9 cost 16 each.
    assert new("naspa", people(*[2000] * 11), against_all(0, 10))[0] == round(1999 - 4.9 * 16)


@pytest.mark.parametrize(
    ("rounds", "parts"),
    [
        (1, [(1, 1)]),
        (16, [(1, 16)]),
        (17, [(1, 9), (10, 17)]),
        (35, [(1, 18), (19, 35)]),
        (36, [(1, 12), (13, 24), (25, 36)]),
    ],
)
def test_long_events_are_rated_in_parts(rounds: int, parts: list[tuple[int, int]]) -> None:
    assert list(segments(rounds, split=True)) == parts
    assert list(segments(rounds, split=False)) == [(1, rounds)]


def test_the_second_part_expects_what_the_first_has_shown() -> None:
    # 18 rounds, nine wins against equals: 4.5 * 20 = 90, 45 beyond the free gain, in all 135: 1135.
    # Then nine losses: each opponent still has 1000, the expectation is 1/(1+e^(-0.0031879*135)) = 0.6059,
    # 9 * 0.6059 * 20 = 109.07 lost. Each opponent gains 12.12, which is 7.12 beyond 5; of that 0.356 each.
    found = new("naspa", people(*[1000] * 19), against_all(9, 18))
    assert found[0] == round(1135 - 109.07 + 9 * 0.356)


def test_a_rating_never_falls_below_one() -> None:
    assert new("naspa", people(3, 3), [beats(1, 2, 1)])[0] == 1
