"""A backup takes the place of what is in a folder: all of it or nothing, whenever this may be killed.

Everything is unpacked and checked in a folder beside. When that gets the name `restoring`, the backup counts:
its files are moved into place then, or by whoever opens the folder next, if this is killed in between.
"""

import hashlib
import os
import shutil
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path, PurePosixPath

import msgspec

from gamehall.store.backup import FORMAT, LABEL, Label
from gamehall.store.copying import Damaged, check
from gamehall.store.folder import OpenFolder
from gamehall.store.parts import ALIVE, DATABASE, KEY, LISTS, OUTAGES, RESTORING
from gamehall.store.private import make_private
from gamehall.store.replacing import finish, flush
from gamehall.store.rows import SESSIONS
from gamehall.store.schema import SCHEMA

_LONGEST_LABEL = 10_000_000


class NoBackup(Exception):
    """This file cannot be restored, and nothing was changed; the sentence says why."""


def restore(file: Path, folder: Path) -> tuple[Label, Path | None]:
    """What was restored, and where that is now which was there before."""
    held, unpacked = OpenFolder(folder), folder / f"{RESTORING}.new"
    try:
        new = unpacked / "new"
        new.mkdir(mode=0o700, parents=True)
        label = _unpack(file, new)
        _look_through_database(file, new / DATABASE)
        make_private(new / ALIVE)
        os.utime(new / ALIVE, ns=(label.stopped * 1_000_000, label.stopped * 1_000_000))
        for path in (*unpacked.rglob("*"), unpacked):
            flush(path)
        unpacked.replace(folder / RESTORING)
        flush(folder)
        return label, finish(folder)
    finally:
        shutil.rmtree(unpacked, ignore_errors=True)
        held.close()


def _unpack(file: Path, new: Path) -> Label:
    try:
        with tarfile.open(file, "r:") as tar:
            label = _read_label(file, tar)
            found = {member.name: _write(tar, member, new) for member in tar if member.name in label.files}
    except (tarfile.TarError, EOFError, msgspec.MsgspecError) as error:
        raise NoBackup(f"{file} is no backup of a hall, or it is damaged: {error}.") from error
    if wrong := [name for name, hash in label.files.items() if found.get(name) != hash]:
        raise NoBackup(f"{file} is damaged: {wrong[0]} in it is not what was put there.")
    return label


def _read_label(file: Path, tar: tarfile.TarFile) -> Label:
    first = tar.next()
    content = tar.extractfile(first) if first and first.name == LABEL else None
    if content is None:
        raise NoBackup(f"{file} is no backup of a hall.")
    label = msgspec.json.decode(content.read(_LONGEST_LABEL), type=Label)
    if label.format != FORMAT:
        raise NoBackup(f"{file} was written by a newer hall. Restore it with that one.")
    if DATABASE not in label.files or not all(map(_belongs, label.files)):
        raise NoBackup(f"{file} holds what does not belong in a backup of a hall.")
    return label


def _belongs(name: str) -> bool:
    parts = PurePosixPath(name).parts
    listed = len(parts) in (2, 3) and parts[0] == LISTS and ".." not in parts and name.endswith(".words")
    return listed or name in (DATABASE, OUTAGES, KEY)


def _write(tar: tarfile.TarFile, member: tarfile.TarInfo, new: Path) -> str:
    """Write what is in the backup under this name; its hash."""
    content, hash = tar.extractfile(member), hashlib.sha256()
    if content is None:
        return ""
    target = new / member.name
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    make_private(target)
    with content, target.open("wb") as out:
        while some := content.read(1 << 20):
            hash.update(some)
            out.write(some)
    return hash.hexdigest()


def _look_through_database(file: Path, database: Path) -> None:
    try:
        with closing(sqlite3.connect(database)) as copy:
            check(copy)
            (schema,) = copy.execute("SELECT value FROM settings WHERE name = 'schema'").fetchone()
            schema = int(schema)
            copy.execute("DELETE FROM settings WHERE name = ?", (SESSIONS,))  # whoever signed out stays so
            copy.commit()
    except (sqlite3.DatabaseError, Damaged, TypeError, ValueError) as error:
        raise NoBackup(f"{file} is damaged: {error}.") from error
    if schema > SCHEMA:
        raise NoBackup(
            f"{file} is of version {schema}; this hall reads version {SCHEMA} and older ones. "
            "Restore it with the hall that wrote it."
        )
