"""Basic Game Play 3 and 10 A: three minutes for a turn, thirty for the game, and what the end finds."""

import pytest

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.state import KEEPER
from gamehall.kernel.seat import JUDGE
from tests.games.scrabble.literacy.desk import P1, P2, P3, P4, Desk
from tests.games.scrabble.positions import board

MINUTE = 60


@pytest.mark.paragraph("turn-time", book="literacy")
def test_a_turn_of_more_than_three_minutes_is_over_without_a_score() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.wait(3 * MINUTE - 1)
    assert desk.state.mover == P1
    desk.wait(1)
    ruling = desk.said("turn-time")
    assert ruling.verdict == "penalised"
    assert ruling.says == "{p1} takes too long: the turn is over without a score."
    assert desk.sheet() == [(P1, "lost", 0)]
    assert desk.state.mover == P2


@pytest.mark.paragraph("turn-time", "announce", book="literacy")
def test_tiles_that_lie_there_unannounced_are_taken_up_when_the_turn_is_over() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.wait(100)
    desk.place(P1, "8H HORN")
    desk.wait(80)
    assert (desk.state.board, desk.rack(P1)) == (board(), "AHNORST")
    assert desk.state.scores[P1] == 0
    assert desk.say(P1, acts.Announce(14)).refused
    assert not desk.place(P2, "8H BAD").refused


@pytest.mark.paragraph("turn-time", book="literacy")
def test_each_turn_has_its_own_three_minutes() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.wait(170)
    desk.play(P1, "8H HORN")
    desk.wait(170)
    desk.play(P2, "L8 SO")
    desk.wait(179)
    assert desk.state.mover == P1
    assert not desk.happened(events.TurnTimedOut)
    assert desk.spent("game") == 519


@pytest.mark.paragraph("turn-time", book="literacy")
def test_where_the_table_only_warns_the_team_plays_on() -> None:
    desk = Desk("HORNATS", "ABDEIOS", turn_limit="warn")
    desk.place(P1, "8H HORN")
    desk.wait(3 * MINUTE)
    ruling = desk.said("turn-time")
    assert (ruling.verdict, ruling.says) == ("allowed", "{p1}, the time of your turn is over: play.")
    assert desk.state.mover == P1
    assert desk.state.board == board("8H HORN")
    desk.wait(5 * MINUTE)
    assert len(desk.happened(events.TurnTimedOut)) == 1  # one warning a turn
    desk.must(P1, acts.Announce(14))
    desk.wait(3 * MINUTE)
    assert len(desk.happened(events.TurnTimedOut)) == 2


@pytest.mark.paragraph("turn-time", "end-all-plays", book="literacy")
def test_turns_lost_on_time_are_no_passes_and_end_nothing() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.wait(3 * MINUTE)
    desk.wait(3 * MINUTE)
    assert desk.sheet() == [(P1, "lost", 0), (P2, "lost", 0)]
    desk.must(P1, acts.Pass())
    assert desk.phase == "turn"


def late(seats: int = 2, play: str = "8H HORN", **options: object) -> Desk:
    """A minute before the end of the game p1's team announces its play."""
    desk = Desk("HORNATS", "ABDEIOS", "QUIZ", seats=seats, turn_seconds=0, **options)  # type: ignore[arg-type]
    desk.wait(29 * MINUTE)
    desk.play(P1, play)
    return desk


@pytest.mark.paragraph("game-time", "end-time", book="literacy")
def test_the_game_ends_after_thirty_minutes_of_both_teams_together() -> None:
    desk = Desk("HORNATS", "ABDEIOS", turn_limit="warn")
    desk.wait(29 * MINUTE)
    desk.skip(P1)
    desk.wait(MINUTE - 1)
    assert desk.phase == "turn"
    desk.wait(1)
    ruling = desk.said("end-time")
    assert (ruling.verdict, ruling.says) == ("allowed", "The time of the game is over.")
    assert desk.phase == "slip"
    assert desk.place(P2, "8H BAD").refused


@pytest.mark.paragraph("end-time", "announce", book="literacy")
def test_tiles_laid_but_not_announced_when_time_is_up_are_void() -> None:
    desk = late()
    desk.place(P2, "L8 SO")
    desk.wait(MINUTE)
    assert desk.phase == "slip"
    assert (desk.state.board, desk.rack(P2)) == (board("8H HORN"), "ABDEIOS")
    assert desk.state.scores == {P1: 14, P2: 0}
    assert desk.say(P2, acts.Announce(12)).refused


@pytest.mark.paragraph("end-time", "challenge-window", book="literacy")
def test_an_announced_play_counts_when_time_is_up_and_may_still_be_challenged() -> None:
    desk = late()
    desk.wait(MINUTE)
    assert desk.said("end-time").says.endswith("The play last announced may still be challenged.")
    assert desk.phase == "last"
    assert desk.may(P2, "Challenge")
    assert not desk.may(P2, "Place")
    assert not desk.may(P1, "Challenge")
    assert desk.must(P2, acts.Accept()).cites == "end-time"
    assert (desk.phase, desk.state.scores) == ("slip", {P1: 14, P2: 0})


@pytest.mark.paragraph("end-time", "challenge-window", "challenge-upheld", book="literacy")
def test_the_last_challenge_upheld_takes_the_last_play_off() -> None:
    desk = late(play="8H HRNO", seats=4)
    desk.wait(MINUTE)
    assert not desk.challenge(P4, "HRNO").refused
    assert desk.said("challenge-upheld").verdict == "penalised"
    assert desk.state.scores == {P1: 0, P2: 0}
    assert (desk.state.board, desk.rack(P1)) == (board(), "AHNORST")
    assert desk.phase == "slip"  # nobody plays any more
    assert desk.state.ended_by == ("end-time", "The time of the game is over.")


@pytest.mark.paragraph("end-time", "challenge-window", "challenge-failed", book="literacy")
def test_the_last_challenge_failed_costs_nothing_for_no_turn_is_left_to_lose() -> None:
    desk = late()
    desk.wait(MINUTE)
    desk.challenge(P2, "HORN")
    ruling = desk.said("challenge-failed")
    assert ruling.says == "The challenge is wrong. The play stands."
    assert not desk.happened(events.TurnLost)
    assert (desk.phase, desk.state.scores) == ("slip", {P1: 14, P2: 0})
    assert desk.challenge(P2, "HORN").refused


@pytest.mark.paragraph("challenge-window", "end-time", book="literacy")
def test_the_last_play_stands_when_nobody_challenges_it_in_time() -> None:
    desk = late(last_seconds=45)
    desk.wait(MINUTE)
    desk.wait(44)
    assert desk.may(P2, "Challenge")
    desk.wait(1)
    assert not desk.may(P2, "Challenge")
    assert (desk.phase, desk.state.scores) == ("slip", {P1: 14, P2: 0})


@pytest.mark.paragraph("clock-stops", "end-time", book="literacy")
def test_a_hand_raised_in_the_last_second_leaves_that_second_to_be_played() -> None:
    desk = late(software=(KEEPER,))
    desk.wait(MINUTE - 1)
    desk.challenge(P2, "HORN")
    desk.wait(10 * MINUTE)
    assert desk.phase == "turn"
    desk.must(JUDGE, acts.Verdict(False))
    assert desk.phase == "turn"
    assert not desk.place(P2, "8H BAD").refused
    desk.must(P2, acts.Announce(12))
    desk.wait(1)
    assert desk.phase == "last"
    assert desk.may(P1, "Challenge")


@pytest.mark.paragraph("end-time", "challenge-window", "teams", book="literacy")
def test_any_member_answers_the_last_play_for_the_team() -> None:
    desk = late(seats=4)
    desk.wait(MINUTE)
    assert desk.say(P3, acts.Accept()).refused
    desk.must(P4, acts.Accept())
    assert desk.phase == "slip"
