"""Game files: every event and pragma, every dialect, any bytes."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.games.scrabble.gcg.check import check
from gamehall.games.scrabble.gcg.read import KNOWN, read
from gamehall.games.scrabble.gcg.values import Event, Pragma, Reading, Sitter
from gamehall.games.scrabble.gcg.write import write
from tests.games.scrabble.gcg.games import whole_game

HEAD = "#character-encoding UTF-8\n#player1 ann Ann Archer\n#player2 bea Bea Baker\n"
SHARED = sorted((Path(__file__).parents[5] / "shared" / "data" / "gcg").glob("*.gcg"))


def codes(reading: Reading) -> list[str]:
    return [finding.code for finding in reading.findings]


def events(text: str) -> tuple[Event, ...]:
    reading = read((HEAD + text).encode())
    assert codes(reading) == []
    return reading.game.events


def test_players_have_a_nickname_and_a_name() -> None:
    reading = read(HEAD.encode())
    assert reading.game.players == (Sitter(1, "ann", "Ann Archer"), Sitter(2, "bea", "Bea Baker"))
    assert codes(reading) == ["events-missing"]


@pytest.mark.parametrize(
    ("line", "event"),
    [
        (">ann: CATXXYZ 8G CAT +10 10", Event("play", "ann", 10, 10, "CATXXYZ", "8G", "CAT")),
        (">ann: CATXXYZ H7 (C)aT +10 10", Event("play", "ann", 10, 10, "CATXXYZ", "H7", "(C)aT")),
        (">ann: CATXXYZ - +0 0", Event("pass", "ann", 0, 0, "CATXXYZ")),
        (">ann: CATXXYZ -XXY +0 0", Event("exchange", "ann", 0, 0, "CATXXYZ", "", "XXY")),
        (">ann: CATXXYZ -3 +0 0", Event("exchange", "ann", 0, 0, "CATXXYZ", "", "3")),
        (">ann: CATXXYZ -- -10 0", Event("withdrawn", "ann", -10, 0, "CATXXYZ")),
        (">ann: CATXXYZ (challenge) +5 15", Event("challenge", "ann", 5, 15, "CATXXYZ")),
        (">ann: (challenge) +5 15", Event("challenge", "ann", 5, 15)),
        (">ann: Q (time) -10 5", Event("time", "ann", -10, 5, "Q")),
        (">ann: (TIME) +12 17", Event("rack-gained", "ann", 12, 17, None, "", "TIME")),
        (">ann: QZ (QZ) -20 -15", Event("rack-lost", "ann", -20, -15, "QZ", "", "QZ")),
        (">ann: ? (?) +0 5", Event("rack-lost", "ann", 0, 5, "?", "", "?")),
        (">ann: (?) +0 5", Event("rack-gained", "ann", 0, 5, None, "", "?")),
    ],
)
def test_every_event(line: str, event: Event) -> None:
    assert events(line) == (event,)


def test_blanks_and_tabs_of_any_number_stand_between_the_parts() -> None:
    (event,) = events(">ann:\t CATXXYZ   8G\tCAT    +10   10  ")
    assert event == Event("play", "ann", 10, 10, "CATXXYZ", "8G", "CAT")


def test_pragmas_before_and_after_the_events_are_kept_in_order() -> None:
    text = """#title A game
#description Played at home
#id org.example 17
#lexicon NWL18
>ann: CATXXYZ 8G CAT +10 10
#note first
#note second
#- and more
#rack2 DEEFGHI
#incomplete
"""
    game = read((HEAD + text).encode()).game
    assert game.about == (
        Pragma("title", "A game"),
        Pragma("description", "Played at home"),
        Pragma("id", "org.example 17"),
        Pragma("lexicon", "NWL18"),
    )
    assert game.events[0].notes == ("first", "second\nand more")
    assert game.events[0].pragmas == (Pragma("rack2", "DEEFGHI"), Pragma("incomplete"))
    assert game.said("rack2") == "DEEFGHI"
    assert game.said("tile") is None


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r", "\r\r\n", "\n\n"])
def test_any_mix_of_line_ends(ends: str) -> None:
    text = HEAD + ">ann: CATXXYZ 8G CAT +10 10\n#note a\n>bea: DEFGHII - +0 0\n"
    assert read(text.replace("\n", ends).encode()).game == read(text.encode()).game


ODD = [
    ("", "empty", 1),
    (" \n\t\n", "empty", 1),
    ("Dear Ann,\nshall we play on Sunday?\n", "not-gcg", 1),
    ("#title x\n#note y\n", "not-gcg", 1),
    ("> you said:\n> come on Sunday\n", "not-gcg", 1),
    (HEAD + "#title \x00x\n", "nul", 4),
    (HEAD + "#title \x1b[2Jx\n", "hidden-signs", 4),
    (HEAD + ">ann: CATXXYZ 8G C\u200bAT +10 10\n", "hidden-signs", 4),
    (f"#player1 ann {'A' * 41}\n", "name-long", 1),
    (f"#player1 {'a' * 41}\n", "name-long", 1),
    ("#player1 ann Ann Archer\n#player2 bea Ann  ARCHER\n", "name-repeated", 2),
    ("#player1 ann Ann\n>ann: CATXXYZ 8G CAT +10 10\n", "players-few", 1),
    (">ann: CATXXYZ 8G CAT +10 10\n", "players-few", 1),
    (HEAD + ">ann: ? - +0 0\n>bea: ? - +0 0\n" * 251, "events-many", 504),
    (HEAD + "#rack1 DEEN\n>ann: CATXXYZ 8G CAT +10 10\n", "rack-not-last", 5),
    ("#player1 ann\nhello\n", "line-unreadable", 2),
    (HEAD + ">ann: CATXXYZ 8G CAT\n", "event-unreadable", 4),
    (HEAD + ">: CATXXYZ 8G CAT +10 10\n", "event-unreadable", 4),
    (HEAD + ">ann CATXXYZ 8G CAT +10 10\n", "event-unreadable", 4),
    ("#player1\n", "player-nameless", 1),
    (HEAD + "#player2 cid\n", "player-number-repeated", 4),
    ("#player1 ann\n", "player-unnamed", 1),
    ("#player1 ann\n#player2 ann\n", "nick-repeated", 2),
    ("#player1 ann\n#player3 cid\n", "player-number-gap", 1),
    ("#player1 ann\n", "player-number-gap", 1),
    (HEAD + "#player3 cid\n", "players-many", 2),
    (">ann: CATXXYZ 8G CAT +10 10\n", "players-missing", 1),
    (">ann: CATXXYZ 8G CAT +10 10\n#player1 ann\n#player2 bea\n", "event-before-players", 1),
    (HEAD + ">ANN: CATXXYZ 8G CAT +10 10\n", "nick-case", 4),
    (HEAD, "events-missing", 1),
    ("#title x\n#character-encoding UTF-8\n", "encoding-not-first", 2),
    (HEAD + "#style fancy\n", "pragma-unknown", 4),
    (HEAD + "#Title x\n", "pragma-case", 4),
    (HEAD + ">ann: CATXXYZ 8G CAT +10 10\n#title x\n", "pragma-late", 5),
    (HEAD + "#title x\n#title y\n", "pragma-repeated", 5),
    (HEAD + "#- more\n", "continuation-lost", 4),
    (HEAD + ">ann: CATXXYZ 8G CAT +10 10\n#- more\n", "continuation-lost", 5),
    (HEAD + ">ann: CATXXYZ 8G CAT +10 10\n#note a\nand more\n", "note-plain", 6),
    (HEAD + "#note too soon\n", "note-early", 4),
    (HEAD + ">ann: CATXXYZ 8g CAT +10 10\n", "place-lower-case", 4),
    (HEAD + ">ann: catxxyz 8G CAT +10 10\n", "rack-lower-case", 4),
    (HEAD + ">ann: 8G CAT +10 10\n", "rack-missing", 4),
    (HEAD + ">ann: CATXXYZ 8G CAT 10 10\n", "score-unsigned", 4),
    (HEAD + ">ann: CATXXYZ (challenge) +-10 -10\n", "score-two-signs", 4),
    (HEAD + ">ann: CATXXYZ 8G CAT +10\n", "total-missing", 4),
    (HEAD + ">ann: CATXXYZ 8G CAT +10 10 AT, BE\n", "words-after-total", 4),
    (HEAD + ">ann: CATXXYZ (Challenge) +5 5\n", "label-case", 4),
]


@pytest.mark.parametrize(("text", "code", "line"), ODD)
def test_every_oddity_has_its_code_and_line(text: str, code: str, line: int) -> None:
    assert (line, code) in [(found.line, found.code) for found in read(text.encode()).findings]


def test_what_is_understood_is_put_right() -> None:
    line = ">ANN: catxxyz 08g CAT 10 +10 AT\n"
    (event,) = read((HEAD + line).encode()).game.events
    assert event == Event("play", "ann", 10, 10, "CATXXYZ", "8G", "CAT", "AT")
    (event,) = read((HEAD + ">bea: A (Time) +-10 -10\n").encode()).game.events
    assert event == Event("time", "bea", -10, -10, "A")


@pytest.mark.parametrize(
    ("data", "name", "encoding", "odd"),
    [
        ("#player1 é\n".encode("latin-1"), "é", "iso8859-1", []),
        ("#character-encoding UTF-8\n#player1 é\n".encode(), "é", "utf-8", []),
        ("#character-encoding windows-1250\n#player1 Ż\n".encode("cp1250"), "Ż", "cp1250", []),
        ("#player1 é\n".encode(), "é", "utf-8", ["encoding-undeclared"]),
        (b"\xef\xbb\xbf#player1 \xc3\xa9\n", "é", "utf-8", ["byte-order-mark"]),
        (b"#character-encoding UTF-8\n#player1 \xe9\n", "é", "iso8859-1", ["encoding-invalid"]),
        (b"#player1 Ann\x92s\n", "Ann’s", "cp1252", ["encoding-windows"]),
        (b"#player1 Ann\x81s\n", "Anns", "iso8859-1", []),
        (b"#character-encoding UTF-7\n#player1 \xe9\n", "é", "iso8859-1", ["encoding-unknown"]),
        (b"#character-encoding Klingon\n#player1 \xc3\xa9\n", "é", "utf-8", ["encoding-unknown"]),
        (b"#character-encoding \x00\n#player1 a\n", "a", "iso8859-1", ["encoding-unknown"]),
    ],
)
def test_encodings(data: bytes, name: str, encoding: str, odd: list[str]) -> None:
    reading = read(data)
    assert reading.game.players[0].nick == name
    assert reading.encoding == encoding
    assert [code for code in codes(reading) if code.startswith(("enc", "byte"))] == odd


def test_of_a_text_that_is_no_game_file_nothing_else_is_said() -> None:
    letter = "Dear Ann,\n\n> you said:\n> come on Sunday\n\n" + "I shall come.\n" * 50
    (found,) = check(read(letter.encode())).findings
    assert (found.code, found.says) == (
        "not-gcg",
        "This is no GCG file: it names no player and tells no play.",
    )


def test_hidden_signs_change_nothing_of_a_game() -> None:
    clean = HEAD + ">ann: CATXXYZ 8G CAT +10 10\n#note fine\n"
    odd = (
        "\ufeff".join(clean)
        .replace("ann", "a\u202enn")
        .replace("CAT ", "C\x1bAT ")
        .replace("fine", "f\x07ine")
    )
    assert read(odd.removeprefix("\ufeff").encode()).game == read(clean.encode()).game


def test_letters_with_accents_are_one_sign_however_they_are_written() -> None:
    text = HEAD.replace("ann", "Zoe\u0308") + ">Zoë: CATXXYZ 8G CAT +10 10\n"
    reading = read(text.encode())
    assert codes(reading) == []
    assert reading.game.players[0].nick == "Zoë"


def test_an_invalid_byte_is_told_with_its_line() -> None:
    reading = read(b"#character-encoding UTF-8\r\n#player1 a\r\n#player2 \xff\r\n")
    assert ("encoding-invalid", 3) in [(found.code, found.line) for found in reading.findings]


def test_a_nickname_may_hold_a_colon_or_be_a_number() -> None:
    game = read(b"#player1 a:b\n#player2 2\n>a:b: ABC - +0 0\n>2: DEF - +0 0\n").game
    assert [event.nick for event in game.events] == ["a:b", "2"]


def test_an_empty_note_is_none_and_empty_lines_around_a_note_are_left_out() -> None:
    (event,) = read((HEAD + ">ann: CATXXYZ - +0 0\n#note\n#note\n#- a\n#-\n#- b\n#-\n").encode()).game.events
    assert event.notes == ("a\n\nb",)


def test_where_a_rack_is_missing_two_blanks_are_written() -> None:
    reading = read((HEAD + ">ann: (challenge) +5 5\n>bea: A (time) -10 -10\n").encode())
    assert write(reading.game).decode().splitlines()[3:] == [
        ">ann:  (challenge) +5 5",
        ">bea: A (time) -10 -10",
    ]


def again(reading: Reading) -> Reading:
    return read(write(reading.game))


@pytest.mark.parametrize(("text", "code", "line"), ODD)
def test_oddities_survive_writing(text: str, code: str, line: int) -> None:
    reading = read(text.encode())
    assert again(reading).game == reading.game


@given(st.integers(0, 10**6))
def test_whole_games_are_read_without_a_word_and_written_as_they_were(seed: int) -> None:
    text = whole_game(seed)
    reading = read(text.encode())
    assert codes(reading) == []
    assert write(reading.game).decode() == text


@given(st.binary(max_size=300))
def test_any_bytes_are_read_checked_and_written(data: bytes) -> None:
    reading = read(data)
    check(reading)
    assert again(reading).game == reading.game


PARTS = st.sampled_from(
    [
        *(f"#{keyword}" for keyword in KNOWN),
        *("#-", "#", "#style", "#tile CH ch", ">ann:", ">bea:", ">1:", ">x y:", ">", "ann", "bea", ":"),
        *("CATXXYZ", "?", "catx", "ĘŹĆ", "[CH]A", "8G", "h8", "22Z", "A0", "CAT", ".A.", "(A)t", "..", "x1"),
        *("+10", "-10", "+-5", "10", "+0", "-0", "-", "--", "-AB", "-3", "(challenge)", "(TIME)", "(time)"),
        *("(CAT)", "()", "\t", "\n", "\r", "\n", "\n>ann: ", "\n>bea: ", "\n#note ", "\x85", "\xa0", "\x00"),
        *("#character-encoding UTF-8\n", "#board-layout SuperCrosswordGame\n", "#lexicon OSPS49\n", "\ufeff"),
    ]
)


@given(
    st.lists(PARTS, max_size=40),
    st.sampled_from(["utf-8", "utf-16-le", "cp1250"]),
    st.sampled_from(["", " "]),
)
def test_any_lines_are_read_checked_and_written(parts: list[str], encoding: str, between: str) -> None:
    reading = read(between.join(parts).encode(encoding, "replace"))
    check(reading)
    assert again(reading).game == reading.game


@pytest.mark.skipif(not SHARED, reason="no files of other programs here")
@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.stem)
def test_files_of_other_programs_survive_writing(file: Path) -> None:
    reading = read(file.read_bytes())
    assert reading.game.events
    assert again(reading).game == reading.game
