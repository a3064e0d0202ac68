"""Where on this machine the hall keeps its things."""

import os
from pathlib import Path

DATA = "GAMEHALL_DATA"
"""The variable that names the folder, for this process and those it starts."""


def data_folder(data: Path | str | None = None) -> Path:
    """Where the hall keeps its things: as told, else $GAMEHALL_DATA, else the user's own share."""
    folder = data_path(data)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds keys and seeds
    return folder


def data_path(data: Path | str | None = None) -> Path:
    """The same place, for those who only look there."""
    return Path(data or os.environ.get(DATA) or "~/.local/share/gamehall").expanduser()
