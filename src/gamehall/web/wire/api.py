"""The JSON routes: what pages with script and programs use."""

import asyncio
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import NotAuthorizedException, ValidationException
from litestar.params import FromPath, FromQuery

from gamehall.kernel import catalog
from gamehall.kernel.parts import Hints, Review
from gamehall.kernel.seat import GALLERY, Seat, is_player
from gamehall.live.acting import may_act
from gamehall.live.again import own
from gamehall.live.gathering import table_of_key
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, TableRow
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.door.limits import Visitor
from gamehall.web.opening import only_bots, open_table
from gamehall.web.pages.render import Ask
from gamehall.web.wire import looking_back, wording
from gamehall.web.wire.making import from_record, hints_for, respond
from gamehall.web.wire.messages import Closed, NewJoin, NewName, NewSit, NewTable, Seated
from gamehall.web.wire.messages import Person as PersonMessage

T = TypeVar("T")


def json_response(value: object, status: int = 200) -> Response[bytes]:
    return Response(wording.encode(value), media_type=MediaType.JSON, status_code=status)


async def read_json(request: Request[Any, Any, Any], type: type[T]) -> T:
    """The body, of one type and nothing else."""
    check_json(request)
    try:
        return msgspec.json.decode(await request.body(), type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValidationException(f"This cannot be read: {error}.") from error


def check_json(request: Request[Any, Any, Any]) -> None:
    """A form from another page cannot send this content type."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise ValidationException("Send JSON with content-type application/json.")


@get("/api/me")
async def me(request: Request[Any, Any, Any], desk: AtDesk) -> Response[bytes]:
    person = desk.person(request)
    if not person.id:
        raise NotAuthorizedException("Say your name first.")
    return json_response(PersonMessage(person.id, person.name, person.organiser))


@post("/api/name", status_code=200, costs="names")
async def say_name(request: Request[Any, Any, Any], desk: AtDesk) -> Response[bytes]:
    wanted, person = await read_json(request, NewName), desk.person(request)
    person = await named_person(desk, person, wanted.name)
    response = json_response(PersonMessage(person.id, person.name, person.organiser))
    response.set_cookie(desk.registry.cookie(person))
    return response


async def named_person(desk: Desk, person: Person, name: str) -> Person:
    """The person under the name they give; the first name makes a new person."""
    now = desk.hall.now()
    if not person.id:
        return await asyncio.to_thread(desk.registry.new_person, name, now, organiser=person.organiser)
    return await asyncio.to_thread(desk.registry.rename, person, name, now)


@post("/api/tables", status_code=201, costs="tables")
async def make(request: Request[Any, Any, Any], desk: AtDesk) -> Response[bytes]:
    maker, new = desk.known_person(request), await read_json(request, NewTable)
    return json_response(await open_table(desk, request, maker, new), 201)


@post("/api/tables/{id:str}/close", status_code=200, costs="sits")
async def close(request: Request[Any, Any, Any], desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    """Whoever opened a table gives it up before the game begins."""
    await desk.hall.close_gathering(gathering_of_mine(request, desk, id))
    return json_response(Closed(id))


def gathering_of_mine(request: Request[Any, Any, Any], desk: Desk, id: str) -> TableRow:
    """A table that gathers, for whoever opened it and for the organiser."""
    row, person = desk.row(id), desk.person(request)
    if row.status != "gathering" or not person.id or (person.id != row.setup.maker and not person.organiser):
        raise NotPossible("Only whoever opened the table can do that, before the game begins.")
    return row


@post("/api/join", status_code=200, costs="sits")
async def join(request: Request[Any, Any, Any], desk: AtDesk) -> Response[bytes]:
    person, wanted = desk.known_person(request), await read_json(request, NewJoin)
    visitor = desk.visitor(request)
    return json_response(await join_by_code(desk, person, visitor, wanted.code, agrees=wanted.agree))


@post("/api/sit/{key:str}", status_code=200, costs="sits")
async def sit(request: Request[Any, Any, Any], desk: AtDesk, key: FromPath[str]) -> Response[bytes]:
    person = desk.known_person(request)
    wanted = await read_json(request, NewSit) if await request.body() else NewSit()
    return json_response(await sit_by_key(desk, person, key, agrees=wanted.agree))


FREED = "The game has begun, and the chair that is free now has a link of its own. Ask the organiser for it."
"""Said to a code: everybody in the hall may know it, and whoever sits down sees what the player held."""


async def join_by_code(desk: Desk, person: Person, visitor: Visitor, code: str, *, agrees: bool) -> Seated:
    """The first free player's chair of a table that gathers; whoever sits there already just comes back."""
    row, chairs = table_by_code(desk, visitor, code)
    players = sorted((c for c in chairs if is_player(c.seat)), key=lambda c: int(c.seat[1:]))
    if mine := next((c for c in players if c.person == person.id), None):
        return Seated(row.id, mine.seat, row.status)
    if row.header and any(chair.open for chair in players):
        raise NotPossible(FREED)
    for chair in players:
        if chair.open:
            return await _sit(desk, person, row, chair.seat, agrees)
    raise NotPossible("Every player's chair at this table is taken. You can watch.")


async def sit_by_key(desk: Desk, person: Person, key: str, *, agrees: bool) -> Seated:
    chair = chair_by_key(desk, key)
    row = desk.row(chair.table_id)
    if chair.person == person.id:
        return Seated(row.id, chair.seat, row.status)
    return await _sit(desk, person, row, chair.seat, agrees)


def chair_by_key(desk: Desk, key: str) -> ChairRow:
    chair = desk.store.chair_with_key(key)
    if chair:
        return chair
    if desk.store.table(table_of_key(key)):
        raise NotHere("This chair has a new link; this one leads there no more. Ask the organiser for it.")
    raise NotHere("There is no chair with this link. If there was one, ask the organiser for its new link.")


def table_by_code(desk: Desk, visitor: Visitor, code: str) -> tuple[TableRow, list[ChairRow]]:
    """So that nobody finds a table by trying all codes, a try is paid for before it is looked at."""
    desk.limits.pay("codes", visitor)
    tidy = "".join(code.split()).upper()
    row = desk.store.table_with_code(tidy) if len(tidy) == 6 else None
    if row is None or row.status == "closed":
        raise NotHere("No table has this code. Look again at the six letters.")
    desk.limits.give_back("codes", visitor)
    return row, desk.store.chairs(row.id)


async def _sit(desk: Desk, person: Person, row: TableRow, seat: Seat, agrees: bool) -> Seated:
    row = await desk.hall.take_chair(person, row, seat, agrees=agrees)
    return Seated(row.id, seat, row.status)


@post("/api/tables/{id:str}/again", status_code=200, costs="tables")
async def play_again(request: Request[Any, Any, Any], desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    """Another game with the same people, once this one is over: the same table for all who ask."""
    return json_response(await again(desk, request, id))


async def again(desk: Desk, request: Request[Any, Any, Any], id: str) -> Seated:
    live, person = await desk.live(id), desk.known_person(request)
    chairs, opened = tuple(live.chairs.values()), None
    if not await desk.hall.next_game(live):
        desk.pay("bots", request, sum(chair.kind == "bot" for chair in chairs))
        opened = await desk.check_room(request, bots_only=only_bots(chairs))
    row = await desk.hall.play_again(person, live)
    if opened:
        opened(row.id)
    mine = own(desk.store.chairs(row.id), person.id)
    return Seated(row.id, mine[0] if mine else GALLERY, row.status)


@get("/key", media_type=MediaType.TEXT)
async def key(desk: AtDesk) -> str:
    """The public part of the key that this hall signs its records with."""
    return desk.key.public


@get("/t/{id:str}/record", costs="reviews", json=True)
async def record(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    live = await desk.closed(id)
    disposition = f'attachment; filename="{live.game.id}-{id}.jsonl"'
    body = await from_record(request, live, looking_back.record, desk.key.line(live.table))
    return respond(request, body, "application/x-ndjson", {"Content-Disposition": disposition})


@get("/t/{id:str}/frames", costs="reviews", json=True)
async def frames(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    live = await desk.closed(id)
    body = await from_record(request, live, looking_back.frames, wording.chairs_of_a_replay(live))
    return respond(request, body, MediaType.JSON)


@get("/t/{id:str}/review", costs="reviews", json=True)
async def review(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    live = await desk.closed(id)
    if not await asyncio.to_thread(catalog.has_part, live.game.id, Review):
        raise NotHere(f"{live.game.name} has no review yet.")
    return respond(request, await from_record(request, live, looking_back.review), MediaType.JSON)


@get("/t/{id:str}/hints", costs="hints", json=True)
async def hints(request: Ask, desk: AtDesk, id: FromPath[str], seat: FromQuery[str]) -> Response[bytes]:
    """A game's own `hints(state, seat)`: what a learner could do, at a guided table, for who sits there."""
    live, person = await desk.live(id), desk.known_person(request)
    if live.table.header.manner != "guided":
        raise NotPossible("Hints are given at guided tables.")
    if not may_act(person, live, Seat(seat)):
        raise NotPossible("You do not sit there.")
    if not await asyncio.to_thread(catalog.has_part, live.game.id, Hints):
        raise NotHere(f"{live.game.name} has no hints.")
    return respond(request, await hints_for(request, live, Seat(seat)), MediaType.JSON)


@get("/healthz", light=True)
async def health(desk: AtDesk) -> Response[bytes]:
    """`awake`: everything that was in play when the hall last stopped goes on."""
    return json_response({"ok": True, "awake": desk.hall.awake})


ROUTES = [me, say_name, make, close, join, sit, play_again, key, record, frames, review, hints, health]
