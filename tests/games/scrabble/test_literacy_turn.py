"""Basic Game Play 3 and 6 to 8: announcing, drawing, changing a play, blanks, changing letters, passing."""

import pytest

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.placement import score_of
from tests.games.scrabble.literacy_desk import P1, P2, Desk
from tests.games.scrabble.positions import board, laid

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@pytest.mark.paragraph("announce", "refill", book="literacy")
def test_announcing_the_score_ends_the_turn_and_as_many_letters_are_drawn_as_were_played() -> None:
    desk = Desk("HORNATS", "ABDEIOS", "QUIZ")
    assert not desk.place(P1, "8H HORN").refused
    assert desk.state.mover == P1
    assert not desk.happened(events.Played)
    ruling = desk.must(P1, acts.Announce(14))
    assert (ruling.cites, ruling.says) == ("announce", "{p1} announces 14.")
    assert desk.state.mover == P2
    assert desk.state.scores == {P1: 14, P2: 0}
    assert (desk.rack(P1), desk.state.bag) == ("AIQSTUZ", 82)


@pytest.mark.paragraph("announce", book="literacy")
def test_nothing_is_announced_before_tiles_lie_there_and_the_team_counts_itself() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    assert desk.say(P1, acts.Announce(14)).cites == "announce"
    desk.place(P1, "8H HORN")
    assert desk.say(P1, acts.Announce()).cites == "announce"
    assert desk.say(P1, acts.Announce(-1)).refused
    assert desk.say(P1, acts.Announce(10_000)).refused
    assert not desk.say(P1, acts.Announce(14)).refused


@pytest.mark.paragraph("refill", book="literacy")
def test_fewer_than_seven_are_held_only_when_the_bag_is_empty() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.hold(bag="EI")
    desk.play(P1, "8H HORN")
    assert (desk.rack(P1), desk.bag()) == ("AEIST", "")
    desk.play(P2, "K8 (N)OD")
    assert desk.rack(P2) == "ABEIS"


@pytest.mark.paragraph("refill", book="scrabble-basics")
def test_a_player_fills_the_rack_up_to_seven_while_the_bag_holds_tiles() -> None:
    desk = Desk("HORNATS", "ABDEIOS", "QUIZ", book="wespa")
    desk.turn(P1, "8H HORN")
    assert (desk.rack(P1), desk.state.bag) == ("AIQSTUZ", 82)
    desk.hold(bag="E", p2="ABDEIOS")
    desk.turn(P2, "K8 (N)OD")
    assert (desk.rack(P2), desk.state.bag) == ("ABEEIS", 0)


@pytest.mark.paragraph("change-until", book="literacy")
def test_a_team_may_change_its_play_until_it_announces() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    assert desk.say(P1, acts.TakeBack()).cites == "change-until"  # nothing lies there
    desk.place(P1, "8H HORN")
    desk.must(P1, acts.TakeBack())
    assert (desk.state.board, desk.rack(P1)) == (board(), "AHNORST")
    desk.place(P1, "8H HORN")
    assert not desk.place(P1, "8H THORN").refused
    assert desk.state.board == board("8H THORN")
    desk.must(P1, acts.Announce(16))
    assert not desk.may(P1, "TakeBack")
    assert desk.say(P1, acts.TakeBack()).refused
    assert desk.state.board == board("8H THORN")


@pytest.mark.paragraph("change-until", "exchange", "pass", book="literacy")
def test_tiles_on_the_board_are_taken_up_by_whoever_changes_letters_or_passes_instead() -> None:
    desk = Desk("HORNATS", "ABDEIOS", "EE")
    desk.place(P1, "8H HORN")
    assert not desk.exchange(P1, "HO").refused
    assert (desk.state.board, desk.rack(P1)) == (board(), "AEENRST")
    desk.place(P2, "8H BAD")
    desk.skip(P2)
    assert (desk.state.board, desk.rack(P2)) == (board(), "ABDEIOS")


@pytest.mark.paragraph("blank-any", "blank-stated", book="literacy")
@pytest.mark.paragraph("blank-any", book="scrabble-basics")
@pytest.mark.parametrize("book", ["literacy", "wespa"])
def test_a_blank_stands_for_any_letter_and_is_said_to_be_that_letter(book: str) -> None:
    desk = Desk("?ORNATS", "ABDEIOS", book=book)
    for letter in ALPHABET:
        ruling = desk.put(P1, f"H8={letter.lower()} I8=O")
        assert not ruling.refused
        assert ruling.says.endswith(f"; the blank is {letter}.")
    assert desk.put(P1, "H8=H I8=O").refused  # the tile itself is not held


@pytest.mark.paragraph("blank-stated", book="literacy")
@pytest.mark.parametrize("tiles", ["hall", "wooden"])
@pytest.mark.parametrize("sign", ["?", "_", " ", "", "oo", "ſ", "ı", "É", "1"])
def test_a_blank_that_is_said_to_be_no_letter_is_refused(tiles: str, sign: str) -> None:
    desk = Desk(*(["?ORNATS", "ABDEIOS"] if tiles == "hall" else []), tiles=tiles)
    squares = (acts.Tile("H8", sign), acts.Tile("I8", "O"))
    ruling = desk.say(P1, acts.Place(squares))
    assert (ruling.verdict, ruling.cites) == ("refused", "blank-stated")


@pytest.mark.paragraph("blank-stays", book="literacy")
@pytest.mark.paragraph("blank-stays", book="scrabble-basics")
@pytest.mark.parametrize("book", ["literacy", "wespa"])
def test_a_blank_stays_its_letter_and_is_not_replaced_by_the_lettered_tile(book: str) -> None:
    desk = Desk("?ORNATS", "HBDEIOS", book=book)
    desk.turn(P1, "8H hORN")
    ruling = desk.put(P2, "H8=H H9=E")
    assert (ruling.verdict, ruling.cites) == ("refused", "not-shifted")
    assert not desk.place(P2, "H8 (h)IDE").refused
    assert desk.state.draft
    assert desk.state.board == board("8H hORN", "H8 hIDE")
    assert score_of(board("8H hORN"), laid(board("8H hORN"), "H8 (h)IDE")) == 4  # 0+1+2+1


@pytest.mark.paragraph("blank-stays", "challenge-upheld", book="literacy")
def test_a_blank_that_comes_back_after_a_challenge_is_a_blank_again() -> None:
    desk = Desk("?ORNATS", "HBDEIOS", "EE")
    desk.play(P1, "8G qO")
    desk.challenge(P2, "QO")
    assert desk.rack(P1) == "ANORST?"
    desk.skip(P2)
    assert not desk.place(P1, "8H hORN").refused


@pytest.mark.paragraph("blank-stays", book="scrabble-basics")
def test_a_player_s_blank_is_a_blank_again_when_it_is_taken_back() -> None:
    desk = Desk("?ORNATS", "HBDEIOS", book="wespa")
    desk.play(P1, "8G qO")
    desk.challenge(P2, "QO")
    desk.must(P1, acts.Confirm())
    assert desk.rack(P1) == "ANORST?"
    desk = Desk("?ORNATS", "HBDEIOS", book="wespa")
    desk.place(P1, "8H hORN")
    desk.must(P1, acts.TakeBack())
    assert desk.rack(P1) == "ANORST?"


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
