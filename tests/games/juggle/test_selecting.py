"""2 METHODS TO SELECT POLYOMINOES, 6 IS WILD, SELECTED PIECE MUST BE PLACED OR RETURNED."""

from collections import Counter
from typing import Any

import pytest

from gamehall.games.juggle import acts
from gamehall.games.juggle.answers import legal
from gamehall.games.juggle.pieces import SHAPES, area_of, flipped, turned
from gamehall.games.juggle.values import examined, sentences
from gamehall.games.pentathlon import acts as common
from tests.games.juggle.desk import P1, P2, TOUCHING, Desk


def guided(*dice: int, **options: Any) -> Desk:
    desk = Desk("guided", **options)
    desk.roll(*dice)
    return desk


@pytest.mark.paragraph("pieces", "colours", "sorted")
def test_the_bank_has_every_shape_in_every_colour_sorted() -> None:
    state = Desk().state
    assert (state.options.side, len(state.layout.bank)) == (9, 84)
    assert Counter(area_of(piece) for piece in state.layout.bank) == {1: 4, 2: 4, 3: 8, 4: 20, 5: 48}
    assert state.layout.bank[:4] == ("red I1", "red I2", "red I3", "red V3")
    assert [piece.split()[0] for piece in state.layout.bank[::21]] == ["red", "blue", "green", "yellow"]
    assert len(Desk(colours=6).state.layout.bank) == 126
    ample = Counter(area_of(piece) for piece in Desk(set="ample").state.layout.bank)
    assert ample == {1: 12, 2: 8, 3: 16, 4: 40, 5: 48}


@pytest.mark.paragraph("pieces")
def test_pieces_may_be_turned_and_flipped() -> None:
    assert [len(SHAPES[name].forms) for name in ("I1", "I5", "X5", "S4", "F5")] == [1, 2, 1, 4, 8]
    for shape in SHAPES.values():
        for way in (turned, flipped):
            assert {way(form) for form in shape.forms} == set(shape.forms)
    desk = guided(5, 1)
    desk.pick("red F5")
    assert desk.place("a1 b1 b2 c2 b3").cites == "must-use"


@pytest.mark.paragraph("sorted")
def test_a_piece_that_comes_back_lies_where_it_lay() -> None:
    desk = Desk()
    desk.lay(P1, *TOUCHING)
    before = Desk().state.layout.bank
    desk.remove("c2")
    desk.remove("a1")
    assert desk.state.layout.bank == before


@pytest.mark.paragraph("exact")
def test_by_exact_value_up_to_two_pieces_one_a_die_in_either_order() -> None:
    desk = guided(2, 4)
    assert desk.pick("red O4").cites == "exact"
    desk.place("d4 e4 d5 e5")
    assert desk.pick("blue I2").cites == "exact"
    desk.place("a1 b1")
    ruling = desk.pick("green I2")
    assert (ruling.verdict, ruling.cites) == ("refused", "exact")
    assert "third" in ruling.says
    assert desk.on(P1) == {"red O4": "d4 e4 d5 e5", "blue I2": "a1 b1"}


@pytest.mark.paragraph("exact")
def test_a_piece_has_as_many_squares_as_its_die_shows() -> None:
    desk = guided(2, 4)
    for piece in ("red I1", "red I3", "red I5"):
        assert desk.pick(piece).cites == "exact"
    twice = guided(3, 3)
    twice.put("red I3", "a1 b1 c1")
    assert not twice.pick("red V3").refused


@pytest.mark.paragraph("exact")
def test_a_player_may_take_one_piece_or_none() -> None:
    desk = guided(2, 4)
    desk.put("blue I2", "a1 b1")
    assert desk.pass_card().cites == "turn-ends"
    desk.roll(5, 5)
    assert desk.pass_card().cites == "turn-ends"


@pytest.mark.paragraph("calculated", "stated")
def test_by_calculated_value_one_piece_after_the_sentence() -> None:
    desk = guided(2, 3)
    assert desk.announce("2+3=5").cites == "stated"
    assert desk.pick("red I3").cites == "calculated"  # neither three nor two once five is stated
    assert not desk.pick("red W5").refused
    desk.place("a2 a3 b1 b2 c1")
    second = desk.pick("blue I3")
    assert (second.verdict, second.cites) == ("refused", "calculated")
    assert "only one" in second.says


@pytest.mark.paragraph("stated")
def test_a_sentence_is_stated_before_and_may_be_taken_back_before() -> None:
    desk = guided(2, 3)
    desk.announce("2+3")
    desk.announce("3-2=1")
    assert desk.announce("").says == "{p1} takes the number sentence back."
    desk.put("blue I2", "a1 b1")
    late = desk.announce("2+3=5")
    assert (late.verdict, late.cites) == ("refused", "stated")
    assert guided(2, 3).announce("what a roll").cites == "stated"
    calculated = guided(2, 3)
    calculated.announce("2+3")
    calculated.pick("red W5")
    calculated.place("a2 a3 b1 b2 c1")
    assert calculated.announce("").refused


@pytest.mark.paragraph("stated", "operations")
@pytest.mark.parametrize(
    ("said", "cites"),
    [
        ("2+3=6", "stated"),
        ("2+2", "stated"),
        ("3", "stated"),
        ("3/2", "operations"),
        ("2-3", "operations"),
        ("six", "stated"),
    ],
)
def test_a_wrong_sentence_is_refused_at_a_guided_table(said: str, cites: str) -> None:
    ruling = guided(2, 3).announce(said)
    assert (ruling.verdict, ruling.cites) == ("refused", cites)


@pytest.mark.paragraph("operations", "calculated")
def test_a_value_is_calculated_by_the_four_operations_with_a_whole_result_from_one_to_six() -> None:
    assert sentences((6, 3), "all four") == {2: "6 ÷ 3 = 2", 3: "6 − 3 = 3"}
    assert sentences((2, 3), "all four") == {1: "3 − 2 = 1", 5: "2 + 3 = 5", 6: "2 × 3 = 6"}
    assert sentences((2, 3), "plus and minus") == {1: "3 − 2 = 1", 5: "2 + 3 = 5"}
    assert sentences((4, 4), "all four") == {1: "4 ÷ 4 = 1"}
    seven = examined("4+3", (4, 3), "all four")
    assert seven is not None
    assert seven.fault is not None
    assert seven.fault.cites == "calculated"
    assert guided(2, 3, operations="plus and minus").announce("2*3=6").cites == "operations"
    assert not guided(2, 3).announce("two times three is six").refused


@pytest.mark.paragraph("wild-bank")
def test_an_exact_six_takes_any_piece_of_the_bank() -> None:
    for piece in ("red I1", "blue T4", "yellow X5"):
        assert guided(6, 2).pick(piece).cites == "wild-bank"
    desk = guided(6, 2)
    desk.pick("red I2")  # by the two, so that the six is left
    desk.place("a1 b1")
    assert desk.pick("blue X5").cites == "wild-bank"


@pytest.mark.paragraph("wild-board")
def test_an_exact_six_takes_from_the_opponents_board_what_is_not_in_the_bank() -> None:
    desk = Desk("guided")
    desk.lay(P2, ("red X5", "d2 c3 d3 e3 d4"))
    desk.roll(6, 2)
    ruling = desk.pick("red X5", "d3")
    assert (ruling.verdict, ruling.cites) == ("allowed", "wild-board")
    assert "hands it over" in ruling.says
    assert desk.on(P2) == {}
    desk.place("b1 a2 b2 c2 b3")
    assert desk.on(P1) == {"red X5": "b1 a2 b2 c2 b3"}
    assert "red X5" not in desk.state.layout.bank


@pytest.mark.paragraph("wild-board")
def test_what_the_bank_holds_is_not_asked_for_and_other_values_ask_for_nothing() -> None:
    desk = Desk("guided", set="ample")
    desk.lay(P2, ("red I1", "a1"))
    desk.roll(6, 1)
    assert desk.pick("red I1", "a1").cites == "wild-board"
    other = Desk("guided")
    other.lay(P2, ("red I1", "a1"))
    other.roll(5, 1)
    ruling = other.pick("red I1", "a1")
    assert (ruling.verdict, ruling.cites) == ("refused", "wild-board")
    assert other.pick("red I2", "a1").refused
    assert other.pick("red I1", "b1").refused
    assert other.pick("red I1").cites == "exact"


@pytest.mark.paragraph("wild-calculated")
def test_a_calculated_six_takes_any_piece_but_only_from_the_bank() -> None:
    desk = Desk("guided")
    desk.lay(P2, ("red X5", "d2 c3 d3 e3 d4"))
    desk.roll(2, 3)
    desk.announce("2*3=6")
    ruling = desk.pick("red X5", "d3")
    assert (ruling.verdict, ruling.cites) == ("refused", "wild-calculated")
    assert desk.pick("blue I1").cites == "calculated"


@pytest.mark.paragraph("exact", "must-use", "goal")
def test_a_piece_is_taken_and_laid_in_one_movement() -> None:
    for manner, refused in (("guided", True), ("tournament", False)):
        desk = Desk(manner)  # type: ignore[arg-type]
        desk.lay(P1, ("red V3", "b2 b3 c3"))
        desk.roll(2, 4)
        assert desk.say(P1, acts.Lay("blue I3", desk.spaces("a1 b1 c1"))).refused is refused  # of three
        assert desk.say(P1, acts.Lay("red I2", desk.spaces("d3 e3"))).refused is refused  # touches
    desk = guided(2, 4)
    ruling = desk.say(P1, acts.Lay("blue I2", desk.spaces("a1 b1")))
    assert (ruling.verdict, ruling.cites) == ("allowed", "exact")
    assert desk.say(P1, acts.Lay("blue O4", desk.spaces("a1 b1 a2 b2"))).cites == "goal"  # on the other
    assert desk.say(P1, acts.Lay("blue O4", desk.spaces("a3 b3"))).cites == "must-use"
    assert desk.say(P1, acts.Lay("blue I2", desk.spaces("a3 b3"))).cites == "exact"  # not in the bank
    assert desk.on(P1) == {"blue I2": "a1 b1"}
    assert desk.may(P1, "PassCard")


@pytest.mark.paragraph("must-use")
def test_a_piece_in_hand_is_placed_before_anything_else() -> None:
    desk = Desk("tournament")
    desk.roll(2, 4)
    desk.pick("red I2")
    for act in (acts.PickUp("blue O4"), common.PassCard(), common.DeclareWin()):
        assert desk.say(P1, act).refused
        assert desk.table.game.rule(desk.state, P1, act).cites == "must-use"
    assert desk.may(P1, "Place")
    assert not desk.may(P1, "PassCard")


@pytest.mark.paragraph("must-use", "returned")
def test_only_what_cannot_be_used_is_given_back() -> None:
    desk = guided(2, 4)
    desk.pick("red I2")
    ruling = desk.give_back()
    assert (ruling.verdict, ruling.cites) == ("refused", "must-use")
    full = Desk("guided", side=5)
    full.lay(P1, ("red I2", "c3 d3"))
    full.roll(5, 1)
    full.pick("red X5")
    assert legal(full.state, full.table.prompts[0]) == (acts.Return(),)
    assert full.give_back().cites == "returned"
    assert "red X5" in full.state.layout.bank


@pytest.mark.paragraph("returned")
def test_a_piece_of_the_opponents_goes_back_to_where_it_lay() -> None:
    desk = Desk("guided", side=5)
    desk.lay(P1, ("red I2", "c3 d3"))
    desk.lay(P2, ("red X5", "c2 b3 c3 d3 c4"))
    desk.roll(6, 6)
    desk.pick("red X5", "c2")
    assert desk.on(P2) == {}
    assert "back to {p2}" in desk.give_back().says
    assert desk.on(P2) == {"red X5": "c2 b3 c3 d3 c4"}


@pytest.mark.paragraph("no-other")
def test_no_other_piece_for_that_part_of_the_turn() -> None:
    desk = Desk("guided", side=5)
    desk.lay(P1, ("red I2", "c3 d3"))
    desk.roll(5, 1)
    desk.pick("red X5")
    desk.give_back()
    ruling = desk.pick("blue X5")
    assert (ruling.verdict, ruling.cites) == ("refused", "no-other")
    assert desk.pick("blue I1").cites == "exact"  # the other die is another part
    calculated = Desk("guided", side=5)
    calculated.lay(P1, ("red I2", "c3 d3"))
    calculated.roll(3, 2)
    calculated.announce("3+2")
    calculated.pick("red X5")
    calculated.give_back()
    assert calculated.pick("blue X5").cites == "no-other"


@pytest.mark.paragraph("no-other", "exact")
def test_a_second_die_of_the_same_value_is_another_part() -> None:
    desk = Desk("guided", side=5)
    desk.lay(P1, ("red I2", "c3 d3"))
    desk.roll(5, 5)
    desk.pick("red X5")
    desk.give_back()
    assert desk.pick("blue W5").cites == "exact"
