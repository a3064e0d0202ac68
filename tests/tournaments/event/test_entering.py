"""Event 1 B and C: who takes part is written down once, and a number is theirs for the whole event."""

import pytest

from gamehall.kernel.action import Correct
from gamehall.tournaments.event.acts import Change, CheckIn, Enrol
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import MOST_ENTRANTS, Entrant
from tests.tournaments.event.desk import Desk, hung_out, people, plan, written_down

TEAMS = plan(chairs=4)
TWO_DIVISIONS = plan(divisions=("senior", "junior"))


@pytest.mark.paragraph("event-entry", book="event")
def test_an_entrant_is_written_down_with_name_division_school_and_team() -> None:
    desk = Desk(TWO_DIVISIONS)
    ana = Entrant(0, "Ana", 1500, 12, "North", "Reds", "junior", ("novice",))
    assert desk.done(Enrol((ana,))).says == "Written down: Ana."
    (one,) = desk.state.entrants.values()
    assert (one.name, one.rating, one.games) == ("Ana", 1500, 12)
    assert (one.school, one.team, one.division, one.classes) == ("North", "Reds", "junior", ("novice",))


@pytest.mark.paragraph("event-entry", book="event")
def test_nobody_is_written_down_twice_however_the_name_is_typed() -> None:
    desk = written_down(2)
    assert desk.no(Enrol((Entrant(0, "ANA"),))).cites == "event-entry"
    assert desk.no(Enrol((Entrant(0, "Zoe"), Entrant(0, "zoe")))).cites == "event-entry"
    assert len(desk.state.entrants) == 2


def test_two_of_one_name_from_different_schools_are_two_people() -> None:
    desk = Desk()
    desk.done(Enrol((Entrant(0, "Ana", school="North"), Entrant(0, "Ana", school="South"))))
    assert len(desk.state.entrants) == 2


@pytest.mark.paragraph("event-entry", book="event")
@pytest.mark.parametrize(
    ("format", "entrant", "why"),
    [
        (plan(), Entrant(0, "  "), "has a name"),
        (plan(), Entrant(0, "Ana", rating=-1), "between 0 and 9999"),
        (plan(), Entrant(0, "Ana", rating=10_000), "between 0 and 9999"),
        (plan(), Entrant(0, "Ana", games=-1), "not below nothing"),
        (plan(), Entrant(-1, "Ana"), "count from one"),
        (plan(), Entrant(0, "Ana", division="junior"), "has no divisions"),
        (TWO_DIVISIONS, Entrant(0, "Ana"), "has the divisions senior, junior"),
        (TEAMS, Entrant(0, "Reds", members=("a", "b", "c", "d", "e")), "no more than 4 people"),
        (plan(), Entrant(0, "Reds", members=("a", "b")), "everybody plays alone"),
    ],
)
def test_what_the_plan_has_no_place_for_is_not_written_down(
    format: Format, entrant: Entrant, why: str
) -> None:
    desk = Desk(format)
    assert why in desk.no(Enrol((Entrant(0, "Ben", division=(*format.divisions, "")[0]), entrant))).says
    assert desk.state.entrants == {}, "not even those who stood before them on the list"


def test_a_team_has_as_many_people_as_the_plan_gives_it() -> None:
    desk = Desk(TEAMS)
    desk.done(Enrol((Entrant(0, "Reds", members=("a", "b", "c", "d")),)))
    assert desk.state.entrants[1].members == ("a", "b", "c", "d")


def test_a_hall_that_is_full_takes_nobody() -> None:
    desk = Desk()
    desk.done(Enrol(people(range(1, MOST_ENTRANTS + 1))))
    assert str(MOST_ENTRANTS) in desk.no(Enrol((Entrant(0, "One more"),))).says


@pytest.mark.paragraph("event-number", book="event")
def test_who_has_no_number_is_given_the_next_after_all_there_are() -> None:
    desk = Desk()
    desk.done(Enrol((Entrant(0, "Ana"), Entrant(7, "Ben"), Entrant(0, "Cat"))))
    assert {one.name: number for number, one in desk.state.entrants.items()} == {
        "Ana": 8,
        "Ben": 7,
        "Cat": 9,
    }


@pytest.mark.paragraph("event-number", book="event")
def test_a_number_belongs_to_one_entrant() -> None:
    desk = written_down(2)
    assert desk.no(Enrol((Entrant(2, "Zoe"),))).says == "Number 2 is Ben's."
    assert desk.no(Enrol((Entrant(5, "Zoe"), Entrant(5, "Yan")))).cites == "event-number"
    assert desk.no(Enrol((Entrant(100_000, "Zoe"), Entrant(0, "Yan")))).cites == "event-number"


@pytest.mark.paragraph("event-number", book="event")
@pytest.mark.parametrize("act", [CheckIn((3,)), Change(Entrant(3, "Zoe"), "typed wrongly")])
def test_nobody_is_spoken_of_by_a_number_that_is_nobodys(act: CheckIn | Change) -> None:
    assert written_down(2).no(act).says == "Nobody has number 3."


@pytest.mark.paragraph("event-correction", book="event")
def test_what_is_written_of_an_entrant_is_set_right_for_a_reason() -> None:
    desk = written_down(2)
    assert desk.no(Change(Entrant(1, "Anna", 1999), " ")).cites == "event-correction"
    desk.done(Change(Entrant(1, "Anna", 1999), "Two n"))
    assert desk.state.name(1) == "Anna"
    assert desk.no(Change(Entrant(1, "Anna", 1999), "Two n")).says == "It is written so already."
    assert desk.no(Change(Entrant(1, "Ben"), "It is he")).cites == "event-entry", "there is a Ben"
    assert "between 0 and" in desk.no(Change(Entrant(1, "Anna", -5), "A slip")).says
    written = [entry.ruling.events[0] for entry in desk.event.entries]
    assert [type(one).__name__ for one in written] == ["Enrolled", "Changed"], "both stand in the record"


def test_who_has_begun_in_a_division_stays_in_it() -> None:
    desk = Desk(TWO_DIVISIONS)
    desk.done(Enrol((*people((1, 2), division="senior"), *people((3, 4), division="junior"))))
    desk.done(Change(Entrant(3, "Cat", division="senior"), "She is older"))
    desk.done(Change(Entrant(3, "Cat", division="junior"), "She is not"))
    desk.done(CheckIn((1, 2, 3, 4)))
    desk.hang_out(1, "junior")
    assert "stays in it" in desk.no(Change(Entrant(3, "Cat", division="senior"), "She is older")).says
    desk.done(Change(Entrant(1, "Ana", division="junior"), "She is younger"))


def test_an_entrant_whose_writing_down_was_taken_back_is_gone() -> None:
    desk = written_down(2)
    desk.done(Enrol((Entrant(0, "Zoe"),)))
    desk.done(Correct("She is only looking on", back_to=2))
    assert list(desk.state.entrants) == [1, 2]


def test_who_is_written_down_later_has_no_number_that_hangs_out() -> None:
    desk = hung_out(4)
    desk.done(Enrol((Entrant(0, "Zoe"),)))
    assert desk.state.name(5) == "Zoe"
