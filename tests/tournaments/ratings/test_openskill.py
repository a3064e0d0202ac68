"""Tables of three, by the model of Plackett and Luce."""

import pytest

from gamehall.kernel.extras import NotInstalled
from gamehall.tournaments.ratings import rate
from gamehall.tournaments.ratings.system import Known
from gamehall.tournaments.results import Result
from tests.tournaments.ratings.fields import beats, new, people


def three(round: int, *scores: int, who: tuple[int, ...] = (1, 2, 3)) -> Result:
    return Result(round, 1, who, scores)


def test_three_newcomers_at_one_table() -> None:
    # All three are equal, so of those left in the race each is first with 1/3, then 1/2, then 1.
    # The first: 1 - 1/3 = 2/3. The second: 1 - 1/2 - 1/3 = 1/6. The third: 1 - 1 - 1/2 - 1/3 = -5/6.
    # The variance is 500² + 5² = 250025, c = sqrt(3 (250025 + 250²)) = 968.28, a whole is 258.21:
    # +172.14, +43.04, -215.18.
    assert new("openskill", people(0, 0, 0), [three(1, 30, 20, 10)]) == [1672, 1543, 1285]


def test_places_decide_and_not_by_how_much() -> None:
    near = rate("openskill", people(1500, 1600, 1400), [three(1, 30, 29, 28)])
    assert rate("openskill", people(1500, 1600, 1400), [three(1, 90, 29, 0)]) == near


def test_equals_who_tie_gain_the_same() -> None:
    first, second, third = new("openskill", people(0, 0, 0), [three(1, 30, 30, 10)])
    assert first == second > 1500 > third


def test_where_all_tie_nobody_moves_and_all_are_surer() -> None:
    found = rate("openskill", people(0, 0, 0), [three(1, 10, 10, 10)])
    assert [one.new for one in found] == [1500, 1500, 1500]
    assert all(one.deviation < 500 for one in found)


def test_it_does_not_matter_who_sits_where() -> None:
    there = new("openskill", people(1500, 1600, 1400), [three(1, 30, 20, 10)])
    assert new("openskill", people(1500, 1600, 1400), [three(1, 10, 30, 20, who=(3, 1, 2))]) == there


def test_tables_of_two_and_four_are_rated_too() -> None:
    assert new("openskill", people(0, 0), [beats(1, 1, 2)])[0] > 1500
    four = new("openskill", people(0, 0, 0, 0), [Result(1, 1, (1, 2, 3, 4), (4, 3, 2, 1))])
    assert four == sorted(four, reverse=True)
    assert len(set(four)) == 4


def test_a_later_round_is_rated_from_what_the_earlier_left() -> None:
    both = rate("openskill", people(0, 0, 0), [three(2, 30, 20, 10), three(1, 30, 20, 10)])
    once = rate("openskill", people(0, 0, 0), [three(1, 30, 20, 10)])
    known = {one.number: Known(one.deviation) for one in once}
    again = rate("openskill", people(*(one.new for one in once)), [three(2, 30, 20, 10)], known)
    assert [one.new for one in both] == pytest.approx([one.new for one in again], abs=1)
    assert [one.games for one in both] == [2, 2, 2]


def test_where_the_package_is_missing_the_sentence_says_how_to_have_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    with pytest.raises(NotInstalled, match=r"gamehall\[tournaments\]"):
        rate("openskill", people(0, 0, 0), [three(1, 3, 2, 1)])
