"""A table's page: the gathering with its code and QR, then the board; and the doors that lead to a chair."""

import asyncio
from typing import Any, cast

import segno
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gamehall.kernel.game import Game
from gamehall.kernel.seat import GALLERY, is_player
from gamehall.live.bots import bots_of
from gamehall.live.gathering import check_bot, in_order
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, Kind, TableRow
from gamehall.web import wording
from gamehall.web.api import join_by_code, named_person, sit_by_key, table_by_code
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.files import kinds_of
from gamehall.web.messages import Chair
from gamehall.web.opening import free_links, game_by
from gamehall.web.render import Ask, base_address, form_of, go, html, page


@get("/t/{id:str}")
async def table_page(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[Any]:
    row = await asyncio.to_thread(desk.row, id)
    if row.status == "closed":
        raise NotHere("This table has been closed.")
    if row.header is None:
        return page(request, "gathering.html", **await _gathering(request, desk, row))
    game, players = game_by(row.game, row.setup.book), " and ".join(p.name for p in row.header.players)
    return page(request, "table.html", game=game, id=id, players=players, shell="table", files=[])


@get("/t/{id:str}/replay")
async def replay_page(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    live = await desk.finished(id)
    players = " and ".join(p.name for p in live.table.header.players)
    lines = [wording.seen_entry(live.table, entry, GALLERY) for entry in live.table.entries]
    outcome = wording.outcome_of(live.table)
    return page(
        request,
        "table.html",
        game=live.game,
        id=id,
        players=players,
        shell="replay",
        lines=lines,
        outcome=outcome,
        files=list(await asyncio.to_thread(kinds_of, live.game.id)),
    )


@get("/t/{id:str}/gathering")
async def gathering_part(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    """Asked for every two seconds by the page; sends it on when the game begins."""
    row = await asyncio.to_thread(desk.row, id)
    if row.status != "gathering":
        return Response("", headers={"HX-Redirect": f"/t/{id}"})
    gathered = await _gathering(request, desk, row)
    if request.query_params.get("seen") == gathered["seen"]:
        return Response("", status_code=204)
    return Response(html(request, "gathered.html", **gathered), media_type="text/html")


async def _gathering(request: Ask, desk: Desk, row: TableRow) -> dict[str, Any]:
    game, person = game_by(row.game, row.setup.book), desk.person(request)
    chairs = in_order(game, await asyncio.to_thread(desk.store.chairs, row.id))
    base, mine = base_address(request), person.id == row.setup.maker or person.organiser
    links = {link.seat: base + link.link for link in free_links(game, chairs)} if mine else {}
    bots = list(await asyncio.to_thread(bots_of, game.id)) if mine else []
    join = f"{base}/join/{row.code}"
    return {
        "game": game,
        "row": row,
        "chairs": [wording.chair_of(game, chair, here=False) for chair in chairs],
        "links": links,
        "bots": bots,
        "mine": mine,
        "join": join,
        "watch": f"{base}/t/{row.id}",
        "qr": qr_code(join),
        "seen": "-".join(chair.seat for chair in chairs if not chair.open),
        "sits": any(chair.person == person.id for chair in chairs if person.id),
    }


def qr_code(address: str, *, any_size: bool = False) -> str:
    return segno.make(address, error="m").svg_inline(
        scale=5,
        border=2,
        dark="#000",
        light="#fff",
        title=f"QR code: {address}",
        svgclass="qr",
        lineclass=None,
        omitsize=any_size,
    )


@post("/t/{id:str}/chairs/{seat:str}")
async def fill_chair(request: Ask, desk: AtDesk, id: FromPath[str], seat: FromPath[str]) -> Redirect:
    """The maker lets a bot or the hall sit where nobody came."""
    row, person = desk.row(id), desk.person(request)
    if row.status != "gathering" or not person.id or (person.id != row.setup.maker and not person.organiser):
        raise NotPossible("Only whoever opened the table can do that, before the game begins.")
    chair = _open_chair(desk, id, seat)
    kind, _, bot = (await form_of(request)).get("who", "").partition(":")
    if kind not in (("bot",) if is_player(chair.seat) else ("hall",)):
        raise NotPossible("A player's chair takes a bot, an official's chair the hall's software.")
    if kind == "bot":
        await asyncio.to_thread(check_bot, game_by(row.game, row.setup.book), bot)
    await desk.hall.give_chair(row, chair.seat, cast(Kind, kind), bot=bot)
    return go(f"/t/{id}")


def _open_chair(desk: Desk, id: str, seat: str) -> ChairRow:
    chair = next((c for c in desk.store.chairs(id) if c.seat == seat), None)
    if chair is None:
        raise NotHere("There is no such chair.")
    if not chair.open:
        raise NotPossible("Somebody sits there already.")
    return chair


@get("/join/{code:str}")
async def join_page(request: Ask, desk: AtDesk, code: FromPath[str]) -> Response[Any]:
    row, chairs = await asyncio.to_thread(table_by_code, desk, code)
    person = desk.person(request)
    if person.id and any(c.person == person.id and is_player(c.seat) for c in chairs):
        return go(f"/t/{row.id}")
    game = game_by(row.game, row.setup.book)
    free = any(c.open for c in chairs if is_player(c.seat))
    return _door(request, game, row, chairs, f"/join/{row.code}", free, "a player")


@post("/join/{code:str}")
async def join_table(request: Ask, desk: AtDesk, code: FromPath[str]) -> Redirect:
    person = await _who(request, desk)
    seated = await join_by_code(desk, person, code)
    return _seated(desk, person, seated.id)


@get("/sit/{key:str}")
async def sit_page(request: Ask, desk: AtDesk, key: FromPath[str]) -> Response[Any]:
    """A chair's own link: who has it may sit there."""
    chair = await asyncio.to_thread(desk.store.chair_with_key, key)
    if chair is None:
        raise NotHere("There is no such chair.")
    row, person = desk.row(chair.table_id), desk.person(request)
    if person.id and chair.person == person.id:
        return go(f"/t/{row.id}")
    game, chairs = game_by(row.game, row.setup.book), desk.store.chairs(row.id)
    title = wording.chair_of(game, chair, here=False).title
    return _door(request, game, row, chairs, f"/sit/{key}", chair.open, title)


@post("/sit/{key:str}")
async def sit_down(request: Ask, desk: AtDesk, key: FromPath[str]) -> Redirect:
    person = await _who(request, desk)
    seated = await sit_by_key(desk, person, key)
    return _seated(desk, person, seated.id)


async def _who(request: Ask, desk: Desk) -> Person:
    name, person = (await form_of(request)).get("name", ""), desk.person(request)
    return person if person.id and not name.strip() else await named_person(desk, person, name)


def _seated(desk: Desk, person: Person, id: str) -> Redirect:
    response = go(f"/t/{id}")
    response.set_cookie(desk.registry.cookie(person))
    return response


def _door(
    request: Ask, game: Game, row: TableRow, chairs: list[ChairRow], action: str, free: bool, title: str
) -> Response[Any]:
    shown: list[Chair] = [wording.chair_of(game, c, here=False) for c in in_order(game, chairs)]
    return page(request, "door.html", game=game, row=row, chairs=shown, action=action, free=free, title=title)


ROUTES: list[Any] = [
    table_page,
    replay_page,
    gathering_part,
    fill_chair,
    join_page,
    join_table,
    sit_page,
    sit_down,
]
