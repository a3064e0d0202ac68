"""LT 13 where a person keeps the time: the timekeeper warns and calls; nothing runs out by itself."""

from typing import Any

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.events import Penalised, TimeCalled
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.state import KEEPER
from gamehall.kernel.action import StartTimer, StopTimer
from gamehall.kernel.audit import audit
from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK, Seat
from gamehall.kernel.table import replay, submit
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, ROLL, Desk

PLAY = "linguishtik-play"
OPENING = ("s-v", *NOUN)
DAY = 24 * 3600
GOAT = ("The goat sleeps.", 4, "goat")


def kept(**more: Any) -> Desk:
    """The shake is set up, p1 is on turn, and a person keeps the time."""
    return Desk(timekeeper=True, **{"opening": OPENING, **more})


def typed(**more: Any) -> Desk:
    """Real cubes: a scorer types, a timekeeper times."""
    desk = Desk(begun=False, cubes="real", timekeeper=True, **more)
    desk.yes(KEEPER, acts.NameFirst(P1))
    desk.yes(KEEPER, acts.SetOut(tuple(ROLL.replace(" ", ""))))
    desk.yes(KEEPER, acts.ActFor(P1, acts.Designate("s-v")))
    for seat, demand in ((P2, NOUN[0]), (P3, NOUN[1])):
        desk.yes(KEEPER, acts.ActFor(seat, acts.Demand(desk.carrier(), demand)))
    return desk


def asked(desk: Desk, kind: str, of: Seat | None = None) -> tuple[Prompt, Limit]:
    """What the clock's chair is asked about this activity."""
    limits = [(p, p.limit) for p in desk.asked(CLOCK) if p.limit]
    return next((p, one) for p, one in limits if type(one.then).__name__ == kind and of in (None, one.of))


def call(desk: Desk, kind: str, of: Seat | None = None) -> Ruling:
    """The timekeeper says that this time is over."""
    prompt, limit = asked(desk, kind, of)
    done = submit(desk.table, CLOCK, limit.then, prompt=prompt.id, at=desk.now)
    desk.table = done.table
    return done.ruling


@pytest.mark.paragraph("timekeeper", book=PLAY)
@pytest.mark.parametrize("make", [kept, typed])
def test_until_somebody_notices_that_time_has_expired_nobody_is_late(make: Any) -> None:
    desk = make()
    assert desk.wait(DAY) == ()
    assert (desk.scores, desk.state.mover, desk.state.warning) == ((0, 0, 0), P1, False)
    assert not desk.happened(TimeCalled)


@pytest.mark.paragraph("timekeeper", book=PLAY)
def test_a_scorer_who_types_late_costs_nobody_anything() -> None:
    desk = typed()
    for seat, letter in zip((P1, P2, P3), "AMP", strict=True):
        desk.wait(600)
        desk.yes(KEEPER, acts.ActFor(seat, acts.PlayLetter(desk.cube(letter))))
    desk.wait(600)
    desk.yes(KEEPER, acts.ActFor(P1, acts.Challenge("now")))
    desk.wait(1200)
    assert asked(desk, "NeutralOver", P2)
    desk.yes(KEEPER, acts.ActFor(P2, acts.Neutral()))
    desk.yes(KEEPER, acts.ActFor(P1, acts.Present(*GOAT)))
    assert (desk.scores, desk.happened(Penalised), desk.happened(TimeCalled)) == ((0, 0, 0), [], [])


@pytest.mark.paragraph("timekeeper", "ten-second-call", "warning-first", book=PLAY)
@pytest.mark.parametrize("make", [kept, typed])
def test_the_timekeeper_warns_and_ten_seconds_later_calls_time(make: Any) -> None:
    desk = make()
    desk.wait(63)
    warned = call(desk, "MoveOver")
    assert (warned.verdict, warned.cites, warned.events) == ("allowed", "ten-second-call", (TimeCalled(P1),))
    assert warned.says == "Time is running out: {p1} has 10 seconds."
    desk.wait(DAY)  # the timekeeper looks away: the turn is not lost yet
    assert (desk.scores, desk.state.mover) == ((0, 0, 0), P1)
    lost = call(desk, "MoveCallOver")
    assert (lost.verdict, lost.cites) == ("penalised", "timeout-penalty")
    assert (desk.scores, desk.state.mover) == ((-1, 0, 0), P2)


@pytest.mark.paragraph("warning-first", book=PLAY)
@pytest.mark.parametrize("waited", [0, 59, 61, DAY])
def test_time_is_not_called_before_the_warning(waited: float) -> None:
    desk = kept()
    desk.wait(waited)
    prompt, _ = asked(desk, "MoveOver")
    done = submit(desk.table, CLOCK, acts.MoveCallOver(P1), prompt=prompt.id, at=desk.now)
    assert (done.ruling.verdict, done.ruling.cites) == ("refused", "warning-first")
    assert done.ruling.says.endswith("Another call comes first: Warn {p1}: 10 seconds.")
    straight = submit(desk.table, CLOCK, acts.MoveCallOver(P1), prompt="movecall", at=desk.now)
    assert straight.ruling.refused
    assert (done.entries, straight.entries, desk.scores) == ((), (), (0, 0, 0))


@pytest.mark.paragraph("warning-first", "illegal-ten-seconds", book=PLAY)
@pytest.mark.parametrize(
    ("after", "taken"), [(0, False), (5, False), (9.999, False), (10, False), (10.001, True), (60, True)]
)
def test_ten_seconds_lie_between_the_warning_and_the_call(after: float, taken: bool) -> None:
    desk = kept()
    desk.wait(60)
    call(desk, "MoveOver")
    desk.wait(after)
    ruling = call(desk, "MoveCallOver")
    assert ruling.cites == ("timeout-penalty" if taken else "warning-first")
    assert ruling.refused is not taken
    assert desk.scores == ((-1, 0, 0) if taken else (0, 0, 0))


@pytest.mark.paragraph("ten-second-call", "timekeeper", book=PLAY)
@pytest.mark.parametrize("after", [1, 9.9, 10.1, 600])
def test_until_time_is_called_a_move_is_in_time(after: float) -> None:
    desk = kept()
    desk.wait(60)
    call(desk, "MoveOver")
    desk.wait(after)
    desk.letter(P1, "C")
    assert (desk.scores, desk.state.mover) == ((0, 0, 0), P2)


@pytest.mark.paragraph("accommodation", "warning-first", book=PLAY)
def test_who_has_more_time_has_more_than_ten_seconds() -> None:
    desk = kept(factors={P1: 1.5})
    call(desk, "MoveOver")
    desk.wait(14.9)
    assert call(desk, "MoveCallOver").says == "{p1} has 1 second left."
    desk.wait(0.2)
    assert call(desk, "MoveCallOver").cites == "timeout-penalty"


@pytest.mark.paragraph("timekeeper", "sand-timer", book=PLAY)
def test_the_timekeeper_may_go_by_a_timer_of_glass() -> None:
    """The dial began when the move was typed; by the sand the minute is over before."""
    desk = typed()
    desk.wait(50)
    assert call(desk, "MoveOver").cites == "ten-second-call"


@pytest.mark.paragraph("timekeeper", "sand-timer", "no-time-out", book=PLAY)
def test_the_timekeeper_stops_starts_and_turns_the_timer_and_no_player_does() -> None:
    desk = kept()
    _, limit = asked(desk, "MoveOver")
    desk.wait(45)
    for seat in (P1, P2, KEEPER):
        desk.no(seat, StopTimer(limit.timer), "hall-timekeeper")
    desk.yes(CLOCK, StopTimer(limit.timer), "hall-timekeeper")
    desk.wait(100)
    desk.yes(CLOCK, StartTimer(limit.timer), "hall-timekeeper")
    assert desk.table.clock.timers[limit.timer].spent_at(desk.now) == 45_000
    desk.yes(CLOCK, StartTimer(limit.timer, turned=True), "hall-timekeeper")
    assert desk.table.clock.timers[limit.timer].spent_at(desk.now + 2_000) == 2_000


@pytest.mark.paragraph("warning-first", book=PLAY)
def test_ten_seconds_that_were_stopped_are_not_over() -> None:
    desk = kept()
    call(desk, "MoveOver")
    _, limit = asked(desk, "MoveCallOver")
    desk.yes(CLOCK, StopTimer(limit.timer))
    desk.wait(60)
    assert call(desk, "MoveCallOver").cites == "warning-first"
    desk.yes(CLOCK, StartTimer(limit.timer))
    desk.wait(10.1)
    assert call(desk, "MoveCallOver").cites == "timeout-penalty"


@pytest.mark.paragraph("timekeeper", "warning-first", "writing-minutes", "forfeits-right", book=PLAY)
def test_writing_and_checking_are_called_over_for_each_player() -> None:
    desk = kept()
    desk.challenge(P1, "impossible")
    desk.wait(DAY)
    before = desk.state
    assert before.phase == "writing"
    assert call(desk, "NeutralOver", P2).cites == "neutral-minute"
    desk.no(P2, acts.Neutral())
    assert call(desk, "WritingOver", P2).cites == "ten-second-call"
    assert call(desk, "WritingCallOver", P2).cites == "warning-first"
    desk.yes(P3, acts.Present(*GOAT), "solution-presented")
    desk.wait(10.1)
    assert call(desk, "WritingCallOver", P2).cites == "writing-minutes"
    assert desk.state.phase == "checking"
    desk.wait(DAY)
    for seat in (P1, P2):
        assert call(desk, "CheckingOver", seat).cites == "ten-second-call"
        assert call(desk, "CheckingCallOver", seat).cites == "warning-first"
    desk.wait(10.1)
    for seat in (P1, P2):
        assert call(desk, "CheckingCallOver", seat).cites == "forfeits-right"
    assert (desk.state.phase, desk.happened(Penalised)) == ("between", [])
    desk.wait(DAY)
    assert call(desk, "ReadyOver").cites == "ready-next"
    assert desk.state.shake == 2


@pytest.mark.paragraph("timekeeper", "warning", "round-end", book=PLAY)
def test_the_timekeeper_calls_the_warning_and_the_end_of_the_round() -> None:
    desk = kept()
    desk.wait(DAY)
    assert call(desk, "WarningDue").cites == "warning"
    assert desk.state.warning
    desk.wait(DAY)
    before = desk.state
    assert before.phase == "moving"
    assert call(desk, "RoundOver").cites == "round-end"
    assert desk.state.phase == "writing"


@pytest.mark.paragraph("timekeeper", book=PLAY)
def test_in_the_opening_the_move_must_be_made_after_time_is_called() -> None:
    desk = kept(opening=())
    call(desk, "MoveOver")
    desk.wait(10.1)
    assert call(desk, "MoveCallOver").cites == "setup-timeout"
    assert (desk.scores, desk.must()) == ((-1, 0, 0), {P1})
    assert asked(desk, "MoveOver", P1)


def test_the_record_replays_and_the_rules_say_the_same_again() -> None:
    desk = typed()
    desk.wait(70)
    call(desk, "MoveOver")
    desk.wait(11)
    call(desk, "MoveCallOver")
    desk.yes(CLOCK, StopTimer(asked(desk, "MoveOver")[1].timer))
    table = desk.table
    again = replay(GAME, table.header, table.entries)
    assert (again.state, again.clock) == (table.state, table.clock)
    assert audit(GAME, table.header, table.entries) == ()
