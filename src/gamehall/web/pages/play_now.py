"""Play now: one tap from the lobby to a table at which a newcomer can begin."""

import asyncio
import secrets
from typing import Any

from litestar import post
from litestar.params import FromPath
from litestar.response import Redirect

from gamehall.bots.bot import ladder
from gamehall.kernel.game import Game
from gamehall.kernel.newcomers import calmed
from gamehall.kernel.seat import player
from gamehall.live.people import NotPossible
from gamehall.web.desk import AtDesk
from gamehall.web.opening import game_by, open_table, youngest
from gamehall.web.pages.render import Ask, form_of, go
from gamehall.web.wire.api import named_person
from gamehall.web.wire.messages import NewTable, Wish


@post("/play/{game_id:str}", costs="tables")
async def play_now(request: Ask, desk: AtDesk, game_id: FromPath[str]) -> Redirect:
    """A guided table without clocks, by the youngest's book, against the easiest bot or the one named."""
    person, bot = desk.person(request), (await form_of(request)).get("bot", "")
    game = game_by(game_id, youngest(game_id))
    wish = await asyncio.to_thread(_newcomers_table, game, bot)
    if not person.id:
        person = await named_person(desk, person, f"Guest {1000 + secrets.randbelow(9000)}")
    response = go((await open_table(desk, request, person, wish)).page)
    response.set_cookie(desk.registry.cookie(person))
    return response


def _newcomers_table(game: Game, bot: str) -> NewTable:
    known = ladder(game)
    if not known:
        raise NotPossible(f"{game.name} has no bot to play against. Open a table and ask a friend.")
    if bot and bot not in known:
        raise NotPossible(f"{game.name} has no bot {bot!r}.")
    opponents = [
        Wish(player(n), "bot", bot or next(iter(known))) for n in range(2, max(2, game.seats[0]) + 1)
    ]
    shelf = game.shelves[0]
    options = calmed(game.first, shelf.fixed)
    return NewTable(game.id, (Wish(player(1), "me"), *opponents), shelf.id, "guided", options, begins=True)


ROUTES: list[Any] = [play_now]
