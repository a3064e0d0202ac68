"""A whole copy of a database, also while it is written to."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from gamehall.store.private import make_private
from gamehall.store.replacing import flush

_PAGES_AT_ONCE = 500


class Damaged(Exception):
    """The copy does not hold together; the words are SQLite's."""


def copy_database(source: Path, target: Path, told: Callable[[int, int], object] = lambda *_: None) -> None:
    """What is committed in `source` at this moment; `told` how many pages are done, and of how many.

    The copy is checked and on disk before it gets its name.
    """
    new = target.with_name(target.name + ".new")
    new.unlink(missing_ok=True)
    make_private(new)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(new)) as copy:
            old.execute("BEGIN")
            old.execute("SELECT 1 FROM sqlite_master").fetchone()  # from here on it reads this moment only
            old.backup(copy, pages=_PAGES_AT_ONCE, progress=lambda _, left, all: told(all - left, all))
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            check(copy)
        flush(new)
        new.replace(target)
        flush(target.parent)
    finally:
        new.unlink(missing_ok=True)


def check(database: sqlite3.Connection) -> None:
    try:
        (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise Damaged(str(error)) from error
    if found != "ok":
        raise Damaged(found)
