"""Tables, chairs, people and settings."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from gamehall.kernel.record import Header
from gamehall.kernel.seat import Seat
from gamehall.machine.folder import data_folder
from gamehall.store.folder import CannotOpen
from gamehall.store.log import Conflict, Written
from gamehall.store.rows import ChairRow, PersonRow, Seated, Seating, Setup, TableRow
from gamehall.store.store import Store
from tests.store.test_log import entry

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


def test_a_chair_is_found_by_its_key(store: Store) -> None:
    make(store)
    assert store.chair_with_key("t2") == next(c for c in store.chairs("t") if c.seat == P2)
    assert store.chair_with_key("nothing") is None


def test_who_sits_where_is_decided_on_the_rows_as_they_are(store: Store) -> None:
    make(store)

    def bob(row: TableRow, chairs: Sequence[ChairRow]) -> Seating | str:
        free = [chair for chair in chairs if chair.open]
        return Seating((replace(free[0], person="bob", name="Bob"),)) if free else "No chair is free."

    first, second = store.seat("t", bob), store.seat("t", bob)
    sat = first.result()
    assert isinstance(sat, Seated)
    assert (sat.row, sat.began) == (store.table("t"), False)
    assert second.result() == "No chair is free."
    assert {c.seat: c.person for c in store.chairs("t")} == {P1: "ann", P2: "bob"}
    assert list(sat.chairs) == store.chairs("t")
    assert [row.id for row in store.full_tables()] == ["t"]


def test_the_last_chair_and_the_beginning_are_written_together(store: Store) -> None:
    make(store)
    assert store.full_tables() == []
    header = Header("t", "peek", "book", "1", "guided", {}, (), 7)
    bot = ChairRow("t", P2, "new", "bot", None, "First bot", "first")
    sat = store.seat("t", lambda row, chairs: Seating((bot,), header)).result()
    assert isinstance(sat, Seated)
    row = store.table("t")
    assert row is not None
    assert (row.header, row.status, sat.row, sat.began) == (header, "playing", row, True)
    assert bot in store.chairs("t")
    assert store.full_tables() == []
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
    with pytest.raises(CannotOpen, match=r"version 99; this hall reads version 4.*--data"):
        Store(tmp_path)


def test_where_the_data_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder(tmp_path / "a") == tmp_path / "a"
    monkeypatch.setenv("GAMEHALL_DATA", str(tmp_path / "b"))
    assert data_folder() == tmp_path / "b"
    assert (tmp_path / "b").is_dir()
    monkeypatch.delenv("GAMEHALL_DATA")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local/share/gamehall"


def test_a_game_played_elsewhere_is_kept_whole_or_not_at_all(store: Store) -> None:
    make(store)
    row = TableRow("u", "CDFGHJ", "peek", "finished", 5, SETUP, "")
    before = store.writer.commits
    store.add_table(row, [ChairRow("u", P1, "u1", "person", "ann")], [entry(1), entry(2)]).result()
    assert store.writer.commits - before == 1, "a kill finds all of it or nothing"
    assert len(store.log.read("u")) == 2
    taken = ChairRow("v", P1, "u1", "person", "ann")
    with pytest.raises(IntegrityError):
        store.add_table(replace(row, id="v", code="DFGHJK"), [taken], [entry(1)]).result()
    assert store.log.read("v") == []


def test_the_status_is_written_with_the_entry_that_brings_it(store: Store) -> None:
    make(store)
    before = store.writer.commits
    assert store.log.append("t", [entry(1)], 0, "finished").result() == Written(1)
    assert store.writer.commits - before == 1
    assert [row.id for row in store.tables("finished")] == ["t"]
    assert store.log.append("t", [entry(1)], 0, "playing").result() == Conflict(1)
    assert [row.id for row in store.tables("finished")] == ["t"], "what was not written changes nothing"
    store.set_status("t", "closed").result()
    assert store.log.append("t", [entry(2)], 1, "finished").result() == Written(2)
    assert [row.id for row in store.tables("closed")] == ["t"], "a closed table stays closed"
