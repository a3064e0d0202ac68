"""The hall's end of a socket: what comes in is taken apart only as fast as the hall listens.

The server's own protocol takes apart at once all that has arrived: a quarter of a megabyte of the smallest
frames keeps everybody waiting for half a second. Here the bytes lie until the hall has taken the message
before them, a line has only so many frames a second, and whoever sends more waits at their own end.
"""

import asyncio
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from gamehall.web.door.guard import Bucket

_PIECE = 1024
"""Bytes that are taken apart at once: some hundred frames at the very most."""
_FRAMES_A_SECOND = 50.0
_FRAMES_AT_ONCE = 100.0
_LAST_WORD = 0.5
"""Seconds in which a page that pushed can read why it was hung up."""
_LONGEST_END = 12.0
"""Seconds from hanging up until the line is cut; the closing words have ten."""
_MOST_PARTS = 64
"""Frames of one message."""
BEAT, BEAT_PATIENCE = 10.0, 15.0
"""Seconds between two signs of life that the hall asks a line for, and those it has to give one. Browsers
answer by themselves, also for pages that nobody looks at; a dead line soon leaves its chair."""


class PatientSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.ping_interval, self.ping_timeout = BEAT, BEAT_PATIENCE
        self._unread = bytearray()
        self._frames = Bucket(_FRAMES_A_SECOND, _FRAMES_AT_ONCE)
        self._resting: asyncio.TimerHandle | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._deaf = False

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        self._unread += data
        self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self._read_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_timer is not None and (self._unread or self._resting):
            self._hang_up()

    def _hang_up(self) -> None:
        """The other side's last word lies behind all that it has sent: nobody waits for it."""
        self._rest_no_more()
        self._unread.clear()
        self._deaf = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(_LAST_WORD, self.transport.close)
        self._pause_or_go_on()

    async def run_asgi(self) -> None:
        """A line that has ended is closed in the end, also where the other side takes nothing any more."""
        await super().run_asgi()
        if not self.disconnected:
            self._ending = self.loop.call_later(_LONGEST_END, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
        self._rest_no_more()
        self._unread.clear()
        super().connection_lost(exc)
        self._deaf = True
        self.conn.parser.close()  # it holds on to what holds it

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) >= _MOST_PARTS:
            self.conn.fail(1009, f"A message comes in at most {_MOST_PARTS} parts.")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """What says it is text and is none is handed on as it came: the hall says that it cannot read it."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def _read_on(self) -> None:
        """Take apart what has come, until there is a message for the hall or the line has had its share."""
        while self._unread and self._resting is None and self._listened_to:
            piece = bytes(self._unread[:_PIECE])
            del self._unread[:_PIECE]
            self.conn.receive_data(piece)
            if wait := self._frames.due(len(self.conn.events)):
                self._resting = self.loop.call_later(wait, self._rested)
            if self.conn.parser_exc is not None:
                self._unread.clear()
                self.handle_parser_exception()
            else:
                self.handle_events()
        self._pause_or_go_on()

    @property
    def _listened_to(self) -> bool:
        """Whether the hall has taken the last message; if it hung up it waits for the other's last word."""
        return self.queue.empty() or self.close_sent

    def _pause_or_go_on(self) -> None:
        if self.transport.is_closing():
            return
        enough = bool(self._unread) or self._resting is not None or not self._listened_to
        if enough and not self.read_paused:
            self.transport.pause_reading()
        elif not enough and self.read_paused:
            self.transport.resume_reading()
        self.read_paused = enough

    def _rested(self) -> None:
        self._resting = None
        self._read_on()

    def _rest_no_more(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
