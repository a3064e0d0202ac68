"""The game that campaigns play where none was named."""

from functools import cache

from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.kernel.parts import Bots


@cache
def any_game() -> Game:
    """The first by name that two people can play by picking from what is listed, and bots as well."""
    return next(game for _, game in sorted(catalog.games().items()) if _fits(game))


def strongest() -> str:
    """The bot of that game that plays best."""
    bots = catalog.part(any_game().id, Bots)
    assert bots is not None
    return next(reversed(bots.kinds))


def _fits(game: Game) -> bool:
    """Its answers are all listed, and each is ruled on at once and in turn."""
    listed = game.legal is not None and not game.unlisted
    at_once = game.ponders is None and game.credit is None
    return game.seats[0] <= 2 and listed and at_once and catalog.has_part(game.id, Bots)
