"""A database of version 3, from before there were events: all is there, its day goes on, and events begin.

`hall-3.sqlite.gz` was written by a hall of that version: a pentathlete's day with one game over and the next
in play, and a table beside it.
"""

import gzip
from pathlib import Path

import pytest

from gamehall.live.event_keys import ROLES
from gamehall.store.schema import SCHEMA
from gamehall.store.store import Store
from gamehall.tournaments.event.acts import Announce
from tests.live.desk import ANN, BOB, CHIEF, P1, P2, Watch, first_legal, opened
from tests.live.event_desk import plan, says
from tests.loops import run
from tests.store.test_upgrade import TABLES, contents, read, shape
from tests.tournaments.match.desk import end, played, seen

NEW = {"events", "roles", "officials"}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "hall.sqlite"
    file.write_bytes(gzip.decompress(Path(__file__).with_name("hall-3.sqlite.gz").read_bytes()))
    return file


def test_it_becomes_what_a_new_one_is_and_keeps_every_row(old: Path, tmp_path: Path) -> None:
    kept = (*TABLES[1:], "matches")
    before = contents(old, old, kept)
    assert len(before["matches"]) == 1
    assert len(before["tables"]) == 3
    Store(tmp_path).close()
    assert contents(old, old, kept) == before
    assert contents(tmp_path / f"hall-before-{SCHEMA}.sqlite", old, kept) == before
    assert all(read(old, f"SELECT * FROM {table}") == [] for table in NEW)
    (tmp_path / "new").mkdir()
    Store(tmp_path / "new").close()
    assert shape(old) == shape(tmp_path / "new" / "hall.sqlite")
    assert {f"columns of {table}" for table in NEW} <= shape(old).keys()


def test_its_day_and_its_table_go_on(old: Path, tmp_path: Path) -> None:
    (id,) = [id for (id,) in read(old, "SELECT id FROM matches")]
    watch = Watch()
    watch.ms = 1 + max(created for (created,) in read(old, "SELECT created FROM tables"))

    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            match = await seen(hall, id, played(1))
            await end(hall, match.tables[-1])
            match = await seen(hall, id, played(2))
            third = await hall.matches.go_on(ANN, id)
            assert third not in match.tables
            (beside,) = [row for row in hall.store.tables("playing") if row.match is None]
            live = await hall.table(beside.id)
            assert live is not None
            before = live.table.seq
            seat, person = next((s, p) for s, p in ((P1, ANN), (P2, BOB)) if live.prompts(s))
            action, prompt = first_legal(live, seat)
            assert (await hall.submit(person, live, seat, action, prompt)).seq == before + 1

    run(work())


def test_an_event_is_opened_in_it_and_kept(old: Path, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            assert hall.events.listed() == []
            made = await hall.events.open(CHIEF, plan(), "The first cup")
            await says(hall, made, Announce("Welcome"))
            keys = hall.events.keys(made)
            assert keys.keys() == set(ROLES)
        async with opened(tmp_path) as hall:
            found = await hall.events.find(made.id)
            assert found is not None
            assert found.state.announced == ("Welcome",)
            assert hall.events.keys(found) == keys
            assert [row.id for row in hall.events.listed()] == [made.id]

    run(work())
