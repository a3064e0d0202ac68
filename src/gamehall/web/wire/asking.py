"""The games' own questions: who may ask them and when is declared by the game, and checked here alone."""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import ValidationException
from litestar.params import FromPath
from msgspec import inspect as shape
from msgspec.structs import fields

from gamehall.kernel import catalog
from gamehall.kernel.codec import read_lines
from gamehall.kernel.parts import Questions
from gamehall.kernel.question import Question, asks_as
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.table import add, open_table
from gamehall.kernel.views import View
from gamehall.live.acting import may_act
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import LiveTable
from gamehall.web.desk import AtDesk, NotHere
from gamehall.web.door.limits import What
from gamehall.web.pages.render import Ask
from gamehall.web.wire import wording
from gamehall.web.wire.answers import Body
from gamehall.web.wire.making import from_sight, respond

_COSTS: dict[str, What] = {"answers": "reviews", "sentences": "sentences"}
"""What a question is counted as, by the room in which it is answered."""
_KEPT = {"Cache-Control": "private, max-age=600"}


@get("/t/{id:str}/ask/{name:str}", json=True)
async def ask(request: Ask, desk: AtDesk, id: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    live, person = await desk.live(id), desk.person(request)
    question = await asyncio.to_thread(_question, live.game.id, name)
    if costs := _COSTS.get(question.beside):
        desk.pay(costs, request)
    asked = _said(request, question)
    seat = _asks_from(question, person, live, request.query_params.get("seat", ""))
    if seat is None:
        raise NotPossible("This is not yours to ask.")
    sight = question.sight(seat)
    view = View(sight, live.sight(sight))
    if why := question.when(view, seat, asked):
        raise NotPossible(why)
    if question.beside:
        room = desk.beside.sentences if question.beside == "sentences" else desk.beside.answers
        made = partial(from_sight, request, live, sight, _answered, seat, name, asked, room=room)
        body = await made(lasting=question.lasting)
    else:
        body = Body(_told(question, view, seat, asked), False)
    if not body.data:
        raise NotHere("There is nothing at this table that answers to this.")
    return respond(request, body, MediaType.JSON, _KEPT if question.lasting else None)


def _asks_from(question: Question, person: Person, live: LiveTable, named: str) -> Seat | None:
    """For which of their chairs somebody asks: the one they name, if it is theirs, or the first."""
    if not named:
        judges = may_act(person, live, JUDGE)
        return asks_as(question, wording.home_seat(person, live), judges=judges)
    if named not in wording.yours(person, live):
        return None
    return asks_as(question, Seat(named), judges=named == JUDGE)


def _question(game_id: str, name: str) -> Question:
    part = catalog.part(game_id, Questions)
    found = part.named(name) if part else None
    if found is None:
        raise NotHere("Nobody can ask this at this table.")
    return found


def _said(request: Ask, question: Question) -> Any:
    """What was asked, from the address; a field of several values is named as often as it has them."""
    given = request.query_params
    said = {
        name: given.getall(name) if several else given[name]
        for name, several in _fields(question.takes)
        if name in given
    }
    try:
        return msgspec.convert(said, question.takes, strict=False)
    except msgspec.ValidationError as error:
        raise ValidationException(f"This cannot be asked: {error}.") from error


def _fields(takes: type) -> Iterator[tuple[str, bool]]:
    """The names of the fields, and whether they have several values."""
    for field in fields(takes):
        found = shape.type_info(field.type)
        whole = found.type if isinstance(found, shape.Metadata) else found
        yield field.encode_name, isinstance(whole, shape.VarTupleType)


def _answered(lines: bytes, sight: Seat, seat: Seat, name: str, asked: Any) -> bytes:
    """Beside the hall, of what was seen from there so far."""
    header, entries = read_lines(lines, catalog.game)
    table = open_table(catalog.game(header.game).by(header.book), header)
    for entry in entries:
        table = add(table, entry)
    return _told(_question(header.game, name), View(sight, table), seat, asked)


def _told(question: Question, view: View, seat: Seat, asked: Any) -> bytes:
    """Nothing where there is no such thing."""
    found = question.answer(view, seat, asked)
    return b"" if found is None else wording.encode(found)


ROUTES: list[Any] = [ask]
