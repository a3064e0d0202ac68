"""Event 2 A to C: the plan, the pairing of a round by its system, and the director's word beforehand."""

import pytest

from gamehall.kernel.action import Action
from gamehall.tournaments.event.acts import (
    Amend,
    CheckIn,
    Enrol,
    Fix,
    KeepApart,
    Pair,
    Plan,
    Publish,
    Release,
    Slip,
    Withdraw,
)
from gamehall.tournaments.event.asking import why
from gamehall.tournaments.event.events import Paired
from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.people import Entrant
from tests.tournaments.event.desk import Desk, checked_in, hung_out, people, plan

LAGGED = plan(Block((1, 3), "swiss", lag=1), Block((4, 5), "king-of-the-hill"))


@pytest.mark.paragraph("event-plan", book="event")
def test_rounds_are_paired_one_after_the_other_as_the_plan_has_them() -> None:
    desk = checked_in(4)
    assert desk.no(Pair("", 2)).says == "Round 1 is to be paired next."
    desk.hang_out(1)
    assert desk.no(Pair("junior", 1)).cites == "event-plan", "there is no such division"
    for round in (1, 2, 3):
        if round > 1:
            desk.hang_out(round)
        desk.play(round)
    assert desk.no(Pair("", 4)).says == "The plan has 3 rounds."


@pytest.mark.paragraph("event-pairing", book="event")
def test_a_round_is_paired_when_the_slips_of_every_round_it_rests_on_are_in() -> None:
    desk = hung_out(4)
    desk.enter(1, dict.fromkeys(desk.tables(1)[0], 400))
    ruling = desk.no(Pair("", 2))
    assert ruling.says == "Round 2 is paired by the standings after round 1; no slip yet: board 2 of round 1."
    desk.play(1)
    desk.hang_out(2)


@pytest.mark.paragraph("event-pairing", book="event")
def test_until_it_hangs_out_a_round_may_be_paired_again() -> None:
    desk = checked_in(4)
    desk.done(Pair("", 1))
    first = desk.tables(1)
    desk.done(KeepApart("", 1, first[0]))
    desk.done(Pair("", 1))
    assert {frozenset(table) for table in desk.tables(1)}.isdisjoint({frozenset(first[0])})
    pairings = [e for entry in desk.event.entries for e in entry.ruling.events if isinstance(e, Paired)]
    assert len(pairings) == 2, "both stand in the record"


@pytest.mark.paragraph("event-pairing", book="event")
def test_a_lagged_round_is_paired_while_the_round_before_it_is_played() -> None:
    desk = hung_out(8, LAGGED)
    desk.hang_out(2)
    assert desk.no(Pair("", 3)).cites == "event-pairing", "it rests on round 1"
    desk.play(1)
    desk.hang_out(3)
    assert desk.round(3).source == 1
    assert desk.no(Pair("", 4)).says.startswith("Round 4 is paired by the standings after round 3")


def test_nobody_meets_twice_in_rounds_that_were_paired_and_not_yet_played() -> None:
    desk = hung_out(8, LAGGED)
    desk.hang_out(2)
    desk.play(1)
    desk.hang_out(3)
    pairs = [frozenset(table) for round in (1, 2, 3) for table in desk.tables(round)]
    assert len(set(pairs)) == 12


def test_what_happens_in_a_round_that_is_not_heard_changes_nothing_of_a_lagged_one() -> None:
    rounds = []
    for best in (min, max):
        desk = hung_out(8, LAGGED)
        desk.hang_out(2)
        desk.play(1)
        for table in desk.tables(2):
            desk.enter(2, {n: 300 + 200 * (n == best(table)) for n in table})
        rounds.append([board.meeting for board in desk.hang_out(3).boards])
    assert rounds[0] == rounds[1]


def test_the_king_of_the_hill_is_first_against_second_and_third_against_fourth() -> None:
    desk = hung_out(8, plan(Block((1, 1), "swiss"), Block((2, 2), "king-of-the-hill")))
    desk.play(1)
    order = sorted(range(1, 9), key=lambda n: (-desk.points(n), -desk.standing(n).spread, n))
    desk.hang_out(2)
    expected = [frozenset(order[at : at + 2]) for at in (0, 2, 4, 6)]
    assert [frozenset(table) for table in desk.tables(2)] == expected


@pytest.mark.parametrize("round", [1, 2])
def test_a_pairing_can_be_asked_why(round: int) -> None:
    desk = hung_out(4, plan(apart="school"))
    desk.play(1)
    desk.hang_out(2)
    first, second = desk.tables(round)[0]
    said = why(desk.state, "", round, first)
    assert said.startswith(f"{desk.state.name(first)} meets {desk.state.name(second)}: equal wins, not met")
    assert "cost" in said
    assert said.endswith("standings after round 1.") is (round == 2)


def test_who_is_asked_of_and_is_in_no_round_is_not_paired() -> None:
    desk = hung_out(4)
    assert why(desk.state, "", 1, 9) == "number 9 is not paired in round 1."
    assert why(desk.state, "", 2, 1) == "Ana is not paired in round 2."


def test_a_bye_and_a_meeting_by_hand_say_so_when_they_are_asked() -> None:
    desk = checked_in(5)
    desk.done(Fix("", 1, (4, 1)))
    desk.hang_out(1)
    alone = next(board.who[0] for board in desk.round(1).boards if board.bye)
    assert (
        why(desk.state, "", 1, alone) == f"{desk.state.name(alone)} has a bye: the number is odd; no bye yet."
    )
    assert "paired by the director." in why(desk.state, "", 1, 1)


@pytest.mark.paragraph("event-pairing", book="event")
def test_own_schools_meet_only_where_it_cannot_be_avoided_and_then_it_is_reported() -> None:
    desk = Desk(plan(apart="school"))
    desk.done(Enrol((*people((1, 2, 3), school="North"), *people((4,), school="South"))))
    desk.done(CheckIn((1, 2, 3, 4)))
    ruling = desk.done(Pair("", 1))
    (report,) = desk.round(1).reports
    assert "are both of North: it could not be avoided" in report
    assert report in ruling.says


def test_divisions_are_paired_each_by_itself() -> None:
    desk = Desk(plan(divisions=("senior", "junior")))
    desk.done(Enrol((*people((1, 2), division="senior"), *people((3, 4), division="junior"))))
    desk.done(CheckIn((1, 2, 3, 4)))
    desk.hang_out(1, "junior")
    assert desk.state.paired("senior") == 0
    assert sorted(desk.at(3).meeting.who) == [3, 4]


@pytest.mark.paragraph("event-by-hand", book="event")
def test_before_a_round_hangs_out_the_director_says_who_meets_who_has_the_bye_and_who_does_not_meet() -> None:
    desk = checked_in(5)
    desk.done(Fix("", 1, (1, 5)))
    desk.done(Fix("", 1, (3,)))
    desk.hang_out(1)
    assert {frozenset(table) for table in desk.tables(1)} == {
        frozenset((1, 5)),
        frozenset((2, 4)),
        frozenset((3,)),
    }
    desk.play(1)
    desk.done(KeepApart("", 2, (1, 2)))
    desk.hang_out(2)
    assert frozenset((1, 2)) not in {frozenset(table) for table in desk.tables(2)}


@pytest.mark.paragraph("event-by-hand", book="event")
def test_what_the_director_said_is_taken_back() -> None:
    desk = checked_in(4)
    desk.done(Fix("", 1, (1, 2)))
    assert desk.no(Release("", 1, (1, 3))).cites == "event-by-hand"
    desk.done(Release("", 1, (2, 1)))
    assert desk.state.wishes == ()


@pytest.mark.paragraph("event-by-hand", book="event")
@pytest.mark.parametrize(
    ("act", "why"),
    [
        (Fix("", 1, (1, 1)), "Each stands once"),
        (Fix("", 1, (1, 2, 3)), "No more than 2 sit at a table"),
        (Fix("", 1, (1, 5)), "does not play in round 1"),
        (Fix("", 1, (1, 9)), "Nobody has number 9"),
        (Fix("", 1, (3, 1)), "has a place in round 1 already"),
        (Fix("", 1, (4, 2)), "It was said that Ben and Dov do not meet"),
        (KeepApart("", 1, (1,)), "two or more who do not meet"),
        (KeepApart("", 1, (3, 2)), "That was said already"),
        (KeepApart("", 4, (3, 2)), "The plan has 3 rounds"),
        (KeepApart("junior", 1, (3, 2)), "no division junior"),
    ],
)
def test_what_cannot_be_kept_is_not_said(act: Action, why: str) -> None:
    desk = checked_in(4, plan(rounds=3))
    desk.done(Enrol((Entrant(0, "Eve"),)))
    desk.done(Fix("", 1, (3,)))
    desk.done(KeepApart("", 1, (2, 4)))
    desk.done(KeepApart("", 1, (2, 3)))
    assert why in desk.no(act).says


def test_a_word_that_cannot_be_kept_any_more_is_told_when_the_round_is_paired() -> None:
    desk = hung_out(4)
    desk.play(1)
    desk.done(Fix("", 2, (1, 4)))
    desk.done(Withdraw(4, 2, "A train"))
    said = desk.no(Pair("", 2)).says
    assert said == "Ana and Dov were to meet in round 2, and Dov does not play in it. Take that back."
    desk.done(Release("", 2, (1, 4)))
    desk.hang_out(2)


@pytest.mark.parametrize(
    ("said", "names"),
    [(Fix("", 1, (1, 2)), "Ana and Ben"), (KeepApart("", 1, (1, 3)), "Ana and Cat")],
)
def test_a_round_that_overlooks_a_later_word_does_not_hang_out(said: Fix | KeepApart, names: str) -> None:
    desk = checked_in(4)
    desk.done(Pair("", 1))
    assert {frozenset(table) for table in desk.tables(1)} == {frozenset((1, 3)), frozenset((2, 4))}
    desk.done(said)
    assert f"Of {names} something else was said" in desk.no(Publish("", 1)).says
    desk.hang_out(1)


@pytest.mark.paragraph("event-plan", book="event")
def test_the_plan_is_changed_for_a_reason_and_only_for_rounds_to_come() -> None:
    desk = hung_out(6)
    desk.play(1)
    shorter = plan(rounds=2)
    assert desk.no(Plan(shorter, " ")).cites == "event-plan"
    assert "already" in desk.no(Plan(plan(), "It is late")).says
    other_first = plan(Block((1, 2), "by-lot"), Block((3, 3), "swiss"))
    assert "1 round is paired" in desk.no(Plan(other_first, "It is late")).says
    desk.done(Plan(plan(Block((1, 1), "swiss"), Block((2, 2), "king-of-the-hill")), "It is late"))
    desk.hang_out(2)
    assert (
        desk.no(Plan(plan(rounds=1), "It is late")).says == "2 rounds are paired; the plan cannot have fewer."
    )
    assert desk.state.format.rounds == 2
    assert desk.state.options.format.rounds == 3, "what was planned at first stays in the record"


@pytest.mark.paragraph("event-plan", book="event")
@pytest.mark.parametrize(
    ("format", "why"),
    [
        (plan(Block((2, 3), "swiss")), "Round 1 comes next"),
        (plan(Block((1, 2), "nonsense")), "no pairing system 'nonsense'"),
        (plan(divisions=("senior",)), "Somebody plays in no division"),
        (plan(tables=3), "as many sit at a table as before"),
        (plan(games=("go",)), "the games stay"),
    ],
)
def test_a_plan_that_does_not_fit_the_event_is_none(format: Format, why: str) -> None:
    assert why in hung_out(4).no(Plan(format, "By chance")).says


def test_a_team_too_large_for_the_new_plan_is_told() -> None:
    desk = Desk(plan(chairs=4))
    desk.done(Enrol((Entrant(0, "Reds", members=("a", "b", "c")),)))
    assert "Reds: a team has no more than 2 people" in desk.no(Plan(plan(chairs=2), "Small tables")).says


@pytest.mark.paragraph("event-correction", book="event")
def test_a_round_paired_by_a_result_that_is_set_right_says_so_and_stays() -> None:
    desk = hung_out(4)
    desk.play(1)
    desk.done(Pair("", 2))
    before = desk.tables(2)
    one, other = desk.tables(1)[0]
    slip = Slip((300, 500), who=(min(one, other), max(one, other)))
    said = desk.done(Amend("", 1, slip, "The slip was read wrongly")).says
    assert said.endswith(
        "Round 2 was paired by what stood before; it does not hang out yet, so pair it again."
    )
    desk.done(Publish("", 2))
    assert desk.tables(2) == before
    said = desk.done(Amend("", 1, Slip((310, 500), who=slip.who), "Again")).says
    assert said.endswith("Round 2 was paired by what stood before.")
    assert desk.tables(2) == before
