"""START, REMOVE, BEGINNING OF TURN, ALWAYS 3 STRIPS FACE UP."""

import pytest

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.strips import decks
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER
from tests.games.fab_a_diffy.desk import FIRST, P1, P2, Desk


@pytest.mark.paragraph("removed")
def test_zero_twelfths_and_zero_sixths_are_not_in_the_deck() -> None:
    strips = decks()["full"].strips
    assert len(strips) == len(set(strips)) == 30
    assert {"0/2", "0/3", "0/4"} <= {*strips}
    assert not {"0/6", "0/12"} & {*strips}
    assert len(decks()["short"].strips) == 18


@pytest.mark.paragraph("start")
@pytest.mark.parametrize(("first", "second", "begins"), [("1/12", "1/6", P1), ("5/6", "3/4", P2)])
def test_the_lower_strip_begins_and_both_go_back(first: str, second: str, begins: str) -> None:
    desk = Desk(draw=False)
    desk.draw(first, second)
    assert desk.state.card.holder == begins
    assert len(desk.state.lie.deck) == 30


@pytest.mark.paragraph("start")
def test_equal_strips_are_drawn_again() -> None:
    desk = Desk(draw=False)
    desk.draw("1/2", "6/12")
    assert desk.state.card.holder is None
    desk.draw("1/2", "5/12")
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("start")
def test_nobody_draws_the_strip_that_the_other_holds() -> None:
    desk = Desk(draw=False)
    desk.say(P1, acts.DrawStrip())
    desk.say(DEALER, Dealt(("1/2",)))
    desk.say(P2, acts.DrawStrip())
    assert desk.say(DEALER, Dealt(("1/2",))).refused
    assert desk.say(DEALER, Dealt(("1/2", "1/3"))).refused
    assert desk.say(DEALER, Dealt(("0/12",))).refused


@pytest.mark.paragraph("start-lay", "turn-begins")
def test_three_strips_in_the_centre_and_one_in_the_show_box() -> None:
    desk = Desk()
    assert desk.say(P1, acts.Show()).cites == "start-lay"
    assert desk.say(DEALER, Dealt(FIRST)).cites == "three-face-up"
    assert desk.state.lie.board[:4] == ("1/2", "1/3", "11/12", "")
    assert desk.state.lie.show == "5/6"


@pytest.mark.paragraph("turn-begins", "three-face-up")
def test_after_a_trick_the_next_player_fills_up_to_exactly_three() -> None:
    desk = Desk()
    desk.turn(*FIRST, trick=("1/2", "1/3", "1/2 + 1/3 = 5/6"))
    before = desk.state.lie
    assert before.face_up == ("11/12",)
    assert desk.say(P2, acts.Show()).cites == "turn-begins"
    assert desk.say(DEALER, Dealt(("1/4", "3/4"))).refused
    assert desk.say(DEALER, Dealt(("1/4", "3/4", "1/6", "2/2"))).refused
    assert not desk.say(DEALER, Dealt(("1/4", "3/4", "1/6"))).refused
    assert desk.state.lie.face_up == ("1/4", "3/4", "11/12")
    assert desk.state.lie.show == "1/6"


@pytest.mark.paragraph("three-face-up")
def test_with_three_or_more_face_up_only_the_show_box_is_filled() -> None:
    desk = Desk()
    desk.missed()
    assert len(desk.state.lie.face_up) == 4
    desk.show("1/4")
    assert (len(desk.state.lie.face_up), desk.state.lie.show) == (4, "1/4")


@pytest.mark.paragraph("three-monitor")
def test_the_three_strips_cannot_be_challenged() -> None:
    desk = Desk()
    desk.missed()
    desk.challenge(P2, "three", accept=False)
    (opinion,) = desk.ruled().opinions
    assert (opinion.mark, opinion.cites) == ("IA", "three-monitor")


@pytest.mark.paragraph("turn-ends", "turn-begins")
def test_a_turn_ends_with_the_card() -> None:
    desk = Desk()
    desk.show(*FIRST)
    desk.move()
    assert desk.pass_card().cites == "turn-ends"
    assert desk.state.card.holder == P2


def test_a_board_that_is_full_has_room_for_one_more() -> None:
    desk = Desk(rectangles=4)
    desk.show("1/2", "0/2", "0/3", "1/12")
    desk.move()
    desk.pass_card()
    desk.show("1/6")
    assert desk.say(P2, acts.MoveShow(3)).refused
    assert not desk.say(P2, acts.MoveShow(4)).refused
    assert desk.state.lie.board == ("1/2", "0/2", "0/3", "1/12", "1/6")
