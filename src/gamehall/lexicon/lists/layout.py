"""How a word list lies in a file: a line that describes it, then the words, all of one length together.

Words of one length are stored side by side without separators and in order, so the file is looked
into as it lies on the disk: nothing is read before it is asked for and nothing is copied.
"""

import mmap
import os
import tempfile
import zlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

from gamehall.lexicon.lists.stamp import Label

SHORTEST, LONGEST = 2, 15
MAGIC = b"gamehall words 1\n"
_LONGEST_LABEL = 64 * 1024

Body = bytes | mmap.mmap


class Damaged(Exception):
    """A file that was a word list once, or never was one."""


def lay_out(words: Iterable[str]) -> tuple[bytes, tuple[int, ...]]:
    """Sorted upper-case words as they lie in a file, and how many there are of each length."""
    rows: list[list[str]] = [[] for _ in range(SHORTEST, LONGEST + 1)]
    for word in words:
        rows[len(word) - SHORTEST].append(word)
    return "".join(word for row in rows for word in row).encode("ascii"), tuple(len(row) for row in rows)


def write_file(path: Path, label: Label, body: bytes) -> None:
    """All or nothing: whoever reads meanwhile sees the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".new-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(MAGIC + msgspec.json.encode(label) + b"\n" + body)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def read_label(path: Path) -> tuple[Label, int]:
    """What the file says of itself, and where its words begin."""
    with path.open("rb") as file:
        head = file.read(len(MAGIC))
        line = file.readline(_LONGEST_LABEL)
    if head != MAGIC or not line.endswith(b"\n"):
        raise Damaged(f"{path} is not a word list.")
    try:
        return msgspec.json.decode(line, type=Label), len(head) + len(line)
    except msgspec.MsgspecError as error:
        raise Damaged(f"{path} is not a word list: {error}.") from error


def read_file(path: Path) -> tuple[Label, Body, int]:
    """The label, the words, and where the words begin in what was read."""
    label, start = read_label(path)
    with path.open("rb") as file:
        body = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    check_body(path, label, memoryview(body)[start:])
    return label, body, start


def check_body(path: Path, label: Label, body: bytes | memoryview) -> None:
    """A torn or altered file must not rule on anybody's word."""
    size = sum(length * count for length, count in enumerate(label.lengths, SHORTEST))
    whole = len(label.lengths) == LONGEST - SHORTEST + 1 and len(body) == size
    if not whole or zlib.crc32(body) != label.check:
        raise Damaged(f"{path} is damaged: its words are not those its first line tells of.")
