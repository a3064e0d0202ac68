"""Scoring 1 to 3 at the table: what is announced stands, the scorekeeper tallies and settles, teams sign."""

import pytest

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.state import KEEPER
from gamehall.kernel.seat import CLOCK, JUDGE
from tests.games.scrabble.literacy.desk import P1, P2, P3, P4, Desk

WITHOUT_KEEPER = (JUDGE,)


def slip(**options: object) -> Desk:
    """p1's team has 14 points; nobody can play, both teams have passed, and the slip waits."""
    desk = Desk("HORNATS", "ABDEIOS", **options)  # type: ignore[arg-type]
    desk.play(P1, "8H HORN")
    desk.hold(p1="V", p2="V", bag="")
    desk.skip(P2)
    desk.skip(P1)
    assert desk.phase == "slip"
    return desk


@pytest.mark.paragraph("tally", "score", book="literacy")
def test_each_team_s_score_is_entered_after_every_turn() -> None:
    desk = Desk("HORNATS", "ABDEIOS", "QUIZ", "EE")
    tallies = []
    for seat, play in ((P1, "8H HORN"), (P2, "L8 SO"), (P1, "H8 (H)AT")):
        desk.play(seat, play)
        tallies.append(dict(desk.state.scores))
    # HORN 7 x 2; HORNS 9 and SO 3; HAT 4+1+1
    assert tallies == [{P1: 14, P2: 0}, {P1: 14, P2: 12}, {P1: 20, P2: 12}]


@pytest.mark.paragraph("announce", "tally", book="literacy")
def test_a_wrong_score_stands_as_announced_in_a_tournament() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.place(P1, "8H HORN")
    ruling = desk.must(P1, acts.Announce(41))
    assert ruling.verdict == "allowed"
    assert desk.state.scores[P1] == 41
    assert desk.rulings()[-2].faults == ()  # the record does not whisper it


@pytest.mark.paragraph("announce", "score", book="literacy")
def test_a_wrong_score_is_refused_to_learners_with_the_right_one() -> None:
    desk = Desk("HORNATS", "ABDEIOS", manner="guided", scoring="by hand")
    desk.place(P1, "8H HORN")
    ruling = desk.say(P1, acts.Announce(41))
    assert (ruling.verdict, ruling.cites) == ("refused", "score")
    assert ruling.says == "The play scores 14, not 41."
    assert not desk.say(P1, acts.Announce(14)).refused


@pytest.mark.paragraph("announce", "tally", book="literacy")
def test_at_a_guided_table_the_hall_counts() -> None:
    desk = Desk("HORNATS", "ABDEIOS", manner="guided")
    desk.place(P1, "8H HORN")
    assert desk.must(P1, acts.Announce()).says == "{p1} announces 14."
    assert desk.state.scores[P1] == 14


@pytest.mark.paragraph("cross-words", "dictionary", book="literacy")
def test_a_phoney_stands_in_a_tournament_and_is_refused_to_learners_at_once() -> None:
    tournament = Desk("HORNATS", "ABDEIOS")
    tournament.play(P1, "8H HRNO")
    tournament.play(P2, "8H (HRNO)S")
    assert tournament.state.scores == {P1: 14, P2: 9}  # nobody challenged
    guided = Desk("HORNATS", "ABDEIOS", manner="guided")
    ruling = guided.place(P1, "8H HRNO")
    assert (ruling.cites, ruling.says) == ("cross-words", "HRNO is not in Hall list.")


@pytest.mark.paragraph("tally", "correction", "scorekeeper", book="literacy")
@pytest.mark.parametrize("seat", [P1, P2, P3, P4])
def test_whoever_sees_a_wrong_score_says_so_and_the_scorekeeper_settles_it(seat: str) -> None:
    desk = Desk("HORNATS", "ABDEIOS", seats=4)
    desk.play(P1, "8H HORN", 41)
    asked = next(s for s in (P1, P2, P3, P4) if s == seat)
    ruling = desk.must(asked, acts.QueryScore(0, 14))
    assert ruling.cites == "correction"
    settled = desk.said("tally")
    assert settled.says == "{keeper} settles it: 14."
    assert desk.state.scores[P1] == 14
    assert desk.sheet() == [(P1, "play", 14)]


@pytest.mark.paragraph("scorekeeper", "tally", book="literacy")
def test_a_person_who_keeps_the_score_has_the_last_word_and_the_clock_runs_on() -> None:
    desk = Desk("HORNATS", "ABDEIOS", software=WITHOUT_KEEPER)
    desk.play(P1, "8H HORN", 41)
    desk.wait(20)
    desk.must(P2, acts.QueryScore(0, 13))
    asked = [(p.seat, p.kinds) for p in desk.table.prompts if p.seat != CLOCK]
    assert asked == [(KEEPER, ("SettleScore",))]
    assert desk.say(P2, acts.SettleScore(13)).refused
    desk.wait(100)
    assert desk.spent("game") == 120  # only a judged word stops it
    desk.must(KEEPER, acts.SettleScore(14))
    assert desk.state.scores[P1] == 14
    assert desk.state.mover == P2


@pytest.mark.paragraph("tally", "correction", book="literacy")
def test_the_scorekeeper_finds_that_the_score_was_right_all_along() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.play(P1, "8H HORN")
    desk.must(P2, acts.QueryScore(0, 7))
    assert desk.state.scores[P1] == 14


@pytest.mark.paragraph("correction", book="literacy")
def test_a_query_names_a_play_and_another_score() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.play(P1, "8H HORN")
    desk.skip(P2)
    for line, score in ((0, 14), (1, 5), (2, 5), (-1, 5), (0, -1), (0, 10_000)):
        assert desk.say(P1, acts.QueryScore(line, score)).cites == "correction"
    assert desk.say(P1, acts.QueryTotal(P1, 14)).cites == "correction"
    assert desk.say(P1, acts.QueryTotal(JUDGE, 14)).cites == "correction"


@pytest.mark.paragraph("correction", "tally", "challenge-upheld", book="literacy")
def test_a_play_challenged_off_scores_nothing_whatever_is_said_of_it_later() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.play(P1, "8H HRNO", 20)
    desk.challenge(P2, "HRNO")
    desk.must(P2, acts.QueryScore(0, 14))
    assert desk.state.scores == {P1: 0, P2: 0}


@pytest.mark.paragraph("correction", "result", book="literacy")
def test_a_score_is_corrected_on_the_slip_too_and_then_signed_anew() -> None:
    desk = slip()
    desk.must(P1, acts.Sign())
    desk.must(P2, acts.QueryTotal(P1, 15))
    assert desk.state.scores[P1] == 14  # the lines add up to 14
    assert desk.state.signed == ()
    assert desk.may(P1, "Sign")


@pytest.mark.paragraph("after-signing", book="literacy")
def test_a_team_that_has_signed_changes_nothing_any_more() -> None:
    desk = slip(seats=4)
    desk.must(P1, acts.Sign())
    for seat in (P1, P3):
        assert desk.say(seat, acts.QueryScore(0, 12)).refused
        assert desk.say(seat, acts.QueryTotal(P1, 12)).refused
        ruling = desk.table.game.rule(desk.state, seat, acts.QueryScore(0, 12))
        assert (ruling.verdict, ruling.cites) == ("refused", "after-signing")
        assert desk.table.game.rule(desk.state, seat, acts.QueryTotal(P1, 12)).cites == "after-signing"
    assert desk.may(P4, "QueryScore")


@pytest.mark.paragraph("after-signing", "result", book="literacy")
def test_when_both_have_signed_the_result_is_locked() -> None:
    desk = slip()
    for seat in (P1, P2):
        desk.must(seat, acts.Sign())
    assert desk.table.outcome
    assert desk.table.prompts == ()
    for seat in (P1, P2, KEEPER):
        assert desk.say(seat, acts.QueryScore(0, 12)).refused
    assert not desk.happened(events.ScoreCorrected)
