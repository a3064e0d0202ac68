"""CHALLENGING: every kind, when it is heard and what a correct one brings."""

from typing import Any

import pytest

from gamehall.games.juggle.faults import NATURES
from gamehall.games.pentathlon.acts import Challenge, Claim, Opinion, Rule
from gamehall.kernel.seat import JUDGE
from tests.games.juggle.desk import P1, P2, TOUCHING, Desk


def touching(**options: Any) -> Desk:
    """p1 has laid the second of two red pieces so that they share a corner, and p2 holds the card."""
    desk = Desk("tournament", **options)
    desk.lay(P1, TOUCHING[0])
    desk.roll(3, 1)
    desk.put(*TOUCHING[1])
    desk.pass_card()
    return desk


def wrong_area(**options: Any) -> Desk:
    desk = Desk("tournament", **options)
    desk.roll(2, 4)
    desk.put("red I3", "a1 b1 c1")
    desk.put("blue O4", "a2 b2 a3 b3")
    desk.pass_card()
    return desk


@pytest.mark.paragraph("window")
def test_challenges_are_heard_from_the_card_to_the_roll() -> None:
    desk = wrong_area()
    desk.lay(P2, ("green I1", "e5"))
    desk.remove("e5")  # before the roll it is still time
    desk.challenge(P2, "selection")
    assert desk.marks(P2) == ("C",)
    late = wrong_area()
    late.roll(1, 1)
    late.challenge(P2, "selection")
    assert late.marks(P2) == ("IA",)
    early = Desk()
    early.challenge(P1, "placement")
    assert early.marks(P1) == ("IA",)


@pytest.mark.paragraph("correct-selection", "correct")
def test_a_piece_wrongly_selected_goes_back_and_the_other_stays() -> None:
    desk = wrong_area()
    ruling = desk.challenge(P2, "selection")
    assert (ruling.verdict, ruling.cites) == ("penalised", "correct-selection")
    assert desk.marks(P2) == ("C",)
    assert desk.on(P1) == {"blue O4": "a2 b2 a3 b3"}
    assert "red I3" in desk.state.layout.bank
    assert desk.state.card.holder == P2
    assert desk.may(P2, "Roll")


@pytest.mark.paragraph("correct-selection", "wild-board")
def test_a_piece_wrongly_asked_for_goes_back_to_the_opponents_board() -> None:
    desk = Desk("tournament")
    desk.lay(P2, ("red X5", "d2 c3 d3 e3 d4"))
    desk.roll(5, 2)
    desk.put("red X5", "b1 a2 b2 c2 b3", "d3")
    desk.pass_card()
    desk.challenge(P2, "selection")
    assert desk.on(P1) == {}
    assert desk.on(P2) == {"red X5": "d2 c3 d3 e3 d4"}


@pytest.mark.paragraph("correct-selection")
def test_a_piece_asked_for_though_the_bank_holds_one() -> None:
    desk = Desk("tournament", set="ample")
    desk.lay(P2, ("red I1", "a1"))
    desk.roll(6, 2)
    desk.put("red I1", "i9", "a1")
    desk.pass_card()
    desk.challenge(P2, "selection")
    assert (desk.on(P1), desk.on(P2)) == ({}, {"red I1": "a1"})


@pytest.mark.paragraph("correct-selection", "exact")
def test_a_third_piece_goes_back() -> None:
    desk = Desk("tournament")
    desk.roll(2, 1)
    desk.put("red I2", "a1 b1")
    desk.put("blue I1", "c1")
    desk.put("green I1", "d1")
    desk.pass_card()
    desk.challenge(P2, "selection")
    assert desk.on(P1) == {"red I2": "a1 b1", "blue I1": "c1"}


@pytest.mark.paragraph("correct-selection", "calculated")
def test_exact_and_calculated_are_not_mixed() -> None:
    desk = Desk("tournament")
    desk.roll(2, 3)
    desk.put("red I2", "a1 b1")
    desk.announce("2+3")
    desk.put("blue X5", "e2 d3 e3 f3 e4")
    desk.pass_card()
    desk.challenge(P2, "selection")
    assert desk.on(P1) == {"red I2": "a1 b1"}


@pytest.mark.paragraph("correct-selection", "stated")
@pytest.mark.parametrize("nature", ["sentence", "selection"])
@pytest.mark.parametrize("said", ["", "2+3=6", "2+2+1=5"])
def test_a_sentence_that_is_missing_or_wrong_costs_the_piece(nature: str, said: str) -> None:
    desk = Desk("tournament")
    desk.roll(2, 3)
    if said:
        desk.announce(said)
    desk.put("blue X5", "e2 d3 e3 f3 e4")
    if not said:
        desk.announce("2+3=5")  # too late
    desk.pass_card()
    assert desk.challenge(P2, nature).cites == "correct-selection"
    assert desk.on(P1) == {}


@pytest.mark.paragraph("correct-selection", "operations", "wild-calculated")
@pytest.mark.parametrize("said", ["6/4=1", "2*3"])
def test_what_was_calculated_otherwise_costs_the_piece(said: str) -> None:
    """By a calculated six from the opponent's board, or by no whole number."""
    desk = Desk("tournament")
    desk.lay(P2, ("red I1", "a1"))
    desk.roll(*((6, 4) if "/" in said else (2, 3)))
    desk.announce(said)
    desk.put("red I1", "i9", "a1")
    desk.pass_card()
    desk.challenge(P2, "selection")
    assert (desk.on(P1), desk.on(P2)) == ({}, {"red I1": "a1"})


@pytest.mark.paragraph("correct-placement", "correct")
def test_touching_pieces_are_removed_both_of_them() -> None:
    desk = touching()
    ruling = desk.challenge(P2, "placement")
    assert (ruling.verdict, ruling.cites) == ("penalised", "correct-placement")
    assert desk.on(P1) == {}
    assert {"red I2", "red V3"} <= set(desk.state.layout.bank)
    assert desk.state.card.holder == P2
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("placement-later")
def test_placement_is_challenged_in_later_turns_and_selection_is_not() -> None:
    desk = touching()
    desk.idle()
    desk.idle()
    assert desk.challenge(P2, "placement").cites == "correct-placement"
    old = wrong_area()
    old.idle()
    old.idle()
    old.challenge(P2, "selection")
    assert old.marks(P2) == ("I",)


@pytest.mark.paragraph("placement-later")
def test_a_lost_turn_leaves_the_board_open_to_challenge() -> None:
    desk = touching()
    desk.challenge(P2, "moved")  # incorrect: p2 loses the turn
    assert desk.state.card.holder == P1
    desk.lay(P2, *(("blue I2", "a1 b1"), ("blue V3", "c2 c3 d3")))
    desk.challenge(P1, "placement")
    assert desk.marks(P1) == ("C",)
    assert desk.on(P2) == {}


@pytest.mark.paragraph("window", "flag-card")
def test_nobody_challenges_their_own_board() -> None:
    desk = touching()
    desk.idle()
    desk.challenge(P1, "placement")
    assert desk.marks(P1) == ("I",)
    assert len(desk.on(P1)) == 2


@pytest.mark.paragraph("correct-other", "laid-is-played")
def test_a_moved_piece_restores_the_game() -> None:
    desk = Desk("tournament")
    desk.lay(P1, ("green I1", "i9"))
    desk.remove("i9")
    desk.roll(2, 4)
    desk.put("red I2", "a1 b1")
    desk.put("blue O4", "c3 d3 c4 d4")
    desk.move("d3 e3 d4 e4")
    desk.pass_card()
    ruling = desk.challenge(P2, "moved")
    assert (ruling.verdict, ruling.cites) == ("penalised", "correct-other")
    assert desk.on(P1) == {"green I1": "i9"}
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("correct-other", "removing")
def test_a_piece_removed_after_the_roll_restores_the_game() -> None:
    desk = Desk("tournament")
    desk.lay(P1, ("green I1", "i9"))
    desk.roll(2, 4)
    assert not desk.remove("i9").refused
    desk.pass_card()
    assert desk.challenge(P2, "removing").cites == "correct-other"
    assert desk.on(P1) == {"green I1": "i9"}


@pytest.mark.paragraph("correct-other", "must-use")
def test_a_piece_given_back_that_could_be_used_restores_the_game() -> None:
    desk = Desk("tournament")
    desk.roll(2, 4)
    desk.pick("red I2")
    assert not desk.give_back().refused
    desk.put("blue O4", "c3 d3 c4 d4")
    desk.pass_card()
    assert desk.challenge(P2, "returned").cites == "correct-other"
    assert desk.on(P1) == {}
    forced = Desk("tournament", side=5)
    forced.lay(P1, ("red I2", "c3 d3"))
    forced.roll(5, 1)
    forced.pick("red X5")
    forced.give_back()
    forced.pass_card()
    forced.challenge(P2, "returned")
    assert forced.marks(P2) == ("I",)


@pytest.mark.paragraph("incorrect")
def test_an_incorrect_challenge_costs_the_turn_and_is_recorded() -> None:
    desk = wrong_area()
    desk.challenge(P2, "placement")
    assert desk.marks(P2) == ("I",)
    assert desk.state.card.holder == P1
    assert len(desk.on(P1)) == 2


@pytest.mark.paragraph("incorrect", "inappropriate", "three-challenges")
def test_three_adverse_ones_in_any_mix_lose_the_game() -> None:
    desk = wrong_area()
    desk.challenge(P2, "other")
    desk.challenge(P2, "placement")
    desk.idle()
    desk.challenge(P2, "moved")
    assert desk.marks(P2) == ("IA", "I", "I")
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1


@pytest.mark.paragraph("inappropriate")
@pytest.mark.parametrize("nature", ["other", "start", "flag", "time"])
def test_what_is_no_rule_or_the_monitors_is_inappropriate_and_costs_no_turn(nature: str) -> None:
    desk = wrong_area()
    desk.challenge(P2, nature)
    assert desk.marks(P2) == ("IA",)
    assert desk.state.card.holder == P2
    assert desk.may(P2, "Roll")


@pytest.mark.paragraph("inappropriate")
def test_an_official_who_sees_more_takes_all_pieces_of_the_turn_back() -> None:
    desk = Desk("tournament", judges=())
    desk.roll(2, 4)
    desk.put("red I2", "a1 b1")
    desk.pass_card()
    desk.challenge(P2, "selection", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "correct", "He peeked."),)))
    desk.accept()
    assert desk.on(P1) == {}


@pytest.mark.paragraph("inappropriate", "window")
def test_at_a_guided_table_an_ill_timed_challenge_is_refused() -> None:
    desk = Desk("guided")
    ruling = desk.say(P1, Challenge((Claim("placement"),)))
    assert (ruling.verdict, ruling.cites) == ("refused", "challenge-time")


def test_every_nature_has_something_to_say() -> None:
    assert all(nature.says.endswith(".") for nature in NATURES.values())
