"""Swiss: what goes before what, held against every pairing there is, and who meets whom in a clear case."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.finding import pair
from gamehall.tournaments.pairing.system import CannotPair
from tests.tournaments.pairing.events import event
from tests.tournaments.pairing.fields import all_pairs, field, fresh, hard, sat, tangled, who


@settings(deadline=None, max_examples=300)
@given(count=st.integers(2, 8), seed=st.integers(0, 10**6), schools=st.integers(0, 4))
def test_nothing_hard_is_worse_than_in_the_best_of_all_pairings(count: int, seed: int, schools: int) -> None:
    """Repeats before schools, these before second byes, and these before starts over two."""
    drawn = tangled(count, seed, schools)
    numbers = [player.number for player in drawn.players]
    assert hard(drawn, who(pair(drawn, "swiss", {}))) == min(hard(drawn, one) for one in all_pairs(numbers))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("count", [9, 10])
def test_nobody_meets_twice_while_ten_can_be_paired_without(count: int, seed: int) -> None:
    drawn = tangled(count, seed)
    numbers = [player.number for player in drawn.players]
    fewest = min(hard(drawn, one)[0] for one in all_pairs(numbers))
    assert hard(drawn, who(pair(drawn, "swiss", {})))[0] == fewest


@settings(deadline=None, max_examples=150)
@given(count=st.integers(1, 12), seed=st.integers(0, 10**6), schools=st.integers(0, 3))
def test_everybody_sits_somewhere_once_and_what_could_not_be_avoided_is_said(
    count: int, seed: int, schools: int
) -> None:
    drawn = tangled(count, seed, schools)
    made = pair(drawn, "swiss", {})
    assert sat(made) == list(range(1, count + 1))
    repeats, own, byes, starts = hard(drawn, who(made))
    said = " ".join(made.reports)
    assert said.count("meet again") == repeats
    assert said.count("are both of") == own
    assert ("bye once more" in said) == (byes > 0)
    assert said.count("within two") == starts


def test_in_the_first_round_the_upper_half_meets_the_lower() -> None:
    made = pair(field(fresh(8), round=1, source=0), "swiss", {})
    assert [sorted(meeting.who) for meeting in made.meetings] == [[1, 5], [2, 6], [3, 7], [4, 8]]
    assert {meeting.why for meeting in made.meetings} == {"Equal wins, not met; cost 0."}


def test_the_first_round_is_seeded_by_rating_and_the_unrated_by_lot() -> None:
    players = [replace(player, rating=player.number if player.number < 5 else 0) for player in fresh(8)]
    made = pair(field(players, round=1, source=0), "swiss", {})
    assert {min(meeting.who) for meeting in made.meetings} == {1, 2, 3, 4}
    shuffled = Random(1).sample(players, 8)
    assert set(who(pair(field(shuffled, round=1, source=0), "swiss", {}))) == set(who(made))


def test_before_the_first_result_the_second_round_is_paired_without_repeats() -> None:
    rounds = event(16, [("swiss", {})] * 3, seed=1, lag=1)
    assert [one.source for one, _ in rounds] == [0, 0, 1]
    assert not any(made.reports for _, made in rounds)


def test_a_neighbour_order_pairs_first_and_second_of_equal_wins() -> None:
    made = pair(field(fresh(6)), "swiss", {"order": "koth"})
    assert [sorted(meeting.who) for meeting in made.meetings] == [[1, 2], [3, 4], [5, 6]]


def test_the_last_of_an_odd_group_meets_the_first_of_the_next() -> None:
    points = (4, 4, 4, 2, 2, 2)
    players = [Player(at, points=each) for at, each in enumerate(points, 1)]
    made = pair(field(players), "swiss", {})
    assert sorted(sorted(meeting.who) for meeting in made.meetings) == [[1, 2], [3, 4], [5, 6]]
    assert "1 win apart, not met; cost 0." in {meeting.why for meeting in made.meetings}


def test_starts_go_before_the_ideal_opponent_unless_it_is_forced() -> None:
    """With 1 and 3 ahead, the ideal pairs 1-3 and 2-4 would drive one of each further from even."""
    players = [Player(1, firsts=1), Player(2, seconds=1), Player(3, firsts=1), Player(4, seconds=1)]
    balanced = {frozenset(meeting.who) for meeting in pair(field(players), "swiss", {}).meetings}
    assert balanced & {frozenset((1, 3)), frozenset((2, 4))} == set()
    forced = {frozenset(one.who) for one in pair(field(players), "swiss", {"order": "forced"}).meetings}
    assert forced == {frozenset((1, 3)), frozenset((2, 4))}


def test_equal_wins_go_before_starts_within_one() -> None:
    players = [
        Player(1, points=2, firsts=1),
        Player(2, points=2, firsts=1),
        Player(3, seconds=1),
        Player(4, seconds=1),
    ]
    made = pair(field(players), "swiss", {})
    assert [sorted(meeting.who) for meeting in made.meetings] == [[1, 2], [3, 4]]


def test_as_many_repeats_as_the_director_allows_are_no_repeats() -> None:
    once = [Player(1, met={2: 1}), Player(2, met={1: 1})]
    assert pair(field(once), "swiss", {}).reports == (
        "No. 1 and no. 2 meet again: no pairing has fewer repeats.",
    )
    assert pair(field(once), "swiss", {"repeats": 1}).reports == ()


def test_where_all_must_repeat_it_is_not_the_opponent_of_the_last_round() -> None:
    met = {number: {other: 1 for other in range(1, 5) if other != number} for number in range(1, 5)}
    last = {1: (2,), 2: (1,), 3: (4,), 4: (3,)}
    players = [Player(number, met=met[number], last=last[number]) for number in range(1, 5)]
    made = pair(field(players), "swiss", {"order": "koth"})
    assert all(meeting.who not in {(1, 2), (2, 1), (3, 4), (4, 3)} for meeting in made.meetings)


def test_who_must_not_meet_does_not_even_where_they_meet_twice_for_it() -> None:
    players = [Player(1, met={3: 1}), Player(2, met={4: 1}), Player(3, met={1: 1}), Player(4, met={2: 1})]
    barred = field(players, by_hand=((1, 2), (1, 4)))
    assert {frozenset(meeting.who) for meeting in pair(barred, "swiss", {}).meetings} == {
        frozenset((1, 3)),
        frozenset((2, 4)),
    }


def test_what_the_director_made_impossible_is_said() -> None:
    with pytest.raises(CannotPair, match="too many must not meet"):
        pair(field(fresh(4), by_hand=((1, 2, 3),)), "swiss", {})
