"""CHALLENGING: its window, its verdicts and its remedies in Contig 60."""

from typing import Any

import pytest

from gamehall.games.contig60 import acts
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Challenge, Claim
from gamehall.kernel.action import Fell
from gamehall.kernel.seat import DEALER
from tests.games.contig60.desk import P1, P2, Desk


def wrong_sum(**options: Any) -> Desk:
    """p1 announces 3 + 5 x 4 as 32 and covers it; p2 holds the card."""
    desk = Desk("tournament", **options)
    desk.turn((3, 5, 4), "3+5*4=32", 32)
    return desk


def right_play() -> Desk:
    desk = Desk("tournament")
    desk.turn((3, 5, 4), "3+5=8; 8*4=32", 32)
    return desk


@pytest.mark.paragraph("window")
def test_a_turn_is_challenged_on_receiving_the_card_and_before_rolling() -> None:
    desk = wrong_sum()
    desk.challenge(P2, "sentence")
    assert desk.marks(P2) == ("C",)
    desk = wrong_sum()
    desk.say(P2, common.Roll())
    desk.say(DEALER, Fell((1, 2, 3)))
    desk.challenge(P2, "sentence")
    assert desk.marks(P2) == ("IA",)


@pytest.mark.paragraph("window", "challenge-time")
def test_a_learner_is_told_that_it_is_not_the_time() -> None:
    desk = Desk("guided")
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.roll(6, 6, 6)
    ruling = desk.challenge(P2, "sentence")
    assert (ruling.verdict, ruling.cites) == ("refused", "challenge-time")
    assert desk.marks(P2) == ()


@pytest.mark.paragraph("no-challenge", "inappropriate")
@pytest.mark.parametrize(("nature", "cites"), [("time", "no-challenge"), ("other", "inappropriate")])
def test_a_learner_is_told_what_cannot_be_challenged(nature: str, cites: str) -> None:
    desk = Desk("guided")
    desk.turn((3, 5, 4), "3+5+4", 12)
    ruling = desk.challenge(P2, nature)
    assert (ruling.verdict, ruling.cites) == ("refused", cites)
    assert desk.marks(P2) == ()


@pytest.mark.paragraph("correct")
def test_a_correct_challenge_restores_subtracts_two_and_gives_the_turn() -> None:
    desk = Desk("tournament", card="kept")
    desk.lay(P2, 31)
    desk.turn((3, 5, 4), "3+5*4=32", 32)
    assert desk.state.scores[P1] == 59
    ruling = desk.challenge(P2, "sentence")
    assert (ruling.verdict, ruling.cites) == ("penalised", "correct")
    assert desk.state.covered[desk.state.board.index[32]] == ""
    assert desk.state.scores == {P1: 60, P2: 58}
    assert desk.state.chips[P1] == 25
    assert desk.marks(P2) == ("C",)
    assert desk.state.card.holder == P2
    assert [line.score for line in desk.state.written if line.seat == P2] == [58]


@pytest.mark.paragraph("correct")
def test_the_challenger_may_use_the_roll_or_toss_a_new_one() -> None:
    desk = wrong_sum()
    desk.challenge(P2, "sentence")
    assert desk.may(P2, "Roll")
    assert not desk.say(P2, acts.UseRoll()).refused
    assert desk.state.sheet
    assert desk.state.sheet.dice == (3, 5, 4)
    desk.announce("3+5=8; 8*4=32")
    assert not desk.place(32).refused
    desk = wrong_sum()
    desk.challenge(P2, "sentence")
    desk.roll(1, 1, 1)
    assert not desk.may(P2, "UseRoll")


@pytest.mark.paragraph("correct")
def test_nobody_is_offered_a_roll_without_a_correct_challenge() -> None:
    desk = right_play()
    assert not desk.may(P2, "UseRoll")
    assert desk.say(P2, acts.UseRoll()).refused


def _no_record(desk: Desk) -> None:
    desk.say(P1, common.Roll())
    desk.say(DEALER, Fell((3, 5, 4)))
    desk.announce("3+5+4")
    desk.place(12)


def _wrong_record(desk: Desk) -> None:
    _no_record(desk)
    desk.say(P1, acts.RecordDice((3, 5, 6)))


def _no_sentence(desk: Desk) -> None:
    desk.roll(3, 5, 4)
    desk.place(12)


def _wrong_space(desk: Desk) -> None:
    desk.play((3, 5, 4), "3+5+4", 13)


def _no_score(desk: Desk) -> None:
    desk.lay(P2, 11)
    desk.play((3, 5, 4), "3+5+4", 12)


def _wrong_score(desk: Desk) -> None:
    desk.lay(P2, 11)
    desk.play((3, 5, 4), "3+5+4", 12, score=58)


@pytest.mark.paragraph("correct", "recording", "announcing", "placing", "running-score")
@pytest.mark.parametrize(
    ("nature", "fault"),
    [
        ("recording", _no_record),
        ("recording", _wrong_record),
        ("announcing", _no_sentence),
        ("placing", _wrong_space),
        ("scoring", _no_score),
        ("scoring", _wrong_score),
    ],
)
def test_each_fault_of_play_is_found_by_its_own_challenge(nature: str, fault) -> None:  # type: ignore[no-untyped-def]
    desk = Desk("tournament", card="by hand")
    fault(desk)
    assert not desk.pass_card().refused
    before = desk.state.scores[P2]
    assert desk.challenge(P2, nature).cites == "correct"
    assert desk.marks(P2) == ("C",)
    assert desk.state.scores[P2] == before - 2
    assert desk.state.scores[P1] == 60


@pytest.mark.paragraph("correct-other", "laid-is-played")
def test_a_moved_chip_is_restored_without_points() -> None:
    desk = Desk("tournament")
    desk.play((3, 5, 4), "3+5+4", 12)
    desk.say(P1, acts.MoveChip(17))
    desk.announce("3*4+5")
    desk.pass_card()
    ruling = desk.challenge(P2, "moved")
    assert (ruling.verdict, ruling.cites) == ("penalised", "correct-other")
    assert desk.state.scores == {P1: 60, P2: 60}
    assert not any(desk.state.covered)
    assert desk.state.chips[P1] == 25
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("incorrect")
@pytest.mark.parametrize("nature", ["recording", "announcing", "sentence", "placing", "scoring", "moved"])
def test_an_incorrect_challenge_loses_the_turn_and_is_recorded(nature: str) -> None:
    desk = right_play()
    ruling = desk.challenge(P2, nature)
    assert (ruling.verdict, ruling.cites) == ("penalised", "incorrect")
    assert desk.marks(P2) == ("I",)
    assert desk.state.card.holder == P1
    assert desk.state.covered[desk.state.board.index[32]] == P1
    assert not desk.may(P1, "Capture")


@pytest.mark.paragraph("inappropriate")
@pytest.mark.parametrize("nature", ["other", "capture", "win"])
def test_an_inappropriate_challenge_keeps_the_turn_and_is_recorded(nature: str) -> None:
    desk = right_play()
    ruling = desk.challenge(P2, nature)
    assert (ruling.verdict, ruling.cites) == ("penalised", "inappropriate")
    assert desk.marks(P2) == ("IA",)
    assert desk.state.card.holder == P2
    assert desk.may(P2, "Roll")


@pytest.mark.paragraph("inappropriate", "window")
def test_a_challenge_without_the_card_is_inappropriate_and_the_turn_goes_on() -> None:
    desk = wrong_sum()
    desk.challenge(P1, "sentence")
    assert desk.marks(P1) == ("IA",)
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("inappropriate")
def test_after_an_inappropriate_challenge_the_proper_one_may_still_come() -> None:
    desk = wrong_sum()
    desk.challenge(P2, "other")
    desk.challenge(P2, "sentence")
    assert desk.marks(P2) == ("IA", "C")


@pytest.mark.paragraph("incorrect", "inappropriate", "three-challenges")
@pytest.mark.parametrize("natures", [("other", "win", "other"), ("other", "sentence", "other")])
def test_three_in_any_mix_lose_the_game(natures: tuple[str, ...]) -> None:
    desk = right_play()
    for nature in natures[:2]:
        desk.challenge(P2, nature)
        assert desk.table.outcome is None
        if desk.state.card.holder == P1:
            desk.turn((6, 6, 6), "6+6+6", 18)
    ruling = desk.challenge(P2, natures[2])
    assert ruling.cites == "three-challenges"
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P1, "three-challenges")


@pytest.mark.paragraph("window")
def test_a_challenge_at_the_start_finds_no_turn_to_challenge() -> None:
    desk = Desk()
    desk.challenge(P1, "sentence")
    assert desk.marks(P1) == ("IA",)


@pytest.mark.paragraph("window")
def test_a_nature_nobody_knows_is_not_a_challenge() -> None:
    desk = right_play()
    for nature in ("vibes", "", "Sentence"):
        assert desk.say(P2, Challenge((Claim(nature),))).cites == "challenge-nature"
    assert desk.say(P2, Challenge(tuple(Claim("sentence") for _ in range(9)))).refused
    assert desk.marks(P2) == ()


@pytest.mark.paragraph("correct", "time-limit")
def test_a_fault_in_the_last_turn_is_still_found_after_the_count() -> None:
    desk = Desk("tournament", card="kept", period_minutes=45)
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.wait(45 * 60)
    desk.turn((3, 5, 4), "3+5*4=32", 32)
    assert desk.state.card.declared
    desk.challenge(P1, "sentence")
    assert desk.state.scores == {P1: 58, P2: 60}
    assert desk.state.card.declared
    assert desk.state.card.declared.counted
    assert desk.state.card.declared.counted.winner is None


@pytest.mark.paragraph("incorrect", "announcing")
@pytest.mark.parametrize("nature", ["sentence", "placing"])
def test_a_sentence_that_was_never_announced_is_not_called_right(nature: str) -> None:
    desk = Desk("tournament", card="by hand")
    desk.roll(3, 5, 4)
    desk.place(23)
    desk.pass_card()
    desk.challenge(P2, nature, accept=False)
    (opinion,) = desk.ruled().opinions
    assert (opinion.mark, opinion.says.split(",")[0]) == ("I", "No sentence was announced")
