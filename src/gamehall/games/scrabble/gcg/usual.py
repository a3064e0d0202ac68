"""Whether a file tells of the usual board and the English tiles, by the names it writes and by its scores.

Every program has its own names for them. A name made of usual words is the usual set, the name of another
language or of a larger board is not; of any other name the plays decide: counted on the usual board they
come to what is written, or they do not.
"""

import re

from gamehall.games.scrabble.board import EMPTY_BOARD, SIDE, lay
from gamehall.games.scrabble.gcg.laying import Misfit, Squares, lie, numbered
from gamehall.games.scrabble.gcg.values import GameFile
from gamehall.games.scrabble.placement import score_of

_USUAL = (
    *("english", "american", "british", "international", "us", "uk", "en", "eng"),
    *("standard", "classic", "normal", "regular", "usual", "default", "official", "original", "tournament"),
    *("crossword", "scrabble", "wordsmog", "word", "game", "board", "layout", "set", "tile", "tiles"),
    *("letter", "letters", "distribution", "15", "100"),
)
_OTHER_TONGUES = (
    *("afrikaans", "arabic", "armenian", "bulgarian", "catalan", "catala", "croatian", "czech", "danish"),
    *("dutch", "esperanto", "estonian", "finnish", "french", "francais", "gaelic", "german", "deutsch"),
    *("greek", "hebrew", "hungarian", "icelandic", "indonesian", "irish", "italian", "italiano", "latvian"),
    *("lithuanian", "malay", "malagasy", "norwegian", "norsk", "polish", "polski", "portuguese", "romanian"),
    *("russian", "serbian", "slovak", "slovene", "slovenian", "spanish", "espanol", "swedish", "svenska"),
    *("turkish", "tuvan", "ukrainian", "welsh"),
)
_LARGER = ("super", "supercrossword", "supercrosswordgame", "superscrabble", "standard21", "21", "21x21")
_LISTS = re.compile(
    r"(osps|fra|ods|rd|nsf|disc|fise|file|saol|dsso|oteg|lld|zinga|dws)[ _-]?\d*"
    rf"|.*\b({'|'.join(_OTHER_TONGUES)})\b.*",
    re.I | re.S,
)
"""Word lists of other languages, by how they are called."""


def is_usual(name: str) -> bool:
    """Whether every word of a name is one for the usual thing: english set, CrosswordGame, standard15."""
    return all(word in _USUAL for word in _words(name))


def is_larger(name: str) -> bool:
    return any(word in _LARGER for word in (*_words(name), *re.findall(r"[a-z0-9]+", name.casefold())))


def is_other_tongue(name: str) -> bool:
    return any(word in _OTHER_TONGUES for word in _words(name))


def is_other_list(lexicon: str) -> bool:
    return _LISTS.fullmatch(lexicon) is not None


def _words(name: str) -> list[str]:
    """The words of a name, however they are joined: crossword_game, CrosswordGame, CROSSWORDGAME."""
    square = re.sub(r"\b(\d\d) ?[xX×] ?\1\b", r"\1", name)
    parted = re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=[0-9])", " ", square).casefold()
    found = re.findall(r"[^\W_]+", parted)
    return [word for one in found for word in _joined(one)]


def _joined(word: str) -> list[str]:
    """A word that is two usual ones without a sign between them is those two."""
    for n in range(2, len(word) - 1):
        if word[:n] in _USUAL and word[n:] in _USUAL:
            return [word[:n], word[n:]]
    return [word]


def counts_as_usual(game: GameFile) -> bool:
    """Whether more than half of the plays score what is written when they are counted on the usual board."""
    board: Squares = {}
    before, plays, right = board, 0, 0
    for event in game.events:
        if event.kind == "withdrawn":
            board = before
        if event.kind != "play":
            continue
        before, plays = board, plays + 1
        try:
            laid = lie(board, SIDE, event.at, event.letters).laid
        except Misfit:
            continue
        letters = "".join(laid.values())
        if not (letters.isascii() and letters.isalpha()):
            continue
        right += score_of(lay(EMPTY_BOARD, numbered(board)), numbered(laid)) == event.score
        board = {**board, **laid}
    return 2 * right > plays or not plays  # where nothing is played, nothing speaks for another board
