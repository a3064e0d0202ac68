"""One step; MOVE-IT USE-IT & LAID IS PLAYED; QUEEN'S CROWN & THRONE."""

import pytest

from gamehall.games.pentathlon import acts as common
from gamehall.games.queens_and_guards import acts
from gamehall.kernel.record import Manner
from tests.games.queens_and_guards.desk import P1, P2, Desk, at


@pytest.mark.paragraph("one-step")
@pytest.mark.parametrize("end", ["D1", "D11", "E0"])
def test_a_piece_moves_one_step_sideways_or_inward(end: str) -> None:
    desk = Desk("guided", white="A0 D0", black="A15")
    assert desk.move("D0", end).cites == "one-step"
    assert (desk.piece("D0"), desk.piece(end)) == ("", "w")
    assert not desk.pass_card().refused


@pytest.mark.paragraph("one-step", "backwards")
@pytest.mark.parametrize(
    ("end", "cites"), [("D2", "one-step"), ("E3", "one-step"), ("C1", "backwards"), ("C0", "backwards")]
)
def test_not_two_steps_and_not_back(end: str, cites: str) -> None:
    desk = Desk("guided", white="A0 D0", black="A15")
    ruling = desk.move("D0", end)
    assert (ruling.verdict, ruling.cites) == ("refused", cites)
    assert not Desk("tournament", white="A0 D0", black="A15").move("D0", end).refused


@pytest.mark.paragraph("one-step")
@pytest.mark.parametrize("manner", ["guided", "tournament"])
def test_a_hex_holds_one_piece(manner: Manner) -> None:
    desk = Desk(manner, white="A0 D0 D1", black="A15 E0")
    assert "occupied" in desk.no(P1, acts.Move(at("D0"), at("D1")), "one-step").says
    assert "occupied" in desk.no(P1, acts.Move(at("D0"), at("E0")), "one-step").says
    assert "no piece" in desk.no(P1, acts.Move(at("D5"), at("D6")), "one-step").says
    for start, end in ((91, 0), (0, 91), (-1, 3), (at("D0"), -1)):
        desk.no(P1, acts.Move(start, end), "board")


@pytest.mark.paragraph("one-step")
def test_the_opponents_piece_is_not_moved() -> None:
    desk = Desk("guided", white="A0 D0", black="A15 D6")
    assert desk.move("D6", "D7").cites == "one-step"
    desk = Desk("tournament", white="A0 D0", black="A15 D6")
    desk.turn("D6", "D7")
    assert desk.challenge(P2, "move").cites == "correct"
    assert desk.piece("D6") == "b"


@pytest.mark.paragraph("one-step", "turn-ends")
def test_a_turn_without_a_move_is_a_fault() -> None:
    desk = Desk("guided", white="A0 C0 E0", black="A15 D0")
    desk.alter(announced=())
    assert not desk.may(P1, "PassCard")
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    desk.turn("A16", "A17")
    desk.trap()
    desk.pass_card()
    desk.challenge(P2, "move")
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("crown")
@pytest.mark.parametrize(
    ("start", "end", "cites"),
    [
        ("A1", "A0", "guard-on-throne"),
        ("E0", "centre", "guard-on-throne"),
        ("A16", "A15", "guard-on-throne"),
        ("A14", "A15", "crown"),
    ],
)
def test_only_a_queen_stands_on_the_centre_and_only_the_own_one_on_a_crown(
    start: str, end: str, cites: str
) -> None:
    white = "A14 E0 A1 A16" if start == "A14" else "C3 E0 A1 A16"
    desk = Desk("guided", white=white, black="B12 A18 A20 A22 A24 A26 A28")
    ruling = desk.move(start, end)
    assert (ruling.verdict, ruling.cites) == ("refused", cites)


@pytest.mark.paragraph("crown", "guard-on-throne")
def test_a_queen_may_go_home_along_the_edge_and_to_the_centre() -> None:
    desk = Desk("guided", white="A1 A3", black="A15")
    assert not desk.move("A1", "A0").refused
    desk = Desk("guided", white="E0 A3", black="A15")
    assert not desk.move("E0", "centre").refused


@pytest.mark.paragraph("move-it-use-it")
def test_a_piece_moved_off_its_space_is_the_one_that_is_moved() -> None:
    desk = Desk("guided", white="A0 D0 D6", black="A15")
    assert desk.move("D0", "D0").cites == "move-it-use-it"
    desk = Desk("tournament", white="A0 D0 D6", black="A15")
    desk.move("D0", "D0")
    desk.turn("D6", "D7")
    desk.challenge(P2, "laid", accept=False)
    assert desk.ruled().opinions[0].cites == "move-it-use-it"
    desk.accept()
    assert (desk.piece("D6"), desk.state.card.holder) == ("w", P2)


@pytest.mark.paragraph("move-it-use-it")
def test_taken_up_put_back_and_then_moved_is_right() -> None:
    desk = Desk("tournament", white="A0 D0 D6", black="A15")
    desk.move("D0", "D0")
    desk.turn("D0", "D1")
    assert desk.challenge(P2, "laid").cites == "incorrect"


@pytest.mark.paragraph("laid-is-played")
@pytest.mark.parametrize(("start", "end"), [("D1", "D2"), ("D1", "D0"), ("D6", "D7")])
def test_a_released_piece_is_not_moved_again_and_no_second_one(start: str, end: str) -> None:
    desk = Desk("guided", white="A0 D0 D6", black="A15")
    desk.move("D0", "D1")
    ruling = desk.move(start, end)
    assert (ruling.verdict, ruling.cites) == ("refused", "laid-is-played")
    desk = Desk("tournament", white="A0 D0 D6", black="A15")
    before = desk.state.board
    desk.move("D0", "D1")
    desk.turn(start, end)
    assert desk.challenge(P2, "laid").cites == "correct"
    assert desk.state.board == before


@pytest.mark.paragraph("turn-ends")
def test_the_window_closes_as_a_piece_is_touched() -> None:
    desk = Desk("tournament", white="A0 D0", black="A15")
    assert not desk.may(P1, "PassCard")
    desk.move("D0", "D1")
    assert desk.state.card.phase == "play"
    assert not desk.say(P1, common.PassCard()).refused
