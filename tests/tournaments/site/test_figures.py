"""Numbers as a page prints them, and what its files are called."""

from fractions import Fraction

import pytest

from gamehall.tournaments.site import places
from gamehall.tournaments.site.figures import halves, plain, signed


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (0, "0"),
        (5, "5"),
        (-3, "−3"),
        (Fraction(1, 2), "½"),
        (Fraction(11, 2), "5½"),
        (Fraction(-1, 3), "−⅓"),
        (Fraction(14, 3), "4⅔"),
        (Fraction(27, 5), "5.4"),
        (Fraction(-27, 5), "−5.4"),
        (Fraction(1, 5), "0.2"),
    ],
)
def test_points_are_told_with_their_halves_and_thirds(value: Fraction, told: str) -> None:
    assert plain(value) == told


def test_wins_are_counted_in_halves_and_spread_has_its_sign() -> None:
    assert [halves(number) for number in (0, 1, 2, 7)] == ["0", "½", "1", "3½"]
    assert [signed(number) for number in (-80, 0, 125)] == ["−80", "0", "+125"]


def test_divisions_are_told_apart_in_the_names_of_files() -> None:
    called = places.keys(("Pro", "pro", "PRO!", "Social & fun", "初級", "", "pro-2", "x" * 99))
    assert called["Pro"] == "pro"
    assert called[""] == ""
    assert called["Social & fun"] == "social-fun"
    assert called["初級"] == "division"
    assert len(set(called.values())) == len(called)
    assert all(len(key) <= 50 for key in called.values())
    assert places.standings("") == "standings.html"
    assert places.round("pro", 3) == "round-3-pro.html"
