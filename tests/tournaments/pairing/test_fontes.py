"""Initial Fontes: a group has one of every band, and in it everybody meets everybody."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.pairing.dealing import banded
from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.system import CannotPair
from gamehall.tournaments.pairing.systems.fontes import Options, pair, settle
from tests.tournaments.pairing.halls import after, byes, field_of, first_wins, seated


@pytest.mark.parametrize(
    ("count", "sizes"),
    [
        (6, [6]),
        (7, [4, 3]),
        (8, [4, 4]),
        (9, [4, 5]),
        (10, [4, 6]),
        (11, [4, 4, 3]),
        (21, [4, 4, 4, 4, 5]),
        (22, [4, 4, 4, 4, 6]),
        (23, [4, 4, 4, 4, 4, 3]),
    ],
)
def test_for_three_rounds_the_rest_makes_a_group_of_five_six_or_three(count: int, sizes: list[int]) -> None:
    assert [len(group) for group in banded(range(count), 4, "x")] == sizes


@given(groups=st.integers(2, 30), rounds=st.sampled_from([1, 3, 5, 7]), snaked=st.booleans(), seed=st.text())
def test_every_group_has_one_of_every_band(groups: int, rounds: int, snaked: bool, seed: str) -> None:
    dealt = banded(range(groups * (rounds + 1)), rounds + 1, seed, snaked)
    assert len(dealt) == groups
    for group in dealt:
        assert [place // groups for place in group] == list(range(rounds + 1))


def test_bands_are_drawn_or_dealt_to_and_fro() -> None:
    assert banded(range(12), 4, "x", snake=True) == ((0, 5, 6, 11), (1, 4, 7, 10), (2, 3, 8, 9))
    assert len({banded(range(12), 4, str(seed)) for seed in range(20)}) > 10


@given(st.integers(1, 60), st.sampled_from([1, 3, 5]))
def test_nobody_sits_out_but_one_of_an_odd_number_and_nobody_meets_twice(count: int, rounds: int) -> None:
    field = field_of([Player(n, rating=3000 - n) for n in range(1, count + 1)])
    options = settle(field, Options(rounds=rounds))
    for _ in range(rounds):
        pairing = pair(field, options)
        assert seated(pairing) == list(range(1, count + 1))
        assert len(byes(pairing)) == count % 2
        field = after(field, pairing, first_wins)
    if count >= rounds + 1:
        assert all(set(player.met.values()) <= {1} for player in field.players)
    met = {player.number: player.met for player in field.players}
    for group in options.groups:
        if len(group) <= rounds + 1 and count > 2 * rounds:
            assert all(other in met[one] for one, other in combinations(group, 2))
    with pytest.raises(CannotPair, match="is over" if count >= 1 else ""):
        pair(field, options)


def test_the_rounds_are_odd() -> None:
    with pytest.raises(CannotPair, match="an odd number of rounds, not 4"):
        pair(field_of(range(8)), Options(rounds=4))


def test_groups_are_those_that_were_drawn() -> None:
    pairing = pair(field_of(range(1, 9)), Options(groups=((1, 3, 5, 7), (2, 4, 6, 8))))
    assert all(sum(meeting.who) % 2 == 0 for meeting in pairing.meetings)
    with pytest.raises(CannotPair, match="twice"):
        pair(field_of(range(1, 9)), Options(groups=((1, 3), (1, 5))))
