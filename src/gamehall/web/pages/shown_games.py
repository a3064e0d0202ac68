"""A game as the lobby and its help show it: its picture, its ladder of bots, and its own pages."""

from functools import cache

from msgspec import Struct

from gamehall.bots.bot import ladder
from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.kernel.parts import Picture, Rung
from gamehall.web.games.links import Link, links


class Shown(Struct, frozen=True):
    game: Game
    picture: str
    """The drawing, as SVG of the game's own; empty where it has none."""
    ladder: tuple[tuple[str, Rung], ...]
    """Kinds of bots, the easiest first."""
    links: tuple[Link, ...]
    calm: str


def games() -> list[Game]:
    """Every game, by its name."""
    return sorted(catalog.games().values(), key=lambda game: game.name)


@cache
def shown(game_id: str) -> Shown:
    game = catalog.game(game_id)
    calm = game.first.calm if game.first else ""
    return Shown(game, picture(game_id), tuple(ladder(game).items()), links(game_id), calm)


@cache
def picture(game_id: str) -> str:
    part = catalog.part(game_id, Picture)
    return part.svg() if part else ""
