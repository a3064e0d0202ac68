"""Positions as people write them, and every play of one."""

import re

from gamehall.games.scrabble.board import BLANK, RACK, SIDE
from gamehall.games.scrabble.engine.found import Found
from gamehall.games.scrabble.engine.printed import ANY
from gamehall.lexicon.lexicon import Lexicon

_NUMBER = re.compile(r"[0-9]+")
_STRANGE = re.compile(r"[^A-Za-z.]")
_EMPTY = "/".join([str(SIDE)] * SIDE)

Position = tuple[str, str]
"""A board of 225 characters, and a rack."""


class NoPosition(ValueError):
    """This is no position; the sentence says why."""


def scrabble_plays(
    rack: str, board: str = _EMPTY, *, words: str | Lexicon = "hall", most: int | None = 10
) -> list[Found]:
    """The best plays of a position, all of them where `most` is None; each has `at`, `word` and `score`.

    The board is 15 rows separated by slashes, a number standing for so many empty squares and a small letter
    for a blank; in the rack a blank is `?`.

    >>> print(scrabble_plays("QUIZZES", most=1)[0])
    8D QUIZZES 138
    """
    from gamehall.games.scrabble import engine
    from gamehall.lexicon.graph import graph_of
    from gamehall.lexicon.lists.shelf import lexicon

    if most is not None and most < 1:
        raise ValueError(f"Ask for one play or more, or for all with None; not for {most}.")
    graph = graph_of(lexicon(words) if isinstance(words, str) else words)
    found = engine.plays(graph, engine.standard(), read_board(board), read_rack(rack))
    return found.best(len(found) if most is None else most)


def read_board(text: str) -> str:
    """225 characters from 15 rows separated by slashes; a number stands for so many empty squares."""
    rows = _NUMBER.sub(_squares, text.strip()).split("/")
    if len(rows) != SIDE:
        raise NoPosition(f"the board has {len(rows)} rows, not {SIDE}")
    for number, row in enumerate(rows, 1):
        if strange := _STRANGE.search(row):
            raise NoPosition(f"row {number} holds {strange[0]!r}, which is neither a letter nor a number")
        if len(row) != SIDE:
            raise NoPosition(f"row {number} has {'more' if len(row) > SIDE else 'fewer'} than {SIDE} squares")
    return "".join(rows)


def _squares(number: re.Match[str]) -> str:
    """No row needs more than one square too many to be wrong."""
    return "." * (int(number[0]) if len(number[0]) <= 2 else SIDE + 1)


def read_rack(text: str) -> str:
    rack = text.strip().replace(BLANK, ANY)  # people write a blank either way
    strange = [tile for tile in rack if tile != ANY and not ("A" <= tile <= "Z")]
    if strange:
        raise NoPosition(f"the rack holds {strange[0]!r}, which is neither A to Z nor {ANY} for a blank")
    if not 1 <= len(rack) <= RACK:
        raise NoPosition(f"the rack has {len(rack) or 'no'} tiles; it takes 1 to {RACK}")
    return rack
