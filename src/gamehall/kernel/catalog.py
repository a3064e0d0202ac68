"""Finds the games by looking in `games/`: a game is a folder with a `rules.py` that names a `GAME`."""

import importlib
import importlib.util
import pkgutil
from functools import cache

from gamehall.kernel.game import Game
from gamehall.kernel.parts import Library, Part

_SHELF = "gamehall.games"


class NoSuchGame(KeyError):
    """The hall has no game of this id; the sentence names those it has."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def games() -> dict[str, Game]:
    """Every game of the hall by its id."""
    package = importlib.import_module(_SHELF)
    found = {}
    for module in pkgutil.iter_modules(package.__path__):
        if module.ispkg and (game := _game_in(f"{_SHELF}.{module.name}")):
            found[game.id] = game
    return found


def game(id: str) -> Game:
    """The game of this id. No other game is loaded for it."""
    if id.isidentifier() and (found := _game_in(f"{_SHELF}.{id}")):
        return found
    try:
        return games()[id]
    except KeyError:
        known = ", ".join(sorted(games()))
        raise NoSuchGame(f"The hall has no game {id!r}; it has {known}.") from None


def part(game_id: str, kind: type[Part]) -> Part | None:
    """A game's part of this kind, such as its `Bots`; None where it has no such module."""
    if not has_part(game_id, kind):
        return None
    path = f"{_SHELF}.{game_id}.{kind.__name__.lower()}"
    name = kind.__name__.upper()
    found = vars(importlib.import_module(path)).get(name)
    if not isinstance(found, kind):
        raise TypeError(f"{path} has to name its part: {name} = {kind.__name__}(...).")
    return found


def has_part(game_id: str, kind: type[Part]) -> bool:
    """Whether a game has such a part; nothing of it is imported. A match or an event has none."""
    path = f"{_SHELF}.{game_id}"
    there = importlib.util.find_spec(path) is not None
    return there and importlib.util.find_spec(f"{path}.{kind.__name__.lower()}") is not None


@cache
def own_names() -> dict[str, str]:
    """The names that games give to programs, and the module of each. Of a game no more is imported."""
    package = importlib.import_module(_SHELF)
    found: dict[str, str] = {}
    for folder in pkgutil.iter_modules(package.__path__):
        if folder.ispkg and (library := part(folder.name, Library)):
            for module, names in library.names.items():
                found |= dict.fromkeys(names, f"{_SHELF}.{folder.name}.{module}")
    return found


def _game_in(path: str) -> Game | None:
    if importlib.util.find_spec(path) is None or importlib.util.find_spec(f"{path}.rules") is None:
        return None
    found = vars(importlib.import_module(f"{path}.rules")).get("GAME")
    return found if isinstance(found, Game) else None
