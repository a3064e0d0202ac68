"""Reading a word list as people have it: one word a line, and whatever else their file holds."""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from gamehall.lexicon.capitals import capitals
from gamehall.lexicon.lists.layout import LONGEST, SHORTEST
from gamehall.machine.whole import NotRead, read_whole

LARGEST = 64 * 1024 * 1024
_SHOWN = 3

_WORD = re.compile(r"[A-Z]+")
_END_OF_WORD = re.compile(r"[\s,;:=|]")
_BINARY = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")


class Unreadable(Exception):
    """The file is no word list; the sentence says why."""


class Skipped(Struct, frozen=True):
    """Lines that gave no word, for one reason."""

    reason: str
    count: int
    examples: tuple[str, ...]


class Reading(Struct, frozen=True):
    words: frozenset[str]
    repeated: int
    skipped: tuple[Skipped, ...]


def read_file(path: Path) -> Reading:
    try:
        sent = read_whole(path, LARGEST, "word list")
    except NotRead as error:
        raise Unreadable(str(error)) from error
    found = read(_text(path, sent))
    if not found.words:
        raise Unreadable(
            f"{path} gives no words: no line of it begins with {SHORTEST} to {LONGEST} letters a to z."
            if found.skipped
            else f"{path} is empty."
        )
    return found


def _text(path: Path, sent: bytes) -> str:
    """Files come in UTF-8, in UTF-16 from some editors, or in an old one-byte code."""
    wide = sent[:2] in (b"\xff\xfe", b"\xfe\xff")
    for code in ("utf-16",) if wide else ("utf-8-sig", "cp1252", "latin-1"):
        try:
            text = sent.decode(code)
        except UnicodeDecodeError:
            continue
        if _BINARY.search(text):
            break
        return text
    raise Unreadable(f"{path} is not a text file.")


def read(text: str) -> Reading:
    """The first thing on each line is a word; what follows it is a definition, `#` begins a comment."""
    words: set[str] = set()
    repeated = 0
    skipped: dict[str, list[str]] = {}
    for first in _beginnings(text.split("\n"), skipped):
        word = capitals(first)
        if reason := _flaw(word):
            skipped.setdefault(reason, []).append(first)
        elif word in words:
            repeated += 1
        else:
            words.add(word)
    reasons = (
        Skipped(why, len(lines), tuple(line[:40] for line in lines[:_SHOWN]))
        for why, lines in sorted(skipped.items())
    )
    return Reading(frozenset(words), repeated, tuple(reasons))


def _beginnings(lines: list[str], skipped: dict[str, list[str]]) -> Iterator[str]:
    """A line of several words with an empty one below it, at the top of the file, is its heading."""
    begun = False
    for number, whole in enumerate(lines):
        line = whole.partition("#")[0].strip()
        if not line:
            continue
        if not begun and " " in line and number + 1 < len(lines) and not lines[number + 1].strip():
            skipped["a heading"] = [line]
        else:
            yield _END_OF_WORD.split(line.lstrip("\"'"), maxsplit=1)[0].rstrip("\"'.")
        begun = True


def _flaw(word: str) -> str:
    if not _WORD.fullmatch(word):
        return "not only letters a to z"
    if len(word) > LONGEST:
        return f"longer than {LONGEST} letters"
    return f"shorter than {SHORTEST} letters" if len(word) < SHORTEST else ""
