"""Plays as they were found, and as people read them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .printed import ACROSS, BLANK, DOWN, EMPTY, LETTERS, SIDE, Numbers, square_at

_PLACE = np.uint64((1 << 16) - 1)
_SCORE_AT = np.uint64(16)


class Found(NamedTuple):
    """One play."""

    at: str
    """Where its word begins: `8H` across, the row first; `H8` down, the column first."""
    word: str
    """The whole word, with tiles of the board; a small letter is a blank."""
    laid: tuple[tuple[int, str], ...]
    """The tiles laid: square and letter, a small letter for a blank."""
    score: int

    def __str__(self) -> str:
        return f"{self.at} {self.word} {self.score}"


@dataclass(frozen=True, slots=True)
class Plays:
    """All plays of a position, as arrays that belong together, in the order they were found."""

    board: str
    letters: Numbers
    """The tiles laid, a byte each from the first: 1 to 26, for a blank 32 more."""
    places: Numbers
    """The square of the first of them and the direction, as the grids of the engine count them."""
    scores: Numbers

    def __len__(self) -> int:
        return len(self.scores)

    @property
    def total(self) -> int:
        """The sum of all scores."""
        return int(self.scores.sum())

    @property
    def top(self) -> int:
        return int(self.scores.max(initial=0))

    def order(self) -> npt.NDArray[np.intp]:
        """Their numbers, highest score first; among equals always in the same order."""
        return np.lexsort((self.letters, self.places, -self.scores.astype(np.int64)))

    def best(self, most: int = 1) -> list[Found]:
        """The highest plays."""
        scores = self.scores
        if most < len(scores):
            least = np.partition(scores, len(scores) - most)[len(scores) - most]
            some = np.flatnonzero(scores >= least)
            few = Plays(self.board, self.letters[some], self.places[some], scores[some])
            return [few.play(number) for number in few.order()[:most].tolist()]
        return [self.play(number) for number in self.order()[:most].tolist()]

    def play(self, number: int) -> Found:
        """One of them for people to read."""
        return read(self.board, int(self.letters[number]), int(self.places[number]), int(self.scores[number]))

    def every(self) -> Iterator[Found]:
        return (self.play(number) for number in range(len(self.scores)))


def split(board: str, written: Numbers) -> Plays:
    """Plays from the pairs of numbers a search wrote down."""
    pairs = written.reshape(-1, 2)
    return Plays(board, pairs[:, 0].copy(), pairs[:, 1] & _PLACE, pairs[:, 1] >> _SCORE_AT)


def read(board: str, letters: int, place: int, score: int) -> Found:
    """A play from its numbers: the letters fill the empty squares from the first on."""
    square, direction = square_at(place)
    step = 1 if direction == ACROSS else SIDE
    laid, word, here = [], [], square
    while letters:
        if board[here] == EMPTY:
            code = letters & 255
            letters >>= 8
            tile = LETTERS[code - 1] if code < BLANK else LETTERS[code - BLANK - 1].lower()
            laid.append((here, tile))
            word.append(tile)
        else:
            word.append(board[here])
        here += step
    end = _edge(square, direction, +1)
    while here <= end and board[here] != EMPTY:
        word.append(board[here])
        here += step
    first, edge = square, _edge(square, direction, -1)
    while first > edge and board[first - step] != EMPTY:
        first -= step
        word.insert(0, board[first])
    return Found(name(first, direction), "".join(word), tuple(laid), score)


def _edge(square: int, direction: int, way: int) -> int:
    """The first or last square of the lane."""
    row, column = divmod(square, SIDE)
    if direction == DOWN:
        return column if way < 0 else (SIDE - 1) * SIDE + column
    return row * SIDE if way < 0 else row * SIDE + SIDE - 1


def name(square: int, direction: int) -> str:
    """`8H` for a word across that begins there, `H8` for one down."""
    row, column = divmod(square, SIDE)
    letter = LETTERS[column]
    return f"{row + 1}{letter}" if direction == ACROSS else f"{letter}{row + 1}"


def marked(found: Found, board: str) -> str:
    """The word with the letters it plays through in parentheses: `(QU)IET`."""
    down = found.at[0].isalpha()
    row, column = (int(found.at[1:]), found.at[0]) if down else (int(found.at[:-1]), found.at[-1])
    square = (row - 1) * SIDE + LETTERS.index(column)
    step = SIDE if down else 1
    text = ""
    for number, letter in enumerate(found.word):
        through = board[square + number * step] != EMPTY
        text += f"({letter})" if through else letter
    return text.replace(")(", "")
