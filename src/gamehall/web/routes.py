"""What the web answers: found in its rooms, so that a page is a module and no entry in a list."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

from gamehall import web


def routes() -> list[Any]:
    """The `ROUTES` of every module in a room of the web, and in the rooms that single games have there."""
    return [route for module in sorted(_modules()) for route in _routes_of(module)]


def _modules() -> Iterator[str]:
    for found in pkgutil.walk_packages(web.__path__, f"{web.__name__}."):
        room = found.name.removeprefix(f"{web.__name__}.").rpartition(".")[0]
        if room and not found.ispkg:
            yield found.name


def _routes_of(module: str) -> list[Any]:
    return list(vars(importlib.import_module(module)).get("ROUTES", ()))
