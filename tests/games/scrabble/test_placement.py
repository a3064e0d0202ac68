"""Where tiles may lie, and which words they make: the same by both books."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.board import INDEX, Direction
from gamehall.games.scrabble.notation import place_as, write_play
from gamehall.games.scrabble.placement import misplaced, words_formed
from tests.games.scrabble.literacy.desk import P1, P2, Desk
from tests.games.scrabble.positions import board, laid

BOOKS = ("literacy", "wespa")
both = pytest.mark.parametrize("book", BOOKS)


def opened(book: str, play: str = "8H HORN") -> Desk:
    """The first play lies on the board, and the second side is to move."""
    desk = Desk("HORNATS", "ABDEIOS", book=book)
    desk.turn(P1, play)
    return desk


@pytest.mark.paragraph("no-diagonal", book="literacy")
@pytest.mark.paragraph("no-diagonal", book="scrabble-basics")
@both
@pytest.mark.parametrize("tiles", ["H8=H I9=A J10=T", "H8=H G9=A F10=T", "G7=A H8=T"])
def test_a_diagonal_word_is_refused(book: str, tiles: str) -> None:
    desk = Desk("HORNATS", book=book)
    ruling = desk.put(P1, tiles)
    assert (ruling.verdict, ruling.cites) == ("refused", "no-diagonal")
    assert desk.state.board == board()
    assert not desk.put(P1, "H8=H H9=A H10=T").refused


@pytest.mark.paragraph("one-line", book="literacy")
@pytest.mark.paragraph("one-line", book="scrabble-basics")
@both
@pytest.mark.parametrize(
    ("tiles", "says"),
    [
        ("H8=H I8=A H9=O", "The tiles lie in more than one row and column."),
        ("H8=H J9=A", "The tiles lie in more than one row and column."),
        ("H8=H J8=T", "The tiles leave a gap at I8; they must make one unbroken word."),
        ("H8=H H10=T", "The tiles leave a gap at H9; they must make one unbroken word."),
        ("H8=H H8=A", "Two tiles cannot lie on one square."),
        ("H8=H P8=A", "Squares are named from A1 to O15."),
        ("H8=H H16=A", "Squares are named from A1 to O15."),
        ("h8=H h9=A", "Squares are named from A1 to O15."),
    ],
)
def test_tiles_that_make_no_single_unbroken_word_are_refused(book: str, tiles: str, says: str) -> None:
    desk = Desk("HORNATS", book=book)
    ruling = desk.put(P1, tiles)
    assert (ruling.verdict, ruling.cites, ruling.says) == ("refused", "one-line", says)
    assert desk.state.draft is None
    assert not desk.put(P1, "H8=H I8=A J8=T").refused


@pytest.mark.paragraph("one-line", book="literacy")
@pytest.mark.paragraph("one-line", book="scrabble-basics")
def test_a_gap_is_closed_by_a_tile_that_lies_there_already() -> None:
    on = board("8H HORN")
    assert misplaced(on, laid(on, "I7 S(O)B")) is None
    assert misplaced(on, {**laid(on, "I7 S(O)B"), **laid(on, "I11 A")}) is not None


@pytest.mark.paragraph("first-play", book="literacy")
@pytest.mark.paragraph("first-play", book="scrabble-basics")
@both
def test_the_first_word_covers_the_centre_and_has_two_letters(book: str) -> None:
    desk = Desk("HORNATS", book=book)
    for play in ("8I HORN", "8D HORN", "H9 HORN", "7H HORN", "1A HAT"):
        ruling = desk.place(P1, play)
        assert (ruling.verdict, ruling.cites) == ("refused", "first-play")
        assert "centre" in ruling.says
    alone = desk.place(P1, "8H A")
    assert (alone.cites, alone.says) == ("first-play", "The first word has two letters or more.")
    for play in ("8H HORN", "8E HORN", "H5 HORN", "H8 HA"):
        assert not desk.place(P1, play).refused


@pytest.mark.paragraph("first-play", book="literacy")
def test_the_first_word_is_first_again_when_it_was_challenged_off() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.play(P1, "8H HRNO")
    desk.challenge(P2, "HRNO")
    assert desk.place(P2, "5B BAD").cites == "first-play"
    assert not desk.place(P2, "8G BAD").refused


@pytest.mark.paragraph("new-words", book="literacy")
@pytest.mark.paragraph("new-words", book="scrabble-basics")
@both
def test_a_later_word_joins_what_lies_on_the_board(book: str) -> None:
    desk = opened(book)
    for play in ("10H SAD", "A1 SAD", "12A BIDE", "L9 SAD", "7G A"):
        ruling = desk.place(P2, play)
        assert (ruling.verdict, ruling.cites) == ("refused", "new-words"), play
    adds, crosses, uses, beside = "8H (HORN)S", "L8 SAD", "I7 B(O)D", "9H AB"
    for play in (adds, crosses, uses, beside):
        assert not desk.place(P2, play).refused


@pytest.mark.paragraph("not-shifted", book="literacy")
@pytest.mark.paragraph("not-shifted", book="scrabble-basics")
@both
def test_no_tile_goes_where_one_lies_and_a_played_one_is_not_moved(book: str) -> None:
    desk = opened(book)
    ruling = desk.put(P2, "I8=O I9=B")
    assert (ruling.verdict, ruling.cites) == ("refused", "not-shifted")
    assert ruling.says == "I8 is covered, and no tile is moved or replaced once played."
    assert not desk.may(P1, "TakeBack")
    assert desk.say(P2, acts.TakeBack()).refused
    assert desk.state.board == board("8H HORN")


@pytest.mark.paragraph("turns", book="literacy")
@pytest.mark.paragraph("turns", book="scrabble-basics")
@both
def test_a_play_puts_at_least_one_tile_of_the_own_rack_on_the_board(book: str) -> None:
    desk = opened(book)
    assert desk.say(P2, acts.Place(())).cites == "turns"
    for play in ("8H (HORN)Y", "L8 SS"):
        ruling = desk.place(P2, play)
        assert (ruling.verdict, ruling.cites, ruling.says) == (
            "refused",
            "turns",
            "You do not hold these tiles.",
        )
    eight = " ".join(f"{column}9=A" for column in "ABCDEFGH")
    assert desk.put(P2, eight).cites == "turns"
    assert not desk.place(P2, "8H (HORN)S").refused


@pytest.mark.paragraph("turns", book="literacy")
@pytest.mark.paragraph("turns", book="scrabble-basics")
@both
def test_the_sides_play_in_turn(book: str) -> None:
    desk = Desk("HORNATS", "ABDEIOS", book=book)
    assert desk.place(P2, "8H BAD").refused
    desk.turn(P1, "8H HORN")
    assert desk.state.mover == P2
    assert desk.place(P1, "K8 (N)AT").refused
    assert not desk.place(P2, "K8 (N)OB").refused


@pytest.mark.paragraph("all-words", "new-words", book="literacy")
@pytest.mark.paragraph("all-words", "new-words", book="scrabble-basics")
@pytest.mark.parametrize(
    ("lying", "play", "words"),
    [
        (("8H HORN",), "8H (HORN)S", ["HORNS"]),  # hooked behind
        (("8H HORN",), "8G S(HORN)", ["SHORN"]),  # hooked before
        (("8H HORN",), "L8 SO", ["SO", "HORNS"]),  # crossing, and a hook
        (("8H HORN",), "I7 S(O)B", ["SOB"]),  # crossing only
        (("8H HORN",), "9H AB", ["AB", "HA", "OB"]),  # beside
        (("8D TABLE",), "9D OXY", ["OXY", "TO", "AX", "BY"]),
        (("8D TABLE",), "7C HA", ["HA", "AT"]),  # beside, overhanging: only what touches
        (("6C CAR", "F7 AT"), "6C (CAR)B", ["CARB", "BAT"]),  # one tile, two words
        (("6C CAR",), "C6 (C)O", ["CO"]),  # one tile, one word down
        (("A3 TRAIN",), "A1 UN(TRAIN)ED", ["UNTRAINED"]),  # before and behind
        (("3M HAT", "6M OAT"), "O1 EN(T)ER(T)AIN", ["ENTERTAIN"]),  # through two words
        (("15A TO", "14N AB"), "15N BE", ["BE", "AB", "BE"]),  # at the edge nothing wraps round
        (("1L TOAD",), "A2 AT", ["AT"]),
    ],
)
def test_every_word_formed_or_changed_is_found(lying: tuple[str, ...], play: str, words: list[str]) -> None:
    on = board(*lying)
    assert [word.text for word in words_formed(on, laid(on, play))] == words


@pytest.mark.paragraph("cross-words", book="literacy")
@pytest.mark.paragraph("cross-words", book="scrabble-basics")
@both
def test_a_wrong_word_beside_stands_until_it_is_challenged(book: str) -> None:
    desk = opened(book)
    desk.play(P2, "9H BAD")  # HB, OA, RD
    assert desk.state.board == board("8H HORN", "9H BAD")
    assert not desk.challenge(P1, "BAD", "OA").refused
    if desk.may(P2, "Confirm"):
        desk.must(P2, acts.Confirm())
    assert desk.said("challenge-upheld").verdict == "penalised"
    assert desk.state.board == board("8H HORN")


@pytest.mark.paragraph("cross-words", book="literacy")
@pytest.mark.paragraph("cross-words", book="scrabble-basics")
@both
def test_a_wrong_word_beside_is_refused_to_a_learner_at_once(book: str) -> None:
    desk = Desk("HORNATS", "ABDEIOS", book=book, manner="guided")
    desk.turn(P1, "8H HORN")
    ruling = desk.place(P2, "9H BAD")
    assert (ruling.verdict, ruling.cites) == ("refused", "cross-words")
    assert ruling.says == "HB and OA and RD are not in Hall list."
    assert desk.state.board == board("8H HORN")
    assert not desk.place(P2, "9H ED").refused  # HE, OD


@pytest.mark.parametrize(
    ("reads", "at", "word"),
    [(None, "9G", "(OI)S"), ("across", "9G", "(OI)S"), ("down", "I8", "(T)S")],
)
def test_a_single_tile_that_makes_two_words_is_written_as_its_player_says(
    reads: Direction | None, at: str, word: str
) -> None:
    on = board("8G CAT", "9G OI")
    assert write_play(on, {INDEX["I9"]: "S"}, reads) == (at, word)
    assert place_as(on, at, word).reads == (reads or "across")


def test_a_way_that_makes_no_word_is_not_taken() -> None:
    on = board("8G CAT")
    assert (
        write_play(on, {INDEX["J8"]: "S"}, "down") == write_play(on, {INDEX["J8"]: "S"}) == ("8G", "(CAT)S")
    )
    assert write_play(on, {INDEX["H7"]: "P"}, "across") == ("H7", "P(A)")
    assert place_as(on, "8G", "...ED").reads is None
