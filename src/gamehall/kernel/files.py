"""Files of other programs: a game names in its `files.py` the kinds it reads into records and writes."""

from collections.abc import Callable

from msgspec import Struct

from gamehall.kernel.record import Entry, Header


class Unfit(Exception):
    """This file cannot become a record; the sentence says why."""


class FileKind(Struct, frozen=True):
    """A kind of file that other programs know: what it is called, and how it becomes a record and back."""

    title: str
    media: str
    read: Callable[[bytes, str, int], tuple[Header, tuple[Entry, ...], tuple[str, ...]]]
    """From bytes, the new table's name and the time: the record, and what is otherwise in it."""
    write: Callable[[Header, tuple[Entry, ...]], bytes]
