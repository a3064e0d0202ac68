"""The one thread that writes: it takes all that waits, writes it in one transaction, commits, answers.

A commit costs a flush to disk however much is in it, so under load many acts share one flush. A job that
fails is taken back alone, as long as the transaction stands. SQLite may end the whole of it by itself, on a
full disk or a bad one; then nothing of the batch is written, and everybody in it is told so.
"""

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

T = TypeVar("T")

_MOST_AT_ONCE = 256


class Rows(NamedTuple):
    """An insert that may be thrown together with its neighbours, and its answer either way."""

    statement: Any
    rows: Sequence[dict[str, Any]]
    written: Any
    collided: Callable[[Connection], Any]
    also: tuple[Any, dict[str, Any]] | None = None
    """A statement and its values that belong to the rows: both are done or neither."""


class NotWritten(Exception):
    """Nothing of the batch is on disk, for a reason that may pass: a full disk, a lock of another program."""


class _Job(NamedTuple):
    work: Rows | Callable[[Connection], Any]
    future: "Future[Any]"


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closing = False
        self._door = threading.Lock()
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="hall-writer", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Run `work` in the next transaction; the future is done after the commit."""
        return self._put(work)

    def insert(self, rows: Rows) -> "Future[Any]":
        return self._put(rows)

    def close(self) -> None:
        with self._door:  # whoever comes later is told so, and does not wait behind a closed door
            self._closing = True
            self._jobs.put(None)
        self._thread.join()

    def _put(self, work: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        with self._door:
            if not self._closing:
                self._jobs.put(_Job(work, future))
                return future
        future.set_exception(RuntimeError("the hall is closing"))
        return future

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._next_batch():
                self._write(connection, [job for job in batch if job.future.set_running_or_notify_cancel()])

    def _next_batch(self) -> list[_Job]:
        first = self._jobs.get()
        batch = [] if first is None else [first]
        while first is not None and len(batch) < _MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            batch.append(job)
        return batch

    def _write(self, connection: Connection, batch: list[_Job]) -> None:
        answers: list[tuple[_Job, Any, BaseException | None]] = []
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            for together, group in groupby(batch, key=lambda job: isinstance(job.work, Rows)):
                jobs = list(group)
                answers += _insert(connection, jobs) if together else _each(connection, jobs)
            if not _stands(connection):
                raise NotWritten("SQLite ended the transaction by itself")  # a commit would not notice
            connection.commit()
            self.commits += 1
        except BaseException as error:
            # Nothing of this batch is on disk, so nobody may be told it is.
            _roll_back(connection)
            answers = [(job, None, _not_written(error)) for job in batch]
        for job, value, error_ in answers:
            if error_ is None:
                job.future.set_result(value)
            else:
                job.future.set_exception(error_)


def _not_written(error: BaseException) -> NotWritten:
    told = NotWritten(str(error))
    told.__cause__ = error
    return told


def _insert(connection: Connection, jobs: list[_Job]) -> list[tuple[_Job, Any, BaseException | None]]:
    """All rows in one go; only if some collide, each job for itself."""
    try:
        with _savepoint(connection):
            for statement, group in groupby(jobs, key=lambda job: job.work.statement):  # type: ignore[union-attr]
                connection.execute(statement, [row for job in group for row in job.work.rows])  # type: ignore[union-attr]
            _do_also(connection, [job.work for job in jobs])  # type: ignore[misc]
        return [(job, job.work.written, None) for job in jobs]  # type: ignore[union-attr]
    except IntegrityError:
        if not _stands(connection):
            raise
        return _each(connection, jobs)


def _each(connection: Connection, jobs: list[_Job]) -> list[tuple[_Job, Any, BaseException | None]]:
    answers: list[tuple[_Job, Any, BaseException | None]] = []
    for job in jobs:
        try:
            answers.append((job, _one(connection, job.work), None))
        except Exception as error:
            if not _stands(connection):
                raise
            answers.append((job, None, error))
    return answers


def _one(connection: Connection, work: Rows | Callable[[Connection], Any]) -> Any:
    if not isinstance(work, Rows):
        with _savepoint(connection):
            return work(connection)
    try:
        with _savepoint(connection):
            connection.execute(work.statement, work.rows)
            _do_also(connection, [work])
        return work.written
    except IntegrityError:
        if not _stands(connection):
            raise
        return work.collided(connection)


def _do_also(connection: Connection, works: list[Rows]) -> None:
    also = [work.also for work in works if work.also is not None]
    for statement, group in groupby(also, key=lambda pair: pair[0]):
        connection.execute(statement, [values for _, values in group])


def _stands(connection: Connection) -> bool:
    """Whether the transaction is still open. Only SQLite knows; the error that ended it does not tell."""
    return bool(connection.connection.in_transaction)


def _roll_back(connection: Connection) -> None:
    try:
        connection.rollback()
    except DBAPIError:  # the disk is so bad that not even this is possible: begin with a new connection
        connection.invalidate()
        connection.rollback()


class _savepoint:  # noqa: N801  # reads as a word of the language
    """A part of the transaction that can be taken back alone."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def __enter__(self) -> None:
        self._connection.exec_driver_sql("SAVEPOINT part")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            if not _stands(self._connection):
                return  # there is nothing left to take back
            self._connection.exec_driver_sql("ROLLBACK TO part")
        self._connection.exec_driver_sql("RELEASE part")
