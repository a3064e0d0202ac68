"""The lexicon as it lies in the package, unpacked once on each machine and looked into where it lies."""

import lzma
import mmap
import os
import tempfile
import zlib
from bisect import bisect_right
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from gamehall.lexicon.folder import cache_folder
from gamehall.lexicon.lists.layout import Damaged

_HERE = Path(__file__).parent
PACKED, LABEL, NOTICES = _HERE / "words.xz", _HERE / "label.json", _HERE / "NOTICES.txt"
_BETWEEN_MARKS = 512
"""Bytes between the spellings that are kept in memory: few enough to look through at once."""


class Label(Struct, frozen=True):
    """What is known of the file without unpacking it."""

    edition: str
    hash: str
    """SHA-256 of the unpacked text."""
    check: int
    """CRC-32 of it."""
    size: int
    words: int


class Dictionary(Struct, frozen=True):
    """What a verdict names when it goes by the dictionary."""

    name: str
    edition: str
    """Its sources with their versions, and the beginning of its hash."""

    def __str__(self) -> str:
        return f"{self.name} ({self.edition})"


class Book:
    """The open lexicon: a text of sorted lines, with every so many bytes a spelling marked."""

    def __init__(self, text: bytes | mmap.mmap) -> None:
        self.text = text
        self._starts: list[int] = []
        self._marks: list[bytes] = []
        for at in range(0, len(text) - 1, _BETWEEN_MARKS):
            start = text.find(b"\n", at) + 1
            if 0 < start < len(text) and (not self._starts or start > self._starts[-1]):
                self._starts.append(start)
                self._marks.append(text[start : text.find(b"\t", start)])

    def line(self, spelling: str) -> str:
        """What is written behind this spelling; nothing if it is not there."""
        try:
            key = spelling.encode("ascii")
        except UnicodeEncodeError:
            return ""
        at = bisect_right(self._marks, key)
        start = self._starts[at - 1] if at else 1
        end = self._starts[at] if at < len(self._starts) else len(self.text)
        found = self.text.find(b"\n%b\t" % key, start - 1, end)
        if found < 0:
            return ""
        begin = found + len(key) + 2
        return self.text[begin : self.text.find(b"\n", begin)].decode("ascii")


@lru_cache(maxsize=1)
def label() -> Label:
    return msgspec.json.decode(LABEL.read_bytes(), type=Label)


def dictionary() -> Dictionary:
    """The dictionary in use, which stands in for the one that tournaments name."""
    return Dictionary("the hall's dictionary", f"{label().edition}; {label().hash[:8]}")


def notices() -> str:
    """The notices of all sources, which go wherever the lexicon goes."""
    return NOTICES.read_text("utf-8")


@lru_cache(maxsize=1)
def book() -> Book:
    path = cache_folder() / f"knowledge-{label().hash[:16]}.txt"
    unpacked = _unpacked(path)
    if unpacked is not None:
        return Book(unpacked)
    text = lzma.decompress(PACKED.read_bytes())
    if zlib.crc32(text) != label().check:
        raise Damaged(f"{PACKED} is damaged: it is not the text its label tells of.")
    _write(path, text)
    return Book(_unpacked(path) or text)


def _unpacked(path: Path) -> mmap.mmap | None:
    """A torn or altered file must not rule on anybody's word."""
    try:
        with path.open("rb") as file:
            text = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):
        return None
    return text if len(text) == label().size and zlib.crc32(text) == label().check else None


def _write(path: Path, text: bytes) -> None:
    """All or nothing. On a full disk the words are used as they are in memory."""
    try:
        handle, name = tempfile.mkstemp(prefix=".new-", dir=path.parent)
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except OSError:
        os.unlink(name)
