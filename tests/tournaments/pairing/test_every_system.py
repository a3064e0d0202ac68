"""What holds for every system, whatever has happened in the hall."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamehall.tournaments.pairing.field import Field, Player
from gamehall.tournaments.pairing.finding import pair, systems
from gamehall.tournaments.pairing.system import IsOver
from tests.tournaments.pairing.events import event
from tests.tournaments.pairing.fields import fresh, sat, who

STANDINGS = ("swiss", "king-of-the-hill", "factor", "australian", "by-lot", "cop", "tables")
"""They pair by the standings, or by lot, as many rounds as one likes."""


def ready(count: int, schools: int, seed: str) -> Field:
    """A field before its first round that any system can pair."""
    players = [
        replace(player, apart=(f"school {player.number % schools}",), star=("ka", "no"))
        for player in fresh(count)
    ]
    return Field(tuple(players), 1, 0, 8, seed)


@pytest.mark.parametrize("system", sorted(systems().keys() - {"by-hand"}))
@settings(deadline=None, max_examples=12)
@given(count=st.integers(2, 14), schools=st.integers(2, 4), seed=st.text(max_size=4))
def test_everybody_sits_once_at_a_table_that_says_why(
    system: str, count: int, schools: int, seed: str
) -> None:
    made = pair(ready(count, schools, seed), system, {})
    assert sorted([*sat(made), *made.out]) == list(range(1, count + 1))
    for meeting in made.meetings:
        assert meeting.why.endswith(".")
        assert len(meeting.why.split()) >= 3
        assert meeting.cost >= 0
    assert all(said.endswith(".") for said in made.reports)


@pytest.mark.parametrize("system", sorted(systems().keys() - {"by-hand"}))
def test_the_same_field_is_paired_alike(system: str) -> None:
    drawn = ready(11, 3, "again")
    assert pair(drawn, system, {}) == pair(drawn, system, {})


@pytest.mark.parametrize("system", STANDINGS)
def test_a_lagged_round_does_not_hang_on_the_round_before_it(system: str) -> None:
    """Two events that differ in what round three brought pair round four alike."""
    (*_, third), lagged = (event(12, [(system, {})] * rounds, seed=5, lag=1) for rounds in (3, 4))
    hall = lagged[3][0]
    assert hall.source == 2
    turned = {player.number: 2 - player.points % 3 for player in third[0].players}
    known = {player.number: player for player in hall.players}
    again = replace(hall, players=tuple(replace(known[n], rating=turned[n]) for n in known))
    assert who(pair(again, system, {})) == who(lagged[3][1])


@pytest.mark.parametrize("system", ["round-robin", "knock-out", "pools", "fontes", "team-round-robin"])
def test_a_schedule_that_is_played_says_so(system: str) -> None:
    with pytest.raises(IsOver, match=r"after|over"):
        pair(replace(ready(8, 2, "over"), round=99, source=98), system, {})


@pytest.mark.parametrize("system", STANDINGS)
@settings(deadline=None, max_examples=15)
@given(count=st.integers(2, 9), seed=st.integers(0, 10**6))
def test_who_must_not_meet_does_not_while_that_can_be_avoided(system: str, count: int, seed: int) -> None:
    players = tuple(Player(number, points=number % 3) for number in range(count, 0, -1))
    one, other = 1 + seed % count, 1 + (seed + 1) % count
    hall = Field(players, 3, 2, 8, str(seed), by_hand=((one, other),))
    if count > (3 if system == "tables" else 2):
        assert not any({one, other} <= set(table) for table in who(pair(hall, system, {})))
