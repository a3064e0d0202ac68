"""The games, one folder each; `kernel.catalog` finds them by looking. `gamehall.games()` gives them all."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamehall.kernel.game import Game


class _Games(ModuleType):
    """The package has the name that the public face gives the question, so it answers to it."""

    def __call__(self) -> "dict[str, Game]":
        """Every game of the hall by its id."""
        from gamehall.kernel import catalog

        return catalog.games()


sys.modules[__name__].__class__ = _Games
