"""One page's line to a table. Nothing piles up on it: a hint wakes it, and it sends what is new; and it is
heard no faster than others have time for."""

import asyncio
import contextlib
import logging
import time
import traceback
from collections import deque
from collections.abc import Coroutine
from itertools import count
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.seat import GALLERY, Seat, is_player
from gamehall.live.bus import Listener
from gamehall.live.people import Person
from gamehall.live.table import LiveTable
from gamehall.web.desk import Desk
from gamehall.web.door import guard
from gamehall.web.door.limits import Visitor
from gamehall.web.door.pace import PAGE
from gamehall.web.wire import history, wording
from gamehall.web.wire.messages import (
    Earlier,
    Echo,
    FromPage,
    Join,
    Ping,
    Pong,
    Sound,
    Submit,
    Trouble,
    Unread,
)

log = logging.getLogger("gamehall.web")

_read = msgspec.json.Decoder(FromPage).decode
_GONE = (WebSocketDisconnect, ClientDisconnected, OSError)
"""The page went away: nothing broke."""
_PATIENCE = 30.0
_MOST_REPLIES = 64
_MOST_BYTES = 256 * 1024
"""What may lie in a line's outbox. A page that takes nothing is not listened to either."""
_MOST_PUSHING = 20.0
"""Seconds for which a page may go on saying more than is heard."""
_SOUNDED = 2.0
"""Seconds between two measures of a line, once the first few are taken."""
_FIRST_SOUNDS = 5
_MOST_SOUNDS = 16
"""Sounds that may be on their way at once."""
_MOST_WAITING = 4
"""Acts that may wait for the one before them, while the page is heard on: a sentence may take a while to be
read, and a page that asks meanwhile whether the hall is there has its answer."""


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    try:
        await _answer(socket, id)
    finally:
        socket.receive, socket.send = empty_receive, empty_send  # which hold on to what holds them


async def _answer(socket: WebSocket[Any, Any, Any], id: str) -> None:
    desk: Desk = socket.app.state.desk
    if not guard.known_host(socket) or not guard.same_origin(socket, desk.settings):
        await socket.close(code=1008, reason="This page belongs to another site.")
        return
    person, visitor = desk.person(socket), desk.visitor(socket)
    if desk.paces.outside(visitor) or not desk.limits.take("sockets", visitor):
        await socket.close(code=1008)  # not even accepted: the page comes back a little later each time
        return
    with desk.turnstile.passing(visitor.person, visitor.address) as inside:
        await socket.accept()
        live = await desk.hall.table(id) if inside else None
        if not inside:
            await _hang_up(socket, "You have too many tables open. Close some first.", 1008)
        elif live is None:
            row = await asyncio.to_thread(desk.store.table, id)
            gathers = row is not None and row.status == "gathering"
            says = "The table still waits for people." if gathers else "There is no such table in play."
            await _hang_up(socket, says, 4409 if gathers else 4404)
        else:
            await Line(socket, desk, live, person, visitor).run()


class _HungUp(Exception):
    """The hall ends this line, for a reason that is told to the page."""

    def __init__(self, says: str, code: int) -> None:
        super().__init__(says)
        self.says, self.code = says, code


class Line:
    """One page's line, from joining to hanging up."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        desk: Desk,
        live: LiveTable,
        person: Person,
        visitor: Visitor,
    ) -> None:
        self._socket, self._desk, self._live, self._came_as = socket, desk, live, person
        self._visitor = visitor
        self._listener = Listener()
        self._replies: deque[bytes] = deque()
        self._reply_bytes = 0
        self._room = asyncio.Event()
        self._seat: Seat | None = None
        self._since: int | None = None
        self._asked_since: int | None = None
        """The page has joined, and waits for the table as it stands and the entries after this one."""
        self._people_seq = 0
        self._pace, self._pages = desk.paces.messages(visitor), desk.paces.history(visitor)
        self._pushing_since: float | None = None
        self._sounds: dict[int, float] = {}
        self._acting: set[asyncio.Task[None]] = set()
        self._in_order = asyncio.Lock()

    @property
    def _person(self) -> Person:
        """Who this is now: a sign-out reaches open lines too."""
        return self._desk.still(self._socket, self._came_as)

    async def run(self) -> None:
        self._desk.hall.bus.subscribe(self._live.id, self._listener)
        hearing = asyncio.ensure_future(self._hear())
        telling = asyncio.ensure_future(self._tell())
        sounding = asyncio.ensure_future(self._sound())
        try:
            await asyncio.wait((hearing, telling), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._desk.hall.bus.unsubscribe(self._live.id, self._listener)
            self._sit(None)
            if not self._desk.hall.bus.listened_to(self._live.id):
                self._live.unwatched()
            self._replies.clear()
            for task in (hearing, telling, sounding, *self._acting):
                task.cancel()
            for result in await asyncio.gather(hearing, telling, sounding, return_exceptions=True):
                await self._end(result)

    async def _end(self, result: BaseException | None) -> None:
        if isinstance(result, _HungUp):
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await _hang_up(self._socket, result.says, result.code)
        elif isinstance(result, Exception) and not isinstance(result, _GONE):
            log.error("table %s: a line broke", self._live.id, exc_info=result)
        _let_go(result)

    # What the page says.

    async def _hear(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            await self._wait(self._pace.due())
            await self._message(event.get("bytes") or (event.get("text") or "").encode())

    async def _wait(self, seconds: float) -> None:
        """Listen no faster: what a page says meanwhile waits at its own end of the line."""
        if not seconds:
            self._pushing_since = None
            return
        now = time.monotonic()
        self._pushing_since = self._pushing_since or now
        if now - self._pushing_since > _MOST_PUSHING:
            self._desk.paces.shut_out(self._visitor)
            raise _HungUp("Too fast for too long. Come back in a while.", 1008)
        await asyncio.sleep(seconds)

    async def _message(self, data: bytes) -> None:
        if len(data) > guard.MESSAGE_BYTES:
            await self._reply(
                Unread(f"A message is at most {guard.MESSAGE_BYTES} bytes; this is {len(data)}.")
            )
            return
        try:
            message = _read(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            await self._reply(Unread(f"This message cannot be read: {error}."))
            return
        match message:
            case Join():
                await self._wait(self._pages.due())
                await self._join(message)
            case Earlier(before):
                await self._wait(self._pages.due(PAGE))
                await self._turn_back(before)
            case Submit() if self._live.game.credit and len(self._acting) < _MOST_REPLIES:
                self._act(self._submit(message, self._seat))
            case Submit() if len(self._acting) < _MOST_WAITING:
                self._act(self._submit_in_order(message, self._seat))
            case Submit():
                await self._submit_in_order(message, self._seat)
            case Ping():
                await self._reply(Pong(self._desk.hall.now()))
            case Echo(number):
                self._heard_back(number)

    async def _join(self, join: Join) -> None:
        live, allowed = self._live, wording.yours(self._person, self._live)
        home = wording.home_seat(self._person, live)
        seat = join.seat or home
        if seat != GALLERY and seat not in allowed:
            seat = GALLERY
        if seat == GALLERY and is_player(home) and not live.open_to_all:
            seat = home  # whoever plays does not watch the own game: watchers may be shown more
        self._sit(seat)
        self._since = self._asked_since = None
        self._people_seq = live.people_seq
        await self._send_soon(wording.welcome(live, self._person, seat, self._desk.hall.now()))
        self._asked_since = join.since if 0 <= join.since <= live.table.seq else 0

    async def _turn_back(self, before: int) -> None:
        if self._seat is None:
            await self._reply(Unread("Join the table first."))
        else:
            await self._send_soon(history.earlier(self._live, self._seat, before))

    def _act(self, submitting: Coroutine[Any, Any, None]) -> None:
        """While an act waits, for others on the way or for its ruling, the page goes on being heard."""
        task = asyncio.ensure_future(submitting)
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _submit_in_order(self, submit: Submit, sits: Seat | None) -> None:
        async with self._in_order:  # which lets in whoever came first
            await self._submit(submit, sits)

    async def _submit(self, submit: Submit, sits: Seat | None) -> None:
        """`sits`: where the page looked from when it said this."""
        live, command, seat = self._live, submit.command, submit.seat or sits
        if seat is None or sits is None:
            await self._reply(Unread("Join the table first.", command))
            return
        if not 1 <= len(command) <= 64:
            await self._reply(Unread("A command has 1 to 64 characters.", command[:64]))
            return
        try:
            action = codec(live.game).action(submit.action)
        except Unreadable as error:
            await self._reply(Unread(f"{str(error).capitalize()}.", command))
            return
        try:
            reply = await self._desk.hall.submit(self._person, live, seat, action, submit.prompt, command)
        except Exception:
            log.exception("table %s: an act could not be written", live.id)
            says = "The hall could not write this down. Send it again."
            await self._reply(Trouble(says, command))
            return
        await self._send_soon(wording.ruled(live, seat, command, reply))

    def _heard_back(self, number: int) -> None:
        """Every sound is answered once; a number nobody sent means nothing."""
        at = self._sounds.pop(number, None)
        if at is not None and self._seat is not None and is_player(self._seat):
            self._live.lines.note(self._seat, 1000 * (time.perf_counter() - at))

    def _sit(self, seat: Seat | None) -> None:
        """Be seen at a seat, and no longer at the one before."""
        if seat == self._seat:
            return
        for place, change in ((self._seat, -1), (seat, 1)):
            if place is not None:
                self._live.here[place] += change
        if self._seat is not None and not self._live.here[self._seat]:
            self._live.lines.forget(self._seat)
        self._seat = seat
        self._live.people_changed()

    # What the page hears.

    async def _sound(self) -> None:
        """Where players race, measure their lines while there is something to race for."""
        if self._live.game.credit is None:
            return
        for number in count(1):
            await asyncio.sleep(_SOUNDED if number > _FIRST_SOUNDS else _SOUNDED / 10)
            if self._seat is None or not is_player(self._seat) or self._live.table.outcome:
                continue
            self._sounds.pop(number - _MOST_SOUNDS, None)
            self._sounds[number] = time.perf_counter()
            await self._reply(Sound(number))

    async def _reply(self, message: Unread | Trouble | Pong | Sound) -> None:
        await self._send_soon(wording.encode(message))

    async def _send_soon(self, data: bytes) -> None:
        """Put an answer in the outbox; whoever asks faster than they listen has to wait."""
        while len(self._replies) >= _MOST_REPLIES or self._reply_bytes >= _MOST_BYTES:
            self._room.clear()
            await self._room.wait()
        self._replies.append(data)
        self._reply_bytes += len(data)
        self._listener.hint()

    async def _tell(self) -> None:
        while True:
            await self._listener.wait()
            while self._replies:
                data = self._replies.popleft()
                await self._send(data)
                self._reply_bytes -= len(data)
                self._room.set()
            await self._send_news()
            if self._desk.hall.closing:
                raise _HungUp("The hall is closing; come back in a moment.", 1012)
            if self._live.row.status == "closed":
                raise _HungUp("This table was closed.", 1000)

    async def _send_news(self) -> None:
        """What is new is looked for when there is time to send it, so there is never more than one update."""
        live = self._live
        if self._seat is None or self._since is self._asked_since is None:
            return
        chairs_changed = self._people_seq != live.people_seq
        signed_out = self._person != self._came_as
        self._came_as = self._person
        if (chairs_changed or signed_out) and self._seat not in (GALLERY, *wording.yours(self._person, live)):
            await self._leave_chair()
        if self._asked_since is not None:
            since, self._asked_since = self._asked_since, None
            self._since = live.table.seq
            others = wording.held(self._person, live, self._seat)
            await self._send(history.update(live, self._seat, since, self._desk.hall.now(), others))
        elif self._since is not None and self._since < live.table.seq:
            since, self._since = self._since, live.table.seq
            others = wording.held(self._person, live, self._seat)
            await self._send(history.news(live, self._seat, since, self._desk.hall.now(), others))
        if chairs_changed:
            self._people_seq = live.people_seq
            await self._send(wording.people(live))

    async def _leave_chair(self) -> None:
        """The chair is somebody else's now: from here on this page sees what the gallery sees."""
        self._sit(GALLERY)
        self._since, self._asked_since = None, 0
        now = self._desk.hall.now()
        await self._send(wording.welcome(self._live, self._person, GALLERY, now))

    async def _send(self, data: bytes) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self._socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
                return
        raise _HungUp("Your page took nothing for 30 seconds. Open it again.", 1008)


def _let_go(error: BaseException | None) -> None:
    """An error holds on to all that was at hand where it was raised; a line that has ended holds nothing."""
    while error is not None:
        traceback.clear_frames(error.__traceback__)
        before = error.__context__
        error.__traceback__ = error.__context__ = None
        error = before


async def _hang_up(socket: WebSocket[Any, Any, Any], says: str, code: int) -> None:
    await socket.send_data(wording.encode(Trouble(says, closes=True)).decode())
    await socket.close(code=code, reason=says)


ROUTES: list[Any] = [table_socket]
