"""Backup and restore: all of a hall or nothing of it, whatever the file is and whenever this is killed."""

import io
import os
import sqlite3
import subprocess
import sys
import tarfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from gamehall.live.pulse import Pulse
from gamehall.live.wall import wall_clock
from gamehall.store.backup import back_up
from gamehall.store.folder import CannotOpen
from gamehall.store.restore import NoBackup, restore
from gamehall.store.rows import SESSIONS
from gamehall.store.schema import SCHEMA
from gamehall.store.signing import hall_key
from gamehall.store.store import Store
from tests.store.test_log import entry
from tests.store.test_rows import make

LIST, EARLIER = "lexicons/club.words", "lexicons/earlier/club-0123456789abcdef.words"


def hall(folder: Path, whose: str) -> Path:
    """A hall that is closed, with an entry and word lists of somebody's."""
    store = Store(folder)
    make(store)
    store.set_setting("whose", whose).result()
    store.log.append("t", [entry(1, whose)], 0).result()
    store.close()
    (folder / EARLIER).parent.mkdir(parents=True)
    for name in (LIST, EARLIER):
        (folder / name).write_text(f"{name} of {whose}")
    (folder / "alive").touch()
    os.utime(folder / "alive", (1_700_000_000, 1_700_000_000))
    return folder


def look(folder: Path) -> list[str]:
    """Whose database and lists are there, as a hall finds them."""
    store = Store(folder)
    try:
        (body,) = store.log.read("t")
        lists = [(folder / name).read_text().rpartition(" ")[2] for name in (LIST, EARLIER)]
        return [str(store.setting("whose")), "ann" if b'"ann"' in body else "bob", *lists]
    finally:
        store.close()


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    file = tmp_path / "ann.tar"
    back_up(hall(tmp_path / "ann", "ann"), file)
    return file


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "lock"
    }


def test_a_backup_is_restored_elsewhere(backup: Path, tmp_path: Path) -> None:
    label, aside = restore(backup, tmp_path / "new")
    assert (label.tables, label.entries, label.lists, aside) == (1, 1, 1, None)
    assert look(tmp_path / "new") == ["ann"] * 4
    outages = Pulse(tmp_path / "new", wall_clock).outages
    assert [outage.stopped for outage in outages] == [1_700_000_000_000], "no clock has run since"
    assert backup.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "new" / "hall.sqlite").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ann", "ann.tar", "new"], "no litter"


def test_what_was_there_is_kept_aside(backup: Path, tmp_path: Path) -> None:
    folder = hall(tmp_path / "bob", "bob")
    before = files(folder)
    _, aside = restore(backup, folder)
    assert look(folder) == ["ann"] * 4
    assert aside is not None
    assert files(aside) == before
    assert look(aside) == ["bob"] * 4
    _, second = restore(backup, folder)
    assert second not in (None, aside)


def test_a_hall_that_is_open_is_not_replaced(backup: Path, tmp_path: Path) -> None:
    store = Store(hall(tmp_path / "bob", "bob"))
    with pytest.raises(CannotOpen, match="Another hall is open"):
        restore(backup, tmp_path / "bob")
    store.set_setting("still", "here").result()
    store.close()


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def flip(content: bytes) -> bytes:
    middle = content.index(b"SQLite format 3") + 5000
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


def escape(content: bytes) -> bytes:
    return packed(content, {}, lambda text: text.replace(LIST.encode(), b"lexicons/../../x.words"))


def newer(content: bytes) -> bytes:
    return packed(content, {}, lambda text: text.replace(b'"format": 1', b'"format": 2'))


def unlabelled(content: bytes) -> bytes:
    return packed(content, {"backup.json": "other.json"}, bytes)


def packed(content: bytes, names: dict[str, str], label: Callable[[bytes], bytes]) -> bytes:
    """The backup packed anew by somebody else."""
    out = io.BytesIO()
    with tarfile.open(fileobj=io.BytesIO(content)) as old, tarfile.open(fileobj=out, mode="w") as new:
        for member in old:
            found = old.extractfile(member)
            assert found is not None
            text = found.read()
            if member.name == "backup.json":
                text = label(text)
            made = tarfile.TarInfo(names.get(member.name, member.name))
            made.size = len(text)
            new.addfile(made, io.BytesIO(text))
    return out.getvalue()


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (lambda _: b"a letter to somebody " * 100, "is no backup of a hall, or it is damaged"),
        (lambda _: b"", "is no backup of a hall, or it is damaged"),
        (cut, "is damaged|it is damaged"),
        (flip, "is damaged: hall.sqlite in it is not what was put there"),
        (escape, "holds what does not belong in a backup"),
        (newer, "was written by a newer hall"),
        (unlabelled, "is no backup of a hall"),
    ],
)
def test_a_bad_backup_changes_nothing(
    backup: Path, tmp_path: Path, harm: Callable[[bytes], bytes], says: str
) -> None:
    backup.write_bytes(harm(backup.read_bytes()))
    folder = hall(tmp_path / "bob", "bob")
    before = files(folder)
    with pytest.raises(NoBackup, match=says):
        restore(backup, folder)
    assert files(folder) == before
    assert not (tmp_path / "x.words").exists()


def test_a_backup_of_a_newer_database_is_refused(tmp_path: Path) -> None:
    folder = hall(tmp_path / "ann", "ann")
    store = Store(folder)
    store.set_setting("schema", "99").result()
    store.close()
    back_up(folder, tmp_path / "ann.tar")
    with pytest.raises(NoBackup, match=f"of version 99; this hall reads version {SCHEMA}"):
        restore(tmp_path / "ann.tar", tmp_path / "new")


def test_a_backup_that_fails_leaves_the_one_before(backup: Path, tmp_path: Path) -> None:
    before = backup.read_bytes()
    folder = hall(tmp_path / "bob", "bob")
    database = folder / "hall.sqlite"
    with closing(sqlite3.connect(database)) as raw:
        (pages,) = raw.execute("PRAGMA page_count").fetchone()
    content = database.read_bytes()
    database.write_bytes(content[: 4096 * (pages - 2)] + os.urandom(4096) + content[4096 * (pages - 1) :])
    with pytest.raises(Exception, match=r"malformed|page|btree|Tree"):
        back_up(folder, backup)
    assert backup.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ann", "ann.tar", "bob"]


def test_a_restore_killed_at_any_step_leaves_the_old_or_the_new(backup: Path, tmp_path: Path) -> None:
    killing = [sys.executable, "-m", "tests.store.killing", str(backup), str(hall(tmp_path / "bob", "bob"))]
    subprocess.run(killing, check=True, cwd=Path(__file__).parents[2])
    found = []
    for step in range(len(list(tmp_path.glob("bob-*")))):
        folder = tmp_path / f"bob-{step}"
        found.append(look(folder))
        assert found[-1] in (["ann"] * 4, ["bob"] * 4), step
        assert list(folder.glob("restoring*")) == [], step
        asides = list(folder.glob("before-restore-*"))
        assert [look(aside) for aside in asides] == [["bob"] * 4] * (found[-1][0] == "ann"), step
    assert found == sorted(found, reverse=True), "the old until one moment, the new from there on"
    assert found.count(["bob"] * 4) > 5
    assert found.count(["ann"] * 4) > 5, "killed after that moment as well"


def test_the_key_of_the_hall_goes_along_and_sessions_that_were_ended_do_not_come_back(tmp_path: Path) -> None:
    folder = hall(tmp_path / "ann", "ann")
    key = hall_key(folder).public
    store = Store(folder)
    store.set_setting(SESSIONS, "somebody is signed in").result()
    store.close()
    back_up(folder, tmp_path / "ann.tar")
    restore(tmp_path / "ann.tar", tmp_path / "new")
    assert hall_key(tmp_path / "new").public == key
    assert (tmp_path / "new" / "hall.key").stat().st_mode & 0o777 == 0o600
    store = Store(tmp_path / "new")
    assert store.setting(SESSIONS) is None
    store.close()
