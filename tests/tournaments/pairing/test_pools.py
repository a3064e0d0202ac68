"""Pools of three and four: how many of each, who is in which, and that all meet."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.pairing.dealing import sizes_of_pools, snaked
from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.system import CannotPair
from gamehall.tournaments.pairing.systems.pools import Options, pair, settle
from tests.tournaments.pairing.halls import after, byes, field_of, first_wins, seated


@pytest.mark.parametrize(
    ("count", "fours", "threes"),
    [
        (3, (3,), (3,)),
        (4, (4,), (4,)),
        (5, (5,), (5,)),
        (6, (3, 3), (3, 3)),
        (7, (4, 3), (4, 3)),
        (8, (4, 4), (4, 4)),
        (9, (3, 3, 3), (3, 3, 3)),
        (10, (4, 3, 3), (4, 3, 3)),
        (11, (4, 4, 3), (4, 4, 3)),
        (12, (4, 4, 4), (3, 3, 3, 3)),
        (13, (4, 3, 3, 3), (4, 3, 3, 3)),
    ],
)
def test_remainders(count: int, fours: tuple[int, ...], threes: tuple[int, ...]) -> None:
    assert sizes_of_pools(count, 4) == fours
    assert sizes_of_pools(count, 3) == threes


@given(st.integers(6, 400), st.sampled_from([3, 4]))
def test_as_many_of_the_wished_size_as_there_can_be(count: int, size: int) -> None:
    sizes = sizes_of_pools(count, size)
    assert sum(sizes) == count
    assert set(sizes) <= {3, 4}
    assert sizes.count(7 - size) < size


def test_the_snake_turns_at_each_end() -> None:
    assert snaked(range(1, 13), (4, 4, 4)) == ((1, 6, 7, 12), (2, 5, 8, 11), (3, 4, 9, 10))
    assert snaked(range(1, 8), (4, 3)) == ((1, 4, 5, 7), (2, 3, 6))


def test_team_mates_are_dealt_apart_within_their_turn() -> None:
    """Four would go to the pool of three: both are Reds, so four and five change places."""
    teams = {n: frozenset({"Reds"} if n in {3, 4} else ()) for n in range(1, 13)}
    pools = snaked(range(1, 13), (4, 4, 4), teams)
    assert pools == ((1, 6, 7, 12), (2, 4, 8, 11), (3, 5, 9, 10))


@given(st.integers(3, 40), st.sampled_from([3, 4]))
def test_in_each_pool_everybody_meets_everybody(count: int, size: int) -> None:
    field = field_of([Player(n, rating=3000 - n) for n in range(1, count + 1)])
    options = settle(field, Options(size=3 if size == 3 else 4))
    rounds = 5 if count == 5 else 3
    for _ in range(rounds):
        pairing = pair(field, options)
        assert seated(pairing) == list(range(1, count + 1))
        assert len(byes(pairing)) == sum(len(pool) % 2 for pool in options.pools)
        field = after(field, pairing, first_wins)
    met = {player.number: player.met for player in field.players}
    for pool in options.pools:
        for one, other in combinations(pool, 2):
            assert met[one][other] == 1
    assert sum(map(len, met.values())) == sum(len(pool) * (len(pool) - 1) for pool in options.pools)
    assert all(abs(player.firsts - player.seconds) <= 1 for player in field.players)
    with pytest.raises(CannotPair, match=f"after {rounds} rounds"):
        pair(field, options)


def test_pools_are_those_the_director_drew() -> None:
    field = field_of(range(1, 7))
    pairing = pair(field, Options(pools=((1, 2, 3), (4, 5, 6))))
    assert all(max(meeting.who) <= 3 or min(meeting.who) > 3 for meeting in pairing.meetings)
    with pytest.raises(CannotPair, match="twice"):
        pair(field, Options(pools=((1, 2, 3), (3, 5, 6))))


def test_the_draw_must_be_written_down_where_somebody_has_left() -> None:
    with pytest.raises(CannotPair, match="Somebody has left since the draw"):
        pair(field_of([Player(1, met={9: 1}), Player(2, met={1: 1})], round=2), Options())
