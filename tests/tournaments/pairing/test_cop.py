"""Simulated pairings: the end of an event, whom nobody can catch, who must be met, what goes before it."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.finding import pair
from gamehall.tournaments.pairing.system import CannotPair
from tests.tournaments.pairing.events import event, widest
from tests.tournaments.pairing.fields import all_pairs, field, fresh, hard, sat, tangled, who

COP = "cop"


def late(points: Sequence[int], round: int, prizes: int = 2, **more: object) -> Field:
    """Of eight rounds; each stands ten points of spread ahead of the next."""
    players = [Player(at, points=each, spread=-10 * at) for at, each in enumerate(points, 1)]
    return field(players, round=round, source=round - 1, rounds=8, prizes=prizes, **more)


def pairs(made: Pairing) -> list[list[int]]:
    return [sorted(meeting.who) for meeting in made.meetings]


def test_in_the_last_round_whoever_may_still_win_a_prize_meets_the_neighbour() -> None:
    """Three prizes: the sixth, a win behind the third, may still take the last of them."""
    made = pair(late((10, 10, 8, 8, 8, 6, 6, 4), round=8, prizes=3), COP, {})
    assert pairs(made)[:3] == [[1, 2], [3, 4], [5, 6]]
    assert all("as the end of the event demands" in meeting.why for meeting in made.meetings[:3])


def test_then_the_first_two_of_a_class_meet_where_the_second_can_still_come_first_of_it() -> None:
    """One prize, between the first two. Of the class 5 stands best and 8 next: a win behind."""
    drawn = late((14, 14, 8, 8, 8, 8, 6, 6), round=8, prizes=1)
    classed = tuple(replace(p, group="new" if p.number in (5, 8) else "") for p in drawn.players)
    made = pair(replace(drawn, players=classed), COP, {})
    assert [1, 2] in pairs(made)
    assert [5, 8] in pairs(made)
    behind = tuple(replace(p, points=4) if p.number == 8 else p for p in classed)
    assert [5, 8] not in pairs(pair(replace(drawn, players=behind), COP, {}))


def test_in_the_round_before_it_the_first_six_play_the_first_with_the_fourth_and_so_on() -> None:
    made = pair(late((9, 9, 9, 9, 9, 9, 2, 2), round=7), COP, {"control_loss": 1.0})
    assert pairs(made) == [[1, 4], [2, 5], [3, 6], [7, 8]]


def test_who_cannot_be_caught_meets_the_best_who_is_out_of_the_prizes() -> None:
    """Two wins ahead before the last round. One prize is left, and the fifth may still take it."""
    drawn = late((14, 10, 8, 8, 8, 6, 4, 4), round=8)
    made = pair(drawn, COP, {})
    assert pairs(made) == [[1, 6], [2, 3], [4, 5], [7, 8]]
    assert "the better one can no longer be caught" in made.meetings[0].why
    assert "The first can no longer be caught." in made.reports
    once = tuple(replace(p, met={1: 1} if p.number == 6 else {}) for p in drawn.players)
    assert pairs(pair(replace(drawn, players=once), COP, {}))[0] == [1, 7]


def test_or_the_last_where_nobody_is_out_of_them() -> None:
    made = pair(late((14, 10, 9, 9, 9, 9), round=8), COP, {})
    assert pairs(made) == [[1, 6], [2, 3], [4, 5]]


def test_two_who_cannot_be_caught_play_each_other() -> None:
    made = pair(late((14, 11, 8, 8, 8, 6, 4, 4), round=8, prizes=3), COP, {})
    assert pairs(made)[0] == [1, 2]
    assert "both can no longer be caught" in made.meetings[0].why
    assert "The first 2 can no longer be caught." in made.reports


def test_what_can_be_made_up_is_a_setting() -> None:
    """A win and 300 points with one round left: too much at 250 a round, and not at 500."""
    players = [
        Player(1, points=14, spread=400),
        Player(2, points=12, spread=100),
        Player(3, points=12, spread=90),
        Player(4),
    ]
    drawn = field(players, round=8, source=7, prizes=2)
    assert "The first can no longer be caught." in pair(drawn, COP, {}).reports
    assert pairs(pair(drawn, COP, {"gibson_spread": [500]}))[0] == [1, 2]


def test_of_an_odd_number_the_bye_goes_to_who_cannot_be_caught() -> None:
    """Theirs is the first prize; for the second the second meets the third, and the fourth comes up to it."""
    made = pair(late((14, 10, 8, 8, 8, 6, 6, 4, 2), round=8), COP, {})
    assert made.meetings[-1].who == (1,)
    assert pairs(made)[:2] == [[2, 3], [4, 5]]
    assert made.reports == ("No. 4 is the lowest who may still win a prize, as the simulations go.",)


def test_else_it_goes_to_the_lowest_with_the_fewest_byes() -> None:
    drawn = late((10, 10, 8, 8, 6), round=6)
    assert pair(drawn, COP, {}).meetings[-1].who == (5,)
    had = (*drawn.players[:-1], replace(drawn.players[-1], byes=1))
    assert pair(replace(drawn, players=had), COP, {}).meetings[-1].who == (4,)


def test_the_first_meets_who_would_else_win_all_and_come_second() -> None:
    """With two rounds left factor pairing gives the first the third; the second, two wins behind as well,
    would have to meet the first to catch it."""
    drawn = late((12, 8, 8, 6, 6, 4, 4, 2), round=7)
    made = pair(drawn, COP, {})
    assert pairs(made)[0] == [1, 2]
    assert "The first should meet no. 2, who else could win all and come second." in made.reports
    for off in ({"control_loss": 1.0}, {"control_loss_from": 8}):
        made = pair(drawn, COP, off)
        assert pairs(made)[0] == [1, 3]
        assert not any("should meet" in said for said in made.reports)


def test_who_holds_a_place_meets_best_the_lowest_who_may_still_take_it() -> None:
    made = pair(late((12, 8, 8, 6, 6, 4, 4, 2), round=7), COP, {"control_loss": 1.0})
    assert "the lowest who may still take the better one's place" in made.meetings[0].why


def test_nobody_meets_again_while_a_small_difference_in_places_can_avoid_it() -> None:
    met = {1: 8, 8: 1, 2: 7, 7: 2}
    players = [Player(at, met={met[at]: 3} if at in met else {}) for at in range(1, 9)]
    made = pair(field(players, round=5, source=4, rounds=12, prizes=8), COP, {})
    assert not any(meeting.who in ((1, 8), (8, 1), (2, 7), (7, 2)) for meeting in made.meetings)
    assert {meeting.why.split(", ")[1] for meeting in made.meetings} == {"not met"}


@settings(deadline=None, max_examples=40)
@given(count=st.integers(2, 8), seed=st.integers(0, 10**6), schools=st.integers(0, 3))
def test_schools_byes_and_starts_go_before_the_prizes(count: int, seed: int, schools: int) -> None:
    """None of them is worse than in the best of all pairings, the first before the second."""
    drawn = tangled(count, seed, schools)
    made = pair(drawn, COP, {"simulations": 50})
    numbers = [player.number for player in drawn.players]
    assert hard(drawn, who(made))[1:] == min(hard(drawn, one)[1:] for one in all_pairs(numbers))


@pytest.mark.parametrize("count", [8, 11])
def test_a_whole_event_keeps_starts_within_two_and_byes_apart(count: int) -> None:
    rounds = event(count, [("swiss", {})] * 4 + [(COP, {"simulations": 100})] * 4, seed=2)
    assert widest(rounds) <= 2
    byes = [m.who[0] for _, made in rounds for m in made.meetings if len(m.who) == 1]
    assert len(set(byes)) == len(byes)


def test_the_same_field_is_paired_alike_whoever_asks() -> None:
    drawn = late((12, 8, 8, 6, 6, 4, 4, 2), round=6)
    assert pair(drawn, COP, {}) == pair(drawn, COP, {})


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_smallest_fields(count: int) -> None:
    assert sat(pair(field(fresh(count), round=8, source=7), COP, {})) == list(range(1, count + 1))


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"hopefulness": [0.1, 0]}, "Hopefulness is a share of the simulations, more than none"),
        ({"hopefulness": []}, "Hopefulness is a share"),
        ({"simulations": 0}, "Between 1 and 100,000 simulations are played, not 0"),
        ({"simulations": 100_001}, "not 100,001"),
    ],
)
def test_what_cannot_be_simulated_is_told(options: dict[str, object], says: str) -> None:
    with pytest.raises(CannotPair, match=says):
        pair(field(fresh(4)), COP, options)


def test_points_that_are_not_wins_are_refused() -> None:
    with pytest.raises(CannotPair, match="These pairings count wins"):
        pair(field(fresh(4), counts="points"), COP, {})
