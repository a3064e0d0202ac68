"""Which acts a game can be asked for, as far as that can be seen: in play, and in how it is written."""

import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.kernel.table import Table, add, open_table


def asked_in(table: Table) -> set[str]:
    """Every kind of act that some prompt of this game named."""
    step = open_table(table.game, table.header)
    kinds = {kind for prompt in step.prompts for kind in prompt.kinds}
    for entry in table.entries:
        step = add(step, entry)
        kinds |= {kind for prompt in step.prompts for kind in prompt.kinds}
    return kinds


def unknown_kinds(game: Game, asked: set[str]) -> set[str]:
    """What prompts ask for that is no act of this game: nobody could ever answer."""
    return asked - {kind.__name__ for kind in codec(game).action_types}


def never_asked(game: Game, asked: set[str]) -> list[str]:
    """Acts that no prompt named in play, and none can name: not by name, nor as what the clock says."""
    written = _source(game)
    return [
        kind.__name__
        for kind in game.actions
        if kind.__name__ not in asked
        and not re.search(rf"[\"']{kind.__name__}[\"']|\b{kind.__name__}\.__name__", written)
        and not re.search(rf"(?<!class )\b{kind.__name__}\(\w*\)", written)
    ]


def _source(game: Game) -> str:
    """The folders in which the game's acts and its prompts are written."""
    inner: Any = game.prompts
    while isinstance(inner, partial):
        inner = inner.func
    modules = {inner.__module__, *(kind.__module__ for kind in game.actions)}
    homes = {Path(found).parent for name in modules if (found := sys.modules[name].__file__)}
    return "\n".join(file.read_text() for home in sorted(homes) for file in sorted(home.glob("*.py")))
