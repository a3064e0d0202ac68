"""Where tiles may lie, which words they make, and what those count."""

from typing import NamedTuple

from gamehall.games.scrabble.board import (
    CENTRE,
    NAMES,
    SIDE,
    SQUARES,
    Direction,
    lay,
    letter_factor,
    step,
    value,
    word_factor,
)
from gamehall.kernel.ruling import Fault

BONUS_TILES = 7
BONUS = 50

Laid = dict[int, str]
"""Tiles put down in one turn: a square's number and the letter shown there, small for a blank."""


class Word(NamedTuple):
    """A word on the board: where it begins, which way it reads, its letters as they lie."""

    start: int
    direction: Direction
    text: str

    @property
    def squares(self) -> range:
        stride = step(self.direction)
        return range(self.start, self.start + stride * len(self.text), stride)


def misplaced(board: str, laid: Laid) -> Fault | None:
    """What is wrong with where the tiles lie; nothing is said here of the words they make."""
    if not laid:
        return Fault("turns", "A play puts at least one tile on the board.")
    if any(not 0 <= square < SQUARES for square in laid):
        return Fault("one-line", "That square is not on the board.")
    covered = [square for square in sorted(laid) if board[square] != "."]
    if covered and board[covered[0]].islower():
        return Fault("blank-stays", f"The blank on {NAMES[covered[0]]} stays there and is not replaced.")
    if covered:
        name = NAMES[covered[0]]
        return Fault("not-shifted", f"{name} is covered, and no tile is moved or replaced once played.")
    rows, columns = {s // SIDE for s in laid}, {s % SIDE for s in laid}
    if len(rows) > 1 and len(columns) > 1:
        return _scattered(laid)
    after = lay(board, laid)
    gaps = [NAMES[s] for s in _between(laid, len(rows) == 1) if after[s] == "."]
    if gaps:
        return Fault("one-line", f"The tiles leave a gap at {gaps[0]}; they must make one unbroken word.")
    if board[CENTRE] == ".":
        return _first(laid)
    if not any(board[n] != "." for square in laid for n in neighbours(square)):
        return Fault("new-words", "The tiles touch nothing on the board; a new word joins what lies there.")
    return None


def _scattered(laid: Laid) -> Fault:
    diagonal = (
        len({s // SIDE - s % SIDE for s in laid}) == 1 or len({s // SIDE + s % SIDE for s in laid}) == 1
    )
    if diagonal:
        return Fault("no-diagonal", "The tiles lie diagonally; words read across or down.")
    return Fault("one-line", "The tiles lie in more than one row and column.")


def _first(laid: Laid) -> Fault | None:
    if CENTRE not in laid:
        return Fault("first-play", "The first word covers the centre square, H8.")
    if len(laid) < 2:
        return Fault("first-play", "The first word has two letters or more.")
    return None


def _between(laid: Laid, in_row: bool) -> range:
    return range(min(laid), max(laid) + 1, 1 if in_row else SIDE)


def neighbours(square: int) -> list[int]:
    """The squares above, below and beside one."""
    row, column = divmod(square, SIDE)
    beside = [square - 1] * (column > 0) + [square + 1] * (column < SIDE - 1)
    return beside + [square - SIDE] * (row > 0) + [square + SIDE] * (row < SIDE - 1)


def direction_of(board: str, laid: Laid, reads: Direction | None = None) -> Direction:
    """Which way a play reads. A single tile reads as its player says or else across, if that makes a word."""
    if len(laid) > 1:
        return "across" if len({s // SIDE for s in laid}) == 1 else "down"
    (square,) = laid
    after = lay(board, laid)
    if reads and len(word_at(after, square, reads).text) > 1:
        return reads
    return "across" if len(word_at(after, square, "across").text) > 1 else "down"


def word_at(board: str, square: int, direction: Direction) -> Word:
    """The unbroken run of tiles through a square."""
    stride, line = step(direction), _line(square, direction)
    start = end = square
    while start - stride in line and board[start - stride] != ".":
        start -= stride
    while end + stride in line and board[end + stride] != ".":
        end += stride
    return Word(start, direction, board[start : end + 1 : stride])


def _line(square: int, direction: Direction) -> range:
    if direction == "across":
        row = square // SIDE * SIDE
        return range(row, row + SIDE)
    return range(square % SIDE, SQUARES, SIDE)


def words_formed(board: str, laid: Laid) -> tuple[Word, ...]:
    """Every word of two letters or more that a play makes or changes, the main one first."""
    along = direction_of(board, laid)
    across: Direction = "down" if along == "across" else "across"
    after = lay(board, laid)
    main = word_at(after, min(laid), along)
    crossing = [word_at(after, square, across) for square in sorted(laid)]
    return tuple(word for word in (main, *crossing) if len(word.text) > 1)


def score_of(board: str, laid: Laid) -> int:
    """What the rules give for a play: every word formed, premiums for the tiles just laid, the bonus."""
    total = sum(score_word(word, laid) for word in words_formed(board, laid))
    return total + (BONUS if len(laid) >= BONUS_TILES else 0)


def score_word(word: Word, laid: Laid) -> int:
    letters, factor = 0, 1
    for square, letter in zip(word.squares, word.text, strict=True):
        counted = value(letter)
        if square in laid:
            counted *= letter_factor(square)
            factor *= word_factor(square)
        letters += counted
    return letters * factor


CITES = (
    "cross-words",
    "all-words",
    "score",
    "letter-premium",
    "word-premium",
    "double-double",
    "centre",
    "premium-once",
    "blank-premium",
    "several-words",
    "seven",
)
