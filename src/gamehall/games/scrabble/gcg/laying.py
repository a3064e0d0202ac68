"""Puts a written word on a board of any size."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from gamehall.games.scrabble.board import SIDE
from gamehall.games.scrabble.gcg.values import place

Squares = dict[tuple[int, int], str]


class Misfit(Exception):
    """The word cannot lie there; `code` says how, the sentence where."""

    def __init__(self, code: str, says: str) -> None:
        super().__init__(says)
        self.code = code


class Lying(NamedTuple):
    """The tiles put down, and how the word was written."""

    laid: Squares
    lettered: bool
    """Tiles already on the board are written as letters."""
    cut: bool
    """The word as it lies is longer than as written."""
    wordless: bool
    """A single tile touches others, but none of them this way."""


def lie(squares: Squares, side: int, at: str, word: str) -> Lying:
    row, column, across = place(at)
    if not (0 <= row < side and 0 <= column < side):
        raise Misfit("place-off-board", f"{at} is not on the board.")
    down, right = (0, 1) if across else (1, 0)
    laid: Squares = {}
    lettered = inside = False
    here = (row, column)
    for sign in re.findall(r"\[[^\]]*\]|.", word, re.S):
        if sign in "()":
            inside = sign == "("
            continue
        if not (sign == "." or sign.strip("[]").isalpha()):
            raise Misfit("letters-unreadable", f"“{sign}” in {word} is no letter.")
        if max(here) >= side:
            raise Misfit("play-off-board", f"{word} at {at} runs over the edge of the board.")
        there = squares.get(here, "")
        if there and sign != "." and sign.upper() != there.upper():
            says = f"{_name(here)} holds {there.upper()}, not {sign.upper()}."
            raise Misfit("play-mismatch", says)
        if not there and (sign == "." or inside):
            raise Misfit("play-mismatch", f"No tile lies on {_name(here)} yet.")
        if not there:
            laid[here] = sign
        lettered |= bool(there) and sign != "."
        here = (here[0] + down, here[1] + right)
    if not laid:
        raise Misfit("play-empty", f"{word} at {at} puts no tile on the board.")
    before = (row - down, column - right)
    alone = len(laid) == 1 and not any(step in squares for step in (before, here)) and len(word) == 1
    beside = any((row + side * right, column + side * down) in squares for side in (-1, 1))
    return Lying(laid, lettered, before in squares or here in squares, alone and beside)


def _name(square: tuple[int, int]) -> str:
    return f"{chr(65 + square[1])}{square[0] + 1}"


def numbered(squares: Mapping[tuple[int, int], str]) -> dict[int, str]:
    """Squares by number, as the usual board counts them."""
    return {row * SIDE + column: letter for (row, column), letter in squares.items()}
