"""Scrabble as it is typed and read in a terminal."""

import pytest

from gamehall.cli.commands.records import show
from gamehall.games.scrabble import acts, terminal
from gamehall.games.scrabble.answers import legal
from gamehall.games.scrabble.portrait import portray
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.typed import write
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.sayings import understand
from gamehall.kernel.seat import Seat
from gamehall.kernel.views import view_of
from tests.cli.at_table import looking_at, screen
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk
from tests.games.scrabble.wespa.test_challenge import hooked

ANY = Prompt("any", P1, tuple(kind.__name__ for kind in GAME.actions))


def read(desk: Desk, text: str) -> Action | None:
    return understand(GAME, desk.state, ANY, text)


@pytest.mark.paragraph("challenge-words", book="wespa")
def test_a_challenge_says_which_words() -> None:
    """The play made two: neither both nor one of them is challenged until they are named."""
    desk = hooked()
    assert read(desk, "challenge") is None
    says = terminal.explain(desk.state, (ANY,), "challenge")
    assert says.startswith("Say which words you challenge: 1 SO, 2 CATS.")
    assert "challenge all" in says
    for typed, words in (
        ("challenge cats", ("CATS",)),
        ("challenge 2", ("CATS",)),
        ("challenge 1, 2", ("SO", "CATS")),
        ("Challenge SO CATS so", ("SO", "CATS")),
        ("challenge all", ("SO", "CATS")),
        ("challenge xyzzy", ("XYZZY",)),
    ):
        assert read(desk, typed) == acts.Challenge(words)
    for typed in (
        "challenge 3",
        "challenge 0",
        "challenge c4ts",
        "challenge ca\u00dft",
        f"challenge {'9' * 5000}",
    ):
        assert read(desk, typed) is None
    assert "Say which words you challenge: 1 SO, 2 CATS." in looking_at(desk.table, P1, "challenge")


def test_no_play_no_challenge() -> None:
    assert terminal.explain(Desk().state, (ANY,), "challenge") == "No play can be challenged now."


def test_the_score_sheet_is_numbered_as_a_query_names_its_lines() -> None:
    desk = hooked()
    said = looking_at(desk.table, P1, "sheet")
    assert " 1 Ana 8G CAT +10 = 10" in said
    assert " 2 Ben J8 SO +" in said
    assert said.count(" 1 Ana 8G CAT +10 = 10") == 2, "beside the board as well"
    assert read(desk, "query 1 24") == acts.QueryScore(0, 24)
    assert read(desk, "query p2 120") == acts.QueryTotal(P2, 120)
    says = terminal.explain(desk.state, (ANY,), "query")
    assert "line 3 should read 24; query p2 120, the total of p2 should.\n 1 {p1} 8G CAT" in says
    asked = Prompt("query", P1, ("Agree", "Disagree"))  # one query at a time
    says = terminal.explain(desk.state, (asked,), "query p1 10")
    assert says == "The table does not ask for that now."
    for typed in (
        "query 0 1",
        "query -1 4",
        "query 1",
        f"query {'9' * 5000} 1",
        f"query 1 {'9' * 5000}",
        "query ² 1",
    ):
        assert read(desk, typed) is None
    desk.yes(P1, acts.QueryScore(0, 24))


def test_what_was_challenged_off_and_what_was_changed_stand_on_the_sheet() -> None:
    desk = hooked("SX")
    desk.challenge("CATS", "SX")
    said = looking_at(desk.table, P1)
    assert " 2 Ben J8 SX challenged off +0 = 0" in said


@pytest.mark.parametrize("typed", ["change C_", "change c?", "change C ?", "exchange C, _"])
def test_a_blank_is_typed_either_way(typed: str) -> None:
    assert read(Desk("CAT_RED"), typed) == acts.Exchange(("C", "_"))


def test_a_blank_is_printed_one_way() -> None:
    desk = Desk("CAT_RED")
    assert "rack C A T ? R E D" in portray(desk.state)
    assert "rack C A T ? R E D" in looking_at(desk.table, P1)
    assert write(desk.state, acts.Exchange(("C", "_"))) == "change C?"
    assert "_" not in looking_at(desk.table, P1, "list", "board", "sheet")
    assert "? or _ is a blank" in terminal.TERMINAL.help


@pytest.mark.parametrize("typed", ["change \u00df", "change 5X", "rack \u017f", "change", "change -3"])
def test_what_is_no_tile_is_no_change(typed: str) -> None:
    """A sharp s would be two tiles in capitals."""
    assert read(Desk(), typed) is None


def test_small_letters_alone_are_no_blanks() -> None:
    """As on the page: all in small letters is how people type."""
    desk = Desk("CAT_RED")
    assert read(desk, "8g cat") == read(desk, "8G CAT")
    blank = read(desk, "8G CAt")
    assert isinstance(blank, acts.Place)
    assert [tile.letter for tile in blank.tiles] == ["C", "A", "t"]


def test_a_number_is_the_score_once_a_word_lies_there() -> None:
    desk = Desk()
    assert read(desk, "24") is None
    assert read(desk, "announce 24") == acts.Announce(24)
    desk.place(P1, "8G", "CAT")
    assert read(desk, "24") == acts.Announce(24)
    assert read(desk, "9" * 5000) is None
    assert read(desk, "-4") is None


def test_where_a_number_is_the_score_no_number_chooses() -> None:
    desk = Desk(manner="guided", scoring="kept")
    assert "   1  8D " in looking_at(desk.table, P1, "list")
    desk.place(P1, "8G", "CAT")
    said = looking_at(desk.table, P1, "list")
    assert "      announce 10" in said
    assert "   1  " not in said
    assert "Enter, or type announce" in said


def test_what_cannot_be_laid_is_told_why() -> None:
    state = Desk().state
    assert "is no place on the board" in terminal.explain(state, (ANY,), "cat")
    assert "is not on the board" in terminal.explain(state, (ANY,), "16A cat")
    assert "does not fit" in terminal.explain(state, (ANY,), "8N catered")
    assert "is not a word of letters" in terminal.explain(state, (ANY,), "8H c4t")
    for endless in ("9" * 5000, f"8H {'9' * 5000}", f"8H {'A' * 5000}"):
        assert len(terminal.explain(state, (ANY,), endless)) < 100
    assert (
        terminal.explain(state, (Prompt("p", P1, ("Accept",)),), "press")
        == "The table does not ask for that now."
    )


def test_what_is_listed_is_read_again_as_it_was_written() -> None:
    desk = Desk(manner="guided")
    view = view_of(desk.table, P1)
    for prompt in view.prompts:
        for action in legal(view.state, prompt):
            assert understand(GAME, view.state, prompt, write(view.state, action)) == action


@pytest.mark.parametrize(
    ("tiles", "written"),
    [
        ((), ""),
        ((acts.Tile("G8", "C"), acts.Tile("I8", "T")), ""),
        ((acts.Tile("G8", "C"), acts.Tile("H9", "T")), ""),
        ((acts.Tile("G8", "a"), acts.Tile("H8", "s")), ""),
        ((acts.Tile("G8", "A"), acts.Tile("H8", "s")), "8G As"),
    ],
)
def test_tiles_that_no_word_says_are_not_written_as_one(tiles: tuple[acts.Tile, ...], written: str) -> None:
    assert write(Desk().state, acts.Place(tiles)) == written


def test_a_record_tells_acts_as_they_are_typed() -> None:
    desk = Desk("CAT_RED")
    desk.play(P1, "8G", "CAt")
    out, heard = screen()
    show(out, GAME, desk.table.header, desk.table.entries)
    said = heard.getvalue()
    for typed in ("8G CAt", "announce 8", "press", "deal CAT?RED"):
        assert typed in said
    assert "_" not in said


def test_the_turn_says_its_next_step() -> None:
    desk = Desk()
    assert "Type 8H WORD · change AEI · pass." in looking_at(desk.table, P1)
    desk.place(P1, "8G", "CAT")
    assert "Type 24 for your score · 8H WORD · back." in looking_at(desk.table, P1)
    desk.yes(P1, acts.Announce(10))
    assert "Type press · 8H WORD · back." in looking_at(desk.table, P1)


@pytest.mark.paragraph("turn-ends", book="wespa")
def test_draw_means_the_tiles_that_are_due_or_a_hand_in_the_bag_before_the_press() -> None:
    desk = Desk(tiles="wooden")

    def drawn(seat: Seat) -> list[Action]:
        asked = [prompt for prompt in desk.table.prompts if prompt.seat == seat]
        return [action for prompt in asked if (action := understand(GAME, desk.state, prompt, "draw"))]

    desk.place(P1, "8G", "CAT")
    desk.yes(P1, acts.Announce(10))
    assert drawn(P1) == drawn(DIRECTOR) == [acts.ReachInBag()]
    desk.yes(P1, acts.Press())
    assert drawn(P1) == drawn(DIRECTOR) == [acts.Draw()]
    assert drawn(P2) == [acts.ReachInBag()]
    assert write(desk.state, acts.ReachInBag()) == write(desk.state, acts.Draw()) == "draw"
