"""Lists that people add: read as they come, replaced and removed without loss."""

from pathlib import Path

import pytest

from gamehall.lexicon.graph import graph_of
from gamehall.lexicon.lists.keeping import NotKept, add, remove
from gamehall.lexicon.lists.reading import Reading, Unreadable, read, read_file
from gamehall.lexicon.lists.shelf import NoSuchLexicon, lexicon, lexicons, licence


def reading(*words: str) -> Reading:
    return read("\n".join(words))


def test_a_list_is_added_and_asked() -> None:
    label = add("Club", reading("cat", "ox"), edition="2026", title="Words of the club")
    found = lexicon("club")
    assert (found.stamp, found.title, found.stand_in, licence("club")) == (
        label.stamp,
        "Words of the club",
        False,
        "",
    )
    assert (found.stamp.id, found.stamp.edition, found.stamp.words) == ("club", "2026", 2)
    assert [label.stamp.id for label in lexicons()] == ["hall", "club"]


def test_the_hash_tells_of_nothing_but_the_words() -> None:
    one = add("one", reading("ox", "cat", "CAT"), edition="1")
    other = add("other", reading("Cat", "OX"), title="Other")
    assert one.stamp.hash == other.stamp.hash
    assert one.stamp.hash == "a054ab2678151d12d073ef1c736d81faf5425bb45d9e8d32dc5bd640025e682e"


def test_a_taken_name_stays_as_it_is() -> None:
    add("club", reading("cat"))
    with pytest.raises(NotKept, match="already"):
        add("CLUB", reading("dog"))
    assert list(lexicon("club")) == ["CAT"]


def test_a_replaced_list_still_answers_for_older_records() -> None:
    old = add("club", reading("cat"), edition="1").stamp
    before = lexicon("club")
    new = add("club", reading("dog"), edition="2", replace=True).stamp
    assert list(lexicon("club")) == ["DOG"]
    assert list(before) == ["CAT"]
    assert lexicon("club", old.hash).stamp == old
    assert lexicon("club", new.hash).stamp == new
    with pytest.raises(NoSuchLexicon, match="not the edition"):
        lexicon("club", "0" * 64)


def test_a_removed_list_is_gone_with_its_earlier_editions(data: Path) -> None:
    for word in ("cat", "dog"):
        add("club", reading(word), replace=True)
        add("club-two", reading(word), replace=True)
    remove("club")
    with pytest.raises(NoSuchLexicon, match="The lists here are hall, club-two"):
        lexicon("club")
    assert sorted(path.name[:8] for path in (data / "lexicons").rglob("*.words")) == ["club-two", "club-two"]


@pytest.mark.parametrize(
    "name", ["hall", "HALL", "", "../club", "a/b", "club.txt", "é", "x" * 33, "-x", "a\nb"]
)
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(NotKept):
        add(name, reading("cat"))
    with pytest.raises((NotKept, NoSuchLexicon)):
        remove(name)


def test_a_damaged_file_takes_no_other_list_off_the_shelf(data: Path) -> None:
    add("club", reading("cat"))
    (data / "lexicons" / "broken.words").write_bytes(b"nothing")
    assert [label.stamp.id for label in lexicons()] == ["hall", "club"]
    assert add("broken", reading("dog"), replace=True).stamp.words == 1
    assert list(lexicon("broken")) == ["DOG"]


def test_lists_come_as_people_have_them(tmp_path: Path) -> None:
    text = "Some Words (2019). 9 words.\r\n\r\n# two of them\r\nAA\ta lava [n AAS]\r\n"
    text += "qi, energy\r\n\r\n  ox # beast\r\nAA\r\n"
    for code in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
        file = tmp_path / code
        file.write_bytes(f"{text}caf\u00e9 a house\r\n".encode(code))
        found = read_file(file)
        assert found.words == {"AA", "QI", "OX"}
        assert found.repeated == 1
        assert [(s.reason, s.count) for s in found.skipped] == [
            ("a heading", 1),
            ("not only letters a to z", 1),
        ]


def test_what_is_skipped_is_told() -> None:
    found = reading("ok", "a", "don't", "x-ray", "co2", "abcdefghijklmnopqr", "ß")
    assert found.words == {"OK"}
    assert {s.reason: s.count for s in found.skipped} == {
        "not only letters a to z": 4,
        "longer than 15 letters": 1,
        "shorter than 2 letters": 1,
    }


@pytest.mark.parametrize(
    ("sent", "says"),
    [
        (b"", "is empty"),
        (b"\n# nothing\n", "is empty"),
        (b"1\n2\n", "gives no words"),
        (b"\x7fELF\x00\x01", "not a text file"),
    ],
)
def test_files_that_are_no_lists(tmp_path: Path, sent: bytes, says: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(sent)
    with pytest.raises(Unreadable, match=says):
        read_file(file)


def test_a_folder_or_nothing_is_no_list(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="is a folder"):
        read_file(tmp_path)
    with pytest.raises(Unreadable, match="cannot be read"):
        read_file(tmp_path / "nothing")


def test_what_has_no_end_is_no_list() -> None:
    with pytest.raises(Unreadable, match="/dev/zero is no ordinary file"):
        read_file(Path("/dev/zero"))


def test_a_list_is_not_read_beyond_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamehall.lexicon.lists.reading.LARGEST", 8)
    file = tmp_path / "words.txt"
    file.write_text("cat\nox\n\n")
    assert read_file(file).words == {"CAT", "OX"}
    file.write_text("cat\noxen\n")
    with pytest.raises(Unreadable, match="is larger than"):
        read_file(file)


def test_the_graphs_of_a_removed_list_go_with_it(data: Path) -> None:
    graphs = data / "cache" / "gamehall"
    stamps = [add("club", reading(word), replace=True).stamp for word in ("cat", "dog", "ox")]
    add("other", reading("ox"))
    for stamp in stamps:
        graph_of(lexicon("club", stamp.hash))
    (graphs / f"{stamps[0].hash}.0.graph").touch()  # as an older version of the program wrote it
    remove("club")
    assert [path.name.partition(".")[0] for path in graphs.glob("*.graph")] == [stamps[2].hash]
    remove("other")
    assert list(graphs.glob("*.graph")) == []


def test_a_graph_stays_while_an_edition_that_was_replaced_has_the_same_words(data: Path) -> None:
    old = add("other", reading("cat")).stamp
    add("other", reading("dog"), replace=True)
    add("club", reading("cat"))
    graph_of(lexicon("club"))
    remove("club")
    (graph,) = (data / "cache" / "gamehall").glob("*.graph")
    assert graph.name.startswith(old.hash)
