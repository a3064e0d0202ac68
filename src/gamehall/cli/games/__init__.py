"""Commands of one game, such as `gamehall scrabble plays`: a module here is found by looking."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator

from cyclopts import App
from msgspec import Struct


class Commands(Struct, frozen=True):
    """What a module here names as `COMMANDS`."""

    apps: tuple[App, ...]
    bench: Callable[..., int] | None = None
    """Behind `gamehall bench` and the name of the module: it measures the game's engine."""


def games_own() -> Iterator[tuple[str, Commands]]:
    for module in pkgutil.iter_modules(__path__):
        path = f"{__name__}.{module.name}"
        found = vars(importlib.import_module(path)).get("COMMANDS")
        if not isinstance(found, Commands):
            raise TypeError(f"{path} has to name its commands: COMMANDS = Commands(...).")
        yield module.name, found
