"""Which set a file was played with, and what can be recomputed of it."""

import re
from collections import Counter
from typing import NamedTuple

from msgspec import Struct

from gamehall.games.scrabble.board import COUNTS, SIDE, value
from gamehall.games.scrabble.gcg.usual import (
    counts_as_usual,
    is_larger,
    is_other_list,
    is_other_tongue,
    is_usual,
)
from gamehall.games.scrabble.gcg.values import GameFile, Reading, place

_NAMED = ("tile-set", "tile-distribution", "board-layout", "game-board", "game-type")
"""Pragmas that name the set, the board, or the game and with it both."""
_BOARDS = ("board-layout", "game-board")
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
    doubt: str = ""
    """What spoke for another set, though the plays count as with the usual one."""

    @property
    def standard(self) -> bool:
        return self.tiles and self.premiums


def kit_of(reading: Reading) -> Kit:
    """The set a file was played with: the usual one, unless a name or the plays say otherwise."""
    doubt = _named(reading) or _lettered(reading)
    if doubt is None:
        return Kit()
    if not doubt.certain and counts_as_usual(reading.game):
        return Kit(line=doubt.kit.line, doubt=doubt.kit.why)
    return doubt.kit


class _Doubt(NamedTuple):
    """What speaks for another set; `certain` where the plays need not be asked."""

    kit: Kit
    certain: bool


def _named(reading: Reading) -> _Doubt | None:
    """A name that is none of the usual set's."""
    game = reading.game
    noted, lines = _noted(game), reading.pragma_lines
    for keyword in _NAMED:
        said = game.said(keyword) or noted.get(keyword)
        if said is None or is_usual(said):
            continue
        side = _SUPER if is_larger(said) or _beyond(game) else SIDE
        why = f"#{keyword} is “{said.splitlines()[0]}”, which is not the English set on the usual board"
        line = lines.get(keyword, lines.get("note", 1))
        kit = Kit(keyword in _BOARDS and side == SIDE, False, side, why, line)
        return _Doubt(kit, is_larger(said) or is_other_tongue(said))
    if (lexicon := game.said("lexicon")) and is_other_list(lexicon):
        why = f"the word list {lexicon} is not played with the English tiles"
        return _Doubt(Kit(False, False, SIDE, why, lines.get("lexicon", 1)), True)
    return None


def _lettered(reading: Reading) -> _Doubt | None:
    """Tiles that the English set does not have, or squares that the usual board does not."""
    game = reading.game
    if game.said("tile") is not None:
        kit = Kit(False, False, SIDE, "#tile tells of other tiles", reading.pragma_lines["tile"])
        return _Doubt(kit, False)
    for line, event in zip(reading.lines, game.events, strict=True):
        if found := re.search(r"\[|[^\W\d_a-zA-Z]", f"{event.rack or ''}{event.letters}"):
            odd = f"the tile {found[0]} is not in the English set"
            why = "a tile has two letters" if found[0] == "[" else odd
            return _Doubt(Kit(False, False, SIDE, why, line), False)
    if _beyond(game):
        why = "words begin outside fifteen rows and columns"
        return _Doubt(Kit(False, False, _SUPER, why, reading.lines[0]), False)
    return None


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
