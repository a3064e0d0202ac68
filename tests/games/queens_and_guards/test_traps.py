"""TRAPS & MULTIPLE TRAPS, TRAP CLARIFICATION: who is bound, and the ways out."""

import pytest

from gamehall.games.queens_and_guards.answers import moves
from gamehall.games.queens_and_guards.board import NAMES
from tests.games.queens_and_guards.desk import P1, Desk


def trapped(*, manner: str = "tournament", white: str = "A0 B0 E0", black: str = "A15 D0") -> Desk:
    """White moves B0 to C0, says Trap and passes the card."""
    desk = Desk(manner, white=white, black=black)  # type: ignore[arg-type]
    desk.turn("B0", "C0", trap=True)
    return desk


def ways(desk: Desk) -> set[tuple[str, str]]:
    """The moves of whoever has the card that break no rule."""
    assert desk.state.turn
    return {(NAMES[start], NAMES[end]) for start, end in moves(desk.state, desk.state.turn)}


@pytest.mark.paragraph("announce-made", "guard-back", "bound")
def test_a_trapped_guard_moves_back_one_space_and_nothing_else_is_moved() -> None:
    desk = trapped(manner="guided")
    assert desk.bound() == {"D0"}
    assert ways(desk) == {("D0", "C1"), ("D0", "C17")}
    assert desk.move("A16", "A17").cites == "bound"
    assert desk.move("D0", "D1").cites == "guard-back"
    assert not desk.move("D0", "C17").refused
    assert desk.bound() == set()
    assert not desk.pass_card().refused


@pytest.mark.paragraph("must-move-out", "bound")
@pytest.mark.parametrize(("start", "end"), [("A16", "A17"), ("D0", "D1"), ("D0", "D11"), ("D0", "B1")])
def test_a_trapped_piece_left_or_moved_otherwise_is_challenged(start: str, end: str) -> None:
    desk = trapped()
    desk.turn(start, end)
    assert desk.challenge(P1, "release").cites == "correct"
    assert desk.piece("D0") == "b"
    assert desk.bound() == {"D0"}
    assert desk.state.card.holder == P1


@pytest.mark.paragraph("queen-back")
def test_a_trapped_queen_moves_back_to_her_starting_position() -> None:
    desk = Desk("guided", white="D0 A1", black="A15 B0 E0")
    desk.turn("A1", "A2")
    desk.turn("B0", "C0", trap=True)
    assert desk.bound() == {"D0"}
    assert desk.move("D0", "D1").cites == "queen-back"
    assert not desk.move("D0", "A0").refused
    assert desk.piece("A0") == "W"


@pytest.mark.paragraph("multiple-traps", "double-trap")
def test_of_queen_and_guard_the_queen_goes_first() -> None:
    desk = Desk("guided", white="D0 C1 A3", black="A15 B0 E0 C2")
    desk.turn("A3", "A4")
    desk.turn("B0", "C0", trap=True)
    assert desk.bound() == {"D0", "C1"}
    assert desk.move("C1", "B1").cites == "multiple-traps"
    assert ways(desk) == {("D0", "A0")}


@pytest.mark.paragraph("multiple-traps", "double-trap")
@pytest.mark.parametrize(("start", "end", "left"), [("D0", "C17", "C1"), ("C1", "B1", "D0")])
def test_of_two_guards_the_player_chooses_and_the_other_goes_next(start: str, end: str, left: str) -> None:
    desk = trapped(manner="guided", white="A0 B0 E0 C2", black="A15 D0 C1")
    assert desk.bound() == {"D0", "C1"}
    desk.turn(start, end)
    assert desk.bound() == {left}
    desk.turn("A1", "A2")
    assert {start for start, _ in ways(desk)} == {left}


@pytest.mark.paragraph("way-out-traps", "trap-gone", "bound")
def test_the_piece_that_moves_out_may_trap_and_the_other_may_be_free_by_that() -> None:
    """TRAP CLARIFICATION: a double trap, one piece out and a trap made, the trapper out, any piece moves."""
    desk = trapped(manner="guided", white="A0 B0 E0 C2", black="A15 D0 C1 C17")
    assert desk.bound() == {"D0", "C1"}
    desk.turn("C1", "B1", trap=True)
    assert desk.bound() == {"D0", "C0"}
    assert ways(desk) == {("C0", "B0"), ("C0", "B23")}
    desk.turn("C0", "B23")
    assert desk.bound() == set()
    assert ("A16", "A17") in ways(desk)


@pytest.mark.paragraph("blocked", "trap-in-trap")
def test_a_blocked_guard_stays_and_another_piece_may_move_and_trap() -> None:
    desk = Desk("guided", white="A0 A1 A4 D1", black="A15 A3 C1 D2")
    desk.turn("A1", "A2", trap=True)
    assert desk.bound() == {"A3"}
    assert desk.move("D2", "E1").cites == "one-step"
    assert desk.trap().cites == "announce-made"
    desk.pass_card()
    assert desk.bound() == {"A3", "D1"}
    assert ways(desk) == {("D1", "C2")}


@pytest.mark.paragraph("blocked")
def test_of_two_trapped_guards_the_one_that_is_not_blocked_is_moved() -> None:
    desk = trapped(manner="guided", white="A0 B0 E0 C2", black="A15 D0 C1 C17")
    assert {start for start, _ in ways(desk)} == {"C1"}


@pytest.mark.paragraph("forced-into-trap", "into-trap", "send-out")
def test_who_can_only_move_into_another_trap_is_sent_out_and_the_opponent_takes_a_turn() -> None:
    desk = trapped(manner="guided", white="A0 B0 E0 C2", black="A15 D0 C17")
    assert ways(desk) == {("D0", "C1")}
    assert not desk.move("D0", "C1").refused
    assert not desk.pass_card().refused
    assert desk.send_out("C1", "A19").cites == "send-out"
    assert desk.piece("A19") == "b"
    assert not desk.turn("A1", "A2").refused
    assert desk.marks(P1) == ()


@pytest.mark.paragraph("guard-back")
def test_a_guard_does_not_go_back_on_a_queens_starting_position() -> None:
    desk = Desk(white="C3 A29 B1 A4 A7 A9 A11", black="A15 B0")
    desk.turn("A4", "A3")
    assert {end for start, end in ways(desk) if start == "B0"} == {"A1", "B23", "C0"}


@pytest.mark.paragraph("queen-back", "blocked")
def test_in_the_other_geometry_a_queen_may_be_trapped_at_home_and_is_blocked() -> None:
    desk = Desk("guided", white="A0 A3", black="A15 A1 A28", trap_geometry="same_band")
    desk.turn("A3", "A4")
    desk.turn("A28", "A29", trap=True)
    assert desk.bound() == {"A0"}
    assert ("A4", "B3") in ways(desk)


@pytest.mark.paragraph("backwards", "guard-back")
def test_a_trapped_piece_may_move_back_though_nobody_has_announced_it() -> None:
    desk = Desk("guided", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    assert {("D0", "C1"), ("D0", "C17"), ("D0", "D1"), ("A16", "A17")} <= ways(desk)
    assert not desk.move("D0", "C1").refused
