"""Reading what people ask the Scrabble engine about: a word list, positions."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

from gamehall.cli.speech import Unusable
from gamehall.games.scrabble.board import BLANK, RACK, SIDE
from gamehall.games.scrabble.engine.printed import ANY
from gamehall.kernel.whole import NotRead, read_whole
from gamehall.lexicon.folder import cache_folder
from gamehall.lexicon.graph import Graph, graph_of, keep
from gamehall.lexicon.layout import Damaged
from gamehall.lexicon.reading import LARGEST, Unreadable, read_file
from gamehall.lexicon.shelf import NoSuchLexicon, lexicon

_NUMBER = re.compile(r"[0-9]+")
_STRANGE = re.compile(r"[^A-Za-z.]")

Position = tuple[str, str]
"""A board of 225 characters, and a rack."""


class NoPosition(Exception):
    """This is no position; the sentence says why."""


def graph_called(name: str) -> Graph:
    """The graph of a list on the hall's shelf, or of the words in a file."""
    try:
        return graph_of(lexicon(name))
    except (NoSuchLexicon, Damaged) as error:
        path = Path(name)
        if not path.exists():
            raise Unusable(f"{error} There is no file of this name either.") from error
    try:
        key = hashlib.sha256(read_whole(path, LARGEST, "word list")).hexdigest()
        return keep(f"file-{key}", lambda: sorted(read_file(path).words), cache_folder())
    except (NotRead, Unreadable) as error:
        raise Unusable(str(error)) from error


def read_line(line: str) -> Position:
    """A position from a line: rows, a space, the rack, a slash; anything may follow."""
    rows, _, rest = line.partition("\t")[0].strip().partition(" ")
    rack = rest.strip().partition(" ")[0].partition("/")[0]
    return read_board(rows), read_rack(rack)


def read_board(text: str) -> str:
    """225 characters from 15 rows separated by slashes; a number stands for so many empty squares."""
    rows = _NUMBER.sub(_squares, text.strip()).split("/")
    if len(rows) != SIDE:
        raise NoPosition(f"the board has {len(rows)} rows, not {SIDE}")
    for number, row in enumerate(rows, 1):
        if strange := _STRANGE.search(row):
            raise NoPosition(f"row {number} holds {strange[0]!r}, which is neither a letter nor a number")
        if len(row) != SIDE:
            raise NoPosition(f"row {number} has {'more' if len(row) > SIDE else 'fewer'} than {SIDE} squares")
    return "".join(rows)


def _squares(number: re.Match[str]) -> str:
    """No row needs more than one square too many to be wrong."""
    return "." * (int(number[0]) if len(number[0]) <= 2 else SIDE + 1)


def read_rack(text: str) -> str:
    rack = text.strip().replace(BLANK, ANY)  # people write a blank either way
    strange = [tile for tile in rack if tile != ANY and not ("A" <= tile <= "Z")]
    if strange:
        raise NoPosition(f"the rack holds {strange[0]!r}, which is neither A to Z nor {ANY} for a blank")
    if not 1 <= len(rack) <= RACK:
        raise NoPosition(f"the rack has {len(rack) or 'no'} tiles; it takes 1 to {RACK}")
    return rack


def read_lines(lines: Iterator[str]) -> Iterator[tuple[int, Position | NoPosition]]:
    """Each position with the number of its line, or why the line gives none; empty lines are passed over."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield number, read_line(line)
            except NoPosition as error:
                yield number, error
