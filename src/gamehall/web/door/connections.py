"""The hall's end of every connection: whoever takes too long to say what they want is not waited for."""

import asyncio
from typing import Any, Literal, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gamehall.web.door.address import UNKNOWN, household
from gamehall.web.door.places import Places
from gamehall.web.wire.line import PatientSocket

Stage = Literal["head", "body", ""]

PATIENCE: dict[Stage, float] = {"head": 10.0, "body": 30.0}
"""Seconds to send the first lines of a request, and then all the rest of it."""
UNREAD_PATIENCE = 60.0
"""Seconds in which something of a long answer has to be taken."""
LONGEST_HEAD = 64 * 1024

_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 10\r\n"
    b"Connection: close\r\n\r\n"
    b"Too many connections are open from your address. Close some windows, and try again."
)


class Door(HttpToolsProtocol):
    """Counted by address; a request has its time, and so has the answer."""

    address = UNKNOWN
    _inside = False
    _stage: Stage = ""
    _watched: Stage = ""
    _timer: asyncio.TimerHandle | None = None
    _unread_timer: asyncio.TimerHandle | None = None
    _head_bytes = 0

    @property
    def _places(self) -> Places:
        return cast(Places, self.server_state)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else UNKNOWN
        self._inside = self._places.enter(self)
        if not self._inside:
            transport.write(_FULL)
            transport.close()
            return
        self._stage = "head"
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def throw_out(self) -> None:
        self._leave()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self._inside:
            return
        self._head_bytes += len(data)
        super().data_received(data)
        if not self._inside:
            return
        if not self._stage and (self.cycle is None or self.cycle.response_complete):
            self._stage = "head"  # something was sent, but no request has begun with it
        if self._stage == "head" and self._head_bytes > LONGEST_HEAD:
            self.throw_out()
        else:
            self._watch()

    def on_message_begin(self) -> None:
        self._stage = "head"
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._stage, self._head_bytes = "body", 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stage, self._head_bytes = "", 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # and comes in again as a line
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_reader(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        if self._unread_timer:
            self._unread_timer.cancel()
        super().resume_writing()

    def _wait_for_reader(self, unread: int) -> None:
        self._unread_timer = self.loop.call_later(UNREAD_PATIENCE, self._look_at_reader, unread)

    def _look_at_reader(self, had: int) -> None:
        if (unread := self.transport.get_write_buffer_size()) >= had:
            self.throw_out()
        else:
            self._wait_for_reader(unread)

    def _watch(self) -> None:
        """Start the time of the stage that was reached; what comes in bit by bit does not start it again."""
        if self._stage == self._watched:
            return
        self._watched = self._stage
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self._places.waits(self, self._stage == "head")
        if self._stage:
            self._timer = self.loop.call_later(PATIENCE[self._stage], self.throw_out)

    def _leave(self) -> None:
        for timer in (self._timer, self._unread_timer):
            if timer:
                timer.cancel()
        if self._inside:
            self._inside = False
            self._places.leave(self)


class Line(PatientSocket):
    """A socket; it has the place that its request had."""

    address = UNKNOWN
    _inside = False

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._places: Places = server_state

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else UNKNOWN
        self._inside = self._places.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def throw_out(self) -> None:
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        if self._inside:
            self._inside = False
            self._places.leave(self)
