"""What the database keeps secret stays there: not in a log, not in a file that others may read."""

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError

from gamehall.kernel.seat import Seat
from gamehall.store.parts import KEY
from gamehall.store.rows import ChairRow, Setup, TableRow
from gamehall.store.signing import hall_key, kept_key
from gamehall.store.store import Store

SETUP = Setup("book", "guided", {}, "ann")


def test_a_failed_statement_tells_no_secret(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    row = TableRow("t", "BCDFGH", "peek", "gathering", 5, SETUP, "secret-of-the-dealer")
    chair = ChairRow("t", Seat("p1"), "key-of-the-chair", "person", "ann", "Ann")
    store.add_table(row, [chair]).result()
    for failing in (
        store.add_table(replace(row, code="DFGHJK"), [chair]),
        store.add_table(TableRow("u", "CDFGHJ", "peek", "gathering", 5, SETUP, "another-secret"), [chair]),
    ):
        try:
            failing.result()
        except DBAPIError:
            logging.exception("it failed")
    assert caplog.text.count("it failed") == 2
    assert "secret-" not in caplog.text
    assert "-secret" not in caplog.text
    assert "key-of" not in caplog.text


def test_many_who_want_the_halls_key_first_have_the_same_one(tmp_path: Path) -> None:
    for round in range(5):
        folder = tmp_path / f"{round}"
        folder.mkdir()
        with ThreadPoolExecutor(8) as threads:
            keys = {key.public for key in threads.map(hall_key, [folder] * 8)}
        assert keys == {hall_key(folder).public}
        assert [file.name for file in folder.iterdir()] == [KEY], "and nothing lies about"
        assert (folder / KEY).stat().st_mode & 0o777 == 0o600


def test_a_hall_that_was_killed_before_it_wrote_its_key_makes_another(tmp_path: Path) -> None:
    (tmp_path / KEY).touch()
    assert kept_key(tmp_path) is None
    key = hall_key(tmp_path)
    assert hall_key(tmp_path).public == key.public


def test_what_only_this_hall_can_say_is_another_with_every_key(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    one, two = hall_key(tmp_path / "one"), hall_key(tmp_path / "two")
    assert one.word("a") == hall_key(tmp_path / "one").word("a")
    assert len({one.word("a"), one.word("b"), two.word("a")}) == 3
