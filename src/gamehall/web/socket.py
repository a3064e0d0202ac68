"""One page's line to a table. What it hears never piles up: a hint wakes it, and it sends what is new."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from itertools import count
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.seat import GALLERY, Seat, is_player
from gamehall.live.bus import Listener
from gamehall.live.people import Person
from gamehall.live.table import LiveTable
from gamehall.web import guard, wording
from gamehall.web.desk import Desk
from gamehall.web.messages import Echo, FromPage, Join, Ping, Pong, Sound, Submit, Trouble, Unread

log = logging.getLogger("gamehall.web")

_read = msgspec.json.Decoder(FromPage).decode
_PATIENCE = 30.0
_MOST_REPLIES = 64
_MOST_WARNINGS = 50
_SOUNDED = 2.0
"""Seconds between two measures of a line, once the first few are taken."""
_FIRST_SOUNDS = 5
_MOST_SOUNDS = 16
"""Sounds that may be on their way at once."""


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    desk: Desk = socket.app.state.desk
    if not guard.same_origin(socket, desk.origins):
        await socket.close(code=1008, reason="This page belongs to another site.")
        return
    person = desk.person(socket)
    address = socket.client.host if socket.client else ""
    name, most = (
        (person.id, guard.SOCKETS_A_PERSON) if person.id else (f"@{address}", guard.SOCKETS_AN_ADDRESS)
    )
    with desk.turnstile.passing(name, most) as inside:
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
            await Line(socket, desk, live, person).run()


class _HungUp(Exception):
    """The hall ends this line, for a reason that is told to the page."""

    def __init__(self, says: str, code: int) -> None:
        super().__init__(says)
        self.says, self.code = says, code


class Line:
    """One page's line, from joining to hanging up."""

    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, live: LiveTable, person: Person) -> None:
        self._socket, self._desk, self._live, self._person = socket, desk, live, person
        self._listener = Listener()
        self._replies: deque[bytes] = deque()
        self._room = asyncio.Event()
        self._seat: Seat | None = None
        self._since: int | None = None
        self._people_seq = 0
        self._bucket = guard.Bucket()
        self._warnings = 0
        self._sounds: dict[int, float] = {}
        self._acting: set[asyncio.Task[None]] = set()

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
            for task in (hearing, telling, sounding, *self._acting):
                task.cancel()
            for result in await asyncio.gather(hearing, telling, sounding, return_exceptions=True):
                await self._end(result)

    async def _end(self, result: BaseException | None) -> None:
        if isinstance(result, _HungUp):
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await _hang_up(self._socket, result.says, result.code)
        elif isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            log.error("table %s: a line broke", self._live.id, exc_info=result)

    # What the page says.

    async def _hear(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            data = event.get("bytes") or (event.get("text") or "").encode()
            if not self._bucket.take():
                await self._warn()
                continue
            await self._message(data)

    async def _message(self, data: bytes) -> None:
        if len(data) > guard.MESSAGE_BYTES:
            await self._reply(
                Unread(f"A message is at most {guard.MESSAGE_BYTES} bytes; this is {len(data)}.")
            )
            return
        try:
            message = _read(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            await self._reply(Unread(f"This message cannot be read: {error}."))
            return
        match message:
            case Join():
                await self._join(message)
            case Submit() if self._live.game.credit and len(self._acting) < _MOST_REPLIES:
                self._act(message)
            case Submit():
                await self._submit(message)
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
        if seat == GALLERY and is_player(home) and live.table.outcome is None:
            seat = home  # whoever plays does not watch the own game: watchers may be shown more
        self._sit(seat)
        self._since = None
        await self._send_soon(wording.welcome(live, self._person, seat, self._desk.hall.now()))
        self._people_seq, seq = live.people_seq, live.table.seq
        since = join.since if 0 <= join.since <= seq else 0
        await self._send_soon(wording.update(live, seat, since, self._desk.hall.now()))
        self._since = seq

    def _act(self, submit: Submit) -> None:
        """Where an act may wait for others on the way, the page goes on being heard."""
        task = asyncio.ensure_future(self._submit(submit))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _submit(self, submit: Submit) -> None:
        live, command = self._live, submit.command
        if self._seat is None:
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
            reply = await self._desk.hall.submit(
                self._person, live, self._seat, action, submit.prompt, command
            )
        except Exception:
            log.exception("table %s: an act could not be written", live.id)
            says = "The hall could not write this down. Send it again."
            await self._reply(Trouble(says, command))
            return
        await self._send_soon(wording.ruled(live, self._seat, command, reply))

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

    async def _warn(self) -> None:
        self._warnings += 1
        if self._warnings > _MOST_WARNINGS:
            raise _HungUp("Too fast for too long.", 1008)
        await self._reply(Trouble("Too fast: wait a moment and send it again."))

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
        while len(self._replies) >= _MOST_REPLIES:
            self._room.clear()
            await self._room.wait()
        self._replies.append(data)
        self._listener.hint()

    async def _tell(self) -> None:
        while True:
            await self._listener.wait()
            while self._replies:
                await self._send(self._replies.popleft())
                self._room.set()
            await self._send_news()
            if self._desk.hall.closing:
                raise _HungUp("The hall is closing; come back in a moment.", 1012)
            if self._live.row.status == "closed":
                raise _HungUp("This table was closed.", 1000)

    async def _send_news(self) -> None:
        live = self._live
        if self._since is None or self._seat is None:
            return
        chairs_changed = self._people_seq != live.people_seq
        if chairs_changed and self._seat not in (GALLERY, *wording.yours(self._person, live)):
            await self._leave_chair()
        if self._since < live.table.seq:
            since, self._since = self._since, live.table.seq
            await self._send(wording.update(live, self._seat, since, self._desk.hall.now()))
        if chairs_changed:
            self._people_seq = live.people_seq
            await self._send(wording.people(live))

    async def _leave_chair(self) -> None:
        """The chair is somebody else's now: from here on this page sees what the gallery sees."""
        self._sit(GALLERY)
        self._since, now = self._live.table.seq, self._desk.hall.now()
        await self._send(wording.welcome(self._live, self._person, GALLERY, now))
        await self._send(wording.update(self._live, GALLERY, 0, now))

    async def _send(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        except TimeoutError:
            raise _HungUp("Your page took nothing for 30 seconds. Open it again.", 1008) from None


async def _hang_up(socket: WebSocket[Any, Any, Any], says: str, code: int) -> None:
    await socket.send_data(wording.encode(Trouble(says, closes=True)).decode())
    await socket.close(code=code, reason=says)
