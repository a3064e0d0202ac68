"""A database that a hall of version 1 wrote, opened by this program: all is there, and play goes on.

`hall-1.sqlite.gz` was written by that hall itself: games of Contig 60, Scrabble and letter cards in play and
over, tables that gather, one that was closed. Its tables are as they were; one field that Contig's record no
longer has was left out of its entries, and they were sealed again.
"""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gamehall.kernel.codec import codec
from gamehall.live.people import Person
from gamehall.store import opening, upgrading
from gamehall.store.folder import CannotOpen
from gamehall.store.schema import SCHEMA
from gamehall.store.store import Store
from tests.live.desk import P1, P2, Watch, first_legal, opened
from tests.loops import run

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")
TABLES = ("settings", "people", "tables", "chairs", "entries")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "hall.sqlite"
    file.write_bytes(gzip.decompress(Path(__file__).with_name("hall-1.sqlite.gz").read_bytes()))
    return file


def read(file: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


def columns(file: Path, table: str) -> list[str]:
    return [row[1] for row in read(file, f"PRAGMA table_info({table})")]


def contents(file: Path, like: Path, tables: tuple[str, ...] = TABLES) -> dict[str, list[Any]]:
    """All rows, of the columns that another file has too."""
    return {
        table: read(file, f"SELECT {', '.join(columns(like, table))} FROM {table} ORDER BY 1, 2")
        for table in tables
    }


def shape(file: Path) -> dict[str, Any]:
    names = [name for (name,) in read(file, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")]
    return {
        "triggers": read(file, "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"),
        **{f"columns of {name}": read(file, f"PRAGMA table_info({name})") for name in names},
        **{
            f"indexes of {name}": sorted(
                [index, unique, *read(file, f"PRAGMA index_info({index})")]
                for _, index, unique, *_ in read(file, f"PRAGMA index_list({name})")
            )
            for name in names
        },
    }


def test_an_old_database_becomes_what_a_new_one_is(
    old: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = contents(old, old)
    Store(tmp_path).close()
    kept = tmp_path / f"hall-before-{SCHEMA}.sqlite"
    after = contents(old, kept)
    assert after.pop("settings") == [
        (name, str(SCHEMA) if name == "schema" else value) for name, value in before["settings"]
    ]
    assert after == {table: rows for table, rows in before.items() if table != "settings"}
    assert contents(kept, kept) == before, "the copy is the file as it was"
    assert f"from version 1 to version {SCHEMA}; {kept.name} keeps it" in caplog.text

    (tmp_path / "new").mkdir()
    Store(tmp_path / "new").close()
    assert shape(old) == shape(tmp_path / "new" / "hall.sqlite")


def test_an_upgrade_happens_once(old: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    Store(tmp_path).close()
    caplog.clear()
    (tmp_path / f"hall-before-{SCHEMA}.sqlite").unlink()
    Store(tmp_path).close()
    assert caplog.text == ""
    assert not (tmp_path / f"hall-before-{SCHEMA}.sqlite").exists()


def test_an_upgrade_that_fails_changes_nothing(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, real = contents(old, old), upgrading.upgrade

    def stops_at_the_end(connection: Any, found: int) -> None:
        real(connection, found)
        connection.exec_driver_sql("SELECT * FROM nowhere")

    with monkeypatch.context() as patch:
        patch.setattr(opening, "upgrade", stops_at_the_end)
        with pytest.raises(CannotOpen):
            Store(tmp_path)
    assert contents(old, old) == before
    assert "due" not in columns(old, "tables")
    Store(tmp_path).close()
    assert "due" in columns(old, "tables")


def test_games_of_an_old_database_go_on(old: Path, tmp_path: Path) -> None:
    records = {
        id: [body for (body,) in read(old, f"SELECT body FROM entries WHERE table_id = '{id}' ORDER BY seq")]
        for (id,) in read(old, "SELECT id FROM tables")
    }
    watch = Watch()
    watch.ms = 1 + max(created for (created,) in read(old, "SELECT created FROM tables"))

    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            for row in hall.store.tables("finished", "playing", "closed"):
                assert hall.store.log.read(row.id) == records[row.id], row
            for row in hall.store.tables("finished", "playing"):
                live = await hall.table(row.id)
                assert live is not None
                entries = tuple(codec(live.game).entry(line) for line in records[row.id])
                assert live.table.entries[: len(entries)] == entries
                assert live.table.finished is (row.status == "finished")
            acted = []
            for row in hall.store.tables("playing"):
                live = await hall.table(row.id)
                assert live is not None
                for seat, person in ((P1, ANN), (P2, BOB)):
                    if live.prompts(seat) and row.game != "letter_cards":
                        action, prompt = first_legal(live, seat)
                        reply = await hall.submit(person, live, seat, action, prompt, "first of the new hall")
                        acted.append((row.game, reply.seq is not None))
                        break
            assert acted == [("scrabble", True), ("contig60", True), ("contig60", True)]
            for row in hall.store.tables("gathering"):
                assert (await hall.take_chair(BOB, row, P2)).status == "playing"

    run(work())
