"""How a route has an answer made beside the hall, in its visitor's turn."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from litestar import Response

from gamehall.kernel import catalog
from gamehall.kernel.codec import write_lines
from gamehall.kernel.parts import Hints
from gamehall.kernel.record import encode
from gamehall.kernel.seat import Seat
from gamehall.kernel.views import seen_entries
from gamehall.live.beside import Rank, Room
from gamehall.live.table import LiveTable
from gamehall.web.desk import Desk
from gamehall.web.door.limits import Visitor
from gamehall.web.pages.render import Ask
from gamehall.web.wire import looking_back, wording
from gamehall.web.wire.answers import Body, body_of

T = TypeVar("T")

_LONGEST = 120.0
"""Seconds that a look back at a long game may take."""


async def from_record(request: Ask, live: LiveTable, work: Callable[..., bytes], *args: Hashable) -> Body:
    """What is made of a table's record alone: `work` is given its lines, then the arguments."""
    desk: Desk = request.app.state.desk
    visitor, seq = desk.visitor(request), live.table.seq

    async def make() -> Body:
        lines = await asyncio.to_thread(desk.store.log.read, live.id)
        record = b"".join(line + b"\n" for line in (encode(live.table.header), *lines[:seq]))
        return await beside(desk.beside.answers, visitor, _LONGEST, body_of, work, record, *args)

    return await desk.bodies.get((live.id, seq, work, *args), visitor, make)


async def told_of(request: Ask, live: LiveTable) -> Body:
    """The game line by line. That is quick, and a page should not wait for a process to start."""
    desk: Desk = request.app.state.desk
    table = live.table

    async def make() -> Body:
        return await asyncio.to_thread(body_of, looking_back.told, table)

    return await desk.bodies.get((live.id, table.seq, looking_back.told), desk.visitor(request), make)


async def from_sight(
    request: Ask,
    live: LiveTable,
    seat: Seat,
    work: Callable[..., bytes],
    *args: Hashable,
    room: Room,
    lasting: bool = False,
) -> Body:
    """What is made of what a seat saw so far: `work` is given those lines, the seat, then the arguments.

    What is `lasting` follows from the table as it was laid, and is made once.
    """
    desk: Desk = request.app.state.desk
    visitor, table = desk.visitor(request), live.table

    async def make() -> Body:
        seen = () if lasting else seen_entries(table, seat)
        lines = await asyncio.to_thread(write_lines, table.header, seen)
        return await beside(room, visitor, _LONGEST, body_of, work, lines, seat, *args)

    at = 0 if lasting else table.seq
    return await desk.bodies.get((live.id, at, work, seat, *args), visitor, make)


async def beside(room: Room, visitor: Visitor, limit: float, work: Callable[..., T], *args: Any) -> T:
    """In this room, when the visitor's turn comes."""
    return await room.do((f"@{visitor.address}", visitor.person), Rank.PERSON, limit, work, *args)


async def hints_for(request: Ask, live: LiveTable, seat: Seat) -> Body:
    """What a learner in this seat could do now."""
    desk: Desk = request.app.state.desk
    visitor = desk.visitor(request)
    room = desk.beside.sentences if live.game.ponders else desk.beside.answers

    async def make() -> Body:
        asked = live.game.id, live.sight(seat).state, seat
        return await beside(room, visitor, _LONGEST, body_of, _hints, *asked)

    return await desk.bodies.get((live.id, live.table.seq, _hints, seat), visitor, make)


def _hints(game_id: str, state: Any, seat: Seat) -> bytes:
    """A game's own `hints(state, seat)`."""
    part = catalog.part(game_id, Hints)
    assert part is not None
    return wording.encode(part.hints(state, seat))


def respond(request: Ask, body: Body, media: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    sent = {**(headers or {}), "Vary": "Accept-Encoding"}
    if body.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body.data, media_type=media, headers={**sent, "Content-Encoding": "gzip"})
    return Response(body.whole(), media_type=media, headers=sent)
