"""The folder of a hall: for its owner only, whatever the umask; and what cannot be used is told plainly."""

import ctypes
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gamehall.live.pulse import Outage, Pulse
from gamehall.live.wall import wall_clock
from gamehall.store.folder import CannotOpen
from gamehall.store.store import Store


@pytest.fixture(params=[0o000, 0o022, 0o277])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


@pytest.mark.usefixtures("umask")
def test_the_files_of_a_hall_are_its_owners(tmp_path: Path) -> None:
    folder = tmp_path / "hall"
    folder.mkdir()
    folder.chmod(0o700)
    (folder / "outages").write_text("1 2\n")
    (folder / "outages").chmod(0o644)
    store = Store(folder)
    Pulse(folder, wall_clock)
    store.set_setting("cookie_secret", "x").result()
    files = {"hall.sqlite", "hall.sqlite-wal", "hall.sqlite-shm", "alive", "outages", "lock"}
    assert modes(folder) == dict.fromkeys(files, "0o600")
    store.close()


def test_a_new_folder_is_its_owners(tmp_path: Path) -> None:
    Store(tmp_path / "new" / "hall").close()
    assert modes(tmp_path / "new") == {"hall": "0o700"}


def test_a_file_that_others_could_read_is_mended(tmp_path: Path) -> None:
    store = Store(tmp_path)
    Pulse(tmp_path, wall_clock)
    store.set_setting("a", "b").result()
    for file in tmp_path.iterdir():
        (tmp_path / f"kept-{file.name}").write_bytes(file.read_bytes())
    store.close()
    for kept in tmp_path.glob("kept-*"):  # as a hall leaves them that is killed
        kept.chmod(0o644)
        kept.replace(tmp_path / kept.name.removeprefix("kept-"))
    assert "hall.sqlite-wal" in modes(tmp_path)
    store = Store(tmp_path)
    Pulse(tmp_path, wall_clock)
    assert set(modes(tmp_path).values()) == {"0o600"}
    assert store.setting("a") == "b"
    store.close()


def test_one_hall_at_a_time(tmp_path: Path) -> None:
    first = Store(tmp_path)
    with pytest.raises(CannotOpen, match=rf"Another hall .*\(process {os.getpid()} since .*--data"):
        Store(tmp_path)
    first.set_setting("still", "here").result()
    first.close()
    Store(tmp_path).close()


def as_an_ordinary_user(work: Callable[[], object]) -> None:
    """In a thread that lost root's right to write where nobody may; for others nothing changes."""

    def obey() -> None:
        header, sets = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
        libc = ctypes.CDLL(None)
        libc.capget(header, sets)
        sets[0] &= ~0b110
        libc.capset(header, sets)
        work()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(obey).result()


@pytest.mark.parametrize("locked", ["hall.sqlite", "."])
def test_what_cannot_be_written_to_is_told(tmp_path: Path, locked: str) -> None:
    if locked == "hall.sqlite":
        Store(tmp_path).close()
    (tmp_path / locked).chmod(0o500 if locked == "." else 0o444)
    try:
        with pytest.raises(CannotOpen, match=r"(readonly database|Permission denied)\. Let this user write"):
            as_an_ordinary_user(lambda: Store(tmp_path))
    finally:
        (tmp_path / locked).chmod(0o700)
    Store(tmp_path).close()


@pytest.mark.parametrize("garbage", [b"\xff\xfe", b"yesterday\n", b"1 2 3\n", b"1\n"])
def test_outages_nobody_can_read_are_put_aside(
    tmp_path: Path, garbage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "outages").write_bytes(garbage)
    assert Pulse(tmp_path, wall_clock).outages == ()
    assert (tmp_path / "outages.unreadable").read_bytes() == garbage
    assert "outages could not be read and was put aside as outages.unreadable" in caplog.text
    assert len(Pulse(tmp_path, wall_clock).outages) == 1
    assert isinstance(Pulse(tmp_path, wall_clock).outages[0], Outage)
