"""The rules browser and the newcomers' help."""

import asyncio
import importlib.resources
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import count
from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from markdown_it import MarkdownIt

from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.kernel.rulebook import Paragraph, Rulebook, Shelf
from gamehall.web.desk import NotHere
from gamehall.web.opening import find_game
from gamehall.web.pages.render import Ask, page
from gamehall.web.pages.shown_games import shown as show

LONGEST_SOUGHT = 80

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
    others = [(other.title, f"/rules/{game.id}/{other.id}") for other in game.shelves if other is not found]
    return books(request, game.name, found, others)


def books(request: Ask, name: str, shelf: Shelf, others: Sequence[tuple[str, str]] = ()) -> Response[str]:
    """The books of a shelf, or what is sought in them; `others`: what else it is played by, and where."""
    sought = request.query_params.get("q", "")[:LONGEST_SOUGHT].strip()
    shown = [(book, paragraphs) for book in shelf.books if (paragraphs := _sought(book, sought))]
    return page(
        request, "shelf.html", name=name, shelf=shelf, others=others, shown=shown, sought=sought, who=WHO
    )


def _sought(book: Rulebook, sought: str) -> tuple[Paragraph, ...]:
    """The paragraphs in which each of these words stands, wherever it stands in them."""
    words = sought.casefold().split()
    return tuple(p for p in book.paragraph if all(word in _text(p) for word in words))


def _text(paragraph: Paragraph) -> str:
    return f"{paragraph.at} {paragraph.gist} {paragraph.key} {paragraph.key.replace('-', ' ')}".casefold()


@get("/help")
async def help_index(request: Ask) -> Response[str]:
    games = sorted(catalog.games().values(), key=lambda game: game.name)
    return page(request, "help.html", games=games, own=_own_help())


@cache
def _own_help() -> tuple[str, ...]:
    """What single games have to offer besides their tables, each in the words of its own `help.html`."""
    web = importlib.resources.files("gamehall.web") / "games"
    return tuple(
        f"games/{id}/help.html" for id in sorted(catalog.games()) if (web / id / "help.html").is_file()
    )


@get("/help/{game_id:str}")
async def game_help(request: Ask, game_id: FromPath[str]) -> Response[str]:
    game = find_game(game_id)
    shown = await asyncio.to_thread(show, game.id)
    return page(request, "game_help.html", game=game, shown=shown, text=_help_text(game))


@lru_cache(maxsize=64)
def _help_text(game: Game) -> str:
    """The game's own help as HTML, or nothing where it has none."""
    folder = importlib.resources.files(f"gamehall.games.{game.id}")
    for name in ("help.md", "README.md"):
        if (file := folder / name).is_file():
            lines = file.read_text("utf-8").splitlines()
            without_title = lines[1:] if lines and lines[0].startswith("# ") else lines
            return _scrolled(str(_markdown.render("\n".join(without_title))))
    return ""


def _scrolled(text: str) -> str:
    """A table that is wider than a phone is moved sideways, also by the keyboard."""
    numbers = count(1)

    def opened(_: re.Match[str]) -> str:
        return f'<div class="scroll" role="region" tabindex="0" aria-label="Table {next(numbers)}"><table>'

    return re.sub("<table>", opened, text).replace("</table>", "</table></div>")


ROUTES: list[Any] = [rules, shelf, help_index, game_help]
