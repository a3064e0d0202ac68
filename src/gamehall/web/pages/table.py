"""A table's page: the gathering with its code and QR, then the board; and the doors that lead to a chair."""

import asyncio
from typing import Any, cast

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

from gamehall.bots.bot import ladder
from gamehall.kernel.game import Game
from gamehall.kernel.seat import is_player
from gamehall.kernel.views import books_closed
from gamehall.live.gathering import check_bot, in_order
from gamehall.live.gathering import title as chair_title
from gamehall.live.interests import agreement
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, Kind, TableRow
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.opening import free_links, game_by, only_bots
from gamehall.web.pages.files import kinds_of
from gamehall.web.pages.lobby import wrong_code
from gamehall.web.pages.render import Ask, base_address, form_of, go, html, page, qr_code
from gamehall.web.wire import wording
from gamehall.web.wire.api import (
    FREED,
    again,
    chair_by_key,
    gathering_of_mine,
    join_by_code,
    named_person,
    sit_by_key,
    table_by_code,
)
from gamehall.web.wire.making import told_of
from gamehall.web.wire.messages import Chair

_NOT_BEGUN = (
    "This table was closed before its game began: nobody came for three days, or whoever opened it, "
    "or the organiser, closed it. You can open a new one in the lobby."
)


@get("/t/{id:str}")
async def table_page(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[Any]:
    row = await asyncio.to_thread(desk.row, id)
    if row.status == "closed":
        raise NotHere("This table has been closed." if row.header else _NOT_BEGUN)
    if row.header is None:
        return page(request, "gathering.html", **await _gathering(request, desk, row))
    game, players = game_by(row.game, row.setup.book), " and ".join(p.name for p in row.header.players)
    live = await desk.live(id)
    closed = books_closed(live.table, wording.home_seat(desk.person(request), live))
    return page(
        request,
        "table.html",
        game=game,
        id=id,
        players=players,
        shell="table",
        files=[],
        closed_books=closed,
    )


@get("/t/{id:str}/replay", costs="reviews")
async def replay_page(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    live = await desk.closed(id)
    players = " and ".join(p.name for p in live.table.header.players)
    told = await told_of(request, live)
    outcome = wording.outcome_of(live.table)
    return page(
        request,
        "table.html",
        game=live.game,
        id=id,
        players=players,
        shell="replay",
        told=Markup(told.whole().decode()),
        outcome=outcome,
        files=list(await asyncio.to_thread(kinds_of, live.game.id)),
    )


@get("/t/{id:str}/gathering", light=True)
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
    sits = any(chair.person == person.id for chair in chairs if person.id)
    if mine or sits:
        desk.hall.forgotten.looked_at(row.id)
    links = {link.seat: base + link.link for link in free_links(game, chairs)} if mine else {}
    bots = await asyncio.to_thread(ladder, game) if mine else {}
    join = f"{base}/join/{row.code}"
    return {
        "game": game,
        "row": row,
        "chairs": [wording.chair_of(game, chair, chairs, here=False) for chair in chairs],
        "links": links,
        "codes": {seat: qr_code(link) for seat, link in links.items() if not is_player(seat)},
        "bots": bots,
        "mine": mine,
        "join": join,
        "watch": f"{base}/t/{row.id}",
        "qr": qr_code(join),
        "seen": "-".join(chair.seat for chair in chairs if not chair.open),
        "sits": sits,
        "of_event": await _of_event(desk, row),
    }


@post("/t/{id:str}/chairs/{seat:str}", costs="bots")
async def fill_chair(request: Ask, desk: AtDesk, id: FromPath[str], seat: FromPath[str]) -> Redirect:
    """The maker lets a bot or the hall sit where nobody came."""
    row = gathering_of_mine(request, desk, id)
    chair = _open_chair(desk, id, seat)
    kind, _, bot = (await form_of(request)).get("who", "").partition(":")
    if kind not in (("bot",) if is_player(chair.seat) else ("hall",)):
        raise NotPossible("A player's chair takes a bot, an official's chair the hall's software.")
    if kind == "bot":
        await asyncio.to_thread(check_bot, game_by(row.game, row.setup.book), bot)
        others = [c for c in desk.store.chairs(id) if c.seat != chair.seat]
        if only_bots(others):
            await desk.check_room(request, bots_only=True)
    await desk.hall.give_chair(row, chair.seat, cast(Kind, kind), bot=bot, only_open=True)
    return go(f"/t/{id}")


@post("/t/{id:str}/close", costs="sits")
async def close_gathering(request: Ask, desk: AtDesk, id: FromPath[str]) -> Redirect:
    """The maker gives the table up before the game begins."""
    await desk.hall.close_gathering(gathering_of_mine(request, desk, id))
    return go("/")


@post("/t/{id:str}/again", costs="tables")
async def play_again(request: Ask, desk: AtDesk, id: FromPath[str]) -> Redirect:
    """The same from a page without script."""
    return go(f"/t/{(await again(desk, request, id)).id}")


def _open_chair(desk: Desk, id: str, seat: str) -> ChairRow:
    chair = next((c for c in desk.store.chairs(id) if c.seat == seat), None)
    if chair is None:
        raise NotHere("There is no such chair.")
    if not chair.open:
        raise NotPossible("Somebody sits there already.")
    return chair


@get("/join/{code:str}")
async def join_page(request: Ask, desk: AtDesk, code: FromPath[str]) -> Response[Any]:
    try:
        row, chairs = await asyncio.to_thread(table_by_code, desk, desk.visitor(request), code)
    except NotHere as error:
        return wrong_code(request, code, error)
    person = desk.person(request)
    if person.id and any(c.person == person.id and is_player(c.seat) for c in chairs):
        return go(f"/t/{row.id}")
    game = game_by(row.game, row.setup.book)
    free = any(c.open for c in chairs if is_player(c.seat))
    full = (FREED if row.header else "") if free else "Every player's chair is taken. You can watch."
    return await _door(request, desk, game, row, chairs, f"/join/{row.code}", "a player", full)


@post("/join/{code:str}", costs="sits")
async def join_table(request: Ask, desk: AtDesk, code: FromPath[str]) -> Redirect:
    person, form = await _who(request, desk), await form_of(request)
    seated = await join_by_code(desk, person, desk.visitor(request), code, agrees="agree" in form)
    return _seated(desk, person, seated.id)


@get("/sit/{key:str}")
async def sit_page(request: Ask, desk: AtDesk, key: FromPath[str]) -> Response[Any]:
    """A chair's own link: who has it may sit there."""
    chair = await asyncio.to_thread(chair_by_key, desk, key)
    row, person = desk.row(chair.table_id), desk.person(request)
    if person.id and chair.person == person.id:
        return go(f"/t/{row.id}")
    game, chairs = game_by(row.game, row.setup.book), desk.store.chairs(row.id)
    title = chair_title(game, chair.seat)
    taken = "" if chair.open else "This chair is taken. You can watch."
    return await _door(request, desk, game, row, chairs, f"/sit/{key}", title, taken)


@post("/sit/{key:str}", costs="sits")
async def sit_down(request: Ask, desk: AtDesk, key: FromPath[str]) -> Redirect:
    person, form = await _who(request, desk), await form_of(request)
    seated = await sit_by_key(desk, person, key, agrees="agree" in form)
    return _seated(desk, person, seated.id)


async def _who(request: Ask, desk: Desk) -> Person:
    name, person = (await form_of(request)).get("name", ""), desk.person(request)
    return person if person.id and not name.strip() else await named_person(desk, person, name)


def _seated(desk: Desk, person: Person, id: str) -> Redirect:
    response = go(f"/t/{id}")
    response.set_cookie(desk.registry.cookie(person))
    return response


async def _door(
    request: Ask,
    desk: Desk,
    game: Game,
    row: TableRow,
    chairs: list[ChairRow],
    action: str,
    title: str,
    shut: str,
) -> Response[Any]:
    """`shut`: why nobody can sit down here now."""
    if row.status == "closed":
        raise NotHere("This table has been closed.")
    shown: list[Chair] = [wording.chair_of(game, c, chairs, here=False) for c in in_order(game, chairs)]
    return page(
        request,
        "door.html",
        game=game,
        row=row,
        chairs=shown,
        action=action,
        shut=shut,
        title=title,
        agreement=agreement(game, row, chairs),
        of_event=await _of_event(desk, row),
    )


async def _of_event(desk: Desk, row: TableRow) -> bool:
    """Whether the table is one of an event, and not of a match."""
    return row.match is not None and await desk.hall.events.has(row.match)


ROUTES: list[Any] = [
    table_page,
    replay_page,
    gathering_part,
    fill_chair,
    close_gathering,
    play_again,
    join_page,
    join_table,
    sit_page,
    sit_down,
]
