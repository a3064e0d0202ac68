"""Files that are nobody's business but the hall's: they hold keys, seeds and secrets."""

import os
from contextlib import suppress
from pathlib import Path


def make_private(file: Path) -> None:
    """Make the file if it is not there; in either case nobody but its owner reads it, whatever the umask."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        file.chmod(0o600)
    keep_private(file)


def keep_private(file: Path) -> None:
    """Take away what others may do with the file, if it is there.

    By its name and not opened: SQLite would lose its own locks on a file that this process opens and closes.
    """
    with suppress(FileNotFoundError):
        mode = file.stat().st_mode & 0o777
        if mode & 0o077:
            file.chmod(mode & 0o700)
