"""What the database keeps secret stays there: not in a log, not in a file that others may read."""

import logging

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError

from gamehall.kernel.seat import Seat
from gamehall.store.rows import ChairRow, Setup, TableRow
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
