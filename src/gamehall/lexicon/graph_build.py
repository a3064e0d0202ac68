"""Makes a word graph: every word from each of its letters, in order, each distinct tail kept once.

The readings of a word come sorted, so the states of the last reading that the next one does not share are
finished: their successors are looked up among those already laid down (Daciuk's incremental method). Finally the
states are laid down again, most travelled first, so that those a search asks for lie close together.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from gamehall.lexicon.graph_states import (
    ACCEPT_AT,
    ACCEPT_BITS,
    EDGE_AT,
    EDGE_BITS,
    LETTERS,
    MASK,
    MASK_BITS,
    NONE,
    NOTHING,
    ONE,
    WHOLE,
    WORD,
    WORDS,
    Edges,
    Words64,
    compiled,
    lowest,
    members,
)

LONGEST = 15
_PER_KEY = 12
"""Symbols of five bits in the first of the two keys a reading is sorted by."""
_DEPTHS = LONGEST + 1
_WIDTH = LETTERS + 1
_MOST_EDGES = 1 << EDGE_BITS
_MOST_ACCEPTS = 1 << ACCEPT_BITS
_FULL = -1

Bytes = npt.NDArray[np.uint8]


class TooManyWords(ValueError):
    """The list does not fit into a graph of this layout."""


def build(words: Iterable[str]) -> Edges:
    """The graph of these words of 2 to 15 letters A to Z, given in upper case."""
    text, lengths = _lettered(words)
    readings = int(lengths.sum())
    first, rest = np.empty(readings, np.uint64), np.empty(readings, np.uint64)
    spell_readings(text, lengths, first, rest)
    order = np.lexsort((rest, first))
    edges, accepts = np.zeros(_MOST_EDGES, np.uint64), np.zeros(_MOST_ACCEPTS, np.uint64)
    slots = 1 << max(12, (4 * readings // 3).bit_length())
    count = lay_down(first[order], rest[order], edges, accepts, np.zeros(slots, np.uint64))
    if count == _FULL:
        raise TooManyWords(f"{len(lengths)} words are more than a word graph holds.")
    return _most_travelled_first(edges[:count], accepts)


def _lettered(words: Iterable[str]) -> tuple[Bytes, npt.NDArray[np.int64]]:
    """All letters as 1 to 26 one after the other, and the length of each word."""
    listed = list(words)
    lengths = np.fromiter(map(len, listed), np.int64, len(listed))
    text = np.frombuffer("".join(listed).encode("ascii"), np.uint8) - np.uint8(ord("A") - 1)
    if len(text) and (lengths.min() < 2 or lengths.max() > LONGEST or text.max() > LETTERS or text.min() < 1):
        raise ValueError("A word graph takes words of 2 to 15 letters A to Z.")
    return text, lengths


@compiled(NOTHING, "uint8[::1]", "int64[::1]", WORDS, WORDS)
def spell_readings(text: Bytes, lengths: npt.NDArray[np.int64], first: Words64, rest: Words64) -> None:
    """Each word from each letter: leftwards, the turn, rightwards; five bits a symbol, the turn 1, A 2."""
    start, row = 0, 0
    for length in lengths:
        for split in range(1, length + 1):
            keys = (NONE, NONE)
            size = length if split == length else length + 1
            for at in range(_DEPTHS):
                symbol = NONE
                if at < split:
                    symbol = np.uint64(text[start + split - 1 - at]) + ONE
                elif at == split and at < size:
                    symbol = ONE
                elif at < size:
                    symbol = np.uint64(text[start + at - 1]) + ONE
                if at < _PER_KEY:
                    keys = (keys[0] << np.uint64(5) | symbol, keys[1])
                else:
                    keys = (keys[0], keys[1] << np.uint64(5) | symbol)
            first[row], rest[row] = keys
            row += 1
        start += length


@compiled(WORD, WORD, WORD, WHOLE)
def symbol_at(first: np.uint64, rest: np.uint64, at: int) -> np.uint64:
    """A symbol of a reading, 0 behind its end."""
    if at < _PER_KEY:
        return (first >> np.uint64(5 * (_PER_KEY - 1 - at))) & np.uint64(31)
    return (rest >> np.uint64(5 * (_DEPTHS - 1 - at))) & np.uint64(31)


@compiled(WHOLE, WORDS, WORDS, WORD)
def number_of(accepts: Words64, count: Words64, wanted: np.uint64) -> int:
    """The number of a set of letters that end a word, new if need be. `count` holds how many there are."""
    for number in range(np.int64(count[0])):
        if accepts[number] == wanted:
            return number
    if count[0] == _MOST_ACCEPTS:
        return _FULL
    accepts[np.int64(count[0])] = wanted
    count[0] += ONE
    return np.int64(count[0]) - 1
