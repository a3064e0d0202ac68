"""To end the game: few cards, the deck that is spent, counting, ties, and tables for so many rounds."""

import pytest

from gamehall.games.letter_cards.events import DeckSpent
from tests.games.letter_cards.desk import P1, P2, P3, P4, Desk, small


def spent(desk: Desk) -> bool:
    return any(isinstance(event, DeckSpent) for event in desk.last.events)


@pytest.mark.paragraph("few-cards")
@pytest.mark.parametrize("left", ["B", "BU", "BUY", "BUYS", "BUYSX"])
def test_with_fewer_than_four_cards_those_are_played_with(left: str) -> None:
    desk = small(left)
    desk.played(P1, "TONE")
    desk.begin(left[:4])
    assert desk.shown == left[:4]
    assert [len(desk.hand(seat)) for seat in (P1, P2)] == [5, 5]


@pytest.mark.paragraph("deck-spent", "most-cards")
def test_without_a_card_for_the_table_the_game_is_over() -> None:
    desk = small("")
    desk.played(P1, "TONE")
    assert not desk.may(P1, "Ready")
    desk.deal("")
    assert desk.last.cites == "deck-spent"
    assert spent(desk)
    assert desk.outcome.ranks == ((P1,), (P2,))
    assert desk.outcome.cites == "most-cards"
    assert desk.table.finished


@pytest.mark.paragraph("hands-first", "deck-spent")
def test_the_hands_are_filled_first_and_take_the_last_card() -> None:
    desk = small("B")
    desk.played(P1, "TENOR")
    assert not desk.may(P1, "Ready")
    desk.deal("B")
    assert desk.hand(P1) == "CATEB"
    assert spent(desk)
    assert desk.outcome.winner == P1


@pytest.mark.paragraph("hands-first", "few-cards")
def test_one_card_more_is_one_for_the_table() -> None:
    desk = small("BU")
    desk.played(P1, "TENOR")
    desk.begin("BU")
    assert desk.hand(P1) == "CATEB"
    assert desk.shown == "U"


@pytest.mark.paragraph("hands-first", "deck-spent")
def test_where_the_cards_do_not_fill_all_hands_the_game_is_over_too() -> None:
    desk = small("B")
    desk.lay(P1, "TENOR")
    desk.lay(P2, "TORNED")
    desk.finish()
    assert desk.state.missing == 2
    desk.deal("B")
    assert (desk.hand(P1), desk.hand(P2)) == ("CATEB", "LINE")
    assert spent(desk)
    assert desk.outcome.winner == P2


@pytest.mark.paragraph("hands-first")
def test_hands_are_filled_in_the_order_of_the_chairs() -> None:
    desk = small("BUMPF", players=3)
    desk.lay(P1, "TENOR")
    desk.lay(P3, "TONERS")
    desk.finish()
    desk.begin("PFBUM")
    assert (desk.hand(P1), desk.hand(P3), desk.shown) == ("CATEP", "GOMHF", "BUM")


@pytest.mark.paragraph("count-won")
def test_only_cards_won_are_counted_not_those_in_the_hand() -> None:
    desk = small("BU")
    desk.played(P2, "TONE")
    desk.begin("BU")
    desk.lay(P1, "BUT")
    desk.finish()
    assert len(desk.hand(P1)) == 4
    desk.deal("")
    assert (desk.state.won(P1), desk.state.won(P2)) == (3, 4)
    assert desk.outcome.ranks == ((P2,), (P1,))
    assert "4 cards" in desk.outcome.says


@pytest.mark.paragraph("most-cards", "count-won")
def test_most_cards_win_not_most_rounds() -> None:
    desk = Desk(rounds=3)
    desk.played(P1, "TO")
    desk.begin("MAGI")
    desk.played(P1, "AM")
    desk.begin("TUBE")
    desk.lay(P3, "TUBE")
    desk.lay(P2, "TUBED")
    desk.finish()
    assert [desk.state.won(seat) for seat in (P1, P2, P3)] == [4, 5, 0]
    assert desk.outcome.ranks == ((P2,), (P1,), (P3,))


@pytest.mark.paragraph("shared-win")
def test_equal_cards_share_the_win() -> None:
    desk = Desk(4, rounds=2)
    desk.played(P1, "TO")
    desk.begin("MAGI")
    desk.played(P3, "AM")
    assert desk.outcome.ranks == ((P1, P3), (P2, P4))
    assert desk.outcome.cites == "shared-win"
    assert desk.outcome.winner is None
    assert desk.outcome.says == "{p1} and {p3} share the win with 2 cards each."


@pytest.mark.paragraph("shared-win")
def test_nobody_won_a_card_and_all_share() -> None:
    desk = Desk(rounds=1)
    desk.finish()
    assert desk.outcome.ranks == ((P1, P2, P3),)
    assert desk.outcome.tie


@pytest.mark.paragraph("round-limit")
def test_a_table_for_two_rounds_ends_after_the_second() -> None:
    desk = Desk(rounds=2)
    desk.played(P1, "TONE")
    assert desk.table.outcome is None
    desk.begin("WIVE")
    desk.lay(P2, "WE")
    desk.ring()
    assert desk.table.outcome is None
    desk.wait(5)
    assert desk.outcome.winner == P1
    assert desk.table.finished


@pytest.mark.paragraph("round-limit", "deck-spent")
def test_the_deck_may_be_spent_before() -> None:
    desk = small("", rounds=9)
    desk.played(P1, "TONE")
    desk.deal("")
    assert desk.outcome.winner == P1
    assert desk.state.round == 1, "a round for which no card is left has not begun"


@pytest.mark.paragraph("barren")
def test_when_every_card_has_been_turned_up_for_nothing_the_game_is_over() -> None:
    desk = small("BUMPFY")
    desk.played(P2, "TONE")
    desk.begin("BUMP")
    desk.finish()
    assert desk.table.outcome is None
    desk.begin("FY")
    assert desk.shown == "FYBU"
    desk.finish()
    assert desk.outcome.winner == P2


@pytest.mark.paragraph("barren")
def test_a_word_in_between_begins_the_count_anew() -> None:
    desk = small("BUMPFY")
    desk.finish()
    desk.begin("BUMP")
    desk.played(P1, "UP")
    desk.begin("FY")
    assert desk.shown == "FYTO"
    desk.finish()
    assert desk.table.outcome is None
    desk.begin("")
    assert desk.shown == "NEBM"
    desk.finish()
    assert desk.outcome.winner == P1


@pytest.mark.paragraph("barren")
def test_one_card_that_nobody_can_use_is_dealt_once() -> None:
    desk = small("B")
    desk.played(P1, "TONE")
    desk.begin("B")
    desk.finish()
    assert desk.outcome.winner == P1
