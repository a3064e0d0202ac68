"""Commands of one game, `gamehall GAME …`: a module here is found by looking."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator

from cyclopts import App
from msgspec import Struct


class Commands(Struct, frozen=True):
    """What a module here names as `COMMANDS`."""

    apps: tuple[App, ...] = ()
    """Each with commands of its own below it."""
    own: tuple[Callable[..., int], ...] = ()
    """Commands of one word."""
    bench: dict[str, Callable[..., int]] = {}
    """What measures the game's engine, each behind `gamehall bench` and its name."""


def games_own() -> Iterator[tuple[str, Commands]]:
    for module in pkgutil.iter_modules(__path__):
        path = f"{__name__}.{module.name}"
        found = vars(importlib.import_module(path)).get("COMMANDS")
        if not isinstance(found, Commands):
            raise TypeError(f"{path} has to name its commands: COMMANDS = Commands(...).")
        yield module.name, found
