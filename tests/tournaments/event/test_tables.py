"""Event 4: a table of the hall says its result by itself, once, also when it is set right later."""

from typing import Any

import pytest

from gamehall.kernel.action import Action, Correct
from gamehall.kernel.seat import HALL, Seat
from gamehall.tournaments.event.acts import Enter, OpenTable, Pair, Recall, Report, Slip, Void
from gamehall.tournaments.event.events import Entered, Voided
from gamehall.tournaments.event.reporting import gone_back_over
from tests.tournaments.event.desk import Desk, checked_in, hung_out

P1, P2 = Seat("p1"), Seat("p2")


def at_a_table(desk: Desk | None = None, table: str = "t1") -> Desk:
    """The first board plays at a table of the hall."""
    desk = desk or hung_out()
    who = desk.tables(1)[0]
    desk.done(OpenTable("", 1, who, table, dict(zip((P1, P2), who, strict=True))), HALL)
    return desk


def report(seq: int, one: int, other: int, **more: Any) -> Report:
    return Report("t1", seq, f"seal {seq}", {P1: one, P2: other}, **more)


@pytest.mark.paragraph("event-live", book="event")
def test_a_board_of_a_round_that_hangs_out_plays_at_a_table_of_the_hall() -> None:
    desk = at_a_table()
    board = desk.round(1).boards[0]
    assert (board.table, board.chairs) == ("t1", dict(zip((P1, P2), board.meeting.who, strict=True)))
    assert desk.state.seat_of("t1") == ("", desk.round(1), board)


@pytest.mark.paragraph("event-live", book="event")
def test_who_does_not_meet_has_no_table_of_the_hall() -> None:
    desk = at_a_table()
    first, second = desk.tables(1)
    one, other = second

    def opens(who: tuple[int, ...], table: str, *chairs: int) -> OpenTable:
        return OpenTable("", 1, who, table, dict(zip((P1, P2), chairs, strict=False)))

    for act, why in (
        (opens((first[0], one), "t2", first[0], one), "Nobody meets so in round 1"),
        (opens(first, "t2", *first), "has a table of the hall already"),
        (opens(second, "t1", *second), "Another board of this event has that table"),
        (opens(second, "t2", one), "Everybody who meets there has a chair"),
        (OpenTable("", 2, second, "t2", {P1: one, P2: other}), "Nobody meets so in round 2"),
    ):
        ruling = desk.no(act, HALL)
        assert (ruling.cites, why in ruling.says) == ("event-live", True), ruling.says
    desk.enter(1, {one: 1, other: 0})
    assert "has its result already" in desk.no(opens(second, "t2", *second), HALL).says


def test_no_table_of_the_hall_is_set_up_before_the_round_hangs_out_or_for_a_bye() -> None:
    desk = checked_in(5)
    desk.done(Pair("", 1))
    who = desk.tables(1)[0]
    desk.no(OpenTable("", 1, who, "t1", dict(zip((P1, P2), who, strict=True))), HALL)
    desk.hang_out(1)
    alone = next(board.who for board in desk.round(1).boards if board.bye)
    desk.no(OpenTable("", 1, alone, "t1", {P1: alone[0]}), HALL)


@pytest.mark.paragraph("event-live", "event-once", book="event")
def test_its_result_comes_in_by_itself_once_with_the_seal_of_its_record() -> None:
    desk = at_a_table()
    one, other = desk.tables(1)[0]
    assert desk.no(Enter("", 1, Slip((1, 2), board=1))).cites == "event-live", "it says its result itself"
    desk.done(report(20, 431, 388, signed=(P1, P2)), HALL)
    board = desk.round(1).boards[0]
    assert (board.seq, board.seal) == (20, "seal 20")
    assert board.result is not None
    assert (board.result.who, board.result.scores, board.result.signed) == (
        (one, other),
        (431, 388),
        (one, other),
    )
    assert desk.no(report(20, 431, 388), HALL).cites == "event-once"
    assert desk.no(report(19, 1, 2), HALL).cites == "event-once", "what it said before"
    assert (desk.standing(one).played, desk.standing(one).spread) == (1, 43)


@pytest.mark.paragraph("event-live", "event-correction", book="event")
def test_a_result_that_is_set_right_at_its_table_takes_the_place_of_the_first_and_both_are_kept() -> None:
    desk = at_a_table()
    one, other = desk.tables(1)[0]
    desk.done(report(20, 431, 388), HALL)
    assert desk.no(report(25, 431, 488), HALL).cites == "event-correction", "it says no reason"
    said = desk.done(report(25, 431, 488, reason="A word was counted twice"), HALL).says
    assert said.endswith(
        f"not {desk.state.name(one)} 431, {desk.state.name(other)} 388. A word was counted twice."
    )
    assert (desk.standing(other).wins, desk.standing(other).played) == (2, 1)
    happened = [event for entry in desk.event.entries for event in entry.ruling.events]
    results = [event.result.scores for event in happened if isinstance(event, Entered)]
    assert results == [(431, 388), (431, 488)]


@pytest.mark.paragraph("event-live", book="event")
def test_a_table_that_is_reopened_has_no_result_until_it_is_closed_again() -> None:
    desk = at_a_table()
    one, _ = desk.tables(1)[0]
    desk.done(report(20, 431, 388), HALL)
    assert desk.no(Recall("t1", 20, "reopened"), HALL).cites == "event-once"
    assert desk.no(Recall("t1", 21, "  "), HALL).cites == "event-correction"
    desk.done(Recall("t1", 21, "The bell rang too soon"), HALL)
    board = desk.at(one)
    assert (board.result, board.table, board.seq) == (None, "t1", 21)
    assert desk.standing(one).played == 0
    assert desk.no(Recall("t1", 22, "again"), HALL).cites == "event-live", "it has none"
    desk.done(report(30, 440, 388), HALL)
    assert desk.standing(one).spread == 52


def test_a_table_that_is_shut_before_it_had_a_result_is_one_of_wood_again() -> None:
    desk = at_a_table()
    one, other = desk.tables(1)[0]
    desk.done(Recall("t1", 0, "Nobody came to it", shut=True), HALL)
    assert desk.at(one).table == ""
    assert desk.no(report(20, 1, 2), HALL).says == "No game of this event is played at that table."
    desk.enter(1, {one: 1, other: 0})
    assert desk.points(one) == 1


def test_a_table_that_has_its_result_is_not_shut() -> None:
    desk = at_a_table()
    desk.done(report(20, 431, 388), HALL)
    assert "has its result" in desk.no(Recall("t1", 20, "shut", shut=True), HALL).says


def test_a_result_that_the_director_took_back_is_not_asked_of_that_table_again() -> None:
    desk = at_a_table()
    one, other = desk.tables(1)[0]
    desk.done(report(20, 431, 388), HALL)
    desk.done(Void("", 1, (one, other), "They sat at the wrong board"))
    assert (desk.at(one).table, desk.at(one).result) == ("", None)
    assert desk.no(report(25, 431, 388, reason="signed"), HALL).cites == "event-live"


@pytest.mark.paragraph("event-result", book="event")
@pytest.mark.parametrize(
    "act",
    [
        Report("t1", 5, "s", {P1: 1}),
        Report("t1", 5, "s", {P1: 1, P2: 2, Seat("p3"): 3}),
        Report("t1", 5, "s", {P1: 1, P2: 2}, at_fault=(Seat("p3"),)),
        Report("t1", 5, "s", {P1: 1, P2: 2}, signed=(Seat("p3"),)),
    ],
)
def test_a_table_that_does_not_speak_of_those_who_sit_there_is_not_heard(act: Report) -> None:
    assert at_a_table().no(act, HALL).cites == "event-result"


@pytest.mark.parametrize("act", [Report("t9", 5, "s", {P1: 1, P2: 2}), Recall("t9", 5, "Why")])
def test_a_table_of_no_board_is_not_heard(act: Action) -> None:
    assert at_a_table().no(act, HALL).says == "No game of this event is played at that table."


def test_who_forfeited_at_the_table_forfeits_here() -> None:
    desk = at_a_table()
    one, other = desk.tables(1)[0]
    desk.done(report(20, 0, 0, at_fault=(P2,), conduct=True), HALL)
    result = desk.result(one)
    assert (result.how, result.at_fault, result.conduct) == ("forfeit", (other,), True)
    assert desk.standing(one).spread == 75


@pytest.mark.paragraph("event-live", book="event")
def test_who_goes_back_over_an_act_does_not_go_back_over_a_game() -> None:
    desk = at_a_table()
    one, _ = desk.tables(1)[0]
    opened = desk.event.seq
    desk.done(report(20, 431, 388), HALL)
    desk.done(Correct("The pairing was hung out too soon", back_to=opened))
    assert desk.state.seat_of("t1") is None
    again = gone_back_over(desk.event, "t1")
    assert isinstance(again, OpenTable)
    desk.done(again, HALL)
    assert gone_back_over(desk.event, "t1") is None
    assert desk.at(one).seq == 0, "so the table is heard from its beginning"
    desk.done(report(20, 431, 388), HALL)
    assert desk.standing(one).played == 1
    voided = [e for entry in desk.event.entries for e in entry.ruling.events if isinstance(e, Voided)]
    assert voided == []
    assert gone_back_over(desk.event, "another") is None
