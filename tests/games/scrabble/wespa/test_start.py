"""Header, BEFORE STARTING, ABSENT FROM THE TABLE, STARTING GAME TIMER, Guidelines 3 to 5."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.board import read_tiles
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER, Seat
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk


def lots(desk: Desk, first: str, second: str) -> None:
    for seat, tile in ((P1, first), (P2, second)):
        desk.yes(seat, acts.DrawForStart(), "draw-for-start")
        desk.yes(DEALER, Dealt(read_tiles(tile)), "draw-for-start")


@pytest.mark.paragraph("draw-for-start", book="wespa")
@pytest.mark.parametrize(
    ("first", "second", "starter"), [("A", "B", P1), ("Z", "Y", P2), ("A", "?", P2), ("?", "A", P1)]
)
def test_the_letter_nearest_to_a_begins_and_a_blank_comes_before_a(
    first: str, second: str, starter: Seat
) -> None:
    desk = Desk(begun=False, start="draw")
    assert not desk.may(P1, "TakeTiles")
    lots(desk, first, second)
    assert desk.state.starter == starter
    assert desk.may(starter, "TakeTiles")
    assert not desk.may(desk.state.other(starter), "TakeTiles")
    assert desk.state.bag == 100


@pytest.mark.paragraph("draw-for-start", book="wespa")
@pytest.mark.parametrize("tile", ["E", "?"])
def test_equal_tiles_are_drawn_again_by_both(tile: str) -> None:
    desk = Desk(begun=False, start="draw")
    lots(desk, tile, tile)
    assert desk.state.starter is None
    assert desk.may(P1, "DrawForStart")
    assert desk.may(P2, "DrawForStart")
    lots(desk, "C", "B")
    assert desk.state.starter == P2


@pytest.mark.paragraph("draw-for-start", book="wespa")
def test_one_tile_is_drawn_once_and_it_is_one_of_the_set() -> None:
    desk = Desk(begun=False, start="draw")
    desk.yes(P1, acts.DrawForStart())
    for drawn in ((), ("A", "B"), ("4",), ("?",)):
        desk.no(DEALER, Dealt(drawn), "draw-for-start")
    desk.deal("A")
    desk.no(P1, acts.DrawForStart())


@pytest.mark.paragraph("draw-for-start", book="wespa")
@pytest.mark.parametrize("starter", [P1, P2])
def test_an_assigned_starter_begins_without_lots(starter: Seat) -> None:
    desk = Desk(begun=False, start=str(starter))
    assert not desk.may(P1, "DrawForStart")
    desk.no(desk.state.other(starter), acts.TakeTiles())
    desk.begin()
    assert desk.state.mover == starter
    assert desk.rack(starter) == "ACDEERT"


@pytest.mark.paragraph("start-timer", "game-time", book="wespa")
def test_the_starters_timer_runs_from_the_first_tile_and_has_twenty_minutes() -> None:
    desk = Desk(begun=False)
    desk.wait(600)
    assert desk.still
    desk.begin()
    assert desk.runs(P1)
    assert not desk.runs(P2)
    desk.wait(20 * 60)
    assert desk.state.overtime == {}
    assert desk.spent(P1) == 1200
    desk.wait(1)
    assert desk.state.overtime == {P1: 1}


@pytest.mark.paragraph("game-time", book="wespa")
def test_another_time_may_be_chosen_and_each_player_has_the_own_factor() -> None:
    desk = Desk(minutes=1, factors={P1: 1.5})
    desk.wait(90)
    assert desk.state.overtime == {}
    desk.wait(1)
    assert desk.state.overtime == {P1: 1}
    desk.yes(P1, acts.Pass())
    desk.wait(61)
    assert desk.state.overtime == {P1: 1, P2: 1}


@pytest.mark.paragraph("absent", book="wespa")
def test_only_the_director_starts_the_clock_of_an_absent_player() -> None:
    desk = Desk(begun=False, start="p2")
    desk.no(P1, acts.MarkAbsent(P2))
    desk.no(DIRECTOR, acts.MarkAbsent(Seat("p3")), "absent")
    desk.wait(60)
    assert desk.still
    desk.yes(DIRECTOR, acts.MarkAbsent(P2), "absent")
    assert desk.runs(P2)
    desk.wait(90)
    assert desk.spent(P2) == 90


@pytest.mark.paragraph("absent", book="wespa")
def test_nobody_is_marked_absent_once_the_game_has_begun() -> None:
    assert not Desk().may(DIRECTOR, "MarkAbsent")


@pytest.mark.paragraph("absent", book="wespa")
@pytest.mark.parametrize("starter", ["p1", "p2"])
def test_the_game_waits_for_the_absent_player_whoever_begins(starter: str) -> None:
    desk = Desk(begun=False, start=starter)
    desk.yes(DIRECTOR, acts.MarkAbsent(P2))
    assert not desk.may(P1, "TakeTiles")
    assert not desk.may(P2, "TakeTiles")
    desk.wait(299)
    desk.yes(P2, acts.Arrive(), "absent")
    assert not desk.may(P2, "TakeForfeit")
    assert desk.still
    desk.begin()
    assert desk.spent(P2) == 299


@pytest.mark.paragraph("late-choice", book="wespa")
def test_with_less_than_fifteen_minutes_a_latecomer_may_play_on() -> None:
    desk = Desk(begun=False)
    desk.yes(DIRECTOR, acts.MarkAbsent(P2))
    desk.wait(301)
    desk.yes(P2, acts.Arrive(), "late-choice")
    assert not desk.may(P1, "TakeTiles")
    assert desk.may(P2, "TakeForfeit")
    desk.yes(P2, acts.PlayOn(), "late-choice")
    assert not desk.may(P2, "TakeForfeit")
    desk.begin()
    desk.yes(P1, acts.Pass())
    desk.wait(1200 - 301)
    assert desk.state.overtime == {}
    desk.wait(1)
    assert desk.state.overtime == {P2: 1}


@pytest.mark.paragraph("late-choice", "late-must", book="wespa")
def test_the_clock_of_a_latecomer_runs_until_the_choice_is_made() -> None:
    desk = Desk(begun=False)
    desk.yes(DIRECTOR, acts.MarkAbsent(P2), "absent")
    desk.wait(360)
    desk.yes(P2, acts.Arrive(), "late-choice")
    desk.wait(780)
    assert desk.table.outcome is None
    desk.wait(60)
    assert desk.table.outcome is not None
    assert desk.table.outcome.cites == "late-must"
    assert desk.table.outcome.says == "{p2} has not chosen before the time ran out, and forfeits the game."


@pytest.mark.paragraph("late-forfeit", "late-choice", book="wespa")
def test_or_forfeits_and_the_opponent_wins_by_75() -> None:
    desk = Desk(begun=False)
    desk.yes(DIRECTOR, acts.MarkAbsent(P2))
    desk.wait(301)
    desk.no(P2, acts.TakeForfeit())  # first the player has to come
    desk.yes(P2, acts.Arrive())
    ruling = desk.yes(P2, acts.TakeForfeit(), "late-forfeit")
    assert ruling.verdict == "penalised"
    assert desk.scores == (75, 0)
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ((P1,), (P2,))


@pytest.mark.paragraph("late-forfeit", book="wespa")
def test_another_event_may_set_another_margin() -> None:
    desk = Desk(begun=False, forfeit_margin=100, late_minutes=20)
    desk.yes(DIRECTOR, acts.MarkAbsent(P1))
    desk.wait(1)
    desk.yes(P1, acts.Arrive(), "late-choice")
    desk.yes(P1, acts.TakeForfeit())
    assert desk.scores == (0, 100)


@pytest.mark.paragraph("late-must", book="wespa")
def test_after_the_time_has_run_out_the_game_is_forfeited() -> None:
    desk = Desk(begun=False, start="p2")
    desk.yes(DIRECTOR, acts.MarkAbsent(P2))
    desk.wait(1199)
    assert desk.table.outcome is None
    desk.wait(1)
    assert desk.table.outcome
    assert desk.table.outcome.cites == "late-must"
    assert desk.table.outcome.ranks == ((P1,), (P2,))
    assert desk.scores == (75, 0)
    assert desk.table.outcome.says == "{p2} has not come before the time ran out, and forfeits the game."
    desk.no(P2, acts.Arrive())


@pytest.mark.paragraph("late-choice", "late-must", book="wespa")
def test_more_time_for_a_player_moves_the_end_and_not_the_fifteen_minutes() -> None:
    desk = Desk(begun=False, factors={P2: 1.5})
    desk.yes(DIRECTOR, acts.MarkAbsent(P2))
    desk.wait(14 * 60)
    assert not desk.state.late
    desk.wait(61)
    assert desk.state.late
    desk.wait(14 * 60)
    assert desk.table.outcome is None
    desk.wait(59)
    assert desk.table.outcome


@pytest.mark.paragraph("set-report", "start-confirms", book="wespa")
@pytest.mark.parametrize("start", ["draw", "p1"])
@pytest.mark.parametrize("seat", [P1, P2])
def test_either_player_reports_a_set_before_the_start_and_the_director_decides(
    start: str, seat: Seat
) -> None:
    desk = Desk(begun=False, start=start)
    desk.yes(seat, acts.CallDirector("set", "an E is missing"), "set-report")
    assert not desk.may(P1, "TakeTiles")
    desk.no(seat, acts.Decide("play on"))
    desk.no(DIRECTOR, acts.Decide(" "))
    ruling = desk.yes(DIRECTOR, acts.Decide("a new set is brought."), "set-report")
    assert ruling.says == "The director: a new set is brought."
    assert desk.may(P1, "TakeTiles" if start == "p1" else "DrawForStart")


@pytest.mark.paragraph("start-confirms", book="wespa")
@pytest.mark.parametrize("seat", [P1, P2])
def test_starting_the_game_confirms_the_set(seat: Seat) -> None:
    desk = Desk()
    desk.no(seat, acts.CallDirector("set", "an E is missing"), "start-confirms")
    desk.yes(seat, acts.CallDirector("problem", "the table wobbles"), "timer-stops")


@pytest.mark.paragraph("dress", "equipment", "set-report", "set-liability", "conduct", book="wespa")
@pytest.mark.parametrize(
    ("about", "cites"),
    [
        ("dress", "dress"),
        ("equipment", "equipment"),
        ("set", "set-report"),
        ("certified", "set-liability"),
        ("conduct", "conduct"),
    ],
)
def test_the_director_keeps_a_log_that_changes_nothing_else(about: acts.About, cites: str) -> None:
    desk = Desk()
    prompts, scores = desk.table.prompts, desk.scores
    desk.no(P1, acts.Note(about, "as it should be"))
    desk.no(DIRECTOR, acts.Note(about, " "), cites)
    desk.no(DIRECTOR, acts.Note(about, "x" * 501), cites)
    desk.yes(DIRECTOR, acts.Note(about, "looked at it"), cites)
    assert [(note.about, note.words) for note in desk.state.log] == [(about, "looked at it")]
    assert (desk.table.prompts, desk.scores) == (prompts, scores)


@pytest.mark.paragraph("summary", book="wespa")
def test_what_the_summary_leaves_open_the_director_decides() -> None:
    desk = Desk()
    desk.yes(P2, acts.CallDirector("problem", "no rule for this"))
    assert desk.still
    desk.no(DIRECTOR, acts.Decide("x" * 501))
    desk.no(DIRECTOR, acts.Decide("play on", allow_challenge=True), "flash-leave")
    desk.yes(DIRECTOR, acts.Decide("play on"))
    assert desk.runs(P1)
