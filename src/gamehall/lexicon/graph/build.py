"""Makes a word graph: every word from each of its letters, in order, each distinct tail kept once.

The readings of a word come sorted, so the states of the last reading that the next one does not share are
finished: their successors are looked up among those already laid down (Daciuk's incremental method).
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from gamehall.lexicon.graph.compiled import NOTHING, WHOLE, WORD, WORDS, compiled
from gamehall.lexicon.graph.states import (
    ACCEPT_AT,
    ACCEPT_BITS,
    EDGE_AT,
    EDGE_BITS,
    LETTERS,
    MASK,
    NONE,
    ONE,
    Words64,
)

LONGEST = 15
DEPTHS, WIDTH = LONGEST + 1, LETTERS + 1
PER_KEY = 12
"""Symbols of five bits in the first of the two keys a reading is sorted by."""

Bytes = npt.NDArray[np.uint8]


class Building(NamedTuple):
    """A graph while it is laid down."""

    edges: Words64
    accepts: Words64
    slots: Words64
    """Successors already laid down, found by what they are: place and count."""
    accept_slots: Words64
    used: Words64
    """How many edges, how many sets of endings."""


EDGES_USED, ACCEPTS_USED = 0, 1
_types: Any = numba.types
BUILDING = _types.NamedUniTuple(WORDS, 5, Building)


class TooManyWords(ValueError):
    """The list does not fit into a graph of this layout."""


def build(words: Iterable[str]) -> Words64:
    """The graph of these words of 2 to 15 letters A to Z, given in upper case."""
    text, lengths = _lettered(words)
    readings = int(lengths.sum())
    first, rest = np.empty(readings, np.uint64), np.empty(readings, np.uint64)
    spell_readings(text, lengths, first, rest)
    order = np.lexsort((rest, first))
    laid = Building(
        *(np.zeros(size, np.uint64) for size in (1 << EDGE_BITS, 1 << ACCEPT_BITS, 1 << 22, 1 << 17, 2))
    )
    lay_down(laid, first[order], rest[order])
    edges, accepts = map(int, laid.used)
    if edges + accepts > len(laid.edges) or accepts > len(laid.accepts):
        raise TooManyWords(f"{len(lengths)} words are more than a word graph holds.")
    states = laid.edges[:edges]
    states[(states & MASK) != 0] += np.uint64(accepts) << EDGE_AT
    return np.concatenate((laid.accepts[:accepts], states))


def _lettered(words: Iterable[str]) -> tuple[Bytes, npt.NDArray[np.int64]]:
    """All letters as 1 to 26 one after the other, and the length of each word."""
    listed = list(words)
    lengths = np.fromiter(map(len, listed), np.int64, len(listed))
    text = np.frombuffer("".join(listed).encode("ascii"), np.uint8) - np.uint8(ord("A") - 1)
    if len(text) and (lengths.min() < 2 or lengths.max() > LONGEST or text.max() > LETTERS or text.min() < 1):
        raise ValueError("A word graph takes words of 2 to 15 letters A to Z.")
    return text, lengths


@compiled(NOTHING, numba.uint8[::1], numba.int64[::1], WORDS, WORDS)
def spell_readings(text: Bytes, lengths: npt.NDArray[np.int64], first: Words64, rest: Words64) -> None:
    """Each word from each letter: leftwards, the turn, rightwards; five bits a symbol, the turn 1, A 2."""
    start, row = 0, 0
    for length in lengths:
        for split in range(1, length + 1):
            keys = (NONE, NONE)
            size = length if split == length else length + 1
            for at in range(DEPTHS):
                symbol = NONE
                if at < split:
                    symbol = np.uint64(text[start + split - 1 - at]) + ONE
                elif at == split and at < size:
                    symbol = ONE
                elif at < size:
                    symbol = np.uint64(text[start + at - 1]) + ONE
                if at < PER_KEY:
                    keys = (keys[0] << np.uint64(5) | symbol, keys[1])
                else:
                    keys = (keys[0], keys[1] << np.uint64(5) | symbol)
            first[row], rest[row] = keys
            row += 1
        start += length


@compiled(WORD, WORD, WORD, WHOLE)
def symbol_at(first: np.uint64, rest: np.uint64, at: int) -> np.uint64:
    """A symbol of a reading, 0 behind its end."""
    if at < PER_KEY:
        return (first >> np.uint64(5 * (PER_KEY - 1 - at))) & np.uint64(31)
    return (rest >> np.uint64(5 * (DEPTHS - 1 - at))) & np.uint64(31)


@compiled(WORD, WORD)
def scattered(word: np.uint64) -> np.uint64:
    """A number that looks drawn at random and is not."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled(WORD, BUILDING, WORD)
def number_of(build: Building, wanted: np.uint64) -> np.uint64:
    """The number of a set of letters that end a word, new if need be."""
    last = np.uint64(len(build.accept_slots) - 1)
    slot = scattered(wanted) & last
    while build.accept_slots[slot] != NONE:
        number: np.uint64 = build.accept_slots[slot] - ONE
        if build.accepts[number] == wanted:
            return number
        slot = (slot + ONE) & last
    number = build.used[ACCEPTS_USED]
    if number < np.uint64(len(build.accepts)):
        build.accepts[number] = wanted
        build.accept_slots[slot] = number + ONE
    build.used[ACCEPTS_USED] += ONE
    return number


@compiled(WORD, BUILDING, WORDS, WORD)
def place_of(build: Building, states: Words64, count: np.uint64) -> np.uint64:
    """Where these successors begin among all edges, laid down now if nobody has the same."""
    last = np.uint64(len(build.slots) - 1)
    slot = count
    for k in range(count):
        slot = scattered(slot ^ states[k])
    slot &= last
    while build.slots[slot] != NONE:
        place: np.uint64 = build.slots[slot] >> np.uint64(8)
        same = build.slots[slot] & np.uint64(255) == count
        for k in range(count):
            same = same and build.edges[place + k] == states[k]
        if same:
            return place
        slot = (slot + ONE) & last
    place = build.used[EDGES_USED]
    build.used[EDGES_USED] += count
    if build.used[EDGES_USED] < np.uint64(len(build.edges)):
        build.slots[slot] = place << np.uint64(8) | count
        for k in range(count):
            build.edges[place + k] = states[k]
    return place


@compiled(NOTHING, BUILDING, WORDS, WORDS, owns=True)
def lay_down(build: Building, first: Words64, rest: Words64) -> None:
    """Lay down the states of sorted readings; the start comes last."""
    path = np.zeros(DEPTHS, np.uint64)
    mask, accept, sizes = (
        np.zeros(DEPTHS, np.uint64),
        np.zeros(DEPTHS, np.uint64),
        np.zeros(DEPTHS, np.uint64),
    )
    states = np.zeros((DEPTHS, WIDTH), np.uint64)
    depth = 0
    number_of(build, NONE)  # the empty set has number 0, so that the state 0 ends nothing
    for row in range(len(first) + 1):
        shared, end = 0, row == len(first)
        while not end and shared < depth and symbol_at(first[row], rest[row], shared) == path[shared]:
            shared += 1
        for at in range(depth - 1, shared, -1):
            place = place_of(build, states[at], sizes[at]) if sizes[at] else NONE
            state = mask[at] | number_of(build, accept[at]) << ACCEPT_AT | place << EDGE_AT
            states[at - 1, sizes[at - 1]] = state
            sizes[at - 1] += ONE
            mask[at - 1] |= ONE << (path[at - 1] - ONE)
            mask[at], accept[at], sizes[at] = NONE, NONE, NONE
        if end or build.used[EDGES_USED] >= np.uint64(len(build.edges)):
            break
        depth = shared
        while depth < DEPTHS and symbol_at(first[row], rest[row], depth) != NONE:
            path[depth] = symbol_at(first[row], rest[row], depth)
            depth += 1
        accept[depth - 1] |= ONE << (path[depth - 1] - ONE)
    place = place_of(build, states[0], sizes[0])
    start = build.used[EDGES_USED]
    build.edges[min(start, np.uint64(len(build.edges) - 1))] = mask[0] | place << EDGE_AT
    build.used[EDGES_USED] += ONE
