"""A pentathlete's day: the form that opens one, and its page with star, results and what comes next."""

import asyncio
from collections.abc import Mapping
from typing import Any, cast, get_args

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from gamehall.kernel.naming import named
from gamehall.kernel.numerals import read_number
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import player
from gamehall.live.gathering import new_key
from gamehall.live.matches import Match, bots_of_the_day
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, Plan
from gamehall.tournaments.match import day
from gamehall.tournaments.match.state import Points
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.door.limits import TooMuch
from gamehall.web.pages.match_view import lines, options_of, star_points, summary
from gamehall.web.pages.render import Ask, form_of, go, html, page
from gamehall.web.wire.api import named_person


@get("/day")
async def new_day(request: Ask) -> Response[str]:
    return await _form(request)


async def _form(
    request: Ask, status: int = 200, says: str = "", chosen: Mapping[str, str] | None = None
) -> Response[str]:
    bots = await asyncio.to_thread(bots_of_the_day)
    return page(
        request,
        "new_day.html",
        status,
        games=[game.name for game in day.games_of_the_day()],
        bots=bots,
        points=Points(),
        chosen=chosen or {},
        says=says,
    )


@post("/day", costs="tables")
async def open_day(request: Ask, desk: AtDesk) -> Response[Any]:
    form, person = await form_of(request), desk.person(request)
    if not person.id or form.get("name"):
        person = await named_person(desk, person, form.get("name", ""))
    response: Response[Any]
    try:
        response = go(f"/m/{await _opened(request, desk, person, form)}")
    except NotPossible as error:
        response = await _form(request, 429 if isinstance(error, TooMuch) else 409, str(error), form)
    response.set_cookie(desk.registry.cookie(person))
    return response


async def _opened(request: Ask, desk: Desk, person: Person, form: Mapping[str, str]) -> str:
    plan = _plan(person, form)
    kind, _, bot = form.get("against", "").partition(":")
    if kind not in ("friend", "bot") or (
        kind == "bot" and bot not in await asyncio.to_thread(bots_of_the_day)
    ):
        raise NotPossible("Say whom you play: a friend, or one of the bots.")
    me = ChairRow("", player(1), "", "person", person.id, person.name)
    other = ChairRow("", player(2), "", "bot" if kind == "bot" else "person", bot=bot)
    desk.pay("bots", request, kind == "bot")
    opened = await desk.check_room(request, bots_only=False)
    row = await desk.hall.matches.open(person, day.DAY.id, plan, (me, other))
    opened(row.id)
    assert row.match is not None
    return row.match


def _plan(person: Person, form: Mapping[str, str]) -> Plan:
    manner = form.get("manner", "guided")
    if manner not in get_args(Manner):
        raise NotPossible("A table is guided or a tournament table.")
    points = Points(*(_number(form, name, 0, 100) for name in ("win", "tie", "loss")))
    if not points.win >= points.tie >= points.loss:
        raise NotPossible("A win is worth no less than a tie, and a tie no less than a loss.")
    wished = {
        name: _number(form, name, 0, most)
        for name, most in (("period_minutes", 600), ("turn_seconds", 3600))
        if form.get(name, "").strip()
    }
    options = msgspec.to_builtins(day.options(new_key(), points))
    return Plan(options, wished, cast(Manner, manner), person.id, "private" in form)


def _number(form: Mapping[str, str], name: str, least: int, most: int) -> int:
    text = form.get(name, "").strip()
    number = read_number(text) if text else getattr(Points(), name, None)
    if number is None or not least <= number <= most:
        raise NotPossible(f"{name.replace('_', ' ').capitalize()}: write a number from {least} to {most}.")
    return int(number)


@get("/m/{id:str}")
async def match_page(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    return page(request, "match.html", **await _seen(request, desk, id))


@get("/m/{id:str}/standing", light=True)
async def match_part(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    """Asked for now and then by the page: as soon as there is something new it is shown."""
    seen = await _seen(request, desk, id)
    if request.query_params.get("seen") == seen["seen"]:
        return Response("", status_code=204)
    return Response(html(request, "match_part.html", **seen), media_type="text/html")


async def _seen(request: Ask, desk: Desk, id: str) -> dict[str, Any]:
    match, person = await _match(desk, id), desk.person(request)
    if match.row.status == "closed":
        raise NotHere("This day was given up before its first game began.")
    chairs = await asyncio.to_thread(desk.store.chairs, match.tables[-1])
    plays = any(chair.person == person.id for chair in chairs if person.id)
    return {
        "match": match,
        "table": await asyncio.to_thread(desk.row, match.tables[-1]),
        "plays": plays or person.organiser,
        "state": match.state,
        "points": options_of(match).points,
        "lines": lines(match),
        "star": star_points(match),
        "summary": summary(match),
        "outcome": _outcome(match),
        "seen": f"{match.row.status}-{match.record.seq if match.record else 0}-{len(match.tables)}",
    }


def _outcome(match: Match) -> str:
    record = match.record
    return named(record.header, day.DAY, record.outcome.says) if record and record.outcome else ""


@post("/m/{id:str}/next", costs="tables")
async def go_on(request: Ask, desk: AtDesk, id: FromPath[str]) -> Redirect:
    """To the table that is played at now; the next one is opened when the one before has its result."""
    await _match(desk, id)
    return go(f"/t/{await desk.hall.matches.go_on(desk.known_person(request), id)}")


@get("/m/{id:str}/record", costs="reviews", json=True)
async def match_record(desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    """Everything that happened on this day, sealed and signed by the hall. Only results are in it."""
    match = await _match(desk, id)
    if match.record is None:
        raise NotHere("This day has not begun.")
    disposition = {"Content-Disposition": f'attachment; filename="day-{id}.jsonl"'}
    return Response(desk.key.record(match.record), media_type="application/x-ndjson", headers=disposition)


async def _match(desk: Desk, id: str) -> Match:
    match = await desk.hall.matches.find(id)
    if match is None:
        raise NotHere("There is no such day.")
    return match


def days_of(desk: Desk, person: str) -> list[Match]:
    """The days somebody has not finished, for the lobby."""
    rows = desk.store.matches.of_person(person, "gathering", "playing") if person else []
    return [match for row in rows if (match := desk.hall.matches.read(row.id))]


ROUTES: list[Any] = [new_day, open_day, match_page, match_part, go_on, match_record]
