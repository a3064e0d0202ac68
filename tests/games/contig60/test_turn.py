"""START, BEGINNING and END OF TURN, RECORDING, ANNOUNCING, PLACING, ORDER OF OPERATIONS, RUNNING SCORE."""

import pytest

from gamehall.games.contig60 import acts
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Fell
from gamehall.kernel.seat import DEALER
from tests.games.contig60.desk import P1, P2, Desk


@pytest.mark.paragraph("start")
def test_the_lower_toss_begins() -> None:
    desk = Desk(toss=False)
    desk.toss(5, 2)
    assert desk.state.card.holder == P2
    desk = Desk(toss=False)
    desk.toss(2, 5)
    assert desk.state.card.holder == P1


@pytest.mark.paragraph("start")
def test_equal_tosses_are_repeated_and_each_player_tosses() -> None:
    desk = Desk(toss=False)
    assert desk.may(P1, "Toss")
    assert desk.may(P2, "Toss")
    desk.toss(4, 4)
    assert desk.state.card.holder is None
    assert desk.may(P1, "Toss")
    assert desk.may(P2, "Toss")
    desk.toss(6, 1)
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("start")
def test_a_typed_toss_is_one_six_sided_die() -> None:
    desk = Desk(toss=False)
    desk.say(P1, common.Toss())
    assert desk.say(DEALER, Fell((7,))).refused
    assert desk.say(DEALER, Fell((1, 2))).refused
    assert not desk.say(DEALER, Fell((6,))).refused


@pytest.mark.paragraph("turn-begins", "flag-card")
def test_a_turn_begins_with_the_card_and_only_its_holder_takes_it() -> None:
    desk = Desk()
    assert desk.may(P1, "Roll")
    assert not desk.may(P2, "Roll")
    ruling = desk.say(P2, common.Roll())
    assert ruling.refused
    direct = desk.table.game.rule(desk.state, P2, common.Roll())
    assert (direct.verdict, direct.cites) == ("refused", "flag-card")


@pytest.mark.paragraph("turn-ends", "flag-card")
def test_passing_the_card_ends_the_turn() -> None:
    desk = Desk()
    desk.play((3, 5, 4), "3+5+4=12", 12)
    assert desk.state.card.holder == P1
    assert desk.pass_card().cites == "turn-ends"
    assert desk.state.card.holder == P2
    assert desk.may(P2, "Roll")
    assert not desk.may(P1, "Roll")


@pytest.mark.paragraph("recording")
def test_the_three_values_are_recorded() -> None:
    desk = Desk("guided", card="by hand")
    desk.say(P1, common.Roll())
    desk.say(DEALER, Fell((3, 5, 4)))
    assert desk.say(P1, acts.RecordDice((3, 5, 5))).cites == "recording"
    assert desk.say(P1, common.PassCard()).cites == "recording"
    assert not desk.say(P1, acts.RecordDice((4, 3, 5))).refused
    assert not desk.say(P1, common.PassCard()).refused
    assert desk.say(DEALER, Fell((1, 2))).refused


@pytest.mark.paragraph("recording")
def test_a_card_kept_by_the_hall_is_written_at_once() -> None:
    desk = Desk(card="kept")
    desk.roll(3, 5, 4)
    assert desk.state.written[-1].dice == (3, 5, 4)


@pytest.mark.paragraph("announcing")
@pytest.mark.parametrize("said", ["3+5+5=13", "3+5", "3+5+4+1", "12", "3*5*4*1"])
def test_a_sentence_uses_each_die_exactly_once(said: str) -> None:
    desk = Desk("guided")
    desk.roll(3, 5, 4)
    assert desk.announce(said).refused
    assert not desk.announce("3+5+4").refused


@pytest.mark.paragraph("announcing")
def test_words_that_are_no_sentence_are_not_an_announcement_in_either_manner() -> None:
    for desk in (Desk("guided"), Desk("tournament")):
        desk.roll(3, 5, 4)
        assert desk.announce("I take thirty-two").cites == "announcing"
        assert desk.state.sheet
        assert not desk.state.sheet.sentence


@pytest.mark.paragraph("announcing")
def test_a_wrong_sum_stands_in_a_tournament_and_is_refused_to_a_learner() -> None:
    strict, open_play = Desk("guided"), Desk("tournament")
    for desk in (strict, open_play):
        desk.roll(3, 5, 4)
    refusal = strict.announce("3+5+4=13")
    assert refusal.refused
    assert refusal.says == "3 + 5 + 4 is 12, not 13."
    assert open_play.announce("3+5+4=13").verdict == "allowed"
    assert not open_play.place(13).refused
    assert not open_play.pass_card().refused


@pytest.mark.paragraph("placing")
def test_the_chip_goes_on_the_announced_result() -> None:
    desk = Desk("guided")
    desk.roll(3, 5, 4)
    desk.announce("3+5+4")
    assert desk.place(17).cites == "placing"
    assert not desk.place(12).refused


@pytest.mark.paragraph("placing")
def test_a_space_holds_one_chip_and_must_be_on_the_board() -> None:
    desk = Desk()
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.roll(6, 5, 1)
    assert desk.place(12).says == "12 is covered already."
    assert desk.place(43).says == "There is no space 43 on this board."
    desk.set_chips(P2, 0)
    assert desk.place(31).refused


@pytest.mark.paragraph("placing", "all-three")
def test_the_chip_may_come_before_the_sentence() -> None:
    desk = Desk("guided")
    desk.roll(3, 5, 4)
    assert desk.place(99).refused
    assert desk.place(30).refused  # no sentence of 3, 5, 4 gives 30
    assert not desk.place(32).refused
    assert desk.pass_card().cites == "all-three"
    assert desk.announce("3+5+4").refused  # the chip lies on 32
    assert not desk.announce("3+5=8; 8*4").refused
    assert not desk.pass_card().refused


@pytest.mark.paragraph("all-three")
def test_with_a_chip_placed_all_three_are_done_before_the_turn_ends() -> None:
    desk = Desk("guided", card="by hand")
    desk.say(P1, common.Roll())
    desk.say(DEALER, Fell((3, 5, 4)))
    desk.place(12)
    assert desk.pass_card().cites == "recording"
    desk.say(P1, acts.RecordDice((3, 5, 4)))
    assert desk.pass_card().cites == "all-three"
    desk.announce("3+5+4")
    assert not desk.pass_card().refused


@pytest.mark.paragraph("all-three")
def test_a_sentence_without_a_chip_is_not_a_finished_turn() -> None:
    desk = Desk("guided")
    desk.roll(3, 5, 4)
    desk.announce("3+5+4")
    assert desk.pass_card().cites == "all-three"


@pytest.mark.paragraph("order-of-operations")
@pytest.mark.parametrize(
    ("said", "space", "stands"),
    [
        ("3 plus 5 times 4", 23, True),
        ("3 plus 5 times 4 is 23", 23, True),
        ("3 plus 5 times 4 is 32", 32, False),
        ("3 plus 5 is 8 and 8 times 4 is 32", 32, True),
        ("3 plus 5 equals 8 and 8 times 4 equals 32", 32, True),
        ("3+5=8; 8*4", 32, True),
        ("3+5=8; 9*4=36", 36, False),
        ("3+5=9; 9*4=36", 36, False),
    ],
)
def test_multiplication_comes_first_unless_a_result_is_announced(said: str, space: int, stands: bool) -> None:
    desk = Desk("guided")
    desk.roll(3, 5, 4)
    ruling = desk.announce(said)
    assert ruling.refused is not stands
    if stands:
        assert not desk.place(space).refused


@pytest.mark.paragraph("order-of-operations")
def test_the_refusal_names_the_right_result() -> None:
    desk = Desk("guided")
    desk.roll(3, 5, 4)
    ruling = desk.announce("3+5*4=32")
    assert (ruling.cites, ruling.says) == ("order-of-operations", "3 + 5 × 4 is 23, not 32.")


@pytest.mark.paragraph("whole-numbers")
def test_every_step_is_a_whole_number_unless_the_table_says_otherwise() -> None:
    desk = Desk("guided")
    desk.roll(2, 4, 6)
    assert desk.announce("2/4*6").cites == "whole-numbers"
    assert desk.announce("2-4+6").cites == "whole-numbers"
    desk = Desk("guided", steps="any")
    desk.roll(2, 4, 6)
    assert not desk.announce("2/4*6=3").refused
    assert not desk.announce("2-4+6=4").refused


@pytest.mark.paragraph("whole-numbers")
def test_nothing_is_divided_by_zero_at_either_table() -> None:
    for steps in ("whole", "any"):
        desk = Desk("guided", steps=steps)
        desk.roll(3, 3, 5)
        assert desk.announce("3-3=0; 5/0").refused


@pytest.mark.paragraph("points")
def test_a_chip_earns_one_point_for_each_covered_space_around_it() -> None:
    desk = Desk("guided", card="kept")
    desk.lay(P2, 0, 1)
    desk.lay(P1, 27)
    desk.roll(4, 6, 4)
    desk.announce("4*6+4")
    desk.place(28)
    assert desk.state.scores == {P1: 57, P2: 60}


@pytest.mark.paragraph("points")
@pytest.mark.parametrize(("around", "earned"), [((), 0), ((54,), 1), ((0, 1, 2, 27, 29, 26, 54, 55), 8)])
def test_points_run_from_none_to_eight(around: tuple[int, ...], earned: int) -> None:
    desk = Desk("guided")
    desk.lay(P2, *around)
    desk.play((4, 6, 4), "4*6+4", 28, score=60 - earned if earned else None)
    assert desk.state.scores[P1] == 60 - earned


@pytest.mark.paragraph("running-score", "points")
def test_a_changed_running_score_is_announced_before_the_turn_ends() -> None:
    desk = Desk("guided", card="by hand")
    desk.lay(P2, 0, 1)
    desk.play((4, 6, 4), "4*6+4", 28)
    assert desk.pass_card().cites == "running-score"
    assert desk.score(59).cites == "points"
    assert not desk.score(58).refused
    assert not desk.pass_card().refused


@pytest.mark.paragraph("running-score")
def test_an_unchanged_score_need_not_be_announced_and_a_wrong_one_stands_in_a_tournament() -> None:
    desk = Desk("guided", card="by hand")
    desk.play((4, 6, 4), "4*6+4", 28)
    assert not desk.pass_card().refused
    desk = Desk("tournament", card="by hand")
    desk.turn((4, 6, 4), "4*6+4", 28, score=50)
    assert desk.state.scores[P1] == 50
    assert desk.say(P2, acts.RecordScore(1000)).refused


@pytest.mark.paragraph("laid-is-played")
def test_a_laid_chip_stays_where_it_is() -> None:
    desk = Desk("guided")
    desk.roll(3, 5, 4)
    assert desk.say(P1, acts.MoveChip(12)).refused  # no chip is laid yet
    desk.announce("3+5+4")
    desk.place(12)
    assert desk.say(P1, acts.MoveChip(17)).cites == "laid-is-played"
    assert desk.place(17).cites == "laid-is-played"


@pytest.mark.paragraph("laid-is-played")
def test_hands_can_move_it_in_a_tournament() -> None:
    desk = Desk("tournament")
    desk.play((3, 5, 4), "3+5+4", 12)
    assert not desk.say(P1, acts.MoveChip(17)).refused
    assert desk.state.covered[desk.state.board.index[12]] == ""
    assert desk.state.covered[desk.state.board.index[17]] == P1
    assert desk.state.chips[P1] == 24


@pytest.mark.paragraph("flag-card-columns")
def test_the_card_has_columns_for_two_named_players() -> None:
    desk = Desk()
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.lay(P1, 0, 1)
    desk.turn((4, 6, 4), "4*6+4", 28, score=58)
    lines = [(line.seat, line.dice, line.score) for line in desk.state.written]
    assert lines == [(P1, (3, 5, 4), None), (P2, (4, 6, 4), 58)]
    assert [p.name for p in desk.table.header.players] == ["Ana", "Ben"]


@pytest.mark.paragraph("whole-numbers", "announcing")
def test_a_fraction_on_the_way_is_announced_where_the_table_allows_it() -> None:
    desk = Desk("guided", card="kept", steps="any")
    desk.roll(5, 2, 4)
    said = "five divided by two is two and a half, and two and a half times four is ten"
    assert not desk.announce(said).refused
    assert not desk.place(10).refused
    whole = Desk("guided", card="kept")
    whole.roll(5, 2, 4)
    assert whole.announce("5/2=2.5; 2.5*4=10").cites == "whole-numbers"
