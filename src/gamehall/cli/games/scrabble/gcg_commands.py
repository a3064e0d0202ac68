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

    Exits with 1 when a game is wrong, or right and none that the hall plays (`record` is false then), with 2
    when a file cannot be opened. What is refused here an import refuses, and the other way round.

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
    from gamehall.cli.games.scrabble.gcg import check_files

    return check_files(files, strict=strict, plain=plain and not json)


@gcg.command(name="import")
def import_(file: Path, *, save: Path) -> int:
    """Turn a game file into a record: the game is played again at a table, and the rules see every line.

    Prints what was noticed. Exits with 1 when a check refuses the file, or when it is no game that the hall
    plays; then nothing is saved.

    Parameters
    ----------
    file
        A game file.
    save
        Where to write the record, which `gamehall record` and the hall's pages read.
    """
    from gamehall.cli.games.scrabble.gcg_records import import_file

    return import_file(file, save)


@gcg.command
def export(file: Path, *, save: Path | None = None) -> None:
    """Turn a record of a Scrabble game into a game file.

    Parameters
    ----------
    file
        A record as the hall gives it.
    save
        Where to write the game file; it is printed if not said.
    """
    from gamehall.cli.games.scrabble.gcg_records import export_file

    export_file(file, save)


@gcg.command
def codes() -> None:
    """Print every code a check can report, how grave it is, and what it means."""
    from gamehall.cli.games.scrabble.gcg import print_codes

    print_codes()
