"""A disk that is full in the middle of a batch: who is told "written" is, who is told "failed" is not."""

import resource
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from contextlib import AbstractContextManager, closing, contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection

from gamehall.store.log import Written
from gamehall.store.rows import PersonRow
from gamehall.store.store import Store
from gamehall.store.writer import NotWritten
from tests.store.test_log import entry

LONG = "x" * 60_000


@contextmanager
def no_more_pages(store: Store) -> Iterator[None]:
    """SQLite itself finds that the file may not grow, as on a full disk."""

    def allow(connection: Connection, more: int) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + more}")

    store.writer.do(lambda connection: allow(connection, 60)).result()
    yield
    store.writer.do(lambda connection: allow(connection, 1_000_000)).result()


@contextmanager
def no_longer_files(store: Store) -> Iterator[None]:
    """The system writes no file beyond this size: the write-ahead log fails within a transaction."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4_000_000, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def in_one_batch(store: Store, put: Callable[[], list[Future[Any]]]) -> list[Future[Any]]:
    gate = threading.Event()
    store.writer.do(lambda _: gate.wait(30))
    futures = put()
    gate.set()
    wait(futures)
    return futures


def names(store: Store) -> set[str]:
    with closing(sqlite3.connect(store.folder / "hall.sqlite")) as other:
        return {id for (id,) in other.execute("SELECT id FROM people")}


@pytest.mark.parametrize("full", [no_more_pages, no_longer_files])
def test_what_is_told_is_what_is_there(
    store: Store, full: Callable[[Store], AbstractContextManager[None]]
) -> None:
    people = [PersonRow(f"p{n}", LONG, n) for n in range(200)]
    with full(store):
        told = in_one_batch(store, lambda: [store.remember(person) for person in people])
    written = {person.id for person, future in zip(people, told, strict=True) if future.exception() is None}
    assert len(written) < len(people), "the disk was full"
    assert written == names(store)
    again = in_one_batch(store, lambda: [store.remember(person) for person in people[:20]])
    assert [future.exception() for future in again] == [None] * 20, "there is room again"
    assert {person.id for person in people[:20]} <= names(store)


def test_an_act_that_shares_the_batch_with_what_fills_the_disk_is_told_lost(store: Store) -> None:
    def put() -> list[Future[Any]]:
        first = store.log.append("t", [entry(1, "a")], 0)
        people = [store.remember(PersonRow(f"p{n}", LONG, n)) for n in range(60)]
        return [first, *people, store.log.append("u", [entry(1, "a")], 0)]

    with no_more_pages(store):
        told = in_one_batch(store, put)
    for future, table in ((told[0], "t"), (told[-1], "u")):
        assert (future.exception() is None) == (len(store.log.read(table)) == 1)
    assert store.log.append("t", [entry(1, "a")], 0).result() == Written(1), "the same act is taken later"


def test_a_job_that_stumbles_over_its_own_code_fails_alone(store: Store) -> None:
    def stumble(_: Connection) -> None:
        raise ValueError("of its own")

    told = in_one_batch(
        store,
        lambda: [
            store.log.append("t", [entry(1)], 0),
            store.writer.do(stumble),
            store.log.append("t", [entry(2)], 1),
        ],
    )
    assert [type(future.exception()) for future in told] == [type(None), ValueError, type(None)]
    assert len(store.log.read("t")) == 2


def test_an_entry_that_ends_the_transaction_is_told_with_all_others(store: Store) -> None:
    ends = "CREATE TRIGGER ends BEFORE INSERT ON entries BEGIN SELECT RAISE(ROLLBACK, 'ended'); END"
    store.writer.do(lambda connection: connection.exec_driver_sql(ends)).result()
    told = in_one_batch(
        store, lambda: [store.remember(PersonRow("ann", "Ann", 1)), store.log.append("t", [entry(1)], 0)]
    )
    assert [type(future.exception()) for future in told] == [NotWritten, NotWritten]
    assert names(store) == set()


def test_a_job_that_ends_the_transaction_leaves_nobody_believing_in_it(store: Store) -> None:
    told = in_one_batch(
        store,
        lambda: [
            store.remember(PersonRow("ann", "Ann", 1)),
            store.writer.do(lambda connection: connection.exec_driver_sql("ROLLBACK")),
            store.remember(PersonRow("bob", "Bob", 1)),
        ],
    )
    assert all(future.exception() for future in told)
    assert names(store) == set()
    store.remember(PersonRow("ann", "Ann", 1)).result()
    assert names(store) == {"ann"}
