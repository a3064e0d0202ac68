"""A word list as a graph to travel: built once, kept in one file, read from there as it lies.

`graph_of(lexicon)` gives the graph of a list; `keep` gives it for any words that are known by a key.
"""

import os
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gamehall.kernel.extras import need
from gamehall.lexicon.folder import cache_folder
from gamehall.lexicon.graph.states import ACCEPT, ACCEPT_AT, EDGE_AT, LETTERS, MASK, TURN, Words64
from gamehall.lexicon.lexicon import Lexicon

VERSION = 1
_MAGIC = int.from_bytes(b"GHgraph" + bytes([VERSION]), "little")
_HEAD = 3
"""The file begins with three numbers: magic with version, how many follow, and their checksum."""
_A = ord("A") - 1


class Graph(NamedTuple):
    """The words of a list, ready for an engine."""

    key: str
    """What the list is known by."""
    data: Words64
    """As `graph_states` lays it out."""

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return self.data.nbytes


@lru_cache(maxsize=8)
def graph_of(lexicon: Lexicon) -> Graph:
    """The graph of a list, from the cache if it is there."""
    return keep(lexicon.stamp.hash, lambda: lexicon, cache_folder())


def keep(key: str, words: Callable[[], Iterable[str]], folder: Path) -> Graph:
    """The graph kept under this key; built from the words and written down if there is none to be used."""
    path = path_of(key, folder)
    data = _read(path)
    if data is None:
        need("fast", "The graph of a word list")
        from gamehall.lexicon.graph.build import build

        data = build(words())
        _write(path, data)
    data.flags.writeable = False
    return Graph(key, data)


def path_of(key: str, folder: Path) -> Path:
    return folder / f"{key}.{VERSION}.graph"


def contains(graph: Graph, word: str) -> bool:
    """Whether an upper-case word is in the list: its letters are read from the last to the first."""
    data = graph.data
    state = int(data[-1])
    letters = [ord(letter) - _A for letter in reversed(word)]
    if len(letters) < 2 or not all(1 <= letter <= LETTERS for letter in letters):
        return False
    for letter in letters[:-1]:
        state = _next(data, state, letter)
    return bool(_ends(data, state) >> letters[-1] & 1)


def words_of(graph: Graph) -> Iterator[str]:
    """Every word in order: first letter, the turn, and whatever follows."""
    data = graph.data
    start = int(data[-1])
    for letter in range(1, LETTERS + 1):
        turned = _next(data, _next(data, start, letter), TURN)
        yield from _onwards(data, turned, chr(_A + letter))


def _onwards(data: Words64, state: int, begun: str) -> Iterator[str]:
    last = _ends(data, state)
    for letter in range(1, LETTERS + 1):
        word = begun + chr(_A + letter)
        if last >> letter & 1:
            yield word
        if state >> letter & 1:
            yield from _onwards(data, _next(data, state, letter), word)


def _next(data: Words64, state: int, letter: int) -> int:
    if not state >> letter & 1:
        return 0
    before = state & int(MASK) & ((1 << letter) - 1)
    return int(data[(state >> int(EDGE_AT)) + before.bit_count()])


def _ends(data: Words64, state: int) -> int:
    return int(data[state >> int(ACCEPT_AT) & int(ACCEPT)])


def _read(path: Path) -> Words64 | None:
    """What the file holds; None if there is none, or an older one, or a damaged one."""
    try:
        file = np.memmap(path, np.uint64, "r")
    except (OSError, ValueError):
        return None
    head, data = file[:_HEAD].tolist(), np.asarray(file)[_HEAD:]
    if head != [_MAGIC, len(data), zlib.crc32(data.data)]:
        return None
    return data


def _write(path: Path, data: Words64) -> None:
    """All or nothing. Where nothing can be written, the graph is built again next time."""
    head = np.array([_MAGIC, len(data), zlib.crc32(data.data)], np.uint64)
    name = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".new-", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(head.tobytes() + data.tobytes())
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError:
        if name:
            Path(name).unlink(missing_ok=True)
