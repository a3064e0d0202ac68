"""Game files made records, and records made game files."""

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from gamehall.cli.commands.records import read_record
from gamehall.cli.games.scrabble.gcg import LARGEST
from gamehall.games.scrabble.gcg.examining import examine
from gamehall.games.scrabble.gcg.exporting import export_game
from gamehall.games.scrabble.gcg.write import write
from gamehall.kernel import catalog
from gamehall.kernel.codec import write_lines
from gamehall.machine.speech import Unusable, complain, console, errors
from gamehall.machine.whole import NotRead, read_whole

SCRABBLE = "scrabble"


def import_file(file: Path, save: Path) -> int:
    opened_at = int(file.stat().st_mtime * 1000) if file.exists() else 0
    seen = examine(_bytes(file), file.stem, opened_at)
    if seen.imported is None:
        complain(f"{file} cannot become a record. {' '.join(seen.reasons)}")
        _notice(errors(), seen.notices)
        return 1
    table = seen.imported.table
    _save(save, write_lines(table.header, table.entries))
    out = console()
    state = "finished" if table.finished else "not finished"
    entries = "entry" if table.seq == 1 else "entries"
    out.print(Text(f"{save}: {table.seq} {entries}, {state}."), soft_wrap=True)
    _notice(out, seen.notices)
    return 0


def _notice(out: Console, notices: tuple[str, ...]) -> None:
    for sentence in notices:
        out.print(Text(f"  {sentence}"), soft_wrap=True)


def export_file(file: Path, save: Path | None) -> None:
    header, entries = read_record(file)
    if header.game != SCRABBLE:
        name = catalog.game(header.game).name
        raise Unusable(f"{file} is a record of {name}; game files are for Scrabble.")
    data = write(export_game(catalog.game(SCRABBLE), header, entries))
    if save is None:
        sys.stdout.buffer.write(data)
    else:
        _save(save, data)


def _bytes(file: Path) -> bytes:
    try:
        return read_whole(file, LARGEST, "game file")
    except NotRead as error:
        raise Unusable(str(error)) from error


def _save(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror}.") from error
