"""The lobby: play now, join, go on, watch, replay; and who you are."""

import asyncio
from collections.abc import Sequence
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect
from msgspec import Struct

from gamehall.kernel import catalog
from gamehall.kernel.seat import GALLERY, is_player
from gamehall.live.people import Person
from gamehall.live.table import LiveTable
from gamehall.store.rows import ChairRow, TableRow
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.pages.match import days_of
from gamehall.web.pages.render import THEMES, Ask, back, form_of, go, page
from gamehall.web.pages.shown_games import games, shown
from gamehall.web.wire import wording
from gamehall.web.wire.api import named_person, table_by_code

_YEAR = 365 * 24 * 3600

_LOOKED_AT = 12
"""At so many of somebody's own tables the lobby says whose turn it is, or how the game ended."""


class Listed(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    code: str
    game: str
    status: str
    manner: str
    players: tuple[str, ...]
    open_chairs: int
    created: int
    says: str = ""
    """Whose turn it is at an own table, or how the game ended."""
    yours: bool = False
    """It is your turn."""


@get("/")
async def lobby(request: Ask, desk: AtDesk) -> Response[str]:
    person = desk.person(request)
    lists = await asyncio.to_thread(_lists, desk, person.id)
    for name in ("mine", "ended"):
        lists[name] = [await _told(desk, person, one) for one in lists[name][:_LOOKED_AT]] + lists[name][
            _LOOKED_AT:
        ]
    lists["mine"].sort(key=lambda table: not table.yours)
    offered = await asyncio.to_thread(lambda: [shown(game.id) for game in games()])
    days = await asyncio.to_thread(days_of, desk, person.id)
    return page(request, "lobby.html", games=offered, lists=lists, days=days)


def _lists(desk: Desk, person: str) -> dict[str, list[Listed]]:
    mine = desk.store.tables_of(person, "gathering", "playing") if person else []
    ended = desk.store.tables_of(person, "finished", limit=_LOOKED_AT) if person else []
    found = {
        "mine": mine,
        "ended": ended,
        "gathering": desk.store.tables("gathering", limit=60, public=True),
        "playing": desk.store.tables("playing", limit=60, public=True),
        "finished": desk.store.tables("finished", limit=30, public=True),
    }
    chairs = desk.store.chairs_of([row.id for rows in found.values() for row in rows])
    own = {row.id for row in (*mine, *ended)}
    return {
        name: [
            _listed(row, chairs[row.id])
            for row in rows
            if row.game in catalog.games() and (name in ("mine", "ended") or row.id not in own)
        ]
        for name, rows in found.items()
    }


def _listed(row: TableRow, chairs: Sequence[ChairRow]) -> Listed:
    seated = sorted((c for c in chairs if is_player(c.seat)), key=lambda c: c.seat)
    names = tuple(c.name for c in seated if not c.open)
    free = sum(c.open for c in seated)
    game = catalog.game(row.game).name
    return Listed(row.id, row.code, game, row.status, row.setup.manner, names, free, row.created)


async def _told(desk: Desk, person: Person, table: Listed) -> Listed:
    """An own table, with whose turn it is there, or how its game ended."""
    live = await desk.hall.table(table.id) if table.status in ("playing", "finished") else None
    if live is None:
        return table
    if outcome := wording.outcome_of(live.sight(GALLERY)):
        return _with(table, outcome.says, yours=False)
    own = {seat for seat, chair in live.chairs.items() if chair.person == person.id}
    waits = _waits_for(live)
    if own & set(waits):
        return _with(table, "It is your turn.", yours=True)
    names = " and ".join(dict.fromkeys(waits.values()))
    return _with(table, f"The table waits for {names}." if names else "", yours=False)


def _with(table: Listed, says: str, *, yours: bool) -> Listed:
    fields = {name: getattr(table, name) for name in table.__struct_fields__}
    return Listed(**{**fields, "says": says, "yours": yours})


def _waits_for(live: LiveTable) -> dict[str, str]:
    """The chairs whose answer is waited for, and who sits there."""
    chairs = {chair.seat: chair for chair in wording.chairs(live)}
    waiting = wording.waiting(live, live.sight(GALLERY))
    return {
        one.seat: chairs[one.seat].name or chairs[one.seat].title for one in waiting if one.seat in chairs
    }


@post("/name", costs="names")
async def change_name(request: Ask, desk: AtDesk) -> Redirect:
    form = await form_of(request)
    person = await named_person(desk, desk.person(request), form.get("name", ""))
    response = go(back(request))
    response.set_cookie(desk.registry.cookie(person))
    return response


@post("/theme")
async def change_theme(request: Ask) -> Redirect:
    wanted = (await form_of(request)).get("theme", "")
    response = go(back(request))
    if wanted in THEMES:
        response.set_cookie(Cookie("theme", value=wanted, max_age=_YEAR, samesite="lax", path="/"))
    return response


@post("/join")
async def join_box(request: Ask, desk: AtDesk) -> Response[Any]:
    code = (await form_of(request)).get("code", "")
    try:
        row, _ = table_by_code(desk, desk.visitor(request), code)
    except NotHere as error:
        return wrong_code(request, code, error)
    return go(f"/join/{row.code}")


def wrong_code(request: Ask, code: str, error: NotHere) -> Response[str]:
    """The box again, with what was typed in it."""
    return page(request, "wrong_code.html", 404, says=str(error), code=code[:8])


ROUTES: list[Any] = [lobby, change_name, change_theme, join_box]
