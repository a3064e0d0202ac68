"""Plays as the page reads them from what people type must be those that the referee reads."""

import random

import pytest

from gamehall.games.scrabble.board import CENTRE, EMPTY_BOARD, NAMES, step
from gamehall.games.scrabble.notation import Unwritable, read_coordinate, read_play, write_play
from gamehall.games.scrabble.state import Line
from gamehall.kernel.seat import Seat
from tests.games.scrabble.page.in_node import computed
from tests.games.scrabble.page.test_score import positions

READS = {"notation.ts": "readPlay, squaresOf, wordOf"}


def typed() -> list[tuple[str, str, str]]:
    """Boards, and places and words for them: plays as they are written, and much that is none."""
    chance, found = random.Random(7), list[tuple[str, str, str]]()
    for seed in range(12):
        for board, laid in positions(seed)[::2]:
            at, word = write_play(board, laid)
            bare = word.replace("(", "").replace(")", "")
            dots = "".join(
                "." if square not in laid else letter
                for square, letter in zip(covered(at, bare), bare, strict=True)
            )
            elsewhere = NAMES[chance.randrange(225)]
            found += [(board, at, one) for one in (word, bare, dots, bare + "X", "." + bare, bare[::-1])]
            found += [(board, elsewhere, bare), (board, f"{elsewhere[1:]}{elsewhere[0].lower()}", bare)]
    found += [
        (EMPTY_BOARD, at, "CAT") for at in ("8G", "O15", "15O", "P1", "16A", "A0", "8", "G", "88G", "GG8")
    ]
    found += [(EMPTY_BOARD, "8G", word) for word in ("C-T", "C4T", "CÄT", "()", "c", ".", "CaT")]
    return found


def covered(at: str, word: str) -> list[int]:
    square, direction = read_coordinate(at)
    return [square + n * step(direction) for n in range(len(word))]


def read(board: str, at: str, word: str) -> list[list[object]] | None:
    """The tiles put down, square by square; None: it cannot be read."""
    told = word.upper() if word == word.lower() else word  # all in small letters is how people type
    try:
        laid = read_play(board, at, told)
    except Unwritable:
        return None
    return [[square, letter] for square, letter in sorted(laid.items())] or None


def test_the_page_reads_a_play_as_the_referee_does() -> None:
    plays = typed()
    told = """
    const laid = readPlay(one[0], `${one[1]} ${one[2]}`)
    return typeof laid === 'string' ? null : [...laid].sort((one, other) => one[0] - other[0])
    """
    right = [read(*play) for play in plays]
    assert len(plays) > 500
    assert right.count(None) > 100
    assert computed(READS, told, [list(play) for play in plays]) == right


def test_the_page_shows_a_written_play_on_its_squares() -> None:
    written = [write_play(board, laid) for seed in range(12) for board, laid in positions(seed)[::2]]
    right = [covered(at, word.replace("(", "").replace(")", "")) for at, word in written]
    told = [f"{at} {word}, 24 points" for at, word in written]
    assert computed(READS, "return squaresOf(one)", told) == right


@pytest.mark.parametrize("word", ["CAT", "(QU)ARTZ", "qU(IZ)", "C(A)t"])
def test_the_page_names_a_word_as_the_referee_does(word: str) -> None:
    assert computed(READS, "return wordOf(one)", [word]) == [Line(Seat("p1"), "play", word=word).plain]


def test_the_centre_is_where_the_page_has_it() -> None:
    assert computed({"squares.ts": "CENTRE, nameOf"}, "return [CENTRE, nameOf(CENTRE)]", [0]) == [
        [CENTRE, NAMES[CENTRE]]
    ]
