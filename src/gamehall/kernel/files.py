"""Files of other programs: the kinds that a game reads into records and writes."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from gamehall.kernel.record import Entry, Header


class Unfit(Exception):
    """This file cannot become a record; the sentences say why, and what else was noticed."""

    def __init__(self, *reasons: str, notices: tuple[str, ...] = ()) -> None:
        super().__init__(" ".join(reasons))
        self.reasons, self.notices = reasons, notices


class FileKind(Struct, frozen=True):
    """A kind of file that other programs know: what it is called, and how it becomes a record and back."""

    title: str
    media: str
    read: Callable[[bytes, str, int], tuple[Header, tuple[Entry, ...], tuple[str, ...]]]
    """From bytes, the new table's name and the time: the record, and all that was noticed."""
    write: Callable[[Header, Sequence[Entry]], bytes]
