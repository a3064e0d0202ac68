"""King of the hill: first against second, third against fourth."""

from hypothesis import given
from hypothesis import strategies as st

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.finding import pair
from tests.tournaments.pairing.fields import field, fresh

KOTH = "king-of-the-hill"


@given(order=st.permutations(range(1, 9)))
def test_first_meets_second_and_third_meets_fourth(order: list[int]) -> None:
    made = pair(field([Player(number) for number in order]), KOTH, {})
    assert [set(meeting.who) for meeting in made.meetings] == [set(order[at : at + 2]) for at in (0, 2, 4, 6)]


def test_neighbours_meet_again_and_it_is_nothing_to_report() -> None:
    players = [Player(1, met={2: 3}, last=(2,)), Player(2, met={1: 3}, last=(1,)), Player(3), Player(4)]
    made = pair(field(players), KOTH, {})
    assert [sorted(meeting.who) for meeting in made.meetings] == [[1, 2], [3, 4]]
    assert made.meetings[0].why == "Equal wins, met 3 times; cost 0."
    assert made.reports == ()


def test_a_limit_on_repeats_takes_the_next_neighbours() -> None:
    players = [Player(1, met={2: 1}), Player(2, met={1: 1}), Player(3), Player(4)]
    made = pair(field(players), KOTH, {"repeats": 0})
    assert sorted(sorted(meeting.who) for meeting in made.meetings) == [[1, 3], [2, 4]]
    assert made.reports == ("No. 1 and no. 2 are neighbours and do not meet: they have met often enough.",)


def test_the_bye_is_given_first_and_the_others_close_up() -> None:
    players = [Player(1), Player(2, byes=1), Player(3), Player(4, byes=1), Player(5, byes=1)]
    made = pair(field(players), KOTH, {})
    assert [sorted(meeting.who) for meeting in made.meetings] == [[1, 2], [4, 5], [3]]


def test_two_who_both_began_twice_more_are_parted_unless_it_is_strict() -> None:
    players = [Player(1, firsts=2), Player(2, firsts=2), Player(3), Player(4), Player(5), Player(6)]
    made = pair(field(players), KOTH, {})
    assert sorted(sorted(meeting.who) for meeting in made.meetings) == [[1, 3], [2, 4], [5, 6]]
    assert made.reports == (
        "No. 1 and no. 2 are neighbours and do not meet: "
        "one of them would begin, or go second, three times more than the other way round.",
    )
    strict = pair(field(players), KOTH, {"strict": True})
    assert [sorted(meeting.who) for meeting in strict.meetings] == [[1, 2], [3, 4], [5, 6]]
    assert "cannot both keep their starts within two" in strict.reports[0]


def test_neighbours_of_one_school_and_who_must_not_meet_are_passed_over() -> None:
    of_one = [Player(1, apart=("North",)), Player(2, apart=("North",)), Player(3), Player(4)]
    made = pair(field(of_one), KOTH, {})
    assert made.reports == ("No. 1 and no. 2 are neighbours and do not meet: both are of North.",)
    barred = pair(field(fresh(4), by_hand=((1, 2),)), KOTH, {})
    assert "by the director's word" in barred.reports[0]
