"""Event 5: the clock of the hall, announcements, the log, and the prizes."""

import pytest

from gamehall.kernel.action import Correct
from gamehall.kernel.seat import CLOCK, JUDGE
from gamehall.kernel.table import run_out
from gamehall.tournaments.event.acts import (
    Announce,
    CallTime,
    CallWarning,
    CheckIn,
    Enrol,
    Finish,
    Log,
    Pair,
    Penalise,
    Plan,
    StartRound,
    Void,
    Withdraw,
)
from gamehall.tournaments.event.seats import ASSISTANT, DIRECTOR
from gamehall.tournaments.formats.format import Block, Clocks
from tests.tournaments.event.desk import Desk, checked_in, hung_out, people, plan

HALF_HOUR = plan(clocks=Clocks(1800, 300, "Five minutes are left"))
MINUTE = 60_000


def at(desk: Desk, ms: int) -> list[tuple[str, int]]:
    """What the clock has said, and how long after the round was begun, when so much time has passed."""
    begun = next(e.at for e in reversed(desk.event.entries) if isinstance(e.action, StartRound))
    desk.event, rung = run_out(desk.event, begun + ms)
    assert all(entry.seat == CLOCK for entry in rung)
    return [(type(entry.action).__name__, entry.at - begun) for entry in rung]


@pytest.mark.paragraph("event-clock", book="event")
def test_the_clock_warns_and_then_calls_time() -> None:
    desk = hung_out(4, HALF_HOUR)
    assert desk.event.next_due() is None, "it stands"
    desk.done(StartRound(1))
    assert at(desk, 30 * MINUTE) == [], "the last moment is inside the round"
    assert at(desk, 30 * MINUTE + 1) == [("CallWarning", 30 * MINUTE + 1)]
    assert desk.event.entries[-1].ruling.says == "Five minutes are left."
    assert desk.state.warned
    assert [name for name, _ in at(desk, 36 * MINUTE)] == ["CallTime"]
    assert (desk.state.running, desk.state.warned) == (0, False)
    assert desk.event.next_due() is None


@pytest.mark.paragraph("event-clock", book="event")
def test_a_round_begins_when_its_pairings_hang_out_and_one_at_a_time() -> None:
    desk = checked_in(4, HALF_HOUR)
    desk.done(Pair("", 1))
    assert desk.no(StartRound(1)).cites == "event-clock"
    desk.hang_out(1)
    desk.done(StartRound(1))
    assert desk.no(StartRound(1)).says == "The clock is in round 1; call its time first."


@pytest.mark.paragraph("event-plan", book="event")
def test_a_plan_keeps_the_round_that_the_clock_is_in() -> None:
    desk = hung_out(4, HALF_HOUR)
    begun = {"type": "RoundStarted", "round": 3}
    desk.done(Correct("The hall began the third round at once", events=(begun,)))
    two = plan(rounds=2, clocks=HALF_HOUR.clocks)
    assert desk.no(Plan(two, "It is late")).says == "The clock is in round 3; call its time first."
    desk.done(CallTime())
    desk.done(Plan(two, "It is late"))


@pytest.mark.paragraph("event-clock", book="event")
def test_the_director_may_call_time_before_and_a_round_begun_anew_has_all_its_time() -> None:
    desk = hung_out(4, HALF_HOUR)
    assert desk.no(CallTime()).says == "No round is on the clock."
    desk.done(StartRound(1))
    at(desk, 20 * MINUTE)
    assert desk.done(CallTime()).says.endswith("The director calls it.")
    desk.done(StartRound(1))
    assert at(desk, 30 * MINUTE) == []
    assert [name for name, _ in at(desk, 31 * MINUTE)] == ["CallWarning"]


def test_a_round_without_a_warning_ends_and_one_without_a_time_is_ended_by_the_director() -> None:
    desk = hung_out(4, plan(clocks=Clocks(600)))
    desk.done(StartRound(1))
    assert [name for name, _ in at(desk, 11 * MINUTE)] == ["CallTime"]
    desk = hung_out(4, plan())
    desk.done(StartRound(1))
    assert desk.event.next_due() is None
    desk.done(CallTime())


def test_nobody_but_the_clock_warns() -> None:
    desk = hung_out(4, HALF_HOUR)
    desk.done(StartRound(1))
    for seat in (DIRECTOR, ASSISTANT):
        desk.no(CallWarning(), seat)
    assert not desk.state.warned


@pytest.mark.paragraph("event-announce", book="event")
def test_what_the_director_announces_is_told_to_the_hall() -> None:
    desk = Desk()
    assert desk.no(Announce("  ")).cites == "event-announce"
    assert desk.done(Announce(" The bar is open ")).says == "The bar is open."
    desk.done(Announce("The bar is shut!"))
    assert desk.state.announced == ("The bar is open", "The bar is shut!")


@pytest.mark.paragraph("event-log", book="event")
def test_what_is_written_in_the_log_changes_no_score() -> None:
    desk = hung_out(4)
    desk.play(1)
    before = [desk.standing(n) for n in (1, 2, 3, 4)]
    said = desk.done(Log("Looked at the tiles while drawing", 1, "drawing"), JUDGE).says
    assert said == "Ana: Looked at the tiles while drawing."
    desk.done(Log("Set 3 has 101 tiles"))
    assert [(told.words, told.number, told.paragraph) for told in desk.state.log] == [
        ("Looked at the tiles while drawing", 1, "drawing"),
        ("Set 3 has 101 tiles", 0, ""),
    ]
    assert [desk.standing(n) for n in (1, 2, 3, 4)] == before
    assert desk.no(Log(" ")).cites == "event-log"
    assert desk.no(Log("Nobody", 9)).cites == "event-number"


def played_out(rounds: int = 2) -> Desk:
    desk = checked_in(4, plan(rounds=rounds))
    for round in range(1, rounds + 1):
        desk.hang_out(round)
        desk.play(round)
    return desk


@pytest.mark.paragraph("event-prizes", book="event")
def test_the_standings_are_final_when_the_last_result_of_the_last_round_is_in() -> None:
    desk = hung_out(4, plan(rounds=2))
    desk.play(1)
    assert desk.no(Finish()).says == "The plan has 2 rounds, and 1 is paired."
    desk.hang_out(2)
    assert desk.no(Finish()).says == "2 results are missing, the first at board 1 of round 2."
    desk.enter(2, dict.fromkeys(desk.tables(2)[0], 400))
    assert desk.no(Finish()).says == "One result is missing, at board 2 of round 2."
    desk.play(2)
    ruling = desk.done(Finish())
    assert (ruling.cites, desk.event.outcome is not None) == ("event-prizes", True)


@pytest.mark.paragraph("event-prizes", book="event")
def test_after_the_prizes_nothing_goes_on_but_what_is_set_right() -> None:
    desk = played_out()
    desk.done(Finish())
    for act in (Pair("", 3), Finish(), Withdraw(1, 2, "A train"), StartRound(2)):
        desk.no(act)
    assert desk.say(Log("Hers was the cup"), ASSISTANT).refused
    desk.done(Log("Hers was the cup"))
    desk.done(Penalise(1, 5, "A telephone at the prizes"))
    assert desk.state.finished


def test_an_event_that_lost_a_result_is_not_over() -> None:
    desk = played_out()
    desk.done(Finish())
    who = desk.tables(2)[0]
    desk.done(Void("", 2, who, "It was another table's slip"))
    assert not desk.state.finished
    assert desk.no(Finish()).says.startswith("One result is missing")
    desk.enter(2, {who[0]: 400, who[1]: 300})
    desk.done(Finish())


def test_an_event_whose_schedule_is_played_to_its_end_is_over_though_its_plan_has_more_rounds() -> None:
    desk = checked_in(4, plan(Block((1, 7), "round-robin")))
    for round in (1, 2, 3):
        desk.hang_out(round)
        desk.play(round)
    desk.done(Finish())


def test_a_division_in_which_nobody_plays_keeps_no_prizes_back() -> None:
    desk = Desk(plan(rounds=1, divisions=("senior", "junior")))
    desk.done(Enrol(people((1, 2), division="junior")))
    desk.done(CheckIn((1, 2)))
    desk.hang_out(1, "junior")
    assert desk.no(Finish()).says == "One result of junior is missing, at board 1 of round 1."
    desk.play(1, "junior")
    desk.done(Finish())
