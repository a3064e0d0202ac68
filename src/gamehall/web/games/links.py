"""Where a game's own pages are found: each folder here may name its `LINKS`."""

import importlib
import importlib.util
from functools import cache

from msgspec import Struct

_HERE = "gamehall.web.games"


class Link(Struct, frozen=True):
    href: str
    name: str
    says: str
    """What one does there, in one short sentence."""


@cache
def links(game_id: str) -> tuple[Link, ...]:
    """The pages that belong to this game alone, such as a trainer."""
    path = f"{_HERE}.{game_id}"
    if not game_id.isidentifier() or importlib.util.find_spec(path) is None:
        return ()
    found: tuple[Link, ...] = getattr(importlib.import_module(path), "LINKS", ())
    return found
