"""Matchings of least cost, held against every one there is."""

from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.pairing.matching import cheapest
from tests.tournaments.pairing.fields import all_pairs


@given(count=st.sampled_from((0, 2, 4, 6, 8)), seed=st.integers(0, 10**6), thin=st.floats(0, 0.9))
def test_it_is_the_cheapest_of_all(count: int, seed: int, thin: float) -> None:
    random = Random(seed)
    costs = {
        pair: random.randrange(1000) * 10 ** random.choice((0, 30))
        for pair in combinations(range(count), 2)
        if random.random() >= thin
    }
    found = cheapest(count, [(one, other, cost) for (one, other), cost in costs.items()])
    all_of_them = [pairs for pairs in all_pairs(range(count)) if costs.keys() >= set(pairs)]
    if not all_of_them:
        assert found is None
        return
    assert found is not None
    assert sorted(place for pair in found for place in pair) == list(range(count))
    least = min(sum(costs[one, other] for one, other in pairs) for pairs in all_of_them)
    assert sum(costs[pair] for pair in found) == least


def test_an_odd_number_cannot_be_paired() -> None:
    assert cheapest(3, [(0, 1, 0), (1, 2, 0), (0, 2, 0)]) is None


def test_the_pairs_stand_in_order_with_the_upper_place_first() -> None:
    assert cheapest(4, [(3, 1, 0), (2, 0, 0)]) == ((0, 2), (1, 3))
