"""CAPTURE: within ten seconds, touched and announced before it is picked up, and then a regular turn."""

import pytest

from gamehall.games.fab_a_diffy import acts
from gamehall.games.pentathlon import acts as common
from tests.games.fab_a_diffy.desk import FIRST, P1, P2, Desk


def left(manner: str = "tournament", **options: object) -> Desk:
    """p1 has left a trick, and p2 holds the card."""
    desk = Desk(manner, **options)  # type: ignore[arg-type]
    desk.missed()
    return desk


@pytest.mark.paragraph("capture", "capture-steps", "capture-then")
def test_a_missed_trick_is_captured_and_a_regular_turn_follows() -> None:
    desk = left("guided")
    assert desk.say(P2, common.Capture()).cites == "capture"
    assert desk.touch("1/2")[0].cites == "capture-steps"
    desk.touch("1/3")
    assert desk.announce("1/2 + 1/3 = 5/6").cites == "capture-steps"
    assert desk.take().cites == "capture-steps"
    assert desk.state.tricks == {P1: 0, P2: 1}
    assert desk.say(P2, acts.Show()).cites == "capture-then"
    assert desk.state.card.phase == "rolling"


@pytest.mark.paragraph("capture")
def test_the_word_challenge_captures_too() -> None:
    desk = left()
    desk.say(P2, common.Challenge())
    assert desk.state.captured
    assert desk.state.card.dispute is None


@pytest.mark.paragraph("capture")
def test_a_capture_within_ten_seconds_and_not_a_moment_later() -> None:
    desk = left(capture_seconds=10)
    desk.wait(9.999)
    assert not desk.say(P2, common.Capture()).refused
    late = left(capture_seconds=10)
    late.wait(10)
    assert not late.may(P2, "Capture")
    assert late.say(P2, common.Capture()).cites == "capture"
    assert late.state.captured is None
    assert late.may(P2, "Show")


@pytest.mark.paragraph("capture")
def test_no_capture_after_a_strip_is_drawn() -> None:
    desk = left()
    desk.show("1/4")
    assert desk.say(P2, common.Capture()).refused


@pytest.mark.paragraph("capture")
def test_nothing_is_captured_after_a_trick_was_taken() -> None:
    desk = Desk()
    desk.turn(*FIRST, trick=("1/2", "1/3", "1/2 + 1/3 = 5/6"))
    assert desk.say(P2, common.Capture()).refused


@pytest.mark.paragraph("capture")
def test_a_trick_that_was_none_is_refused_at_a_guided_table_and_challenged_at_a_tournament() -> None:
    for manner, refused in (("guided", True), ("tournament", False)):
        desk = Desk(manner)  # type: ignore[arg-type]
        desk.turn("1/12", "1/3", "11/12", "1/2")
        assert desk.say(P2, common.Capture()).refused is refused
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("C",)
    assert desk.state.card.holder == P1
    assert desk.state.tricks == {P1: 0, P2: 0}


@pytest.mark.paragraph("capture")
def test_the_captured_trick_is_made_with_the_strip_shown_last_wherever_it_lies() -> None:
    desk = Desk()
    desk.show(*FIRST)
    desk.pass_card()  # it is left in the Show Box
    desk.capture()
    assert desk.state.lie.piles[P2] == ("1/2", "1/3", "5/6")
    assert desk.state.lie.show == ""


@pytest.mark.paragraph("capture")
def test_only_the_last_strip_shown_can_be_captured_with() -> None:
    desk = left()
    desk.turn("1/12")  # p2 does not capture
    assert desk.state.last
    assert desk.state.last.show == "1/12"
    assert not desk.say(P1, common.Capture()).refused
    assert desk.touch("1/12")[0].refused


@pytest.mark.paragraph("capture")
def test_a_turn_forfeited_on_time_leaves_its_trick_to_be_captured() -> None:
    desk = Desk(turn_seconds=60, grace_seconds=15)
    desk.show(*FIRST)
    desk.touch("1/2")
    desk.wait(60.001)
    desk.wait(15.001)
    assert desk.state.card.holder == P2
    assert desk.state.lie.show == ""
    desk.capture()
    assert desk.state.tricks[P2] == 1


@pytest.mark.paragraph("capture-window", "correct-capture")
@pytest.mark.parametrize("when", ["announced", "taken", "regular"])
def test_a_wrong_capture_is_challenged_without_the_card_until_it_is_passed(when: str) -> None:
    desk = left()
    desk.capture("1/2 + 1/3 = 3/4", take=when != "announced")
    if when == "regular":
        assert not desk.show("1/4", "1/6", "1/12").refused
    ruling = desk.challenge(P1, "sentence")
    assert ruling.cites == "correct-capture"
    assert desk.marks(P1) == ("C",)
    assert desk.state.lie.piles[P1] == ("1/2", "1/3", "5/6")
    assert desk.state.tricks == {P1: 1, P2: 0}
    assert desk.state.card.holder == P1
    assert desk.may(P1, "Show")
    assert desk.state.lie.show == ""


@pytest.mark.paragraph("capture-window")
def test_once_the_capturer_has_passed_the_card_the_capture_is_not_challenged() -> None:
    desk = left()
    desk.capture("1/2 + 1/3 = 3/4")
    desk.turn("1/4", "1/6", "1/12")
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("IA",)
    assert desk.state.tricks == {P1: 0, P2: 1}


@pytest.mark.paragraph("capture-window", "incorrect")
def test_a_right_capture_stands_and_the_challenger_loses_the_next_turn() -> None:
    desk = left()
    desk.capture()
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("I",)
    assert desk.state.tricks == {P1: 0, P2: 1}
    desk.turn("1/4", "1/6", "1/12")
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("capture-steps", "correct-capture")
def test_a_capture_announced_and_not_made_is_wrong() -> None:
    desk = left()
    desk.say(P2, common.Capture())
    desk.show("1/4")
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("C",)
    assert desk.state.card.holder == P1
    assert desk.state.lie.show == ""
    assert "1/4" in desk.state.lie.deck
