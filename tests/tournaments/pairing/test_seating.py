"""Tables of several: the least cost of all ways for few, and no exchange that would help for many."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.tournaments.pairing.dealing import even_sizes
from gamehall.tournaments.pairing.seating import FEW, Tables, cost_of, exchanged, seat

GRAVE = 50


def ways(places: Sequence[int], sizes: Sequence[int]) -> Iterator[Tables]:
    """Every way to fill tables of these sizes, some more than once."""
    if not sizes:
        yield []
        return
    for table in combinations(places, sizes[0]):
        for rest in ways([place for place in places if place not in table], sizes[1:]):
            yield [list(table), *rest]


def drawn(count: int, seed: int) -> tuple[list[list[int]], list[int]]:
    random = Random(seed)
    costs = [[0] * count for _ in range(count)]
    for one, other in combinations(range(count), 2):
        costs[one][other] = costs[other][one] = random.choice((0, 1, 4, 9, 60))
    return costs, [random.randrange(8) for _ in range(count)]


@given(count=st.integers(0, 200), size=st.integers(2, 8))
def test_no_more_tables_than_it_takes_and_they_are_filled_evenly(count: int, size: int) -> None:
    sizes = even_sizes(count, size)
    assert sum(sizes) == count
    assert len(sizes) == -(-count // size)
    assert max(sizes, default=0) - min(sizes, default=0) <= 1
    assert max(sizes, default=0) <= size


def test_tables_of_two_fill_up() -> None:
    assert [even_sizes(count, 3) for count in range(1, 9)] == [
        (1,),
        (2,),
        (3,),
        (2, 2),
        (3, 2),
        (3, 3),
        (3, 2, 2),
        (3, 3, 2),
    ]


@settings(deadline=None, max_examples=60)
@given(count=st.integers(1, 8), size=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_few_sit_at_the_least_cost_there_is(count: int, size: int, seed: int) -> None:
    sizes = even_sizes(count, size)
    costs, small = drawn(count, seed)
    found = seat(sizes, costs, small, GRAVE, "seed")
    assert sorted(map(len, found), reverse=True) == list(sizes)
    assert sorted(place for table in found for place in table) == list(range(count))
    cheapest = min(cost_of(way, sizes, costs, small) for way in ways(range(count), sizes))
    assert cost_of(found, sizes, costs, small) == cheapest


@settings(deadline=None, max_examples=40)
@given(count=st.integers(FEW + 1, 20), size=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_of_many_no_two_would_better_change_their_seats(count: int, size: int, seed: int) -> None:
    sizes = even_sizes(count, size)
    costs, small = drawn(count, seed)
    found = seat(sizes, costs, small, GRAVE, "seed")
    assert list(map(len, found)) == list(sizes)
    assert sorted(place for table in found for place in table) == list(range(count))
    least = cost_of(found, sizes, costs, small)
    at = {place: (table, chair) for table, there in enumerate(found) for chair, place in enumerate(there)}
    for one, other in combinations(range(count), 2):
        changed = [list(there) for there in found]
        changed[at[one][0]][at[one][1]], changed[at[other][0]][at[other][1]] = other, one
        assert cost_of(changed, sizes, costs, small) >= least


@settings(deadline=None, max_examples=30)
@given(seed=st.integers(0, 10**6))
def test_exchanging_finds_what_costs_nothing_where_little_is_forbidden(seed: int) -> None:
    """Eighteen of whom each must not sit with two others: trying all ways would take too long."""
    costs = [[0] * 18 for _ in range(18)]
    ring = Random(seed).sample(range(18), 18)
    for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
        costs[one][other] = costs[other][one] = GRAVE
    assert cost_of(exchanged([3] * 6, costs, [0] * 18, GRAVE, "seed"), [3] * 6, costs, [0] * 18) == 0
