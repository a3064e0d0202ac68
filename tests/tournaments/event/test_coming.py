"""Event 1 D to G: who is here, who comes late, who leaves and comes back, and penalties."""

import pytest

from gamehall.kernel.action import Action
from gamehall.tournaments.event.acts import (
    CheckIn,
    ComeBack,
    Enrol,
    Finish,
    Pair,
    Penalise,
    Publish,
    Withdraw,
)
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.event.desk import Desk, checked_in, hung_out, plan, written_down

ZOE = Entrant(0, "Zoe", 1000)


@pytest.mark.paragraph("event-check-in", book="event")
def test_only_who_has_checked_in_is_paired() -> None:
    desk = written_down(6)
    assert desk.no(Pair("", 1)).cites == "event-check-in", "nobody has"
    desk.done(CheckIn((1, 2, 4, 5)))
    desk.hang_out(1)
    assert sorted(n for table in desk.tables(1) for n in table) == [1, 2, 4, 5]


@pytest.mark.paragraph("event-check-in", book="event")
def test_who_was_checked_in_and_is_not_here_after_all_is_not_paired() -> None:
    desk = checked_in(4)
    assert desk.no(CheckIn((1,))).cites == "event-check-in", "she is already"
    assert desk.done(CheckIn((3, 4), here=False)).says == "Not here: Cat and Dov."
    assert desk.no(CheckIn((3,), here=False)).cites == "event-check-in"
    desk.hang_out(1)
    assert desk.tables(1) == [(1, 2)] or desk.tables(1) == [(2, 1)]
    assert "withdraw" in desk.no(CheckIn((1,), here=False)).says, "her name hangs out"


def test_a_number_said_twice_counts_once() -> None:
    desk = written_down(4)
    assert desk.done(CheckIn((2, 2, 1, 2))).says == "Here: Ben and Ana."
    assert desk.state.here == {1, 2}


@pytest.mark.paragraph("event-late", book="event")
def test_who_comes_late_plays_from_the_next_round_and_has_lost_those_before_by_the_margin_of_a_bye() -> None:
    desk = hung_out(4)
    desk.play(1)
    ruling = desk.done(Enrol((ZOE,)))
    assert ruling.cites == "event-late"
    assert "from round 2 on" in ruling.says
    desk.done(CheckIn((5,)))
    zoe = desk.standing(5)
    assert (zoe.played, zoe.losses, zoe.spread, zoe.wins) == (1, 2, -50, 0)
    assert 5 not in {who for table in desk.tables(1) for who in table}
    desk.hang_out(2)
    assert 5 in {who for table in desk.tables(2) for who in table}


@pytest.mark.paragraph("event-late", book="event")
def test_the_rounds_missed_are_nothing_if_the_director_says_so() -> None:
    desk = hung_out(4)
    desk.done(Enrol((ZOE,), missed="nothing"))
    desk.done(CheckIn((5,)))
    assert (desk.standing(5).played, desk.standing(5).spread) == (0, 0)


@pytest.mark.paragraph("event-late", book="event")
def test_who_was_written_down_in_time_and_came_late_has_missed_as_much() -> None:
    desk = written_down(5)
    desk.done(CheckIn((1, 2, 3, 4)))
    desk.hang_out(1)
    assert desk.done(CheckIn((5,))).cites == "event-late"
    assert (desk.standing(5).losses, desk.standing(5).spread) == (2, -50)


def test_a_round_that_is_paired_and_does_not_hang_out_is_paired_again_with_who_came() -> None:
    desk = checked_in(4)
    desk.done(Pair("", 1))
    assert desk.done(Enrol((ZOE,))).cites == "event-entry", "nothing is missed yet"
    desk.done(CheckIn((5,)))
    assert "Zoe: came or left since round 1 was paired" in desk.no(Publish("", 1)).says
    desk.hang_out(1)
    assert desk.at(5).bye


@pytest.mark.paragraph("event-withdraw", book="event")
def test_who_leaves_is_paired_no_more() -> None:
    desk = hung_out(6, plan(rounds=4))
    desk.play(1)
    assert desk.no(Withdraw(6, 2, "  ")).cites == "event-withdraw", "for no reason"
    desk.done(Withdraw(6, 2, "A train"))
    for round in (2, 3):
        desk.hang_out(round)
        desk.play(round)
        assert 6 not in {who for table in desk.tables(round) for who in table}
    assert desk.standing(6).played == 1, "what was played stands"


@pytest.mark.paragraph("event-withdraw", book="event")
def test_a_pairing_that_hangs_out_stays_and_is_forfeited_by_who_left() -> None:
    desk = hung_out(4)
    before = desk.tables(1)
    other = next(n for n in desk.at(4).meeting.who if n != 4)
    desk.done(Withdraw(4, 1, "Unwell"))
    assert desk.tables(1) == before
    result = desk.result(4)
    assert (result.how, result.at_fault, result.who) == ("forfeit", (4,), desk.at(4).meeting.who)
    assert (desk.standing(other).wins, desk.standing(other).spread) == (2, 75)
    assert (desk.standing(4).losses, desk.standing(4).spread) == (2, -75)


@pytest.mark.paragraph("event-withdraw", book="event")
def test_where_both_of_a_table_left_both_have_lost() -> None:
    desk = hung_out(4)
    one, other = desk.tables(1)[0]
    for number in (one, other):
        desk.done(Withdraw(number, 1, "Unwell"))
    assert desk.result(one).how == "double forfeit"
    assert [desk.standing(n).losses for n in (one, other)] == [2, 2]


def test_who_has_a_bye_that_hangs_out_and_leaves_has_no_win_of_it() -> None:
    desk = hung_out(5)
    alone = next(board.who[0] for board in desk.round(1).boards if board.bye)
    assert desk.points(alone) == 1
    desk.done(Withdraw(alone, 1, "Unwell"))
    assert desk.points(alone) == 0


@pytest.mark.paragraph("event-withdraw", book="event")
@pytest.mark.parametrize(
    ("act", "why"),
    [
        (Withdraw(1, 1, "Unwell"), "has a result in round 1"),
        (Withdraw(1, 4, "Unwell"), "3 rounds"),
        (ComeBack(1, 2), "has not withdrawn"),
    ],
)
def test_nobody_leaves_a_round_that_they_have_played(act: Action, why: str) -> None:
    desk = hung_out(4)
    desk.play(1)
    assert why in desk.no(act).says


@pytest.mark.paragraph("event-withdraw", book="event")
def test_who_left_may_come_back_into_the_next_round_that_is_not_paired() -> None:
    desk = hung_out(6, plan(rounds=4))
    desk.play(1)
    desk.done(Withdraw(6, 2, "The dentist"))
    assert "has withdrawn from round 2" in desk.no(Withdraw(6, 3, "Again")).says
    desk.hang_out(2)
    assert "the next is 3" in desk.no(ComeBack(6, 2)).says
    desk.done(ComeBack(6, 3))
    desk.play(2)
    desk.hang_out(3)
    assert 6 in {who for table in desk.tables(3) for who in table}
    assert desk.standing(6, 2).losses == 2 * 2, "round 1 and the one that went on without them"


@pytest.mark.paragraph("event-number", book="event")
@pytest.mark.parametrize("act", [Withdraw(9, 1, "Unwell"), ComeBack(9, 1), Penalise(9, 1, "A telephone")])
def test_nobody_leaves_or_is_penalised_by_a_number_that_is_nobodys(act: Action) -> None:
    assert hung_out(4).no(act).says == "Nobody has number 9."


def test_nobody_comes_back_after_the_last_round() -> None:
    desk = hung_out(4)
    desk.play(1)
    desk.done(Withdraw(4, 2, "A train"))
    assert desk.no(ComeBack(4, 4)).says == "The plan has 3 rounds."


def test_who_says_beforehand_when_they_come_back_has_lost_what_is_paired_meanwhile() -> None:
    desk = hung_out(6, plan(rounds=4))
    desk.play(1)
    desk.done(Withdraw(6, 2, "The dentist"))
    desk.done(ComeBack(6, 3))
    desk.hang_out(2)
    assert 6 not in {who for table in desk.tables(2) for who in table}
    desk.play(2)
    assert (desk.standing(6).played, desk.standing(6).spread) == (2, -150), "lost by 100, and by a bye's 50"


def test_who_leaves_for_a_later_round_and_comes_back_to_it_has_missed_nothing() -> None:
    desk = hung_out(4)
    desk.play(1)
    desk.done(Withdraw(4, 3, "Perhaps a train"))
    desk.done(ComeBack(4, 3))
    for round in (2, 3):
        desk.hang_out(round)
        desk.play(round)
    desk.done(Finish())
    assert desk.standing(4).played == 3


@pytest.mark.paragraph("event-penalty", book="event")
def test_points_are_taken_for_a_reason_and_given_back() -> None:
    desk = hung_out(4)
    desk.play(1)
    assert desk.no(Penalise(1, 10, " ")).cites == "event-penalty"
    assert desk.no(Penalise(1, 0, "A telephone")).cites == "event-penalty"
    ruling = desk.done(Penalise(1, 10, "A telephone"))
    assert (ruling.verdict, ruling.says) == ("penalised", "Ana loses 10 points: A telephone.")
    assert desk.standing(1).spread == 90
    assert desk.no(Penalise(1, -11, "It was another's")).cites == "event-penalty", "only 10 were taken"
    desk.done(Penalise(1, -10, "It was another's"))
    assert desk.standing(1).spread == 100
    assert desk.no(Penalise(9, 5, "A telephone")).cites == "event-number"


@pytest.mark.paragraph("event-penalty", book="event")
def test_where_points_are_ranked_by_a_penalty_costs_points() -> None:
    desk = Desk(plan(scoring=Scoring("results", order=("points",))))
    desk.done(Enrol((Entrant(0, "Ana"), Entrant(0, "Ben"))))
    desk.done(CheckIn((1, 2)))
    desk.hang_out(1)
    desk.play(1)
    desk.done(Penalise(1, 2, "A telephone"))
    assert (desk.points(1), desk.points(2)) == (1, 1)
