"""Where word lists lie, and where what is built from them is kept."""

import os
import tempfile
from pathlib import Path

from gamehall.machine.folder import data_path


def lexicon_folder() -> Path:
    """The lists people added to this hall. It may not exist yet."""
    return data_path() / "lexicons"


def cache_folder() -> Path:
    """Where things that can be built again are kept: the user's cache, whatever hall is open, else temporary.

    What lies there is named by its content, so that all halls of a user share it.
    """
    kept = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "gamehall"
    return kept if _usable(kept) else _temporary()


def _temporary() -> Path:
    """One folder for each user: what lies there is trusted, so nobody else may write to it."""
    own = Path(tempfile.gettempdir()) / f"gamehall-cache-{os.getuid()}"
    if _usable(own):
        found = own.lstat()
        if found.st_uid == os.getuid() and not own.is_symlink() and not found.st_mode & 0o022:
            return own
    return Path(tempfile.mkdtemp(prefix="gamehall-cache-"))


def _usable(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK | os.X_OK)
