"""Which set a file was played with, and what can be recomputed of it."""

import re
from collections import Counter

from msgspec import Struct

from gamehall.games.scrabble.board import COUNTS, SIDE, value
from gamehall.games.scrabble.gcg.values import GameFile, Reading

_STANDARD = {
    "tile-set": ("", "english", "standard"),
    "tile-distribution": ("", "english", "standard"),
    "board-layout": ("", "crosswordgame", "standard", "classic"),
    "game-board": ("", "crosswordgame", "standard", "classic"),
    "game-type": ("", "classic", "standard", "wordsmog"),
}
_FOREIGN = re.compile(
    r"(osps|fra|ods|rd\d|nsf|disc|fise|file|saol|dsso|norwegian|french|german|polish)", re.I
)
"""Word lists of other languages, by how their names begin."""
_SUPER = 21
BLANK = "?"
"""How files write a blank on a rack."""
_SET = Counter({tile if tile.isalpha() else BLANK: count for tile, count in COUNTS.items()})


class Kit(Struct, frozen=True):
    """The set. `why` tells why tiles or premiums are not those of the English set; empty: they are."""

    tiles: bool = True
    premiums: bool = True
    side: int = SIDE
    why: str = ""
    line: int = 1

    @property
    def standard(self) -> bool:
        return self.tiles and self.premiums


def kit_of(reading: Reading) -> Kit:
    game = reading.game
    noted = _noted(game)
    for keyword, usual in _STANDARD.items():
        said = game.said(keyword) or noted.get(keyword)
        if said is not None and said.lower() not in usual:
            side = _SUPER if "super" in said.lower() or _beyond(game) else SIDE
            tiles = keyword in ("board-layout", "game-board") and side == SIDE
            first = said.split("\n")[0]
            why = f"#{keyword} is “{first}”, which is not the English set on the usual board"
            return Kit(
                tiles,
                False,
                side,
                why,
                reading.pragma_lines.get(keyword, reading.pragma_lines.get("note", 1)),
            )
    if (lexicon := game.said("lexicon")) and _FOREIGN.match(lexicon):
        why = f"the word list {lexicon} is not played with the English tiles"
        return Kit(False, False, SIDE, why, reading.pragma_lines.get("lexicon", 1))
    if game.said("tile") is not None:
        return Kit(False, False, SIDE, "#tile tells of other tiles", reading.pragma_lines["tile"])
    for line, event in zip(reading.lines, game.events, strict=True):
        if found := re.search(r"\[|[^\W\d_a-zA-Z]", f"{event.rack or ''}{event.letters}"):
            why = (
                f"the tile {found[0]} is not in the English set"
                if found[0] != "["
                else "a tile has two letters"
            )
            return Kit(False, False, SIDE, why, line)
    if _beyond(game):
        return Kit(False, False, _SUPER, "words begin outside fifteen rows and columns", reading.lines[0])
    return Kit()


def _noted(game: GameFile) -> dict[str, str]:
    """Some programs tell the variant in notes before the first event."""
    notes = (pragma.text for pragma in game.about if pragma.keyword == "note")
    told = (re.fullmatch(r"(\w+):[ \t]*(\S+)", note) for note in notes)
    return {_NOTED[found[1]]: found[2] for found in told if found and found[1] in _NOTED}


_NOTED = {"Variant": "game-type", "LetterDistribution": "tile-distribution", "BoardLayout": "board-layout"}


def _beyond(game: GameFile) -> bool:
    """Two plays or more outside the usual board: this is a larger one, not a slip."""
    places = [place(event.at) for event in game.events if event.kind == "play"]
    return sum(max(row, column) >= SIDE for row, column, _ in places) > 1


def place(at: str) -> tuple[int, int, bool]:
    """Row, column, and whether the word reads across; counted from nought."""
    number, letter = re.sub(r"[^0-9]", "", at), re.sub(r"[^A-Z]", "", at)
    return int(number) - 1, ord(letter) - 65, at[0].isdigit()


def tiles(text: str) -> tuple[str, ...]:
    """The tiles of a rack, one with two letters in square brackets."""
    return tuple(re.findall(r"\[[^\]]*\]|.", text, re.S))


def exchange_count(letters: str) -> int | None:
    """How many tiles were exchanged, where a file tells the number only."""
    return int(letters[:9]) if letters.isascii() and letters.isdigit() else None


def on_rack(letter: str) -> str:
    """The tile of a letter on the board: small letters are blanks."""
    return BLANK if letter.islower() else letter


def worth(rack: tuple[str, ...]) -> int:
    return sum(value(tile) for tile in rack)


def unseen(squares: dict[tuple[int, int], str]) -> Counter[str]:
    """The tiles that are not on the board."""
    return _SET - Counter(on_rack(letter) for letter in squares.values())


def spell(some: Counter[str]) -> str:
    return "".join(sorted(some.elements()))
