"""Records: sealed entry to entry, and readable for ever."""

from typing import Any

import pytest

from gamehall.kernel import codec as codecs
from gamehall.kernel.catalog import game, games, part
from gamehall.kernel.codec import Unreadable, broken_links, read_lines, upgraded, write_lines
from gamehall.kernel.parts import Bots, Hints
from gamehall.kernel.record import FORMAT
from gamehall.kernel.rulebook import HALL_BOOK, Rulebook, read_book, shelve
from tests.conformance.driver import play
from tests.toys.bluff.rules import GAME


def record() -> bytes:
    table = play(GAME, "tournament", 1, acts=6)
    return write_lines(table.header, table.entries)


def test_a_record_of_an_older_format_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    def lift(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        head, *rest = lines
        return [{**head, "manner": head["style"], "format": FORMAT}, *rest]

    monkeypatch.setitem(codecs.UPGRADES, 0, lift)
    old = record().replace(b'"manner":', b'"style":').replace(b'"format":1', b'"format":0')
    header, entries = read_lines(old, lambda _: GAME)
    assert header.manner == "tournament"
    assert entries


def test_a_record_of_an_unknown_format_says_so() -> None:
    with pytest.raises(Unreadable, match="format 99"):
        upgraded([{"format": 99}])


@pytest.mark.parametrize("data", [b"", b"nonsense\n", b"[1]\n", b'{"format":1}\n'])
def test_what_is_no_record_says_where(data: bytes) -> None:
    with pytest.raises(Unreadable, match="line 1"):
        read_lines(data, lambda _: GAME)


def test_a_broken_line_is_named() -> None:
    lines = record().splitlines()
    lines[2] = b'{"seq":2}'
    with pytest.raises(Unreadable, match="line 3"):
        read_lines(b"\n".join(lines), lambda _: GAME)


def test_a_changed_header_breaks_the_chain() -> None:
    assert broken_links(record()) == []
    assert broken_links(record().replace(b"Player 1", b"Player 9"))


def test_a_key_stands_in_one_book_only() -> None:
    twice = Rulebook("x", "X", "1", "x", (HALL_BOOK.paragraph[0],))
    with pytest.raises(ValueError, match="hall-prompt"):
        shelve("shelf", "Shelf", twice)


def test_a_book_with_a_field_nobody_knows_is_refused(tmp_path: Any) -> None:
    path = tmp_path / "book.toml"
    path.write_text('id="x"\ntitle="X"\nedition="1"\nsource="x"\ncolour="red"\nparagraph=[]\n')
    with pytest.raises(Exception, match="colour"):
        read_book(path)


def test_the_catalog_finds_games_by_looking() -> None:
    assert games()["contig60"] is game("contig60")
    assert "pentathlon" not in games()
    assert part("contig60", Bots)
    assert part("contig60", Hints) is None
    with pytest.raises(KeyError, match="chess"):
        game("chess")
