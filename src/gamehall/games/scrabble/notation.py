"""Plays as score sheets and GCG files write them: `8H WORD` across, `H8 WORD` down.

The row number comes first for a word across, the column letter for one down. A small letter is a blank;
letters already on the board stand in parentheses, or as full stops, or plainly.
"""

import re

from gamehall.games.scrabble.acts import Place, Tile
from gamehall.games.scrabble.board import INDEX, NAMES, SIDE, Direction, lay, step
from gamehall.games.scrabble.placement import Laid, Word, direction_of, word_at

_ACROSS = re.compile(r"(\d{1,2})([A-Oa-o])")
_DOWN = re.compile(r"([A-Oa-o])(\d{1,2})")


class Unwritable(ValueError):
    """This is not a play in the notation; the sentence says why."""


def coordinate(square: int, direction: Direction) -> str:
    name = NAMES[square]
    return f"{name[1:]}{name[0]}" if direction == "across" else name


def read_coordinate(text: str) -> tuple[int, Direction]:
    """The square and the way a word reads."""
    if found := _ACROSS.fullmatch(text):
        name, direction = f"{found[2].upper()}{int(found[1])}", "across"
    elif found := _DOWN.fullmatch(text):
        name, direction = f"{found[1].upper()}{int(found[2])}", "down"
    else:
        raise Unwritable(f"“{text[:20]}” is no place on the board; write 8H for across, H8 for down.")
    if name not in INDEX:
        raise Unwritable(f"“{text[:20]}” is not on the board.")
    return INDEX[name], "across" if direction == "across" else "down"


def write_word(word: Word, laid: Laid) -> str:
    """The word with what was there before in parentheses: `(QU)ARTZ`."""
    marked = "".join(
        letter if square in laid else f"({letter})"
        for square, letter in zip(word.squares, word.text, strict=True)
    )
    return marked.replace(")(", "")


def write_play(board: str, laid: Laid, reads: Direction | None = None) -> tuple[str, str]:
    """Where a play's main word begins, and the word: ("8H", "(QU)ARTZ"). `board` is what lay there before."""
    main = word_at(lay(board, laid), min(laid), direction_of(board, laid, reads))
    return coordinate(main.start, main.direction), write_word(main, laid)


def read_play(board: str, at: str, word: str) -> Laid:
    """The tiles that a written play puts down. Letters on the board already are skipped, if they agree."""
    square, direction = read_coordinate(at)
    stride, laid = step(direction), dict[int, str]()
    letters = word.replace("(", "").replace(")", "")
    room = SIDE - (square % SIDE if direction == "across" else square // SIDE)
    if not letters or not re.fullmatch(r"[A-Za-z.]+", letters):
        raise Unwritable(f"“{word[:20]}” is not a word of letters.")
    if len(letters) > room:
        raise Unwritable(f"{word[:20]} does not fit on the board from {at}.")
    for n, letter in enumerate(letters):
        here = square + n * stride
        if board[here] == ".":
            if letter == ".":
                raise Unwritable(f"No tile lies on {NAMES[here]} yet.")
            laid[here] = letter
        elif letter not in (".", board[here]) and letter.upper() != board[here].upper():
            raise Unwritable(f"{NAMES[here]} holds {board[here].upper()}, not {letter.upper()}.")
    return laid


def place_as(board: str, at: str, word: str) -> Place:
    """The act of putting down a written play; a single tile is written down again the way it is here."""
    laid = read_play(board, at, word)
    _, reads = read_coordinate(at)
    tiles = tuple(Tile(NAMES[square], letter) for square, letter in laid.items())
    return Place(tiles, reads if len(laid) == 1 else None)
