"""The obvious way: every word on every line, scored by adding up. Shares nothing with the engine."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

Tiles = dict[int, str]

CORNER = ["T..d...T", ".D...t..", "..D...d.", "d..D...d", "....D...", ".t...t..", "..d...d.", "T..d...D"]
PREMIUMS = [row + row[6::-1] for row in CORNER]
PREMIUMS += PREMIUMS[6::-1]
VALUES = {"?": 0}
for _points, _letters in {1: "AEIOULNRST", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}.items():
    VALUES.update(dict.fromkeys(_letters, _points))
COUNTS = Counter(
    "AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ??"
)
EMPTY = "." * 225


def line_through(square: int, down: bool) -> list[int]:
    row, column = divmod(square, 15)
    return [15 * n + column for n in range(15)] if down else [15 * row + n for n in range(15)]


def word_through(tiles: Tiles, square: int, down: bool) -> list[int]:
    """The squares of the word that runs through this one."""
    line = line_through(square, down)
    first = last = line.index(square)
    while first > 0 and line[first - 1] in tiles:
        first -= 1
    while last < 14 and line[last + 1] in tiles:
        last += 1
    return line[first : last + 1]


def words_made(board: str, laid: Tiles) -> list[list[int]]:
    """The squares of each word of two letters or more that a play makes."""
    tiles = {square: tile for square, tile in enumerate(board) if tile != "."} | laid
    found = {tuple(word_through(tiles, square, down)) for square in laid for down in (False, True)}
    return [list(word) for word in found if len(word) > 1]


def spelled(board: str, laid: Tiles, word: Iterable[int]) -> str:
    return "".join(laid.get(square, board[square]) for square in word).upper()


def score(board: str, laid: Tiles) -> int:
    total = 0
    for word in words_made(board, laid):
        points, times = 0, 1
        for square in word:
            tile = laid.get(square, board[square])
            value = 0 if tile.islower() else VALUES[tile]
            premium = PREMIUMS[square // 15][square % 15] if square in laid else "."
            points += value * {"d": 2, "t": 3}.get(premium, 1)
            times *= {"D": 2, "T": 3}.get(premium, 1)
        total += points * times
    return total + (50 if len(laid) == 7 else 0)


def plays(lexicon: set[str], board: str, rack: str) -> dict[frozenset[tuple[int, str]], int]:
    """Every legal placement with its score."""
    found = {}
    for down in (False, True):
        for number in range(15):
            line = line_through(number if down else 15 * number, down)
            for squares, word in _fitting(lexicon, board, line, rack):
                for laid in _ways(board, squares, word, rack):
                    if not _connected(board, laid):
                        break
                    if all(spelled(board, laid, made) in lexicon for made in words_made(board, laid)):
                        found[frozenset(laid.items())] = score(board, laid)
    return found


def _fitting(lexicon: set[str], board: str, line: list[int], rack: str) -> Iterator[tuple[list[int], str]]:
    """Words that can stand on this line among its tiles, with nothing before or behind."""
    if not any(_beside(board, square) for square in line):
        return
    letters = Counter(board[square].upper() for square in line) + Counter(rack)
    text = "".join(board[square].upper() for square in line)
    for word in lexicon:
        if sum((Counter(word) - letters).values()) > rack.count("?"):
            continue
        for start in range(16 - len(word)):
            end = start + len(word)
            if text[max(0, start - 1) : start] in ("", ".") and text[end : end + 1] in ("", "."):
                there = text[start:end]
                if all(old in (".", new) for old, new in zip(there, word, strict=True)):
                    yield line[start:end], word


def _ways(board: str, squares: list[int], word: str, rack: str) -> Iterator[Tiles]:
    """Every choice of tiles and blanks for the letters the board does not have."""
    needed = [(square, letter) for square, letter in zip(squares, word, strict=True) if board[square] == "."]
    if not needed or len(needed) > len(rack):
        return
    for blanks in product((False, True), repeat=len(needed)):
        used = Counter("?" if blank else letter for (_, letter), blank in zip(needed, blanks, strict=True))
        if not used - Counter(rack):
            yield {
                square: letter.lower() if blank else letter
                for (square, letter), blank in zip(needed, blanks, strict=True)
            }


def _connected(board: str, laid: Tiles) -> bool:
    return any(_beside(board, square) for square in laid)


def _beside(board: str, square: int) -> bool:
    """Whether a tile here is connected: beside another one, or on the centre of an empty board."""
    if board == EMPTY:
        return square == 112
    row, column = divmod(square, 15)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return any(0 <= r < 15 and 0 <= c < 15 and board[15 * r + c] != "." for r, c in beside)
