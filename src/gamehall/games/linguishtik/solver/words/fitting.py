"""Which words still fit: spelled from the cubes, and meeting every demand that a word alone can fail."""

from collections.abc import Iterable
from functools import lru_cache
from string import ascii_uppercase

import numpy as np
from numpy.typing import NDArray

from gamehall.games.linguishtik.cubes import Cube
from gamehall.games.linguishtik.judge.word import LONGEST
from gamehall.games.linguishtik.solver.need import Need
from gamehall.games.linguishtik.solver.spelling import shown
from gamehall.games.linguishtik.solver.words.asking import asked
from gamehall.games.linguishtik.solver.words.hoard import Hoard, hoard
from gamehall.games.linguishtik.solver.words.traits import Trait

_KEPT = 64
_A = ord("A")
_FEW = 4
"""Where less than one word in so many is left, the others are not looked at again."""
Marks = NDArray[np.bool_]
"""Which words are meant."""


@lru_cache(_KEPT)
def fitting_words(need: Need) -> tuple[str, ...]:
    """The words in small letters, the commonest first. Whether a sentence takes them is another matter."""
    held = hoard()
    return _spelled(held, need, _having(held, need, perhaps=False))


@lru_cache(_KEPT)
def doubtful_words(need: Need) -> tuple[str, ...]:
    """The words that would fit if a judge allowed them: for their label, their meaning or their kind."""
    held = hoard()
    sure = {*fitting_words(need)}
    found = _spelled(held, need, _having(held, need, perhaps=True))
    return tuple(word for word in found if word not in sure)


def helpful_transfers(need: Need) -> tuple[tuple[str, str], ...]:
    """The letter transfers by which Letters alone spell a word that fits, those that spell most first."""
    held = hoard()
    having = _having(held, need, perhaps=False)
    mat, wild = _counted(need.letters, need)
    spelled: dict[tuple[str, str], int] = {}
    for gone in np.flatnonzero(mat).tolist():
        rest = mat.copy()
        rest[gone] = 0
        marks = having & (held.counts[gone] == 0) & (_lacking(held.counts, rest) <= wild + mat[gone])
        lacking = np.maximum(held.counts[:, marks], rest[:, None]) - rest[:, None]
        after = lacking.sum(axis=0) - np.minimum(lacking, mat[gone])
        counts = (after <= wild).sum(axis=1)
        for now in np.flatnonzero(counts).tolist():
            if now != gone:
                spelled[ascii_uppercase[gone], ascii_uppercase[now]] = int(counts[now])
    return tuple(sorted(spelled, key=lambda pair: -spelled[pair]))


def _having(held: Hoard, need: Need, *, perhaps: bool) -> Marks:
    """The words with the traits, the length and the letters that are asked for."""
    fits = np.full(len(held.words), fill_value=True)
    if not perhaps:
        fits &= (held.traits & _bits((Trait.PLAIN,))) != 0
    for one in asked(need):
        bits = _bits((*one.sure, *one.perhaps, Trait.UNREAD) if perhaps else one.sure)
        fits &= (held.traits & bits) != 0
    for length in need.details("length"):
        fits &= held.lengths == int(length)
    for letter in need.details("contains"):
        fits &= held.counts[_place(letter)] > 0
    for letter in (*need.details("lacks"), *need.transfers):
        fits &= held.counts[_place(letter)] == 0
    return fits


def _spelled(held: Hoard, need: Need, having: Marks) -> tuple[str, ...]:
    """Those words that the cubes spell: the same as `spelling.assign` finds, for all of them at once."""
    words, counts = held.words, held.counts
    if np.count_nonzero(having) * _FEW < len(words):
        rows = np.flatnonzero(having)
        words, counts, having = words[rows], counts[:, rows], np.full(len(rows), fill_value=True)
    mat, wild = _counted(need.letters, need)
    beside, more_wild = _counted(need.resources, need)
    having &= _lacking(counts, mat + beside) <= wild + more_wild
    if need.most is not None and having.any():
        having &= _lacking(counts, mat) <= wild + need.most
    return tuple(words[having].tolist())


def _lacking(counts: NDArray[np.uint8], there: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """How many letters of each word are left when these cubes are used up."""
    left = np.zeros(counts.shape[1], np.uint8)
    over = np.empty_like(left)
    for column, plain in zip(counts, there, strict=True):
        if plain == 0:
            left += column
        elif plain < LONGEST:
            np.maximum(column, plain, out=over)
            over -= plain
            left += over
    return left


def _counted(cubes: Iterable[Cube], need: Need) -> tuple[NDArray[np.uint8], int]:
    """How many cubes stand for each letter, and how many are wild."""
    plain = np.zeros(26, np.uint8)
    wild = 0
    for cube in cubes:
        if cube.colour in need.wilds:
            wild += 1
        elif letter := shown(cube, need):
            plain[_place(letter)] += 1
    return plain, wild


def _bits(traits: Iterable[Trait]) -> np.uint64:
    return np.uint64(sum(1 << trait for trait in set(traits)))


def _place(letter: str) -> int:
    return ord(letter) - _A
