"""Event 2 D: what hangs out is never paired again, and changed by hand only for those without a result."""

import pytest

from gamehall.kernel.action import Action
from gamehall.kernel.seat import HALL, Seat
from gamehall.tournaments.event.acts import (
    CheckIn,
    Enrol,
    Fix,
    KeepApart,
    OpenTable,
    Pair,
    Publish,
    Rearrange,
    Release,
    Void,
    Withdraw,
)
from gamehall.tournaments.people import Entrant
from tests.tournaments.event.desk import checked_in, hung_out, plan


@pytest.mark.paragraph("event-published", book="event")
@pytest.mark.parametrize(
    "act",
    [
        Pair("", 1),
        Publish("", 1),
        Fix("", 1, (1, 2)),
        KeepApart("", 1, (1, 2)),
        Release("", 1, (1, 2)),
    ],
)
def test_a_round_that_hangs_out_is_never_paired_again(act: Action) -> None:
    desk = hung_out(4)
    before = desk.round(1)
    assert desk.no(act).cites == "event-published"
    assert desk.round(1) == before


@pytest.mark.paragraph("event-published", book="event")
def test_what_is_not_paired_does_not_hang_out() -> None:
    desk = checked_in(4)
    assert desk.no(Publish("", 1)).says == "Round 1 is not paired yet."


@pytest.mark.paragraph("event-published", book="event")
def test_a_round_is_changed_by_hand_for_a_reason_and_keeps_how_it_was() -> None:
    desk = hung_out(4)
    assert {frozenset(table) for table in desk.tables(1)} == {frozenset((1, 3)), frozenset((2, 4))}
    assert desk.no(Rearrange("", 1, ((1, 2), (3, 4)), " ")).cites == "event-published"
    said = desk.done(Rearrange("", 1, ((1, 2), (4, 3)), "Two sisters")).says
    assert said == "Round 1 is changed by hand: Ana and Ben; Dov and Cat. Two sisters."
    assert desk.tables(1) == [(1, 2), (4, 3)], "whoever stands first begins"
    assert [board.number for board in desk.round(1).boards] == [1, 2]
    assert desk.at(1).meeting.why == "By hand: Two sisters."


@pytest.mark.paragraph("event-published", book="event")
def test_who_has_a_result_stays_where_they_sit() -> None:
    desk = hung_out(6)
    first, second, third = desk.tables(1)
    desk.enter(1, dict.fromkeys(first, 400))
    swapped = ((first[0], second[0]), (first[1], second[1]))
    assert desk.no(Rearrange("", 1, swapped, "Sisters")).says == "Board 1 has its result already."
    desk.done(Rearrange("", 1, ((second[0], third[0]), (second[1], third[1])), "Sisters"))
    assert desk.tables(1)[0] == first
    assert [board.number for board in desk.round(1).boards] == [1, 2, 3]


@pytest.mark.paragraph("event-published", book="event")
@pytest.mark.parametrize(
    ("tables", "why"),
    [
        (((1, 2),), "Say also where Cat and Dov sit"),
        (((1, 2), (3, 3)), "Each sits at one table"),
        (((1, 2, 3),), "No more than 2"),
        (((1, 9),), "Nobody has number 9"),
        (((1, 5), (3,)), "Eve does not play in round 1"),
    ],
)
def test_everybody_who_is_moved_has_one_place(tables: tuple[tuple[int, ...], ...], why: str) -> None:
    desk = hung_out(4)
    desk.done(Enrol((Entrant(0, "Eve"),)))
    assert why in desk.no(Rearrange("", 1, tables, "By chance")).says


def test_a_round_that_does_not_hang_out_is_not_changed_by_hand() -> None:
    desk = checked_in(4)
    desk.done(Pair("", 1))
    assert "pair it again" in desk.no(Rearrange("", 1, ((1, 2), (3, 4)), "Sisters")).says


def test_who_came_late_is_seated_with_the_one_who_had_the_bye() -> None:
    desk = hung_out(5)
    alone = next(board.who[0] for board in desk.round(1).boards if board.bye)
    desk.done(Enrol((Entrant(0, "Zoe"),)))
    desk.done(CheckIn((6,)))
    assert (desk.points(6), desk.points(alone)) == (0, 1)
    desk.done(Rearrange("", 1, ((alone, 6),), "Zoe has come"))
    assert (desk.standing(6).played, desk.standing(alone).played) == (0, 0), "neither lost nor a bye any more"
    assert not desk.enter(1, {alone: 300, 6: 400}).refused
    assert (desk.points(6), desk.points(alone)) == (1, 0)


def test_two_whose_opponents_left_are_seated_together_once_their_forfeits_are_taken_back() -> None:
    desk = hung_out(4)
    first, second = desk.tables(1)
    for gone in (first[1], second[1]):
        desk.done(Withdraw(gone, 1, "Unwell"))
    together = Rearrange("", 1, ((first[0], second[0]),), "Both would have nobody to play")
    assert desk.no(together).says == "Board 1 has its result already."
    for table in (first, second):
        desk.done(Void("", 1, table, "They can play each other"))
    desk.done(together)
    assert desk.tables(1) == [(first[0], second[0])]
    desk.play(1)
    assert [desk.standing(n).played for n in (*first, *second)] == [1, 0, 1, 0]


def test_one_who_sits_alone_by_hand_has_a_bye() -> None:
    desk = hung_out(4)
    first, second = desk.tables(1)
    desk.done(Rearrange("", 1, (first, (second[0],), (second[1],)), "They quarrel"))
    assert [desk.points(n) for n in second] == [1, 1]
    assert desk.result(second[0]).how == "bye"


def test_a_table_of_the_hall_is_not_torn_apart() -> None:
    desk = hung_out(4)
    first, second = desk.tables(1)
    chairs = {Seat("p1"): first[0], Seat("p2"): first[1]}
    desk.done(OpenTable("", 1, first, "t1", chairs), HALL)
    swapped = ((first[0], second[0]), (first[1], second[1]))
    assert "close that table first" in desk.no(Rearrange("", 1, swapped, "Sisters")).says


@pytest.mark.paragraph("event-published", book="event")
def test_byes_count_when_they_hang_out_and_not_before() -> None:
    desk = checked_in(5, plan(rounds=3))
    desk.done(Pair("", 1))
    alone = next(board.who[0] for board in desk.round(1).boards if board.bye)
    assert desk.standing(alone).played == 0
    desk.done(Publish("", 1))
    bye = desk.standing(alone)
    assert (bye.byes, bye.wins, bye.spread) == (1, 2, 50)


def test_nobody_has_a_second_bye_before_all_had_one() -> None:
    desk = checked_in(5, plan(rounds=5))
    byes = []
    for round in range(1, 6):
        desk.hang_out(round)
        byes += [board.who[0] for board in desk.round(round).boards if board.bye]
        desk.play(round)
    assert sorted(byes) == [1, 2, 3, 4, 5]
    assert desk.standing(3).played == 5


def test_a_round_whose_source_lost_a_result_does_not_hang_out() -> None:
    desk = hung_out(4)
    desk.play(1)
    desk.done(Pair("", 2))
    desk.done(Void("", 1, desk.tables(1)[0], "It was another game's slip"))
    assert "Pair it again when they are in" in desk.no(Publish("", 2)).says
