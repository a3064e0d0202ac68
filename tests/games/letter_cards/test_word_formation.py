"""Important rules covering word formation: length, repeats, changes, the bell, and the cards afterwards."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER
from tests.games.letter_cards.desk import LONG, P1, P2, P3, Desk, small


@pytest.mark.paragraph("as-long")
def test_a_new_word_is_as_long_or_longer() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    says = desk.no(P2, acts.Announce("DOE"), "as-long").says
    assert says == "DOE has 3 letters; TONE has 4."
    desk.lay(P2, "NOTE")
    desk.lay(P3, "NOTES")
    desk.no(P1, acts.Announce("ONES"), "as-long")


@pytest.mark.paragraph("as-long")
def test_what_is_laid_is_measured_too() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.announce(P3, "NOTES")
    desk.no(P3, acts.Complete("NOT"), "as-long")
    desk.yes(P3, acts.Complete(), "complete")


@pytest.mark.paragraph("as-long", "removed-returns")
def test_the_length_is_that_of_the_word_that_stands_now() -> None:
    desk = Desk()
    desk.lay(P1, "TON")
    desk.lay(P2, "ONETD")
    desk.no(P3, acts.Announce("NET"), "as-long")
    assert desk.challenge(P3).cites == "not-a-word"
    desk.wait(3)
    desk.lay(P3, "NET")


@pytest.mark.paragraph("min-length")
def test_a_word_has_two_letters_at_least() -> None:
    desk = Desk()
    desk.no(P1, acts.Announce("A"), "min-length")
    desk.announce(P1, "TO")
    desk.no(P1, acts.Complete("O"), "min-length")
    desk.yes(P1, acts.Complete())


@pytest.mark.paragraph("min-length")
def test_the_least_length_is_an_option() -> None:
    desk = Desk(min_length=4)
    desk.no(P1, acts.Announce("TON"), "min-length")
    desk.lay(P1, "TONE")


@pytest.mark.paragraph("no-repeat")
def test_no_word_is_repeated() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.no(P1, acts.Announce("TONE"), "no-repeat")
    desk.lay(P2, "NOTE")
    desk.no(P3, acts.Announce("TONE"), "no-repeat")
    desk.announce(P3, "ETON")
    desk.no(P3, acts.Complete("NOTE"), "no-repeat")


@pytest.mark.paragraph("no-repeat")
def test_another_word_of_the_same_cards_is_no_repeat() -> None:
    desk = Desk()
    desk.lay(P3, "NOTES")
    desk.lay(P3, "TONES")
    desk.lay(P1, "ONSET")
    desk.lay(P2, "STONE")
    assert len(desk.words) == 4


@pytest.mark.paragraph("no-repeat")
def test_a_word_that_was_only_announced_was_not_laid() -> None:
    desk = Desk()
    desk.announce(P1, "TONE")
    desk.yes(P1, acts.Withdraw())
    desk.lay(P2, "TONE")


@pytest.mark.paragraph("no-repeat")
@pytest.mark.parametrize(("repeats", "cites"), [("round", "announce"), ("game", "no-repeat")])
def test_a_word_of_an_earlier_round(repeats: str, cites: str) -> None:
    desk = Desk(repeats=repeats)
    desk.lay(P1, "TONE")
    desk.lay(P2, "NOTE")
    desk.finish()
    desk.begin("WIVE")
    desk.finish()
    desk.begin("TONE")
    assert desk.say(P3, acts.Announce("TONE")).cites == cites


@pytest.mark.paragraph("ruled-out")
def test_a_word_ruled_out_is_out_for_the_round() -> None:
    desk = Desk()
    desk.lay(P1, "TOEN")
    desk.challenge(P2)
    desk.wait(3)
    desk.no(P2, acts.Announce("TOEN"), "ruled-out")
    desk.no(P3, acts.Announce("toen"), "ruled-out")
    desk.announce(P3, "TONE")
    desk.no(P3, acts.Complete("TOEN"), "ruled-out")
    desk.yes(P3, acts.Complete())
    desk.finish()
    desk.begin("TONE")
    desk.announce(P2, "TOEN")


@pytest.mark.paragraph("change-again")
def test_anybody_changes_the_word_as_often_as_they_like() -> None:
    desk = Desk()
    for word in ("TO", "NO", "TON", "NOT", "TONE", "NOTE"):
        desk.lay(P1, word)
    desk.lay(P2, "TONED")
    desk.lay(P2, "NOTED")
    assert len(desk.words) == 8


@pytest.mark.paragraph("last-word", "object")
def test_the_last_word_wins_all_its_cards() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.lay(P3, "TONERS")
    assert desk.ring().cites == "last-word"
    assert desk.won(P3) == ""
    desk.wait(5)
    assert desk.won(P3) == "ENORST"
    assert (desk.won(P1), desk.won(P2)) == ("", "")
    result = desk.state.results[0]
    assert (result.seat, result.word) == (P3, "TONERS")


@pytest.mark.paragraph("complete")
def test_a_word_laid_a_moment_before_the_bell_counts() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.at(LONG - 2_000)
    desk.announce(P2, "NOTED")
    desk.at(LONG - 1).yes(P2, acts.Complete(), "complete")
    desk.finish()
    assert (desk.won(P1), desk.won(P2)) == ("", "DENOT")


@pytest.mark.paragraph("complete", "unfinished")
@pytest.mark.parametrize("late", [0, 1])
def test_a_word_laid_with_the_bell_or_after_it_does_not_count(late: int) -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.at(LONG - 2_000)
    desk.announce(P2, "NOTED")
    desk.at(LONG + late).no(P2, acts.Complete())
    assert desk.ring().cites == "unfinished"
    desk.finish()
    assert (desk.won(P1), desk.won(P2)) == ("ENOT", "")
    assert desk.hand(P2) == "LINED"


@pytest.mark.paragraph("unfinished", "no-word")
def test_unfinished_and_nothing_before_it() -> None:
    desk = Desk()
    desk.at(LONG - 1)
    desk.announce(P2, "NOTED")
    assert desk.ring().cites == "unfinished"
    assert desk.phase == "ready"
    assert desk.state.results[0].seat is None


@pytest.mark.paragraph("no-word")
def test_where_nobody_laid_a_word_all_cards_go_back() -> None:
    desk = Desk()
    desk.ring()
    assert desk.cards("bottom") == "TONE"
    assert desk.shown == ""
    assert all(desk.won(seat) == "" for seat in (P1, P2, P3))
    assert desk.state.left == 98 - 15


@pytest.mark.paragraph("bottom")
def test_cards_left_over_go_to_the_bottom_as_they_lie() -> None:
    desk = Desk()
    desk.lay(P1, "OR")
    desk.lay(P2, "TO")
    desk.finish()
    assert desk.cards("bottom") == "NER"
    desk.begin("MAGI" + "R")
    desk.lay(P3, "AIM")
    desk.finish()
    assert desk.cards("bottom")[:4] == "NERG"


@pytest.mark.paragraph("bottom")
def test_the_bottom_is_dealt_last_and_in_its_order() -> None:
    desk = small("XY")
    desk.lay(P1, "TO")
    desk.finish()
    desk.ready()
    desk.no(DEALER, Dealt(tuple("XYN")), "deal")
    desk.no(DEALER, Dealt(tuple("NE")), "deal")
    desk.deal("YX")
    assert desk.cards("face down") == "YXNE"


@pytest.mark.paragraph("bottom", "hands-first")
def test_hands_too_are_filled_from_the_bottom_where_the_deck_is_spent() -> None:
    desk = small("")
    desk.lay(P1, "OR")
    desk.finish()
    assert desk.cards("bottom") == "TNE"
    desk.begin("")
    assert desk.hand(P1) == "CATET"
    assert desk.shown == "NE"


@pytest.mark.paragraph("bottom")
def test_or_they_are_shuffled_in() -> None:
    desk = small("XY", returned="shuffled")
    desk.lay(P1, "TO")
    desk.finish()
    assert desk.cards("bottom") == ""
    assert sorted(desk.cards("deck")) == sorted("XYNE")
    desk.begin("NXEY")
    assert desk.shown == "NXEY"


@pytest.mark.paragraph("bottom")
def test_of_two_equal_cards_one_is_won_and_one_returns() -> None:
    desk = Desk(table="TOTE")
    desk.lay(P2, "TOED")
    desk.finish()
    assert desk.won(P2) == "DEOT"
    assert desk.cards("bottom") == "T"


@pytest.mark.paragraph("refill")
def test_every_hand_is_filled_to_five_and_four_new_cards_are_dealt() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.lay(P3, "TONERS")
    desk.finish()
    assert [len(desk.hand(seat)) for seat in (P1, P2, P3)] == [4, 5, 4]
    desk.ready()
    assert desk.deal("AB" + "WIVE").cites == "refill"
    assert [desk.hand(seat) for seat in (P1, P2, P3)] == ["CATEA", "LINED", "GOMHB"]
    assert desk.cards("face down") == "WIVE"


@pytest.mark.paragraph("refill")
def test_a_new_round_begins_afresh() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.challenge(P2)
    desk.finish()
    desk.begin("AWIVE")
    state = desk.state
    assert (state.out, state.ladder, state.removed, state.rung) == ((), (), (), False)
    desk.lay(P2, "WE")
