"""A setting read or written by a command while the hall runs on the same folder."""

import sqlite3
from contextlib import closing
from pathlib import Path


class NoHall(Exception):
    """There is no hall in this folder, or it cannot be written to; the sentence says so."""


def exchange(folder: Path, name: str, value: str, wanted: str) -> str | None:
    """Write one setting and read another. The running hall looks at it when it next needs it."""
    file = folder / "hall.sqlite"
    if not file.is_file():
        raise NoHall(f"There is no hall in {folder} yet.")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=10)) as database:
            with database:
                database.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (name, value))
            row = database.execute("SELECT value FROM settings WHERE name = ?", (wanted,)).fetchone()
    except sqlite3.Error as error:
        raise NoHall(f"The hall in {folder} cannot be written to: {error}.") from error
    return str(row[0]) if row else None
