"""The log on a real SQLite file: what is written stays, once, in order."""

import contextlib
import shutil
import sqlite3
import threading
import time
from concurrent.futures import wait
from pathlib import Path

import pytest

from gamehall.kernel.action import Resume
from gamehall.kernel.record import Entry
from gamehall.kernel.ruling import allowed
from gamehall.kernel.seat import CLOCK
from gamehall.store import checkpoints
from gamehall.store.log import Conflict, Duplicate, Written
from gamehall.store.store import Store


def entry(seq: int, command: str = "") -> Entry:
    return Entry(seq, 1000 + seq, CLOCK, "", Resume(), allowed("hall-pause", "The table goes on."), command)


def test_append_then_read_in_order(store: Store) -> None:
    assert store.log.append("t", [entry(1), entry(2)], 0).result() == Written(2)
    assert store.log.append("t", [entry(3)], 2).result() == Written(3)
    assert [b'"seq":%d' % n in line for n, line in enumerate(store.log.read("t"), 1)] == [True] * 3
    assert len(store.log.read("t", since=2)) == 1
    assert store.log.read("another") == []


def test_the_same_sequence_number_is_written_once(store: Store) -> None:
    store.log.append("t", [entry(1), entry(2)], 0).result()
    assert store.log.append("t", [entry(2)], 1).result() == Conflict(2)
    assert len(store.log.read("t")) == 2


def test_the_same_command_is_written_once(store: Store) -> None:
    store.log.append("t", [entry(1, "a")], 0).result()
    assert store.log.append("t", [entry(2, "a")], 1).result() == Duplicate(1)
    assert store.log.append("u", [entry(1, "a")], 0).result() == Written(1), "another table's own command"
    assert len(store.log.read("t")) == 1


def test_a_resend_that_also_lost_the_race_is_a_duplicate(store: Store) -> None:
    store.log.append("t", [entry(1, "a")], 0).result()
    assert store.log.append("t", [entry(1, "a")], 0).result() == Duplicate(1)


def test_entries_without_a_command_never_collide_by_it(store: Store) -> None:
    assert store.log.append("t", [entry(1), entry(2), entry(3)], 0).result() == Written(3)


def test_several_entries_are_written_all_or_none(store: Store) -> None:
    store.log.append("t", [entry(1, "a")], 0).result()
    assert store.log.append("t", [entry(2, "b"), entry(3, "a")], 1).result() == Duplicate(1)
    assert len(store.log.read("t")) == 1
    assert store.log.append("t", [entry(2, "b")], 1).result() == Written(2)


def test_a_record_has_no_hole(store: Store) -> None:
    store.log.append("t", [entry(1)], 0).result()
    assert store.log.append("t", [entry(3)], 2).result() == Conflict(1)


def test_entries_must_follow_what_they_are_said_to_follow(store: Store) -> None:
    with pytest.raises(ValueError, match="do not follow"):
        store.log.append("t", [entry(2)], 0)


def test_many_appends_share_commits_and_one_bad_one_spoils_nothing(store: Store) -> None:
    store.log.append("bad", [entry(1)], 0).result()
    gate = threading.Event()
    blocked = store.writer.do(lambda _: gate.wait(5))
    before = store.writer.commits
    futures = [store.log.append(f"t{n}", [entry(1)], 0) for n in range(100)]
    clash = store.log.append("bad", [entry(1)], 0)
    gate.set()
    wait([*futures, clash])
    wait([blocked])
    assert clash.result() == Conflict(1)
    assert all(future.result() == Written(1) for future in futures)
    assert store.writer.commits - before <= 2


def test_nothing_is_told_before_it_is_on_disk(store: Store) -> None:
    """Whoever is told `Written` finds the entry from another connection."""
    seen: list[int] = []

    def look(_: object) -> None:
        with sqlite3.connect(store.folder / "hall.sqlite") as other:
            seen.append(other.execute("select count(*) from entries").fetchone()[0])
        other.close()

    future = store.log.append("t", [entry(1)], 0)
    future.add_done_callback(look)
    future.result()
    wait([store.writer.do(lambda _: None)])
    assert seen == [1]


def test_the_file_flushes_every_commit(store: Store) -> None:
    modes = store.writer.do(
        lambda c: (
            c.exec_driver_sql("pragma journal_mode").scalar(),
            c.exec_driver_sql("pragma synchronous").scalar(),
        )
    )
    assert modes.result() == ("wal", 2)


def test_the_write_ahead_log_is_emptied_beside_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    store = Store(tmp_path)
    for n in range(300):
        store.log.append("t", [entry(n + 1)], n).result()
    time.sleep(0.2)
    alone = tmp_path / "alone.sqlite"
    shutil.copy(tmp_path / "hall.sqlite", alone)
    with contextlib.closing(sqlite3.connect(alone)) as file:
        assert file.execute("select count(*) from entries").fetchone() == (300,)
    store.close()
    assert not (tmp_path / "hall.sqlite-wal").exists(), "a closed hall leaves one whole file"


def test_a_job_that_fails_fails_alone(store: Store) -> None:
    gate = threading.Event()
    store.writer.do(lambda _: gate.wait(5))
    good = store.log.append("t", [entry(1)], 0)
    bad = store.writer.do(lambda c: c.exec_driver_sql("select * from nowhere"))
    late = store.log.append("t", [entry(2)], 1)
    gate.set()
    assert good.result() == Written(1)
    assert late.result() == Written(2)
    with pytest.raises(Exception, match="nowhere"):
        bad.result()


def test_entries_outlive_the_program(tmp_path: Path) -> None:
    first = Store(tmp_path)
    first.log.append("t", [entry(1, "a")], 0).result()
    first.close()
    second = Store(tmp_path)
    assert len(second.log.read("t")) == 1
    assert second.log.append("t", [entry(2, "a")], 1).result() == Duplicate(1)
    second.close()


def test_after_closing_nothing_is_taken(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.close()
    with pytest.raises(RuntimeError, match="closing"):
        store.log.append("t", [entry(1)], 0).result()
