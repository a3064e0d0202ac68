"""The cheapest meetings where somebody may be left alone, held against every way there is."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.pairing.alone import with_byes
from tests.tournaments.pairing.fields import Pairs


def ways(places: Sequence[int], pairs: Mapping[tuple[int, int], int]) -> Iterator[Pairs]:
    """Every way in which some meet and the others are alone."""
    if not places:
        yield ()
        return
    first, *rest = places
    for way in ways(rest, pairs):
        yield ((first,), *way)
    for other in rest:
        if (first, other) in pairs:
            for way in ways([place for place in rest if place != other], pairs):
                yield ((first, other), *way)


@given(count=st.integers(0, 7), seed=st.integers(0, 10**6), thin=st.sampled_from((0.2, 0.6, 1.0)))
def test_fewest_are_alone_and_then_it_is_the_cheapest(count: int, seed: int, thin: float) -> None:
    random = Random(seed)
    pairs = {two: random.randrange(20) for two in combinations(range(count), 2) if random.random() < thin}
    byes = [random.randrange(20) for _ in range(count)]

    def cost(way: Pairs) -> tuple[int, int]:
        alone = [places[0] for places in way if len(places) == 1]
        met = sum(pairs[places[0], places[1]] for places in way if len(places) == 2)
        return len(alone), met + sum(byes[place] for place in alone)

    found = with_byes(pairs, byes)
    assert sorted(place for places in found for place in places) == list(range(count))
    assert cost(found) == min(map(cost, ways(range(count), pairs)))
