"""Scrabble as the lobby shows it: the middle of its board, with two words that cross."""

from gamehall.games.scrabble.board import EMPTY_BOARD, INDEX, PREMIUMS, lay, value
from gamehall.kernel.drawing import box, drawing, print_
from gamehall.kernel.parts import Picture

_CELL = 40
_LEFT, _TOP = 4, 5
"""Column and row of the first square that is drawn."""
_WORDS = (("E8", 1, "GAMES"), ("H6", 15, "ONE"))
_SQUARES = {"d": "square-double-letter", "t": "square-triple-letter", "D": "square-double-word"}
_SQUARES |= {"T": "square-triple-word", ".": "square"}
_LABELS = {"d": "2L", "t": "3L", "D": "2W", "T": "3W", ".": ""}

SAYS = "A board with premium squares on which two words cross, GAMES and ONE."


def _board() -> str:
    laid = {
        INDEX[start] + step * at: letter for start, step, word in _WORDS for at, letter in enumerate(word)
    }
    return lay(EMPTY_BOARD, laid)


def _square(x: int, y: int, premium: str) -> str:
    ink = "on-square-triple" if premium in "tT" else "on-square-double"
    label = print_(x + 20, y + 26, 15, _LABELS[premium], ink) if _LABELS[premium] else ""
    return box(x, y, _CELL, _CELL, _SQUARES[premium], edge="square-line") + label


def _tile(x: int, y: int, letter: str) -> str:
    return (
        box(x + 1.5, y + 1.5, _CELL - 3, _CELL - 3, "tile", round=5, edge="tile-rim")
        + print_(x + 18, y + 28, 24, letter, "tile-ink")
        + print_(x + 32, y + 35, 10, str(value(letter)), "tile-ink")
    )


def svg() -> str:
    board, drawn = _board(), ""
    for row in range(5):
        for column in range(8):
            x, y, at = column * _CELL, row * _CELL, (row + _TOP) * len(PREMIUMS) + column + _LEFT
            drawn += _square(x, y, PREMIUMS[row + _TOP][column + _LEFT])
            drawn += _tile(x, y, board[at]) if board[at] != "." else ""
    return drawing(SAYS, drawn)


PICTURE = Picture(svg=svg, says=SAYS)
