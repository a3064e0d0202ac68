"""The JSON routes: what pages with script and programs use."""

import asyncio
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import NotAuthorizedException, ValidationException
from litestar.params import FromPath, FromQuery

from gamehall.kernel import catalog
from gamehall.kernel.codec import write_lines
from gamehall.kernel.seat import GALLERY, Seat, is_player
from gamehall.kernel.table import add
from gamehall.kernel.table import open_table as open_kernel_table
from gamehall.live.hall import may_act
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, TableRow
from gamehall.web import wording
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.messages import Frame, Frames, NewJoin, NewName, NewTable, Seated
from gamehall.web.messages import Person as PersonMessage
from gamehall.web.opening import open_table

T = TypeVar("T")


def json_response(value: object, status: int = 200) -> Response[bytes]:
    return Response(wording.encode(value), media_type=MediaType.JSON, status_code=status)


async def read_json(request: Request[Any, Any, Any], type: type[T]) -> T:
    """The body, of one type and nothing else."""
    check_json(request)
    try:
        return msgspec.json.decode(await request.body(), type=type)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
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


@post("/api/name", status_code=200)
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
        return await asyncio.to_thread(desk.registry.new_person, name, now)
    return await asyncio.to_thread(desk.registry.rename, person, name, now)


@post("/api/tables", status_code=201)
async def make(request: Request[Any, Any, Any], desk: AtDesk) -> Response[bytes]:
    maker, new = desk.known_person(request), await read_json(request, NewTable)
    return json_response(await open_table(desk, maker, new), 201)


@post("/api/join", status_code=200)
async def join(request: Request[Any, Any, Any], desk: AtDesk) -> Response[bytes]:
    person, wanted = desk.known_person(request), await read_json(request, NewJoin)
    return json_response(await join_by_code(desk, person, wanted.code))


@post("/api/sit/{key:str}", status_code=200)
async def sit(request: Request[Any, Any, Any], desk: AtDesk, key: FromPath[str]) -> Response[bytes]:
    person = desk.known_person(request)
    return json_response(await sit_by_key(desk, person, key))


async def join_by_code(desk: Desk, person: Person, code: str) -> Seated:
    """The first free player's chair; whoever sits there already just comes back."""
    row, chairs = table_by_code(desk, code)
    players = sorted((c for c in chairs if is_player(c.seat)), key=lambda c: int(c.seat[1:]))
    if mine := next((c for c in players if c.person == person.id), None):
        return Seated(row.id, mine.seat, row.status)
    for chair in players:
        if chair.open:
            return await _sit(desk, person, row, chair.seat)
    raise NotPossible("Every player's chair at this table is taken. You can watch.")


async def sit_by_key(desk: Desk, person: Person, key: str) -> Seated:
    chair = desk.store.chair_with_key(key)
    if chair is None:
        raise NotHere("There is no such chair.")
    row = desk.row(chair.table_id)
    if chair.person == person.id:
        return Seated(row.id, chair.seat, row.status)
    return await _sit(desk, person, row, chair.seat)


def table_by_code(desk: Desk, code: str) -> tuple[TableRow, list[ChairRow]]:
    tidy = "".join(code.split()).upper()
    row = desk.store.table_with_code(tidy) if len(tidy) == 6 else None
    if row is None or row.status == "closed":
        if not desk.wrong_codes.take():
            raise NotPossible("Too many wrong codes. Wait a little.")
        raise NotHere("No table has this code. Look again at the six letters.")
    return row, desk.store.chairs(row.id)


async def _sit(desk: Desk, person: Person, row: TableRow, seat: Seat) -> Seated:
    row = await desk.hall.take_chair(person, row, seat)
    return Seated(row.id, seat, row.status)


@get("/t/{id:str}/record")
async def record(desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    live = await desk.finished(id)
    lines = write_lines(live.table.header, live.table.entries)
    disposition = f'attachment; filename="{live.game.id}-{id}.jsonl"'
    return Response(lines, media_type="application/x-ndjson", headers={"Content-Disposition": disposition})


@get("/t/{id:str}/frames")
async def frames(desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    live = await desk.finished(id)
    return Response(await asyncio.to_thread(_frames, live), media_type=MediaType.JSON)


def _frames(live: Any) -> bytes:
    table, game = live.table, live.game
    view = open_kernel_table(game, table.header)
    shown = [Frame(None, view.state)]
    for entry in table.entries:
        view = add(view, entry)  # the game is over, and its record open to all
        shown.append(Frame(wording.seen_entry(table, entry, GALLERY), view.state, wording.outcome_of(view)))
    shelf = game.shelf(table.header.book)
    return wording.encode(
        Frames(
            live.id,
            game.id,
            game.name,
            shelf.id,
            shelf.title,
            table.header,
            wording.chairs(live),
            tuple(shown),
        )
    )


@get("/t/{id:str}/review")
async def review(desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    """A game's own `review(header, entries)`, where it has a module of that name."""
    live = await desk.finished(id)
    part = await asyncio.to_thread(catalog.part, live.game.id, "review")
    if part is None:
        raise NotHere(f"{live.game.name} has no review yet.")
    reviewed = await asyncio.to_thread(part.review, live.table.header, live.table.entries)
    return json_response(reviewed)


@get("/t/{id:str}/hints")
async def hints(
    request: Request[Any, Any, Any], desk: AtDesk, id: FromPath[str], seat: FromQuery[str]
) -> Response[bytes]:
    """A game's own `hints(state, seat)`: what a learner could do, at a guided table, for who sits there."""
    live, person = await desk.live(id), desk.known_person(request)
    if live.table.header.manner != "guided":
        raise NotPossible("Hints are given at guided tables.")
    if not may_act(person, live, Seat(seat)):
        raise NotPossible("You do not sit there.")
    part = await asyncio.to_thread(catalog.part, live.game.id, "hints")
    if part is None:
        raise NotHere(f"{live.game.name} has no hints.")
    return json_response(await asyncio.to_thread(part.hints, live.sight(Seat(seat)).state, Seat(seat)))


@get("/healthz")
async def health() -> Response[bytes]:
    return json_response({"ok": True})


ROUTES = [me, say_name, make, join, sit, record, frames, review, hints, health]
