"""Reading a file that somebody named, however large it says it is."""

import stat
from pathlib import Path


class NotRead(Exception):
    """The file was not read; the sentence says why."""


def read_whole(path: Path, largest: int, what: str) -> bytes:
    """What a file holds, if it is one and no larger. `what` the file should have been: a word list.

    A device has no size and need not end, so what is read is counted too.
    """
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise NotRead(f"{path} is a folder; name a file.")
        if not stat.S_ISREG(kind):
            raise NotRead(f"{path} is no ordinary file.")
        with path.open("rb") as file:
            sent = file.read(largest + 1)
    except OSError as error:
        raise NotRead(f"{path} cannot be read: {error.strerror}.") from error
    if len(sent) > largest:
        raise NotRead(f"{path} is larger than {largest // 1024**2} MB; that is no {what}.")
    return sent
