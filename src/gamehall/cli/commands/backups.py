"""What `gamehall backup` and `gamehall restore` do."""

import sqlite3
from datetime import datetime
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from gamehall.machine.folder import data_path
from gamehall.machine.speech import Unusable, console, errors
from gamehall.store.backup import Label, back_up
from gamehall.store.copying import Damaged
from gamehall.store.folder import CannotOpen
from gamehall.store.parts import DATABASE
from gamehall.store.restore import NoBackup, restore


def write_backup(file: Path, data: Path | None, replace: bool) -> None:
    folder = data_path(data)
    if not (folder / DATABASE).is_file():
        raise Unusable(f"There is no hall in {folder}. Name its folder with --data.")
    if file.is_dir():
        raise Unusable(f"{file} is a folder. Name the file to write, such as {file / 'hall.tar'}.")
    if file.exists() and not replace:
        raise Unusable(f"{file} is there already. Replace it with --replace, or choose another name.")
    columns = (TextColumn("copying the hall"), BarColumn(), TimeRemainingColumn())
    try:
        out = errors()
        with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
            task = progress.add_task("")
            label = back_up(folder, file, lambda done, all: progress.update(task, completed=done, total=all))
    except (Damaged, sqlite3.DatabaseError) as error:
        raise Unusable(f"The hall in {folder} cannot be copied: {error}.") from error
    except CannotOpen as error:
        raise Unusable(str(error)) from error
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror}.") from error
    size = file.stat().st_size / 1_000_000
    console().print(f"{file} holds {_contents(label)}; {size:,.1f} MB.", markup=False, soft_wrap=True)


def restore_backup(file: Path, data: Path | None) -> None:
    folder = data_path(data)
    try:
        with file.open("rb"):
            pass
    except OSError as error:
        raise Unusable(f"{file} cannot be read: {error.strerror}.") from error
    try:
        label, aside = restore(file, folder)
    except (CannotOpen, NoBackup) as error:
        raise Unusable(str(error)) from error
    except OSError as error:
        raise Unusable(f"{folder} cannot be restored: {error.strerror}.") from error
    made = datetime.fromtimestamp(label.made / 1000)
    says = f"{folder} holds {_contents(label)}, as of {made:%Y-%m-%d %H:%M}."
    if aside:
        says += f" What was there before is kept in {aside}."
    console().print(says, markup=False, soft_wrap=True)


def _contents(label: Label) -> str:
    lists = {0: "", 1: " and a word list"}.get(label.lists, f" and {label.lists} word lists")
    entries = "1 entry" if label.entries == 1 else f"{label.entries:,} entries"
    return f"{'1 table' if label.tables == 1 else f'{label.tables:,} tables'} with {entries}{lists}"
