"""Who can be held at a limit together, against all margins tried one by one."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.outlook.margins import Passing, most_held

passing = st.builds(Passing, st.integers(1, 4), st.integers(1, 5), st.integers(0, 3)).filter(
    lambda p: p.loser != p.winner
)


@given(
    st.dictionaries(st.integers(1, 4), st.integers(-4, 3), min_size=1),
    st.lists(passing, max_size=4),
)
def test_as_many_as_any_margins_hold(slack: dict[int, int], passings: list[Passing]) -> None:
    best = 0
    for amounts in product(*(range(one.room + 1) for one in passings)):
        left = dict(slack)
        for one, amount in zip(passings, amounts, strict=True):
            for number, change in ((one.loser, amount), (one.winner, -amount)):
                if number in left:
                    left[number] += change
        best = max(best, sum(value >= 0 for value in left.values()))
    assert most_held(slack, passings) == best


def test_what_one_passes_on_goes_through_another() -> None:
    """1 has 5 too much and lost to 2, who is at the limit and lost to 3, who can bear it."""
    assert most_held({1: -5, 2: 0, 3: 5}, [Passing(1, 2, 9), Passing(2, 3, 9)]) == 3
    assert most_held({1: -5, 2: 0, 3: 4}, [Passing(1, 2, 9), Passing(2, 3, 9)]) == 2
