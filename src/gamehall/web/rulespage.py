"""The rules browser and the newcomers' help."""

import importlib.resources
from functools import lru_cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from markdown_it import MarkdownIt

from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.web.desk import NotHere
from gamehall.web.opening import find_game
from gamehall.web.render import Ask, page

WHO = {
    "table": "the hall sees to it",
    "judge": "a judge decides",
    "players": "the players see to it themselves",
}

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@get("/rules")
async def rules(request: Ask) -> Response[str]:
    games = sorted(catalog.games().values(), key=lambda game: game.name)
    return page(request, "rules.html", games=games)


@get("/rules/{game_id:str}/{shelf_id:str}")
async def shelf(request: Ask, game_id: FromPath[str], shelf_id: FromPath[str]) -> Response[str]:
    game = find_game(game_id)
    found = next((s for s in game.shelves if s.id == shelf_id), None)
    if found is None:
        raise NotHere(f"{game.name} has no book {shelf_id!r}.")
    return page(request, "shelf.html", game=game, shelf=found, who=WHO)


@get("/help")
async def help_index(request: Ask) -> Response[str]:
    games = sorted(catalog.games().values(), key=lambda game: game.name)
    return page(request, "help.html", games=games)


@get("/help/{game_id:str}")
async def game_help(request: Ask, game_id: FromPath[str]) -> Response[str]:
    game = find_game(game_id)
    return page(request, "gamehelp.html", game=game, text=_help_text(game))


@lru_cache(maxsize=64)
def _help_text(game: Game) -> str:
    """The game's own help as HTML, or nothing where it has none."""
    folder = importlib.resources.files(f"gamehall.games.{game.id}")
    for name in ("help.md", "README.md"):
        if (file := folder / name).is_file():
            lines = file.read_text("utf-8").splitlines()
            without_title = lines[1:] if lines and lines[0].startswith("# ") else lines
            return str(_markdown.render("\n".join(without_title)))
    return ""


ROUTES: list[Any] = [rules, shelf, help_index, game_help]
