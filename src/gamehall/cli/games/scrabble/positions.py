"""Reading what people ask the Scrabble engine about: a word list, positions."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from gamehall.games.scrabble.positions import NoPosition, Position, read_board, read_rack
from gamehall.lexicon.folder import cache_folder
from gamehall.lexicon.graph import Graph, graph_of, keep
from gamehall.lexicon.lists.layout import Damaged
from gamehall.lexicon.lists.reading import LARGEST, Unreadable, read_file
from gamehall.lexicon.lists.shelf import NoSuchLexicon, lexicon
from gamehall.machine.speech import Unusable
from gamehall.machine.whole import NotRead, read_whole


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


def read_lines(lines: Iterator[str]) -> Iterator[tuple[int, Position | NoPosition]]:
    """Each position with the number of its line, or why the line gives none; empty lines are passed over."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield number, read_line(line)
            except NoPosition as error:
                yield number, error
