"""Which words are near: how many more cubes each would take, and what one more demand would do."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from string import ascii_uppercase

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from gamehall.games.linguishtik.cubes import Cube, carries
from gamehall.games.linguishtik.judge.word import LONGEST, SHORTEST
from gamehall.games.linguishtik.rules.challenging import LETTERS_FOR_NOW
from gamehall.games.linguishtik.solver.need import TRANSFER, WILD, Need, name_of
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.games.linguishtik.solver.words.hoard import hoard
from gamehall.lexicon.knowledge import entry

EVERY_LEVEL = 100
_A = ord("A")
Counts = NDArray[np.int8]
Marks = NDArray[np.bool_]


class Lot(Struct, frozen=True):
    """Words of the hoard by their places in it, and how often each has each letter: a row a letter."""

    places: NDArray[np.int64]
    counts: Counts

    def __len__(self) -> int:
        return len(self.places)

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(hoard().words[self.places].tolist())

    def only(self, marks: Marks) -> "Lot":
        return Lot(self.places[marks], self.counts[:, marks])

    def up_to(self, level: int) -> "Lot":
        """The words up to a level: they stand first."""
        count = int(np.searchsorted(self.places, _levels_end(level)))
        return Lot(self.places[:count], self.counts[:, :count])


def whole(need: Need) -> Need:
    """The need of one who may use every cube: the same wherever the cubes lie."""
    cubes = sorted((*need.letters, *need.resources), key=lambda cube: (cube.colour, cube.letter))
    return replace(need, letters=(), resources=tuple(cubes), most=None)


def lot(need: Need, level: int = EVERY_LEVEL) -> Lot:
    """All words up to a level that fit the demands and can be spelled with any of the cubes."""
    return _fitting(whole(need)).up_to(level)


def words_of(need: Need, level: int = EVERY_LEVEL) -> tuple[str, ...]:
    """The words up to a level that fit the demands and can be spelled with so many cubes as are allowed."""
    there = lot(need, level)
    if need.most is None or not len(there):
        return there.words
    return there.only(lacking(there, need) <= need.most).words


def lacking(there: Lot, need: Need) -> NDArray[np.int64]:
    """How many cubes of Resources each word takes."""
    plain, wild = _on_mat(need)
    short = np.maximum(there.counts - plain[:, None], 0).sum(axis=0, dtype=np.int64)
    taken: NDArray[np.int64] = np.maximum(short - wild, 0)
    return taken


def helped(need: Need, level: int = EVERY_LEVEL) -> Iterator[tuple[str, Lot]]:
    """The further demands by which Letters alone spell words, and these words."""
    made = {name_of(demand) for demand in need.demands}
    if len(need.letters) < SHORTEST or not any(cube.colour in carries() for cube in need.resources):
        return
    there = _short(_free(need), len(need.letters)).up_to(level)
    there = there.only(lacking(there, need) <= _most_alike(need))
    if not len(there):
        return
    if WILD not in made:
        for colour in dict.fromkeys(cube.colour for cube in need.letters):
            demand = f"{WILD}:{colour}"
            found = there.only(lacking(there, replace(need, demands=(*need.demands, demand))) == 0)
            if len(found):
                yield demand, found
    if TRANSFER not in made:
        yield from _transfers(there, need)


def danger(need: Need, level: int = EVERY_LEVEL, *, crafty: bool = True) -> int:
    """How many words somebody could call Now with; further demands are thought of where none is near."""
    if len(need.letters) < LETTERS_FOR_NOW:
        return 0
    there = lot(need, level)
    near = int(np.count_nonzero(lacking(there, need) <= 1))
    if near or not crafty:
        return near
    return max((len(found) for _, found in helped(need, level)), default=0)


def _transfers(there: Lot, need: Need) -> Iterator[tuple[str, Lot]]:
    plain, wild = _on_mat(need)
    for gone in np.flatnonzero(plain).tolist():
        rest = plain.copy()
        rest[gone] = 0
        near = there.only(there.counts[gone] == 0)
        short = np.maximum(near.counts - rest[:, None], 0)
        total = short.sum(axis=0, dtype=np.int64)
        useful = (total - np.minimum(short.max(axis=0), plain[gone])) <= wild
        for now in set(short[:, useful].argmax(axis=0).tolist()) - {gone}:
            found = near.only(useful & (total - np.minimum(short[now], plain[gone]) <= wild))
            if len(found):
                yield f"{TRANSFER}:{ascii_uppercase[gone]}={ascii_uppercase[now]}", found


def _most_alike(need: Need) -> int:
    """So many letters can change at most by one demand: all cubes of a colour, or all of a letter."""
    colours = Counter(cube.colour for cube in need.letters)
    letters = Counter(cube.letter for cube in need.letters)
    return max(max(colours.values()), max(letters.values()))


def _free(need: Need) -> Need:
    """The same demands, and so many wild cubes that any word can be spelled."""
    demands = tuple(demand for demand in need.demands if name_of(demand) != WILD)
    cubes = (Cube("yellow", "X"),) * LONGEST
    return replace(need, demands=(*demands, f"{WILD}:yellow"), letters=(), resources=cubes, most=None)


@lru_cache(64)
def _short(need: Need, most: int) -> Lot:
    """Words of no more letters than so many."""
    there = _fitting(need)
    return there.only(hoard().lengths[there.places] <= most)


@lru_cache(256)
def _fitting(need: Need) -> Lot:
    places = _places()
    found = np.fromiter((places[word] for word in fitting_words(need)), np.int64)
    return Lot(found, hoard().counts[:, found].astype(np.int8))


@lru_cache(1)
def _places() -> dict[str, int]:
    return {word: place for place, word in enumerate(hoard().words.tolist())}


@lru_cache(16)
def _levels_end(level: int) -> int:
    """The place of the first word that is above this level."""
    words = hoard().words
    low, high = 0, len(words)
    while level < EVERY_LEVEL and low < high:
        middle = (low + high) // 2
        found = entry(str(words[middle]))
        if found is None or found.level <= level:
            low = middle + 1
        else:
            high = middle
    return high


def _on_mat(need: Need) -> tuple[Counts, int]:
    """How many cubes of Letters stand for each letter, and how many are wild."""
    plain, wild = np.zeros(26, np.int8), 0
    for cube in need.letters:
        if cube.colour in need.wilds:
            wild += 1
        elif letter := need.becomes(cube.letter):
            plain[ord(letter) - _A] += 1
    return plain, wild
