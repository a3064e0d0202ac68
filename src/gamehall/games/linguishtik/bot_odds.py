"""Which words are near: how many more cubes each would take, and what one more demand would do."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from string import ascii_uppercase
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from gamehall.english.judging.word import LONGEST, SHORTEST
from gamehall.games.linguishtik.cubes import Cube
from gamehall.games.linguishtik.need import TRANSFER, WILD, Need, name_of
from gamehall.games.linguishtik.wordhoard import fitting_words
from gamehall.lexicon.knowledge import entry

LETTERS_FOR_NOW = 3
EVERY_LEVEL = 100
_A, _SMALL_A = ord("A"), ord("a")
_CARRIERS = ("black", "green")
Counts = NDArray[np.int8]
Marks = NDArray[np.bool_]


class Lot(NamedTuple):
    """Words, the commonest first, and how often each has each letter: a row a letter."""

    words: tuple[str, ...]
    counts: Counts


def whole(need: Need) -> Need:
    """The need of one who may use every cube: the same wherever the cubes lie."""
    cubes = sorted((*need.letters, *need.resources), key=lambda cube: (cube.colour, cube.letter))
    return replace(need, letters=(), resources=tuple(cubes), most=None)


@lru_cache(256)
def lot(need: Need) -> Lot:
    """All words that a `whole` need allows."""
    return _counted(fitting_words(need))


def words_of(need: Need, level: int = EVERY_LEVEL) -> tuple[str, ...]:
    """The words up to a level that fit the demands and can be spelled from the cubes."""
    there = known(lot(whole(need)), level)
    if need.most is None or not there.words:
        return there.words
    return _marked(there.words, lacking(there, need) <= need.most)


def lacking(there: Lot, need: Need) -> NDArray[np.int64]:
    """How many cubes of Resources each word takes."""
    plain, wild = _on_mat(need.letters, need)
    short = np.maximum(there.counts - plain[:, None], 0).sum(axis=0, dtype=np.int64)
    taken: NDArray[np.int64] = np.maximum(short - wild, 0)
    return taken


def helped_words(need: Need, level: int = EVERY_LEVEL) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The further demands by which Letters alone spell words, and these words."""
    made = {name_of(demand) for demand in need.demands}
    if len(need.letters) < SHORTEST or not any(cube.colour in _CARRIERS for cube in need.resources):
        return
    there = _short_enough(known(_unspelled(_free(need)), level), len(need.letters))
    if not there.words:
        return
    if WILD not in made:
        for colour in dict.fromkeys(cube.colour for cube in need.letters):
            demand = f"{WILD}:{colour}"
            after = replace(need, demands=(*need.demands, demand))
            if found := _marked(there.words, lacking(there, after) == 0):
                yield demand, found
    if TRANSFER not in made:
        yield from _transfers(there, need)


def danger(need: Need, level: int = EVERY_LEVEL, *, crafty: bool = True) -> int:
    """How many words somebody could call Now with."""
    if len(need.letters) < LETTERS_FOR_NOW:
        return 0
    count = len(words_of(replace(need, most=1), level))
    if crafty:
        count += sum(len(words) for _, words in helped_words(need, level))
    return count


def known(there: Lot, level: int) -> Lot:
    """The words up to a level: they stand first."""
    if level >= EVERY_LEVEL:
        return there
    low, high = 0, len(there.words)
    while low < high:
        middle = (low + high) // 2
        if level_of(there.words[middle]) <= level:
            low = middle + 1
        else:
            high = middle
    return Lot(there.words[:low], there.counts[:, :low])


@lru_cache(1 << 14)
def level_of(word: str) -> int:
    found = entry(word)
    return found.level if found else EVERY_LEVEL


def _transfers(there: Lot, need: Need) -> Iterator[tuple[str, tuple[str, ...]]]:
    plain, wild = _on_mat(need.letters, need)
    for gone in np.flatnonzero(plain).tolist():
        rest = plain.copy()
        rest[gone] = 0
        short = np.maximum(there.counts - rest[:, None], 0)
        total = short.sum(axis=0, dtype=np.int64)
        fits = (there.counts[gone] == 0) & (total - np.minimum(short.max(axis=0), plain[gone]) <= wild)
        for now in set(short[:, fits].argmax(axis=0).tolist()) - {gone}:
            spelled = fits & (total - np.minimum(short[now], plain[gone]) <= wild)
            if found := _marked(there.words, spelled):
                yield f"{TRANSFER}:{ascii_uppercase[gone]}={ascii_uppercase[now]}", found


def _free(need: Need) -> Need:
    """The same demands, and so many wild cubes that any word can be spelled."""
    demands = tuple(demand for demand in need.demands if name_of(demand) != WILD)
    cubes = (Cube("yellow", "X"),) * LONGEST
    return replace(need, demands=(*demands, f"{WILD}:yellow"), letters=(), resources=cubes, most=None)


@lru_cache(32)
def _unspelled(need: Need) -> Lot:
    return _counted(fitting_words(need))


def _short_enough(there: Lot, most: int) -> Lot:
    marks = there.counts.sum(axis=0, dtype=np.int64) <= most
    return Lot(_marked(there.words, marks), there.counts[:, marks])


def _on_mat(cubes: Sequence[Cube], need: Need) -> tuple[Counts, int]:
    colour, transfer = need.wild, need.transfer or ("", "")
    plain, wild = np.zeros(26, np.int8), 0
    for cube in cubes:
        if cube.colour == colour:
            wild += 1
        else:
            letter = transfer[1] if cube.letter == transfer[0] else cube.letter
            plain[ord(letter) - _A] += 1
    return plain, wild


def _marked(words: tuple[str, ...], marks: Marks) -> tuple[str, ...]:
    return tuple(words[at] for at in np.flatnonzero(marks).tolist())


def _counted(words: tuple[str, ...]) -> Lot:
    text = "".join(word.ljust(LONGEST, "\0") for word in words).encode()
    rows = np.frombuffer(text, np.uint8).reshape(-1, LONGEST)
    counts = np.zeros((26, len(words)), np.int8)
    for column in rows.T:
        there = np.flatnonzero(column)
        counts[column[there] - _SMALL_A, there] += 1
    return Lot(words, counts)
