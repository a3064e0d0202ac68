"""The lists this hall has: the one it ships and those people added. Ask here for a list by its name."""

import re
from functools import lru_cache
from pathlib import Path

from gamehall.lexicon import hall
from gamehall.lexicon.folder import lexicon_folder
from gamehall.lexicon.lexicon import Lexicon, open_file
from gamehall.lexicon.lists.layout import Damaged, read_label
from gamehall.lexicon.lists.stamp import Label

HALL = hall.ID
_SUFFIX = ".words"
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")


class NoSuchLexicon(LookupError):
    """Nobody put such a list on the shelf; the sentence names those that are there."""


def lexicon(id: str = HALL, hash: str = "") -> Lexicon:
    """The list with this name; with a hash, exactly that one, even if it was replaced since."""
    name = id.strip().lower()
    if name == HALL:
        found = hall.lexicon()
        if hash in ("", found.stamp.hash):
            return found
    elif (path := path_of(name)) is not None and (kept := _on_disk(path, hash)) is not None:
        return kept
    raise NoSuchLexicon(_nothing_called(name, hash))


def lexicons() -> tuple[Label, ...]:
    """What is on the shelf: the hall's own list, then the others by name."""
    return (hall.label(), *(label for label in map(_label, _files()) if label is not None))


def licence(id: str) -> str:
    """The whole notice that has to go along with the words; nothing for lists people added."""
    return hall.licence() if id.strip().lower() == HALL else ""


def path_of(name: str) -> Path | None:
    """Where a list of this name lies or would lie; None where no list may have it."""
    if name == HALL or not _NAME.fullmatch(name):
        return None
    return lexicon_folder() / f"{name}{_SUFFIX}"


def earlier_path(path: Path, hash: str) -> Path:
    """Where a list goes that is replaced: the record of an older game may still ask for it."""
    return path.parent / "earlier" / f"{path.stem}-{hash[:16]}{_SUFFIX}"


def _on_disk(path: Path, hash: str) -> Lexicon | None:
    places = (path, earlier_path(path, hash)) if hash else (path,)
    for place in places:
        try:
            found = place.stat()
        except OSError:
            continue
        kept = _opened(place, found.st_ino, found.st_mtime_ns)
        if hash in ("", kept.stamp.hash):
            return kept
    return None


@lru_cache(maxsize=16)
def _opened(path: Path, inode: int, changed: int) -> Lexicon:
    """Kept until the file is another one, so a list may be replaced while the hall is open."""
    return open_file(path)


def _files() -> list[Path]:
    return sorted(path for path in lexicon_folder().glob(f"*{_SUFFIX}") if _NAME.fullmatch(path.stem))


def _label(path: Path) -> Label | None:
    """A damaged file takes no other list off the shelf."""
    try:
        return read_label(path)[0]
    except (Damaged, OSError):
        return None


def _nothing_called(name: str, hash: str) -> str:
    names = [label.stamp.id for label in lexicons()]
    if hash and name in names:
        return f"The list {name!r} is here, but not the edition with the hash {hash[:12]}…"
    there = f"The lists here are {', '.join(names)}." if len(names) > 1 else f"The only list here is {HALL}."
    return f"There is no word list called {name[:40]!r}. {there}"
