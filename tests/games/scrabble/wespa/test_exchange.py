"""CHANGING."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER, GALLERY
from tests.games.scrabble.wespa.desk import P1, P2, Desk


@pytest.mark.paragraph("exchange", book="wespa")
@pytest.mark.parametrize(("bag", "allowed"), [("EEEEEEE", True), ("EEEEEE", False)])
def test_a_change_needs_seven_tiles_in_the_bag_however_few_are_changed(bag: str, allowed: bool) -> None:
    desk = Desk()
    desk.late("CATS", "OXINGAR", bag)
    if allowed:
        desk.exchange(P1, "C", "E")
        assert desk.rack(P1) == "AEST"
    else:
        ruling = desk.no(P1, acts.Exchange(("C",)), "exchange")
        assert ruling.says == "The bag holds 6 tiles; a change needs at least 7."


@pytest.mark.paragraph("exchange", book="wespa")
def test_tiles_the_opponent_has_still_to_draw_are_not_counted() -> None:
    desk = Desk()
    desk.late("CATERED", "SOXINGA", "EEEEEEIII")
    desk.play(P1, "8G", "CAT")
    desk.no(P2, acts.Exchange(("S",)), "exchange")
    desk.draw(P1, "III")
    desk.no(P2, acts.Exchange(("S",)), "exchange")


@pytest.mark.paragraph("exchange", book="wespa")
def test_another_least_number_may_be_chosen_and_the_bag_holds_what_is_drawn() -> None:
    desk = Desk(exchange_min=1)
    desk.late("CATS", "OXINGAR", "EE")
    desk.no(P1, acts.Exchange(("C", "A", "T")), "exchange")
    desk.exchange(P1, "CA", "EE")


@pytest.mark.paragraph("exchange", book="wespa")
@pytest.mark.parametrize("tiles", [(), ("Z",), ("C", "C"), ("?",), tuple("CATEREDE")])
def test_only_tiles_of_the_own_rack_are_changed(tiles: tuple[str, ...]) -> None:
    desk = Desk()
    desk.no(P1, acts.Exchange(tiles), "exchange")
    desk.yes(P1, acts.Exchange(tuple("CATERED")))


@pytest.mark.paragraph("exchange-announce", book="wespa")
def test_a_change_is_announced_with_its_number_before_the_timer_is_pressed() -> None:
    desk = Desk()
    ruling = desk.yes(P1, acts.Exchange(("C", "A")), "exchange-announce")
    assert ruling.says == "{p1} announces a change of 2."
    assert desk.runs(P1)
    desk.no(P1, acts.Announce(0), "announce")
    desk.yes(P1, acts.Press(), "exchange-ends")
    assert desk.runs(P2)
    assert not desk.runs(P1)


@pytest.mark.paragraph("exchange-announce", book="wespa")
def test_nobody_else_learns_which_tiles_are_changed() -> None:
    desk = Desk()
    desk.yes(P1, acts.Exchange(("C", "A")))
    assert desk.seen(P1, "discards p1") == "AC"
    for seat in (P2, GALLERY):
        assert desk.seen(seat, "discards p1") == "??"


@pytest.mark.paragraph("exchange-order", book="wespa")
def test_the_new_tiles_are_drawn_before_the_old_ones_go_back() -> None:
    desk = Desk()
    desk.yes(P1, acts.Exchange(("C", "A")))
    desk.yes(P1, acts.Press())
    assert desk.tiles("discards p1") == "AC"
    assert desk.state.bag == 86
    desk.yes(P1, acts.Draw())
    assert desk.state.bag == 86  # the discards are not among what is drawn from
    desk.no(DEALER, Dealt(("C", "C")))  # the set has two, and one of them lies on the table
    desk.yes(DEALER, Dealt(("I", "I")), "exchange-order")
    assert desk.rack(P1) == "DEEIIRT"
    assert desk.tiles("discards p1") == ""
    assert desk.state.bag == 86
    assert desk.state.tiles.at("bag").count("A") == 8


@pytest.mark.paragraph("exchange-ends", book="wespa")
def test_a_change_cannot_be_challenged_and_scores_nothing() -> None:
    desk = Desk()
    desk.yes(P1, acts.Exchange(("C", "A")))
    desk.yes(P1, acts.Press(), "exchange-ends")
    desk.no(P2, acts.Challenge(("CA",)))
    desk.no(P2, acts.Hold())
    assert desk.scores == (0, 0)
    assert desk.state.sheet[-1].kind == "exchange"


@pytest.mark.paragraph("exchange-ends", book="wespa")
def test_at_a_wooden_board_only_the_number_is_said() -> None:
    desk = Desk(tiles="wooden")
    for count in (0, -1, 8, 2_000_000_000):
        desk.no(P1, acts.Exchange(count=count), "exchange")
    desk.yes(P1, acts.Exchange(count=3), "exchange-announce")
    desk.yes(P1, acts.Press(), "exchange-ends")
    desk.yes(P1, acts.Draw())
    assert desk.state.sheet[-1].count == 3
    assert (len(desk.rack(P1)), desk.state.bag) == (7, 86)


def changing(tiles: str) -> Desk:
    """p1 has changed tiles and pressed, and has not drawn; the bag holds seven."""
    desk = Desk()
    desk.late("CATERED", "SOXINGA", "EEEEIII")
    desk.yes(P1, acts.Exchange(tuple(tiles)))
    desk.yes(P1, acts.Press())
    return desk


@pytest.mark.paragraph("exchange", "exchange-order", book="wespa")
def test_tiles_of_the_opponent_s_change_come_back_and_are_counted() -> None:
    desk = changing("CAT")
    ruling = desk.no(P2, acts.Exchange(tuple("SOXIN")), "exchange")
    assert ruling.says == "Your opponent draws first: until then you may change 4 tiles."
    desk.yes(P2, acts.Exchange(tuple("SO")), "exchange-announce")
    desk.yes(P2, acts.Press(), "exchange-ends")
    desk.draw(P2, "II")
    desk.draw(P1, "EEE")
    assert (len(desk.rack(P1)), len(desk.rack(P2)), desk.state.bag) == (7, 7, 7)
    assert desk.tiles("discards p1") == desk.tiles("discards p2") == ""


@pytest.mark.paragraph("exchange-order", "drawing", book="wespa")
def test_who_changed_first_draws_first_and_nothing_stays_on_the_table() -> None:
    desk = changing("CATERED")
    desk.play(P2, "8G", "SOXINGA")
    ruling = desk.no(P2, acts.Draw(), "drawing")
    assert ruling.says == "Your opponent draws first."
    desk.draw(P1, "EEEEIII")
    assert desk.tiles("discards p1") == ""
    desk.draw(P2, "CATERED")
    assert (desk.rack(P1), desk.rack(P2), desk.state.bag) == ("EEEEIII", "ACDEERT", 0)
