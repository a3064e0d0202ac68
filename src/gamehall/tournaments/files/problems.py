"""What a reader says of a file: all that is wrong with it, line by line, or what it has noticed."""

import codecs
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from gamehall.tournaments.files.snapshot import Snapshot

MOST_BYTES = 4_000_000
"""A list of entrants, or an event of four thousand, is far below this."""


class Problem(Struct, frozen=True, order=True):
    """One thing that keeps a file from being read."""

    line: int
    """Counted from one; 0: the whole file."""
    reason: str
    column: str = ""
    """The heading of the column, where the file has such."""
    file: str = ""
    """Which file, where several were brought together."""


Problems = tuple[Problem, ...]


class Read(Struct, frozen=True):
    """A file that was read: the event it tells, and what it left open or said in its own way."""

    event: Snapshot
    notices: tuple[str, ...] = ()


class Written(Struct, frozen=True):
    """A file for another program, and what of the event it cannot say."""

    data: bytes
    notices: tuple[str, ...] = ()


def whole(reason: str) -> Problems:
    return (Problem(0, reason),)


def in_file(name: str, problems: Problems) -> Problems:
    return tuple(replace(one, file=name) for one in problems)


def listed(problems: Iterable[Problem]) -> Problems:
    """Each once, in the order of the lines."""
    return tuple(sorted(set(problems)))


def too_large(data: bytes, most: int = MOST_BYTES) -> Problems:
    if len(data) <= most:
        return ()
    return whole(f"The file has {len(data):,} bytes; no more than {most:,} are read.")


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8, with or without its mark, UTF-16 with it, or else what Windows writes."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")
