"""Ready-made formats, found by folder: those of any game here, those of a game in its own `data/`.

A game's file is called `event_….toml`. One that names no games is for the game whose folder it lies in; where
several games share a folder, for all games that are played by a book of it.
"""

import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from gamehall.kernel import catalog
from gamehall.kernel.rulebook import read_book
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.formats.reading import read_format

_SHELF = "gamehall.games"
_GENERAL = Path(__file__).with_name("data")


class NoSuchFormat(KeyError):
    """No ready-made format has this id; the sentence names those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def formats() -> dict[str, Format]:
    """Every ready-made format by its id: those that games bring, then those of any game."""
    found = [*_of_games(), *_general()]
    return {one.id: one for one in found}


def format(id: str) -> Format:
    try:
        return formats()[id]
    except KeyError:
        known = ", ".join(formats())
        raise NoSuchFormat(f"The hall has no format {id!r}; it has {known}.") from None


def _general() -> Iterator[Format]:
    """They name no game: who takes one says which is played."""
    for file in sorted(_GENERAL.glob("*.toml")):
        yield read_format(file.read_text("utf-8"))


def _of_games() -> Iterator[Format]:
    for file in files_of_games("*/data/event_*.toml"):
        read = read_format(file.read_text("utf-8"))
        yield read if read.games else replace(read, games=games_of(file.parents[1]))


def files_of_games(pattern: str) -> Iterator[Path]:
    """What games bring in their folders."""
    for room in sorted(Path(place) for place in importlib.import_module(_SHELF).__path__):
        yield from sorted(room.glob(pattern))


def games_of(folder: Path) -> tuple[str, ...]:
    """The game whose folder this is; where several share it, all that are played by a book of it."""
    games = catalog.games()
    if folder.name in games:
        return (folder.name,)
    own = {read_book(file).id for file in folder.glob("book/*.toml")}
    return tuple(sorted(id for id, game in games.items() if own & {b.id for b in game.shelves[0].books}))
