"""One file with all that a hall must have to go on elsewhere: database, key, and word lists people added.

It is a plain tar file. Its first member tells what is in it, with a hash of every file, and when the hall
last lived, so that in a restored hall no clock has run since. Caches are not in it: they can be made again.
"""

import hashlib
import io
import os
import sqlite3
import tarfile
import tempfile
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from gamehall.store.copying import copy_database
from gamehall.store.folder import OpenFolder
from gamehall.store.parts import ALIVE, DATABASE, KEY, LISTS, OUTAGES, RESTORING
from gamehall.store.replacing import flush

FORMAT = 1
LABEL = "backup.json"

Told = Callable[[int, int], object]


class Label(Struct, frozen=True):
    """What a backup says of itself."""

    made: int
    """When, in milliseconds."""
    stopped: int
    """The last sign of life of the hall it is from; for a hall that is open, the moment of the backup."""
    schema: str
    tables: int
    entries: int
    files: dict[str, str]
    """Each file that follows, and its hash."""
    format: int = FORMAT

    @property
    def lists(self) -> int:
        """How many word lists are in it, without those that were replaced."""
        return sum(Path(name).parent.name == LISTS for name in self.files)


def back_up(folder: Path, file: Path, told: Told = lambda *_: None) -> Label:
    """Write a backup, also while the hall is open. All of it or nothing: `file` is there when it is whole."""
    if (folder / RESTORING).exists():
        OpenFolder(folder).close()  # that puts the rest in its place
    stopped = _last_alive(folder)
    with tempfile.TemporaryDirectory(prefix=f".{file.name}-", dir=file.parent) as made:
        new = Path(made)
        copy_database(folder / DATABASE, new / DATABASE, told)
        _copy_beside(folder, new)
        files = {at.relative_to(new).as_posix(): at for at in sorted(new.rglob("*")) if at.is_file()}
        label = _describe(new / DATABASE, stopped, {name: _hash(at) for name, at in files.items()})
        with (new / "tar").open("xb") as out:
            os.fchmod(out.fileno(), 0o600)
            with tarfile.open(fileobj=out, mode="w") as tar:
                text = msgspec.json.format(msgspec.json.encode(label), indent=1)
                tar.addfile(_member(LABEL, len(text), label.made), io.BytesIO(text))
                for name, at in files.items():
                    with at.open("rb") as content:
                        tar.addfile(_member(name, at.stat().st_size, label.made), content)
            out.flush()
            os.fsync(out.fileno())
        (new / "tar").replace(file)
    flush(file.parent)
    return label


def _copy_beside(folder: Path, new: Path) -> None:
    """What lies beside the database and cannot be made again. A list may go while we look."""
    for file in (folder / OUTAGES, folder / KEY, *(folder / LISTS).rglob("*.words")):
        target = new / file.relative_to(folder)
        with suppress(FileNotFoundError):
            content = file.read_bytes()
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def _describe(database: Path, stopped: int, files: dict[str, str]) -> Label:
    with closing(sqlite3.connect(database)) as copy:

        def one(query: str) -> object:
            return copy.execute(query).fetchone()[0]

        return msgspec.convert(
            {
                "made": time.time_ns() // 1_000_000,
                "stopped": stopped,
                "schema": one("SELECT value FROM settings WHERE name = 'schema'"),
                "tables": one("SELECT count(*) FROM tables"),
                "entries": one("SELECT count(*) FROM entries"),
                "files": files,
            },
            Label,
        )


def _last_alive(folder: Path) -> int:
    with suppress(FileNotFoundError):
        return (folder / ALIVE).stat().st_mtime_ns // 1_000_000
    return time.time_ns() // 1_000_000


def _hash(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def _member(name: str, size: int, at: int) -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.size, member.mode, member.mtime = size, 0o600, at // 1000
    return member
