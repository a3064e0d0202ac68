"""Play: announcing, laying, jumping in, and which cards a word may use."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.rules import GAME
from gamehall.kernel.audit import audit
from tests.games.letter_cards.desk import P1, P2, P3, P4, SEATS, Desk


@pytest.mark.paragraph("at-once", "object")
@pytest.mark.parametrize("first", SEATS)
def test_everybody_may_be_the_first(first: str) -> None:
    desk = Desk(6)
    assert all(desk.may(seat, "Announce") for seat in SEATS)
    seat = next(seat for seat in SEATS if seat == first)
    desk.lay(seat, "TONE")
    assert desk.state.standing
    assert desk.state.standing.seat == first
    assert all(desk.may(seat, "Announce") for seat in SEATS)


@pytest.mark.paragraph("announce")
def test_who_announces_first_has_the_table() -> None:
    desk = Desk()
    desk.announce(P1, "TONE")
    assert desk.words == []
    desk.no(P2, acts.Announce("NOTE"))
    desk.no(P1, acts.Announce("NOTE"))
    desk.no(P2, acts.Complete())
    desk.no(P2, acts.Withdraw())
    desk.yes(P1, acts.Complete(), "complete")
    assert desk.words == ["TONE"]


@pytest.mark.paragraph("announce")
def test_nobody_completes_what_was_not_announced() -> None:
    desk = Desk()
    desk.no(P1, acts.Complete("TONE"))
    desk.lay(P1, "TONE")
    desk.no(P1, acts.Complete("NOTE"))


@pytest.mark.paragraph("announce")
def test_small_letters_are_heard() -> None:
    desk = Desk()
    desk.announce(P1, "tenor")
    desk.yes(P1, acts.Complete("tenor", "r"))
    assert desk.words == ["TENOR"]
    assert desk.hand(P1) == "CATE"
    desk.no(P2, acts.Announce("tenor"), "no-repeat")


@pytest.mark.paragraph("assembly")
def test_a_word_is_laid_within_five_seconds() -> None:
    desk = Desk()
    desk.announce(P1, "TONE")
    desk.at(5_000).yes(P1, acts.Complete(), "complete")
    late = Desk()
    late.announce(P1, "TONE")
    late.at(5_001).no(P1, acts.Complete())
    assert late.last.cites == "assembly"
    assert late.words == []
    late.announce(P2, "TONE")


@pytest.mark.paragraph("assembly")
def test_the_seconds_to_lay_are_an_option_and_begin_anew() -> None:
    desk = Desk(assembly_seconds=2)
    desk.announce(P1, "TONE")
    desk.at(2_001)
    desk.announce(P2, "NOTE")
    desk.at(4_001).yes(P2, acts.Complete(), "complete")


@pytest.mark.paragraph("rest")
def test_who_let_it_lapse_waits_as_long() -> None:
    desk = Desk()
    desk.announce(P1, "TONE")
    desk.at(5_001).pass_time()
    assert desk.may(P2, "Announce")
    desk.at(10_000).no(P1, acts.Announce("NOTE"))
    desk.at(10_001)
    desk.announce(P1, "NOTE")
    assert desk.cited.count("rest") == 1


@pytest.mark.paragraph("rest", "assembly")
def test_who_takes_it_back_waits_too() -> None:
    desk = Desk()
    desk.announce(P1, "TONE")
    desk.at(1_000).yes(P1, acts.Withdraw(), "assembly")
    desk.no(P1, acts.Announce("NOTE"))
    desk.at(5_999).no(P1, acts.Announce("NOTE"))
    desk.at(6_000)
    desk.announce(P1, "NOTE")


@pytest.mark.paragraph("rest")
def test_or_waits_for_the_next_word() -> None:
    desk = Desk()
    desk.announce(P1, "TONE")
    desk.at(1_000).yes(P1, acts.Withdraw())
    desk.at(1_500)
    desk.announce(P2, "TONE")
    desk.no(P1, acts.Announce("NOTE"))
    desk.at(2_000).yes(P2, acts.Complete())
    desk.announce(P1, "NOTE")


@pytest.mark.paragraph("rest")
def test_two_rest_each_for_their_own_time() -> None:
    desk = Desk()
    desk.announce(P1, "TONE")
    desk.at(1_000).yes(P1, acts.Withdraw())
    desk.announce(P2, "TONE")
    desk.at(3_000).yes(P2, acts.Withdraw())
    desk.at(6_000).pass_time()
    assert (desk.may(P1, "Announce"), desk.may(P2, "Announce")) == (True, False)
    desk.at(8_000).pass_time()
    assert desk.may(P2, "Announce")


@pytest.mark.paragraph("rest")
def test_every_rest_is_as_long_as_the_first() -> None:
    desk = Desk()
    for begins in (0, 5_000, 10_000):
        desk.at(begins)
        desk.announce(P1, "TONE")
        desk.yes(P1, acts.Withdraw())
        desk.at(begins + 4_999).no(P1, acts.Announce("TONE"))


@pytest.mark.paragraph("lag")
def test_a_slow_line_is_credited_in_races_only_and_up_to_a_limit() -> None:
    assert GAME.credit
    assert GAME.credit(Desk(lag_ms=80).state) == 80
    assert GAME.credit(Desk().state) == 100
    raced = {act for act in GAME.actions if "credit" in act.__struct_fields__}
    assert raced == {acts.Announce, acts.Complete, acts.Challenge}


@pytest.mark.paragraph("lag")
def test_the_credit_stands_in_the_record() -> None:
    desk = Desk()
    desk.yes(P1, acts.Announce("TONE", 60))
    said = desk.table.entries[-1].action
    assert isinstance(said, acts.Announce)
    assert said.credit == 60


@pytest.mark.paragraph("table-cards")
@pytest.mark.parametrize("word", ["TO", "NET", "TONE"])
def test_any_or_all_cards_of_the_table(word: str) -> None:
    desk = Desk()
    desk.lay(P1, word)
    assert desk.hand(P1) == "CATER"
    assert desk.shown == "TONE"


@pytest.mark.paragraph("table-cards")
def test_cards_left_over_from_earlier_words_may_be_used() -> None:
    desk = Desk()
    desk.lay(P1, "OR")
    assert sorted(desk.shown) == sorted("TONER")
    desk.lay(P2, "NET")
    desk.lay(P3, "TENOR")
    assert desk.hand(P3) == "GOMSH"


@pytest.mark.paragraph("table-cards")
def test_no_card_lies_there_twice() -> None:
    desk = Desk()
    desk.no(P3, acts.Announce("TOTE"), "table-cards")
    desk.no(P1, acts.Announce("ZONE"), "table-cards")
    assert "Z" in desk.no(P1, acts.Announce("ZONE")).says
    desk.no(P1, acts.Announce("TENETS"), "table-cards")


@pytest.mark.paragraph("table-cards")
def test_a_sign_that_is_no_card_is_not_laid_as_its_capital() -> None:
    desk = Desk()
    says = desk.no(P3, acts.Announce("toneſ"), "table-cards").says  # whose capital is the S in the hand
    assert says == "There is no ſ for you on the table or in your hand."


@pytest.mark.paragraph("one-from-hand")
def test_one_card_from_the_hand() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    assert desk.hand(P1) == "CATE"
    assert sorted(desk.shown) == sorted("TONER")


@pytest.mark.paragraph("one-from-hand")
@pytest.mark.parametrize("word", ["ORATE", "OTTER", "CANOE", "OCTET"])
def test_but_only_one(word: str) -> None:
    """p1 holds C A T E R beside T O N E."""
    takes = len(word) - sum(min(word.count(card), "TONE".count(card)) for card in set(word))
    assert takes == 2
    Desk().no(P1, acts.Announce(word), "one-from-hand")


@pytest.mark.paragraph("one-from-hand")
def test_the_hand_must_hold_the_card_that_is_laid() -> None:
    desk = Desk()
    desk.announce(P2, "NOTED")
    desk.no(P2, acts.Complete("", "DE"), "one-from-hand")
    desk.no(P2, acts.Complete("", "S"), "one-from-hand")
    desk.no(P2, acts.Complete("", "L"), "one-from-hand")
    desk.no(P2, acts.Complete("", "N"), "one-from-hand")
    desk.no(P2, acts.Complete("CANOED"), "table-cards")
    desk.no(P2, acts.Complete("TONELI"), "one-from-hand")
    desk.yes(P2, acts.Complete("", "D"), "complete")


@pytest.mark.paragraph("one-from-hand")
@pytest.mark.parametrize(
    ("hand", "says"),
    [
        ("L", "There is no L in TONE."),
        ("T", "You have no T in your hand."),
        ("NE", "Only one card may come from your hand."),
    ],
)
def test_a_card_of_the_hand_is_one_that_is_there_and_in_the_word(hand: str, says: str) -> None:
    desk = Desk()
    desk.announce(P2, "TONE")
    assert desk.no(P2, acts.Complete("", hand), "one-from-hand").says == says


@pytest.mark.paragraph("one-from-hand")
def test_a_card_of_the_hand_may_be_laid_though_the_table_has_that_letter() -> None:
    desk = Desk()
    desk.lay(P1, "TONE", hand="T")
    assert desk.hand(P1) == "CAER"
    assert sorted(desk.shown) == sorted("TONET")
    desk.finish()
    assert desk.won(P1) == "ENOT"
    assert desk.cards("bottom") == "T"


@pytest.mark.paragraph("one-from-hand", "table-cards")
def test_a_letter_twice_in_a_word_takes_two_cards() -> None:
    desk = Desk(table="TOTE")
    desk.lay(P1, "OTTER")
    assert desk.hand(P1) == "CATE"
    desk.no(P2, acts.Announce("TOTTED"), "table-cards")
    Desk(table="SOUP").no(P3, acts.Announce("HOOPS"), "one-from-hand")


@pytest.mark.paragraph("hand-card-stays")
def test_a_hand_card_stays_and_each_word_may_bring_one_more() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.lay(P3, "TONERS")
    assert sorted(desk.shown) == sorted("TONERS")
    desk.lay(P2, "STONED", hand="D")
    assert sorted(desk.shown) == sorted("TONERSD")
    assert (desk.hand(P1), desk.hand(P2), desk.hand(P3)) == ("CATE", "LINE", "GOMH")


@pytest.mark.paragraph("hand-card-stays", "change-again")
def test_authors_bring_one_further_card_to_their_own_word_each_time() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.no(P1, acts.Announce("REACTION"))
    desk.lay(P1, "ORNATE")
    desk.lay(P1, "ENACTOR")
    assert desk.hand(P1) == "TE"
    assert desk.words == ["TENOR", "ORNATE", "ENACTOR"]


@pytest.mark.paragraph("jump-in")
def test_others_jump_in_and_rearrange() -> None:
    desk = Desk(4)
    desk.lay(P1, "TONE")
    desk.lay(P2, "NOTE")
    desk.lay(P3, "NOTES")
    desk.lay(P4, "TONERS")
    assert [word.seat for word in desk.state.ladder] == [P1, P2, P3, P4]


def test_a_race_can_be_read_again_from_its_record() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.challenge(P2)
    desk.wait(4)
    desk.lay(P3, "TONERS")
    desk.finish()
    assert audit(desk.table.game, desk.table.header, desk.table.entries) == ()
