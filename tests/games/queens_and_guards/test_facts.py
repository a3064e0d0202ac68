"""What people are told of a position, and what they may answer."""

import pytest

from gamehall.games.queens_and_guards.answers import legal
from gamehall.games.queens_and_guards.facts import facts
from gamehall.games.queens_and_guards.portrait import portray
from gamehall.games.queens_and_guards.rules import GAME
from tests.games.queens_and_guards.desk import P1, P2, Desk
from tests.games.queens_and_guards.test_traps import trapped


def asked(desk: Desk, seat: str = P1) -> str:
    return facts(desk.state, seat, desk.table.prompts).ask  # type: ignore[arg-type]


def test_one_line_says_what_is_left_to_do() -> None:
    desk = trapped()
    assert asked(desk) == ""
    assert asked(desk, P2) == "Your turn: a trap is announced: move the piece on D0 out."
    desk.turn("D0", "C1")
    assert asked(desk) == "Your turn: move a piece."
    desk.move("A1", "A2")
    assert asked(desk) == "Your turn: pass the card."


def test_at_a_tournament_table_nobody_is_told_of_a_trap_that_was_not_announced() -> None:
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    assert asked(desk, P2) == "Your turn: move a piece."


def test_who_said_trap_without_the_card_gives_two_things_to_do() -> None:
    desk = Desk("tournament", white="A0 B0 E0", black="A15 D0")
    desk.turn("B0", "C0")
    desk.trap(P1)
    assert asked(desk, P2) == "Your turn: move the trapped piece on D0 out."
    desk.move("D0", "C17")
    assert asked(desk, P2) == "Your turn: move a piece."


def test_a_player_is_told_of_colour_guards_and_queen() -> None:
    desk = Desk("guided", white="centre E0 E1", black="A15")
    told = facts(desk.state, P1, ()).seats
    assert told[P1].notes == ("plays white", "2 of 6 guards home", "queen on the centre")
    assert told[P2].notes == ("plays black", "0 of 6 guards home")
    assert (told[P1].score, told[P1].label) == (3, "pieces in place")
    assert facts(Desk(start=False).state, P1, ()).seats[P1].notes == ()


@pytest.mark.parametrize("manner", ["guided", "tournament"])
def test_every_answer_listed_is_taken_without_a_fault(manner: str) -> None:
    for desk in (trapped(), Desk(), Desk(white="centre E0 E1 E2 E3 E4 D10", black="A15")):
        for prompt in desk.table.prompts:
            for answer in legal(desk.state, prompt):
                ruling = GAME.rule(desk.state, prompt.seat, answer)
                assert not ruling.refused, answer
                assert not ruling.faults or "Challenge" in prompt.kinds, answer


def test_the_portrait_names_every_hex_and_what_is_bound() -> None:
    drawn = portray(trapped().state)
    assert "♔A0" in drawn
    assert "●D0" in drawn
    assert drawn.endswith("Trap announced: D0.")
    assert "{p1} white: queen ♔ A0" in drawn
