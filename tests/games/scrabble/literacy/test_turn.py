"""Basic Game Play 3, 6 and 7: announcing, drawing, changing a play, blanks."""

import pytest

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.placement import score_of
from tests.games.scrabble.literacy.desk import P1, P2, Desk
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
    assert (ruling.verdict, ruling.cites) == ("refused", "blank-stays")
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
