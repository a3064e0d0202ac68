"""Schools and teams: their own do not meet unless they have to, and then it is said."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.pairing.apart import fewest, shared
from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.finding import pair
from tests.tournaments.pairing.fields import all_pairs, field, hard

NORTH, SOUTH = ("North",), ("South",)


@pytest.mark.parametrize("system", ["swiss", "king-of-the-hill", "factor", "by-lot"])
def test_no_school_meets_itself_while_that_can_be_avoided(system: str) -> None:
    players = [Player(at, points=20 - at, apart=NORTH if at <= 4 else SOUTH) for at in range(1, 9)]
    made = pair(field(players), system, {})
    assert all(min(meeting.who) <= 4 < max(meeting.who) for meeting in made.meetings)
    assert not any("are both of" in said for said in made.reports)


def test_what_could_not_be_avoided_is_reported_with_the_school() -> None:
    players = [Player(1, apart=NORTH), Player(2, apart=NORTH), Player(3, apart=NORTH), Player(4, apart=SOUTH)]
    made = pair(field(players), "swiss", {})
    assert len(made.reports) == 1
    assert "are both of North: it could not be avoided." in made.reports[0]
    assert {meeting.why.split(", ")[2] for meeting in made.meetings} == {
        "both of North; cost 0.",
        "schools or teams differ; cost 0.",
    }


def test_rather_two_of_a_school_than_two_who_met() -> None:
    players = [
        Player(1, apart=NORTH, met={3: 1, 4: 1}),
        Player(2, apart=NORTH, met={3: 1, 4: 1}),
        Player(3, apart=SOUTH, met={1: 1, 2: 1}),
        Player(4, apart=SOUTH, met={1: 1, 2: 1}),
    ]
    made = pair(field(players), "swiss", {})
    assert {frozenset(meeting.who) for meeting in made.meetings} == {frozenset((1, 2)), frozenset((3, 4))}
    assert len(made.reports) == 2


@given(st.lists(st.sampled_from(((), ("a",), ("b",), ("a", "b"))), min_size=1, max_size=7))
def test_no_pairing_has_fewer_meetings_of_a_school_than_the_bound(labels: list[tuple[str, ...]]) -> None:
    players = [Player(at, apart=each) for at, each in enumerate(labels)]
    numbers = list(range(len(players)))
    assert fewest(players) <= min(hard(field(players), one)[1] for one in all_pairs(numbers))


@given(st.lists(st.sampled_from((("a",), ("b",), ("c",))), min_size=1, max_size=7))
def test_where_everybody_has_one_school_the_bound_is_reached(labels: list[tuple[str, ...]]) -> None:
    players = [Player(at, apart=each) for at, each in enumerate(labels)]
    numbers = list(range(len(players)))
    assert fewest(players) == min(hard(field(players), one)[1] for one in all_pairs(numbers))


def test_an_empty_label_is_no_school() -> None:
    assert shared(Player(1, apart=("",)), Player(2, apart=("",))) == ""
    assert fewest([Player(1, apart=("",)), Player(2, apart=("",))]) == 0
