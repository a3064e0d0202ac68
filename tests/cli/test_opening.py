"""`gamehall serve` on folders that cannot be used as they are: one plain sentence each, exit code 2."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from gamehall.proving.server import free_port
from gamehall.store.folder import CannotOpen
from gamehall.store.schema import SCHEMA
from gamehall.store.store import Store

from .conftest import Run


def serve(run: Run, folder: Path) -> subprocess.CompletedProcess[str]:
    return run("serve", "--host", "127.0.0.1", "--port", free_port(), "--data", folder)


def newer(folder: Path) -> None:
    store = Store(folder)
    store.set_setting("schema", "99").result()
    store.close()


def no_database(folder: Path) -> None:
    (folder / "hall.sqlite").write_text("somebody's notes " * 500)


def torn(folder: Path) -> None:
    Store(folder).close()
    file = folder / "hall.sqlite"
    file.write_bytes(file.read_bytes()[:100] + os.urandom(3000) + file.read_bytes()[3100:])


def strange(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "hall.sqlite")) as other:
        other.execute("CREATE TABLE recipes (name)")


@pytest.mark.parametrize(
    ("prepare", "says"),
    [
        (
            newer,
            f"is of version 99; this hall reads version {SCHEMA} and older ones. Start the hall that wrote",
        ),
        (
            lambda folder: (folder / "hall.sqlite").write_text("no " * 500),
            "file is not a database. Put a backup",
        ),
        (torn, "malformed"),
        (strange, "was not made by a hall"),
    ],
)
def test_what_cannot_be_opened_is_told_in_a_sentence(
    run: Run, tmp_path: Path, prepare: Callable[[Path], object], says: str
) -> None:
    prepare(tmp_path)
    done = serve(run, tmp_path)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("gamehall: ")
    assert says in done.stderr
    assert str(tmp_path) in done.stderr


def test_a_second_hall_on_one_folder_says_so_and_stops(run: Run, tmp_path: Path) -> None:
    first = Store(tmp_path)
    done = serve(run, tmp_path)
    first.close()
    assert done.returncode == 2, done.stderr
    says = f"gamehall: Another hall is open on {tmp_path} (process {os.getpid()} since 2"
    assert done.stderr.startswith(says)
    assert done.stderr.count("\n") == 1


def test_a_hall_that_is_killed_leaves_nothing_of_its_claim(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from gamehall.store.store import Store\n"
    code += "store = Store(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
    first = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"open\n"
        with pytest.raises(CannotOpen, match=f"process {first.pid} since"):
            Store(tmp_path)
        first.kill()
    Store(tmp_path).close()
