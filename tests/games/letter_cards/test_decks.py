"""Decks of letter cards, and what the record tells of them."""

from collections import Counter

import msgspec
import pytest

from gamehall.games.letter_cards.decks import decks, read_cards, write_cards
from gamehall.games.letter_cards.options import Options
from gamehall.games.letter_cards.rules import GAME
from gamehall.kernel.codec import Unreadable, codec
from tests.games.letter_cards.desk import Desk

LEAST = 2 * 5 + 4


@pytest.mark.parametrize("id", list(decks()))
def test_every_deck_of_the_hall_can_be_read_and_says_where_it_comes_from(id: str) -> None:
    deck = decks()[id]
    cards = read_cards(deck.cards)
    assert deck.title.startswith(f"{len(cards)} letters")
    assert id == f"letters-{len(cards)}"
    assert deck.provenance.startswith("A proposal")
    assert write_cards(cards) == deck.cards
    assert len(cards) >= 6 * 5 + 4


def test_the_usual_deck_has_98_letters() -> None:
    counts = Counter(Options().every_card)
    assert counts.total() == 98
    assert (counts["E"], counts["A"], counts["Q"]) == (12, 9, 1)
    assert len(counts) == 26


@pytest.mark.parametrize("text", ["A9 B2 E12", "a9, b2,e12", "  A9   B2\nE12 ", "A4 A5 B2 E12"])
def test_a_deck_of_your_own(text: str) -> None:
    assert Counter(read_cards(text)) == {"A": 9, "B": 2, "E": 12}
    assert write_cards(read_cards(text)) == "A9 B2 E12"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("A9 B", "'B' is no letter with its number of cards; write a deck like A9 B2 E12."),
        ("9A", "'9A' is no letter with its number of cards; write a deck like A9 B2 E12."),
        ("Ä9", "'Ä9' is no letter with its number of cards; write a deck like A9 B2 E12."),
        ("A-1", "'A-1' is no letter with its number of cards; write a deck like A9 B2 E12."),
        ("A1000", "'A1000' is no letter with its number of cards; write a deck like A9 B2 E12."),
        ("", "A deck has at least one card; write it like A9 B2 E12."),
        ("A0", "A deck has at least one card; write it like A9 B2 E12."),
        ("A200 B201", "A deck has at most 400 cards; this one has 401."),
    ],
)
def test_a_deck_that_cannot_be_read_is_told_so(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=r".") as told:
        read_cards(text)
    assert str(told.value) == says


def test_the_record_says_which_cards_and_which_list() -> None:
    assert GAME.stamps
    stamps = GAME.stamps(Options())
    assert stamps["cards"] == decks()["letters-98"].cards
    known = Options().word_list
    assert known
    assert stamps["words"]["hash"] == known.stamp.hash
    options = codec(GAME).read_options(stamps)
    assert options.every_card == Options().every_card
    assert GAME.stamps(Options(cards="e12 a9"))["cards"] == "A9 E12"


def test_a_table_of_your_own_deck_is_played_with_it() -> None:
    desk = Desk(2, begun=False, cards="A9 E12")
    assert Counter(desk.cards("deck")) == {"A": 9, "E": 12}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (Options(deck="mine"), "The hall has no deck 'mine'; it has letters-98, letters-60, letters-40."),
        (
            Options(shortest_seconds=60, longest_seconds=59),
            "A full turn of the dial lasts no less than the red arrow.",
        ),
        (Options(cards=f"A{LEAST - 1}"), "13 cards do not fill two hands and leave four for the table."),
        (
            Options(cards="A9 ?2"),
            "'?2' is no letter with its number of cards; write a deck like A9 B2 E12.",
        ),
    ],
)
def test_a_table_that_cannot_be_opened_is_told_why(options: Options, says: str) -> None:
    assert GAME.stamps
    with pytest.raises(ValueError, match=r".") as told:
        GAME.stamps(options)
    assert str(told.value) == says


def test_the_smallest_deck() -> None:
    assert GAME.stamps
    assert GAME.stamps(Options(cards=f"A{LEAST}"))["cards"] == f"A{LEAST}"


@pytest.mark.paragraph("deal")
@pytest.mark.parametrize(("cards", "players"), [(LEAST, 2), (18, 2), (19, 3), (33, 5), (34, 6), (98, 18)])
def test_a_deck_has_room_for_so_many(cards: int, players: int) -> None:
    assert GAME.room
    assert GAME.room(Options(cards=f"A{cards}")) == players


def test_a_list_the_hall_does_not_have() -> None:
    assert GAME.stamps
    with pytest.raises(ValueError, match="nowhere"):
        GAME.stamps(Options(lexicon="nowhere"))


@pytest.mark.parametrize(
    "option",
    [
        {"lag_ms": 251},
        {"min_length": 1},
        {"min_length": 7},
        {"assembly_seconds": 0},
        {"challenge_seconds": 61},
        {"rounds": -1},
        {"timer": "players"},
        {"repeats": "never"},
        {"late_challenge": "all"},
        {"returned": "top"},
        {"cards": "A" * 401},
    ],
)
def test_options_outside_their_bounds_are_refused(option: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        codec(GAME).read_options(option)


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "Wind", "dial": 101},
        {"type": "Wind", "dial": -1},
        {"type": "Announce", "word": ""},
        {"type": "Announce", "word": "TO NE"},
        {"type": "Announce", "word": "TÖNE"},
        {"type": "Announce", "word": "T" * 31},
        {"type": "Announce", "word": "TONE", "credit": 251},
        {"type": "Complete", "hand": "?"},
        {"type": "Rule"},
    ],
)
def test_what_cannot_be_said_at_this_table(raw: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        codec(GAME).action(msgspec.json.encode(raw))


def test_the_hall_lists_its_decks_and_word_lists() -> None:
    assert GAME.choices
    choices = GAME.choices()
    assert [id for id, _ in choices["deck"]] == list(decks())
    assert "hall" in [id for id, _ in choices["lexicon"]]
