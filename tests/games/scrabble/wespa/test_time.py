"""TIMERS, OVERTIME, LEAVING THE ROOM."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.timers import dials
from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk


def dial(desk: Desk, seat: Seat) -> int:
    """The milliseconds a player's dial shows."""
    readings = clocks.read(desk.table.clock, desk.table.prompts, desk.now, desk.table.header.time_factors)
    return next(reading.left for reading in readings if reading.timer == seat)


@pytest.mark.paragraph("timer-stops", book="wespa")
@pytest.mark.parametrize(
    ("seat", "action", "cites"),
    [
        (P2, acts.Challenge(("CAT",)), "challenge"),
        (P1, acts.QueryScore(0, 12), "correction"),
        (P2, acts.QueryTotal(P1, 12), "correction"),
        (P1, acts.DeclareOverdraw(4, mixed=False), "overdraw-apart"),
        (P2, acts.CallDirector("problem"), "timer-stops"),
        (P1, acts.CallDirector("leaving"), "leaving"),
    ],
)
def test_the_timer_is_stopped_for_four_reasons(seat: Seat, action: Action, cites: str) -> None:
    desk = Desk(tiles="wooden")
    desk.play(P1, "8G", "CAT")
    desk.wait(7)
    desk.yes(seat, action, cites)
    desk.wait(600)
    assert desk.still
    assert desk.spent(P2) == 7


@pytest.mark.paragraph("timer-stops", book="wespa")
@pytest.mark.parametrize(
    ("seat", "action"),
    [(P2, acts.Hold()), (P2, acts.Accept()), (P1, acts.Record(10)), (P1, acts.CountTiles())],
)
def test_and_for_no_other(seat: Seat, action: Action) -> None:
    desk = Desk(tiles="wooden")
    desk.play(P1, "8G", "CAT")
    desk.yes(seat, action)
    assert desk.runs(P2)


@pytest.mark.paragraph("timer-stops", book="wespa")
def test_nobody_just_stops_it() -> None:
    desk = Desk()
    desk.no(P1, acts.StopClock(), "timer-stops")
    desk.no(P2, acts.StopClock())
    assert desk.runs(P1)


@pytest.mark.paragraph("timer-stops", book="wespa")
def test_it_goes_on_where_it_stood_when_the_matter_is_settled() -> None:
    desk = Desk()
    desk.wait(10)
    desk.yes(P2, acts.CallDirector("problem", "x"))
    desk.no(P2, acts.CallDirector("problem"))
    desk.wait(100)
    desk.yes(DIRECTOR, acts.Decide("play on"))
    desk.wait(5)
    assert desk.spent(P1) == 15


@pytest.mark.paragraph("timer-stops", book="wespa")
def test_a_call_is_said_in_a_few_words() -> None:
    desk = Desk()
    desk.no(P1, acts.CallDirector("problem", "x" * 501), "timer-stops")


@pytest.mark.paragraph("overtime", book="wespa")
@pytest.mark.parametrize(
    ("seconds", "points"),
    [(0, 0), (0.999, 0), (1, 10), (60, 10), (60.999, 10), (61, 20), (541, 100), (599, 100)],
)
def test_every_minute_begun_below_zero_costs_ten_points(seconds: float, points: int) -> None:
    desk = Desk()
    desk.wait(1200 + seconds)
    for _ in range(6):
        desk.yes(desk.state.mover, acts.Pass())
    assert desk.state.phase == "slip"
    assert desk.scores == (-10 - points, -15)
    lines = [(line.side, line.score) for line in desk.state.sheet if line.kind == "time"]
    assert lines == ([(P1, -points)] if points else [])


@pytest.mark.paragraph("overtime", book="wespa")
def test_the_dial_shows_one_second_below_zero_when_it_begins() -> None:
    desk = Desk()
    desk.wait(1201)
    assert dial(desk, P1) == -1000
    assert desk.state.overtime == {P1: 1}
    assert desk.table.entries[-1].ruling.verdict == "penalised"
    assert desk.table.entries[-1].ruling.cites == "overtime"


@pytest.mark.paragraph("overtime", book="wespa")
def test_overtime_of_both_is_counted_for_each() -> None:
    desk = Desk(minutes=1)
    desk.wait(61)
    desk.yes(P1, acts.Pass())
    desk.wait(150)
    for _ in range(5):
        desk.yes(desk.state.mover, acts.Pass())
    assert desk.scores == (-10 - 10, -15 - 20)


@pytest.mark.paragraph("overtime", book="wespa")
def test_points_for_overtime_are_an_option() -> None:
    desk = Desk(overtime_points=3)
    desk.wait(1261)
    for _ in range(6):
        desk.yes(desk.state.mover, acts.Pass())
    assert desk.scores == (-10 - 6, -15)


@pytest.mark.paragraph("overtime", "overtime-forfeit", book="wespa")
def test_with_a_factor_the_minutes_overtime_are_as_long_as_for_anybody() -> None:
    desk = Desk(factors={P1: 1.5})
    desk.wait(1800)
    assert dial(desk, P1) == 0
    assert desk.state.overtime == {}
    desk.wait(61)
    assert desk.state.overtime == {P1: 2}
    desk.wait(538)
    assert desk.table.outcome is None
    desk.wait(1)
    assert desk.table.outcome


@pytest.mark.paragraph("overtime-forfeit", book="wespa")
@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0), (0, 75)), ((300, 100), (300, 375)), ((100, 150), (100, 175)), ((100, 400), (100, 400))],
)
def test_ten_minutes_over_the_game_is_lost_by_the_margin_or_by_75(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    desk = Desk()
    desk.score(*before)
    desk.wait(1200 + 599)
    assert desk.table.outcome is None
    desk.wait(1)
    assert desk.table.outcome
    assert desk.table.outcome.cites == "overtime-forfeit"
    assert desk.table.outcome.ranks == ((P2,), (P1,))
    assert desk.scores == after


@pytest.mark.paragraph("overtime-forfeit", book="wespa")
def test_how_many_minutes_is_an_option() -> None:
    desk = Desk(overtime_minutes=2)
    desk.wait(1200 + 119)
    assert desk.table.outcome is None
    desk.wait(1)
    assert desk.table.outcome


@pytest.mark.paragraph("leaving", book="wespa")
@pytest.mark.parametrize(("seat", "reason"), [(P1, "leaving"), (P2, "leaving"), (P2, "left"), (P1, "left")])
def test_the_director_is_called_before_leaving_or_told_by_the_opponent(
    seat: Seat, reason: acts.Reason
) -> None:
    desk = Desk()
    desk.yes(seat, acts.CallDirector(reason), "leaving")
    assert desk.still
    desk.no(seat, acts.Decide("go"))
    desk.yes(DIRECTOR, acts.Decide("go, and come back soon"), "leaving")
    assert desk.runs(P1)


@pytest.mark.paragraph("game-time", book="wespa")
def test_both_clocks_are_seen_also_while_they_stand() -> None:
    desk = Desk()
    desk.wait(30)
    desk.yes(P1, acts.Pass())
    desk.wait(10)
    limits = dials(desk.state)
    table = desk.table
    shown = clocks.read(table.clock, table.prompts, desk.now, {}, limits)
    clock_of = {reading.timer: reading for reading in shown if reading.timer in (P1, P2)}
    assert (clock_of[P1].left, clock_of[P1].running) == (1_170_000, False)
    assert (clock_of[P2].left, clock_of[P2].running) == (1_190_000, True)
    assert dials(Desk(minutes=0).state) == ()
