"""`gamehall backup` and `gamehall restore`, with their options. The work is in `backups`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]


def backup(file: Path, *, data: Path | None = None, replace: Flag = False) -> None:
    """Write all that a hall must have to go on elsewhere into one file; the hall may be open meanwhile.

    In it are all tables, records, people and settings as they are at this moment, and the word lists
    that were added. It holds the hall's secrets too: whoever has it can see hidden cards and seeds.

    Parameters
    ----------
    file
        Where to write it, such as hall.tar.
    data
        The folder of the hall; $GAMEHALL_DATA, else ~/.local/share/gamehall.
    replace
        Put it in the place of the file that has this name.
    """
    from gamehall.cli.commands.backups import write_backup

    write_backup(file, data, replace)


def restore(file: Path, *, data: Path | None = None) -> None:
    """Let a hall go on from a backup; what is in its folder now is kept aside.

    The hall must not be open. No clock has run since the backup was made. The backup is checked first: either
    all of it takes the place of what is there, or nothing changes.

    Parameters
    ----------
    file
        What `gamehall backup` wrote.
    data
        The folder to restore to; $GAMEHALL_DATA, else ~/.local/share/gamehall.
    """
    from gamehall.cli.commands.backups import restore_backup

    restore_backup(file, data)
