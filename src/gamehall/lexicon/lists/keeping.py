"""Putting a list on the hall's shelf, and taking it off."""

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from gamehall.lexicon import hall
from gamehall.lexicon.folder import cache_folder
from gamehall.lexicon.lexicon import make
from gamehall.lexicon.lists.layout import Damaged, read_label, write_file
from gamehall.lexicon.lists.reading import Reading
from gamehall.lexicon.lists.shelf import HALL, NoSuchLexicon, earlier_path, lexicon, path_of
from gamehall.lexicon.lists.stamp import Label

_LONGEST_TEXT = 120
_HASH = re.compile(r"[0-9a-f]{16}")
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f]")


class NotKept(Exception):
    """The list was not put on the shelf, and nothing there changed; the sentence says why."""


def add(name: str, found: Reading, *, edition: str = "", title: str = "", replace: bool = False) -> Label:
    """Put the words on the shelf under this name. A list that is replaced is kept for older records."""
    id = name.strip().lower()
    path = _place(id)
    if path.exists() and not replace:
        raise NotKept(
            f"There is a list called {id!r} already. Replace it with --replace, or choose another name."
        )
    label, body = make(
        id, found.words, edition=_line(edition) or "unnamed edition", title=_line(title) or name.strip()
    )
    try:
        if path.exists():
            _put_aside(path, label.stamp.hash)
        write_file(path, label, body)
    except OSError as error:
        raise NotKept(f"The list cannot be kept in {path.parent}: {error.strerror}.") from error
    return label


def remove(name: str) -> Path:
    """Take the list off the shelf, its replaced editions and the graphs built from them too: whoever removes
    a list may have no right to its words any more. Records keep their stamps."""
    id = name.strip().lower()
    if id == HALL:
        raise NotKept("The hall's own list stays: it comes with the program.")
    path = path_of(id)
    if path is None or not path.exists():
        lexicon(id)  # says which lists there are
        raise NoSuchLexicon(f"There is no word list called {id!r}.")
    earlier = [
        kept
        for kept in (path.parent / "earlier").glob(f"{id}-*")
        if _HASH.fullmatch(kept.stem.removeprefix(f"{id}-"))
    ]
    gone = _hashes([path, *earlier])
    try:
        for file in (path, *earlier):
            file.unlink()
        for hash in gone - _hashes(path.parent.rglob("*.words")) - {hall.label().stamp.hash}:
            for graph in cache_folder().glob(f"{hash}.*.graph"):
                graph.unlink()
    except OSError as error:
        raise NotKept(f"{path} cannot be removed: {error.strerror}.") from error
    return path


def _hashes(files: Iterable[Path]) -> set[str]:
    found = set()
    for file in files:
        with suppress(Damaged, OSError):
            found.add(read_label(file)[0].stamp.hash)
    return found


def _place(id: str) -> Path:
    if id == HALL:
        raise NotKept("'hall' is the hall's own list; choose another name.")
    path = path_of(id)
    if path is None:
        raise NotKept(f"{id!r} cannot be a list's name: use up to 32 letters a to z, digits, - and _.")
    return path


def _put_aside(path: Path, coming: str) -> None:
    """A second name for the old file, so that the list is never missing in between."""
    try:
        old = read_label(path)[0].stamp.hash
    except Damaged:
        return
    aside = earlier_path(path, old)
    if old != coming and not aside.exists():
        aside.parent.mkdir(exist_ok=True)
        os.link(path, aside)


def _line(text: str) -> str:
    return _UNPRINTABLE.sub(" ", text).strip()[:_LONGEST_TEXT]
