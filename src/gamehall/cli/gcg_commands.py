"""`gamehall gcg`: game files of the crossword game. The work is elsewhere and imported when asked for."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

gcg = App(name="gcg", help="Check game files in the GCG format, and turn them into records and back.")

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]


@gcg.command
def check(
    *files: Annotated[Path, Parameter(required=True)],
    strict: Flag = False,
    json: Flag = False,
    plain: Flag = False,
) -> int:
    """Replay games on the board: every score, total, rack, turn and the end. One JSON line a file.

    Exits with 1 when a game is wrong, with 2 when a file cannot be opened.

    Parameters
    ----------
    files
        Game files.
    strict
        Also call a problem what is understood but written otherwise than the format says.
    json
        Print JSON lines; this is the default.
    plain
        Print sentences for people instead.
    """
    from gamehall.cli.gcg import check_files

    return check_files(files, strict=strict, plain=plain and not json)


@gcg.command
def codes() -> None:
    """Print every code a check can report, how grave it is, and what it means."""
    from gamehall.cli.gcg import print_codes

    print_codes()
