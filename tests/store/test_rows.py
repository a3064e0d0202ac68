"""Tables, chairs, people and settings."""

from pathlib import Path

import pytest

from gamehall.kernel.folder import data_folder
from gamehall.kernel.record import Header
from gamehall.kernel.seat import Seat
from gamehall.store.rows import ChairRow, PersonRow, Setup, TableRow
from gamehall.store.schema import WrongSchema
from gamehall.store.store import Store

P1, P2 = Seat("p1"), Seat("p2")
SETUP = Setup("book", "guided", {"turn_seconds": 30}, "ann")


def make(store: Store, id: str = "t", code: str = "BCDFGH") -> TableRow:
    row = TableRow(id, code, "peek", "gathering", 5, SETUP, "seed")
    chairs = [ChairRow(id, P1, f"{id}1", "person", "ann", "Ann"), ChairRow(id, P2, f"{id}2", "person")]
    store.add_table(row, chairs).result()
    return row


def test_a_table_is_found_by_id_code_and_status(store: Store) -> None:
    row = make(store)
    assert store.table("t") == row
    assert store.table_with_code("BCDFGH") == row
    assert store.tables("gathering") == [row]
    assert store.tables("playing") == []
    assert store.tables_of("ann", "gathering") == [row]
    assert store.tables_of("bob", "gathering") == []
    assert store.table("u") is None


def test_an_open_chair_is_taken_once(store: Store) -> None:
    make(store)
    assert store.take_chair("t", P2, "bob", "Bob").result() is True
    assert store.take_chair("t", P2, "eve", "Eve").result() is False
    assert store.take_chair("t", P1, "eve", "Eve").result() is False
    assert {c.seat: c.person for c in store.chairs("t")} == {P1: "ann", P2: "bob"}
    assert store.chair_with_key("t2") == next(c for c in store.chairs("t") if c.seat == P2)
    assert store.chair_with_key("nothing") is None


def test_a_chair_can_be_given_to_the_hall(store: Store) -> None:
    make(store)
    store.give_chair("t", P2, "bot", name="First bot", bot="first").result()
    chair = next(c for c in store.chairs("t") if c.seat == P2)
    assert (chair.kind, chair.bot, chair.open) == ("bot", "first", False)


def test_a_game_begins_once(store: Store) -> None:
    make(store)
    header = Header("t", "peek", "book", "1", "guided", {}, (), 7)
    assert store.start("t", header).result() is True
    assert store.start("t", header).result() is False
    row = store.table("t")
    assert row is not None
    assert (row.header, row.status) == (header, "playing")
    store.set_status("t", "finished").result()
    assert [r.id for r in store.tables("finished")] == ["t"]


def test_chairs_of_several_tables(store: Store) -> None:
    make(store)
    make(store, "u", "CDFGHJ")
    assert {id: len(chairs) for id, chairs in store.chairs_of(["t", "u"]).items()} == {"t": 2, "u": 2}
    assert store.chairs_of([]) == {}


def test_settings_and_people_are_kept(store: Store) -> None:
    assert store.setting("colour") is None
    store.set_setting("colour", "green").result()
    store.set_setting("colour", "blue").result()
    assert store.setting("colour") == "blue"
    store.remember(PersonRow("ann", "Ann", 1)).result()
    store.remember(PersonRow("ann", "Anna", 2)).result()


def test_a_file_of_another_version_is_refused_in_plain_words(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.set_setting("schema", "99").result()
    store.close()
    with pytest.raises(WrongSchema, match=r"version 99; this hall reads version 1.*--data"):
        Store(tmp_path)


def test_where_the_data_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder(tmp_path / "a") == tmp_path / "a"
    monkeypatch.setenv("GAMEHALL_DATA", str(tmp_path / "b"))
    assert data_folder() == tmp_path / "b"
    assert (tmp_path / "b").is_dir()
    monkeypatch.delenv("GAMEHALL_DATA")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local/share/gamehall"
