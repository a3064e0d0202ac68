"""Basic Game Play 8: changing letters, in the right order and only so many; passing."""

import pytest

from gamehall.games.scrabble import acts, events
from tests.games.scrabble.literacy.desk import P1, P2, Desk


@pytest.mark.paragraph("exchange", "exchange-ends", book="literacy")
@pytest.mark.parametrize("tiles", ["H", "HOR", "HORNATS"])
def test_some_or_all_letters_are_changed_and_that_ends_the_turn(tiles: str) -> None:
    new = "EEEEEEE"[: len(tiles)]
    desk = Desk("HORNATS", "ABDEIOS", new)
    ruling = desk.exchange(P1, tiles)
    assert (ruling.verdict, ruling.cites) == ("allowed", "exchange-ends")
    assert sorted(desk.rack(P1)) == sorted("HORNATS"[len(tiles) :] + new)
    assert (desk.state.mover, desk.state.bag) == (P2, 86)
    assert desk.sheet() == [(P1, "exchange", 0)]
    assert desk.place(P1, "8H AT").refused


@pytest.mark.paragraph("exchange-order", book="literacy")
def test_the_new_letters_are_drawn_first_so_nobody_draws_the_own_discards() -> None:
    desk = Desk("HORNATS", "QUIZEDA", "EE")
    desk.hold(bag="EEII", p1="HORNATX")
    assert not desk.exchange(P1, "XH").refused
    assert desk.draw_pools[-1] == "EEII"  # what could be drawn: neither X nor H
    assert desk.bag() == "HIIX"
    order = [type(e) for e in desk.rulings()[-1].events]
    assert order.index(events.Drew) < order.index(events.DiscardsReturned)
    assert desk.said("exchange-order").says == "{p1} draws 2 tiles."


@pytest.mark.paragraph("exchange", book="literacy")
def test_no_more_letters_are_changed_than_the_bag_holds() -> None:
    desk = Desk("HORNATS", "ABDEIOS", "EI")
    desk.hold(bag="EI")
    ruling = desk.exchange(P1, "HOR")
    assert (ruling.cites, ruling.says) == ("exchange", "The bag holds 2 tiles; a change needs at least 3.")
    assert desk.rack(P1) == "AHNORST"
    assert not desk.exchange(P1, "HO").refused
    desk.hold(bag="")
    assert desk.exchange(P2, "A").says == "The bag holds 0 tiles; a change needs at least 1."


@pytest.mark.paragraph("exchange", book="literacy")
def test_a_table_may_ask_for_more_tiles_in_the_bag() -> None:
    desk = Desk("HORNATS", "ABDEIOS", exchange_min=7)
    desk.hold(bag="EIEIEI")
    assert desk.exchange(P1, "H").says == "The bag holds 6 tiles; a change needs at least 7."
    desk.hold(bag="EIEIEIA")
    assert not desk.exchange(P1, "H").refused


@pytest.mark.paragraph("exchange", book="literacy")
def test_only_letters_of_the_own_rack_are_changed() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    for tiles in ("", "Q", "HH", "HORNATSE"):
        assert desk.exchange(P1, tiles).cites == "exchange"
    assert desk.state.mover == P1


@pytest.mark.paragraph("exchange", book="literacy")
@pytest.mark.parametrize("count", [-1, 0, 8, 10**12])
def test_at_a_wooden_board_a_change_names_a_number_of_tiles_that_a_rack_can_hold(count: int) -> None:
    desk = Desk(tiles="wooden")
    assert desk.say(P1, acts.Exchange(count=count)).cites == "exchange"
    assert not desk.say(P1, acts.Exchange(count=7)).refused
    assert (desk.state.bag, desk.state.mover) == (86, P2)


@pytest.mark.paragraph("pass", book="literacy")
@pytest.mark.paragraph("pass", book="scrabble-basics")
@pytest.mark.parametrize("book", ["literacy", "wespa"])
def test_a_pass_scores_nothing_and_the_others_play(book: str) -> None:
    desk = Desk("HORNATS", "ABDEIOS", book=book)
    ruling = desk.skip(P1)
    assert (ruling.cites, ruling.says) == ("pass", "{p1} passes.")
    assert desk.sheet() == [(P1, "pass", 0)]
    assert desk.state.scores == {P1: 0, P2: 0}
    assert (desk.state.mover, desk.rack(P1)) == (P2, "AHNORST")
    assert desk.say(P1, acts.Pass()).refused
