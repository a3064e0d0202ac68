"""Basic Game Play 9: who may challenge and when, the judge, both verdicts, and the clock that stops."""

import pytest

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.state import KEEPER
from gamehall.kernel.seat import JUDGE
from tests.games.scrabble.literacy.desk import P1, P2, P3, P4, Desk
from tests.games.scrabble.positions import board

WITHOUT_JUDGE = (KEEPER,)


def phoney(**options: object) -> Desk:
    """p1's team has announced HRNO, which is no word, and drawn QUIZ."""
    desk = Desk("HORNATS", "ABDEIOS", "QUIZ", **options)  # type: ignore[arg-type]
    desk.play(P1, "8H HRNO")
    return desk


def word(**options: object) -> Desk:
    """p1's team has announced HORN and drawn QUIZ."""
    desk = Desk("HORNATS", "ABDEIOS", "QUIZ", **options)  # type: ignore[arg-type]
    desk.play(P1, "8H HORN")
    return desk


@pytest.mark.paragraph("challenge-window", book="literacy")
def test_drawing_does_not_close_the_window() -> None:
    desk = phoney()
    assert desk.rack(P1) == "AIQSTUZ"  # drawn
    desk.wait(60)
    assert desk.may(P2, "Challenge")
    assert not desk.challenge(P2, "HRNO").refused


@pytest.mark.paragraph("challenge-window", book="literacy")
@pytest.mark.parametrize("how", ["tile", "exchange", "pass", "time"])
def test_the_next_team_s_first_tile_change_pass_or_lost_turn_closes_the_window(how: str) -> None:
    desk = phoney()
    match how:
        case "tile":
            assert not desk.place(P2, "8H (HRNO)S").refused
            desk.must(P2, acts.TakeBack())  # the turn has begun all the same
        case "exchange":
            assert not desk.exchange(P2, "AB").refused
        case "pass":
            desk.skip(P2)
        case "time":
            desk.wait(180)
    assert not desk.may(P2, "Challenge")
    assert desk.challenge(P2, "HRNO").refused
    assert desk.state.board == board("8H HRNO")
    assert desk.state.scores[P1] == 14


@pytest.mark.paragraph("challenge-window", book="literacy")
def test_a_refused_attempt_to_put_tiles_down_leaves_the_window_open() -> None:
    desk = phoney()
    assert desk.place(P2, "1A BAD").refused
    assert desk.exchange(P2, "Q").refused
    assert desk.may(P2, "Challenge")


@pytest.mark.paragraph("challenge-window", book="literacy")
def test_only_the_other_team_challenges_and_any_of_its_members() -> None:
    desk = phoney(seats=4)
    for own in (P1, P3):
        assert not desk.may(own, "Challenge")
        assert desk.challenge(own, "HRNO").refused
    assert not desk.challenge(P4, "HRNO").refused
    assert desk.happened(events.PlayRemoved)


@pytest.mark.paragraph("challenge-window", book="literacy")
def test_a_change_and_a_pass_cannot_be_challenged() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    assert not desk.may(P2, "Challenge")
    desk.skip(P1)
    assert not desk.may(P2, "Challenge")
    desk.exchange(P2, "AB")
    assert not desk.may(P1, "Challenge")


@pytest.mark.paragraph("challenge-words", book="literacy")
def test_the_challenger_names_words_of_the_play() -> None:
    desk = word()
    desk.play(P2, "L8 SO")  # also HORNS
    for words in ((), ("HORN",), ("SO", "NOSUCH"), ("OS",)):
        ruling = desk.challenge(P1, *words)
        assert (ruling.verdict, ruling.cites) == ("refused", "challenge-words")
    assert not desk.challenge(P1, " horns ", "SO", "so").refused
    assert desk.state.sheet[1].challenged == ("HORNS", "SO")


@pytest.mark.paragraph("challenge-words", "challenge-upheld", book="literacy")
def test_one_bad_word_among_those_named_removes_the_whole_play() -> None:
    desk = word()
    desk.play(P2, "9H BAD")  # HB, OA, RD
    desk.challenge(P1, "BAD", "HB")
    assert (
        desk.said("challenge-upheld").says
        == "The challenge is right. {p2} takes the tiles back and scores nothing."
    )
    assert desk.state.board == board("8H HORN")


@pytest.mark.paragraph("challenge-words", "challenge-failed", book="literacy")
def test_a_bad_word_that_was_not_named_stays_on_the_board() -> None:
    desk = word()
    desk.play(P2, "9H BAD")
    desk.challenge(P1, "BAD")
    assert desk.happened(events.PlayStands)
    assert desk.state.board == board("8H HORN", "9H BAD")


@pytest.mark.paragraph("challenge-upheld", book="literacy")
def test_upheld_the_drawn_tiles_go_to_the_bag_the_played_ones_to_the_rack_and_the_turn_is_lost() -> None:
    desk = phoney()
    bag = desk.state.bag
    assert (desk.rack(P1), desk.state.scores[P1]) == ("AIQSTUZ", 14)
    desk.challenge(P2, "HRNO")
    assert desk.said("challenge-upheld").verdict == "penalised"
    assert desk.rack(P1) == "AHNORST"
    assert desk.state.bag == bag + 4
    assert all(tile in desk.bag() for tile in "QUIZ")
    assert desk.state.scores == {P1: 0, P2: 0}
    assert desk.sheet() == [(P1, "play", 0)]
    assert desk.state.mover == P2
    assert not desk.place(P2, "8H BAD").refused


@pytest.mark.paragraph("challenge-upheld", "teams", book="literacy")
def test_upheld_after_the_team_has_arranged_its_new_rack() -> None:
    desk = phoney(seats=4)
    desk.must(P3, acts.Arrange(tuple("ZUIQSTA")))
    desk.challenge(P2, "HRNO")
    assert desk.rack(P1) == "AHNORST"
    assert sorted(desk.seen(P3).rack(P1)) == sorted("HORNATS")
    assert sorted(desk.seen(P2).rack(P1)) == sorted("HORN???")  # what lay on the board was seen


@pytest.mark.paragraph("challenge-failed", book="literacy")
def test_failed_the_challenger_s_next_turn_is_skipped() -> None:
    desk = word()
    desk.challenge(P2, "HORN")
    says = "The challenge is wrong. The play stands, and {p2} loses the next turn."
    assert desk.said("challenge-failed").says == says
    assert desk.sheet() == [(P1, "play", 14), (P2, "lost", 0)]
    assert desk.state.mover == P1
    assert desk.place(P2, "L8 SO").refused
    desk.play(P1, "K8 (N)IT")
    assert desk.state.mover == P2  # one turn, not more
    assert desk.may(P2, "Challenge")  # this play is another
    assert desk.state.board == board("8H HORN", "K8 NIT")


@pytest.mark.paragraph("challenge-failed", book="literacy")
def test_failed_the_play_cannot_be_challenged_again_and_the_scores_are_left_alone() -> None:
    desk = word()
    desk.challenge(P2, "HORN")
    assert not desk.may(P2, "Challenge")
    assert desk.challenge(P2, "HORN").refused
    assert desk.state.scores == {P1: 14, P2: 0}


@pytest.mark.paragraph("challenge", book="literacy")
def test_a_raised_hand_calls_the_judge_and_everybody_waits_for_the_verdict() -> None:
    desk = word(software=WITHOUT_JUDGE)
    ruling = desk.challenge(P2, "HORN")
    assert (ruling.cites, ruling.says) == ("challenge", "{p2} challenges HORN. The timer stands.")
    assert [(p.seat, p.kinds) for p in desk.table.prompts] == [(JUDGE, ("Verdict",))]
    assert desk.place(P2, "L8 SO").refused
    assert desk.say(P2, acts.Verdict(False)).refused
    desk.must(JUDGE, acts.Verdict(True))
    assert desk.state.mover == P1


@pytest.mark.paragraph("challenge", "cross-words", book="literacy")
def test_a_person_in_the_judge_s_chair_decides_and_need_not_agree_with_the_list() -> None:
    desk = word(software=WITHOUT_JUDGE)
    desk.challenge(P2, "HORN")
    assert desk.must(JUDGE, acts.Verdict(False)).cites == "challenge-upheld"
    assert desk.state.board == board()


@pytest.mark.paragraph("clock-stops", "challenge", book="literacy")
def test_the_clocks_stop_while_the_judge_decides_and_a_full_game_is_played() -> None:
    desk = word(software=WITHOUT_JUDGE)
    desk.wait(100)
    assert (desk.spent("game"), desk.spent("time:2")) == (100, 100)
    desk.challenge(P2, "HORN")
    desk.wait(240)  # longer than a turn
    assert (desk.spent("game"), desk.spent("time:2")) == (100, 100)
    desk.must(JUDGE, acts.Verdict(False))
    desk.wait(79)
    assert (desk.spent("game"), desk.spent("time:2")) == (179, 179)
    assert desk.state.mover == P2
    desk.wait(2)
    assert desk.state.mover == P1  # three minutes of the team's own


@pytest.mark.paragraph("clock-stops", "game-time", "end-time", book="literacy")
def test_minutes_lost_to_the_judge_are_added_at_the_end() -> None:
    desk = word(software=WITHOUT_JUDGE, turn_seconds=0)
    desk.challenge(P2, "HORN")
    desk.wait(300)
    desk.must(JUDGE, acts.Verdict(True))
    desk.wait(30 * 60 - 1)
    assert desk.phase == "turn"
    assert desk.now == 2_099_000  # 35 minutes since the start, less a second
    desk.wait(1)
    assert desk.state.ended_by == ("end-time", "The time of the game is over.")
