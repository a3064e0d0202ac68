"""Factor pairing: the best meet who stands so many places lower."""

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.finding import pair
from tests.tournaments.pairing.fields import field, fresh


def test_the_best_meet_who_stands_the_factor_lower_and_the_others_are_swiss() -> None:
    players = [Player(at, points=30 - at if at <= 6 else 2) for at in range(1, 11)]
    made = pair(field(players), "factor", {"factor": 3})
    assert sorted(sorted(meeting.who) for meeting in made.meetings) == [
        [1, 4],
        [2, 5],
        [3, 6],
        [7, 9],
        [8, 10],
    ]


def test_without_a_number_it_is_the_rounds_that_are_left() -> None:
    made = pair(field(fresh(12), round=7, rounds=8), "factor", {})
    assert sorted(sorted(meeting.who) for meeting in made.meetings)[:2] == [[1, 3], [2, 4]]


def test_a_factor_of_more_than_half_the_field_is_half_of_it() -> None:
    made = pair(field(fresh(7)), "factor", {"factor": 9})
    assert sorted(sorted(meeting.who) for meeting in made.meetings) == [[1, 4], [2, 5], [3, 6], [7]]


def test_one_alone_and_nobody_are_fields_too() -> None:
    assert pair(field(fresh(1)), "factor", {}).meetings[0].who == (1,)
    assert pair(field([]), "factor", {}).meetings == ()
