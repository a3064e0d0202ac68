"""The weights of the simulated pairings, reckoned once more pair by pair as they are described."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamehall.tournaments.pairing.cop_costs import Stage, meetings, weighed
from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.hopes import Hopes
from gamehall.tournaments.pairing.tiers import grids
from tests.tournaments.pairing.fields import field, tangled


def described(stage: Stage, i: int, j: int) -> int:
    """What it costs that the upper, `i`, meets the lower, `j`."""
    count = len(stage.field.players)
    upper, lower = stage.field.players[i], stage.field.players[j]
    for_a_prize = i < stage.cashers
    times = min(16, upper.met.get(lower.number, 0))
    cost = ((1 << times) - 1) * 4 * count**3 // 27
    if not for_a_prize:
        cost += (j - i) ** 2
        cost += 10**6 * (lower.number in upper.last)
    elif not stage.late:
        cost += (j - i) ** 3
    if stage.safe <= i < min(stage.field.prizes, stage.cashers):
        last = stage.hopes.lowest[i]
        cost += 2 * abs(last - j) ** 3
        cost += 10**9 * (i < last < j)
    if i < stage.safe <= j < stage.cashers:
        cost += 10**9
    if i == 0 and stage.safe == 0 and stage.hopes.must_meet and j not in stage.hopes.must_meet:
        cost += 10**9
    if stage.called.get(i, j) != j or stage.called.get(j, i) != i:
        cost += 2 * 10**9
    ahead = sorted(player.firsts - player.seconds for player in (upper, lower))
    return cost + (ahead[0] >= 1 or ahead[1] <= -1)


@settings(deadline=None, max_examples=150)
@given(count=st.integers(2, 10), seed=st.integers(0, 10**6))
def test_a_meeting_costs_what_is_described(count: int, seed: int) -> None:
    random = Random(seed)
    drawn = tangled(count, seed)
    players = tuple(
        replace(player, last=tuple(random.sample(sorted(player.met), 1)) if player.met else ())
        for player in drawn.players
    )
    last = {player.number: player.last for player in players}
    players = tuple(
        replace(p, last=tuple({*p.last, *(other for other in last if p.number in last[other])}))
        for p in players
    )
    called = dict(two for two in [(0, 1), (1, 0)] if random.random() < 0.5)
    called = {0: 1, 1: 0} if called else {}
    stage = Stage(
        field=field(players, prizes=random.randint(1, count)),
        hopes=Hopes(
            tuple(sorted(random.randrange(at, count) for at in range(count))),
            tuple(sorted(random.sample(range(1, count), random.randrange(min(2, count - 1) + 1)))),
        ),
        cashers=random.randint(1, count),
        safe=random.randrange(3),
        called=called,
        late=random.random() < 0.5,
    )
    found = weighed(stage, grids(stage.field, players)).pairs(np.arange(count))
    for i in range(count):
        for j in range(i + 1, count):
            assert found[i, j] == found[j, i] == described(stage, i, j)


def test_each_further_meeting_costs_more_than_twice_as_much() -> None:
    """Of nine players: once 4 * 3³ = 108, twice three times, three times seven times as much."""
    assert meetings(np.array([0, 1, 2, 3], dtype=np.int16), 9).tolist() == [0, 108, 324, 756]


@pytest.mark.parametrize("times", [16, 17, 300])
def test_very_many_meetings_are_as_bad_as_sixteen(times: int) -> None:
    assert meetings(np.array([times], dtype=np.int16), 9).tolist() == [(2**16 - 1) * 108]


def test_where_starts_do_not_matter_they_cost_nothing() -> None:
    players = (Player(1, firsts=1), Player(2, firsts=1))
    for starts in (True, False):
        stage = Stage(field(players, starts=starts), Hopes((1, 1)), 2, 0, {}, False)
        assert weighed(stage, grids(stage.field, players)).pairs(np.arange(2))[0, 1] == 1 + starts
