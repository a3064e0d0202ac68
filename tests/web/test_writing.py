"""A hall that cannot write says so in plain words, and goes on when it can."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any


def test_what_could_not_be_written_is_told_and_did_not_happen(
    visitor: Callable[..., Any], hall: Any, caplog: Any
) -> None:
    ann = visitor("Ann")
    table = {"game": "peek", "chairs": [{"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}]}
    writer = hall.app.state.desk.store.writer
    writer.do(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 1")).result()
    with closing(sqlite3.connect(hall.data / "hall.sqlite", isolation_level=None)) as other:
        before = other.execute("SELECT count(*) FROM tables").fetchone()
        other.execute("BEGIN IMMEDIATE")
        answer = ann.http.post("/api/tables", json=table)
        page = ann.form("/name", name="Anna")
        other.execute("ROLLBACK")
        assert (answer.status_code, page.status_code) == (503, 503)
        assert "could not write this down, so it did not happen. Try again" in answer.json()["says"]
        assert "Not just now" in page.text
        assert "Traceback" not in caplog.text
        assert other.execute("SELECT count(*) FROM tables").fetchone() == before
    assert ann.http.post("/api/tables", json=table).status_code == 201
