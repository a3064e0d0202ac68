"""CAPTURING A PASS and challenging a captured pass."""

import pytest

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Accept, Challenge
from tests.games.contig60.desk import P1, P2, Desk


def passed(manner: str = "guided", **options: object) -> Desk:
    """p1 rolls 4, 6, 4 and passes the card without a chip, though 28 could be covered."""
    desk = Desk(manner, **options)  # type: ignore[arg-type]
    desk.lay(P1, 0, 1)
    desk.pass_turn(4, 6, 4)
    return desk


def captured(sentence: str = "4*6+4", space: int = 28, score: int | None = 56) -> Desk:
    desk = passed("tournament", card="by hand")
    desk.say(P2, common.Capture())
    desk.announce(sentence)
    desk.place(space)
    if score is not None:
        desk.score(score)
    return desk


@pytest.mark.paragraph("capture", "capture-steps", "capture-double")
def test_a_pass_is_captured_for_double_and_the_regular_turn_follows() -> None:
    desk = passed(card="kept")
    assert not desk.say(P2, common.Capture()).refused
    assert not desk.announce("4*6+4").refused
    assert not desk.place(28).refused
    assert desk.state.scores[P2] == 60 - 2 * 2
    assert desk.may(P2, "Roll")
    desk.roll(3, 5, 4)
    assert not desk.place(12).refused


@pytest.mark.paragraph("capture")
def test_the_word_challenge_captures_too() -> None:
    desk = passed()
    assert desk.say(P2, Challenge(())).cites == "capture"
    assert desk.state.card.phase == "capture"


@pytest.mark.paragraph("capture")
def test_a_capture_is_announced_before_rolling_and_only_after_a_pass_without_a_chip() -> None:
    desk = passed()
    desk.roll(3, 5, 4)
    assert not desk.may(P2, "Capture")
    assert desk.say(P2, common.Capture()).refused
    desk = Desk("guided")
    desk.turn((3, 5, 4), "3+5+4", 12)
    assert desk.say(P2, common.Capture()).refused
    assert not desk.may(P1, "Capture")
    direct = desk.table.game.rule(desk.state, P2, common.Capture())
    assert direct.cites == "capture"


@pytest.mark.paragraph("capture")
def test_a_forced_pass_cannot_be_captured_by_a_learner() -> None:
    desk = Desk("guided")
    desk.lay(P1, 0, 1, 2, 3)
    desk.pass_turn(1, 1, 1)
    assert desk.say(P2, common.Capture()).cites == "capture"


@pytest.mark.paragraph("capture-steps")
def test_sentence_and_chip_come_in_either_order_and_both_must_come() -> None:
    desk = passed(card="kept")
    desk.say(P2, common.Capture())
    assert desk.say(P2, common.Roll()).cites == "capture-steps"
    assert not desk.place(28).refused
    assert desk.say(P2, common.Roll()).cites == "all-three"
    assert not desk.announce("4*6+4").refused
    assert not desk.say(P2, common.Roll()).refused


@pytest.mark.paragraph("capture-steps")
def test_a_player_without_chips_has_nothing_to_capture_with() -> None:
    desk = passed("tournament")
    desk.set_chips(P2, 0)
    assert desk.table.game.rule(desk.state, P2, common.Capture()).cites == "capture-steps"


@pytest.mark.paragraph("capture-double")
def test_the_doubled_score_is_announced_rightly() -> None:
    desk = passed(card="by hand")
    desk.say(P2, common.Capture())
    desk.announce("4*6+4")
    desk.place(28)
    assert desk.score(58).refused
    assert desk.say(P2, common.Roll()).cites == "capture-double"
    assert not desk.score(56).refused
    assert not desk.say(P2, common.Roll()).refused


@pytest.mark.paragraph("capture-double", "goal-depletion")
def test_capturing_with_the_last_chip_ends_the_game_as_the_turn_begins() -> None:
    desk = passed(card="kept")
    desk.set_chips(P2, 1)
    desk.say(P2, common.Capture())
    desk.announce("4*6+4")
    desk.place(28)
    assert desk.say(P2, common.Roll()).cites == "goal-depletion"
    desk.say(P1, Accept())  # who could still challenge the captured pass
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("capture-window")
def test_a_captured_pass_is_challenged_without_the_card_until_the_turn_is_completed() -> None:
    desk = captured(score=58)
    desk.roll(3, 5, 4)
    assert desk.state.card.holder == P2
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("C",)
    desk = captured(score=58)
    desk.roll(3, 5, 4)
    desk.pass_card()
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("IA",)


@pytest.mark.paragraph("correct-capture")
@pytest.mark.parametrize(
    ("sentence", "space", "score"),
    [("4*6+4", 28, 58), ("4*6+4=29", 29, 58), ("4+6+4", 28, 56), ("4*6*4", 96, 59)],
)
def test_a_wrong_capture_is_taken_back_and_costs_two(sentence: str, space: int, score: int | None) -> None:
    desk = captured(sentence, space, score)
    ruling = desk.challenge(P1, "capture")
    assert (ruling.verdict, ruling.cites) == ("penalised", "correct-capture")
    assert desk.state.covered[desk.state.board.index[space]] == ""
    assert desk.state.scores == {P1: 58, P2: 60}
    assert desk.state.chips[P2] == 25
    assert desk.may(P1, "Roll")
    assert not desk.may(P1, "UseRoll")  # the capturer has not rolled


@pytest.mark.paragraph("correct-capture")
def test_the_regular_turn_begun_after_a_wrong_capture_is_taken_back_too() -> None:
    desk = captured(score=59)
    desk.play((3, 5, 4), "3+5+4", 12)
    desk.challenge(P1, "capture")
    assert [s for s in desk.state.covered if s] == [P1, P1]
    assert desk.state.offer == (3, 5, 4)
    assert desk.may(P1, "UseRoll")


@pytest.mark.paragraph("correct-capture", "capture-double")
def test_a_capture_whose_score_never_came_is_wrong_once_the_dice_roll() -> None:
    desk = captured(score=None)
    desk.roll(3, 5, 4)
    assert desk.challenge(P1, "capture").cites == "correct-capture"


@pytest.mark.paragraph("capture-window", "incorrect")
def test_challenging_a_right_capture_loses_the_next_turn() -> None:
    desk = captured()
    assert desk.challenge(P1, "capture").cites == "incorrect"
    assert desk.marks(P1) == ("I",)
    desk.roll(3, 5, 4)
    desk.pass_card()
    assert desk.state.card.holder == P2  # p1's turn is lost
    desk.pass_turn(6, 6, 6)
    assert desk.state.card.holder == P1


@pytest.mark.paragraph("capture-window")
def test_a_capture_is_not_wrong_while_it_is_being_made() -> None:
    desk = passed("tournament", card="by hand")
    desk.say(P2, common.Capture())
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("I",)
    desk.announce("4*6+4=29")
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("I", "I")  # no chip lies there yet
    desk.place(29)
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("I", "I", "C")


@pytest.mark.paragraph("capture")
def test_a_capture_called_and_not_made_is_wrong_if_challenged() -> None:
    desk = passed("tournament")
    desk.say(P2, common.Capture())
    desk.roll(3, 5, 4)
    assert desk.challenge(P1, "capture").cites == "correct-capture"


@pytest.mark.paragraph("capture", "goal-five")
def test_a_captured_pass_can_win() -> None:
    desk = Desk("guided", card="kept")
    desk.lay(P2, 0, 1, 2, 3)
    desk.pass_turn(1, 1, 2)
    desk.say(P2, common.Capture())
    desk.announce("1+1+2")
    desk.place(4)
    assert not desk.say(P2, common.DeclareWin((0, 1, 2, 3, 4))).refused
