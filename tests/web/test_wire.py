"""Bytes by the hundred thousand: taken apart no faster than the hall listens, and leaving nothing behind."""

import asyncio
import contextlib
import gc
import socket
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gamehall.web.door import pace
from gamehall.web.door.limits import Rate
from gamehall.web.wire import history
from gamehall.web.wire import line as wire
from gamehall.web.wire import socket as lines
from tests.web.test_history import lengthen

PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x00"
PART, LAST_PART = b"\x00\x80\0\0\0\0", b"\x80\x80\0\0\0\0"


def _dial(hall: Any, table: str, *, small: bool = False) -> socket.socket:
    dialled = socket.socket()
    if small:
        dialled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    dialled.connect(("127.0.0.1", hall.port))
    dialled.settimeout(5)
    dialled.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += dialled.recv(1)
    assert b" 101 " in answer
    return dialled


@pytest.fixture
def dial(two: Any) -> Iterator[Callable[[], socket.socket]]:
    open_lines: list[socket.socket] = []

    def call() -> socket.socket:
        open_lines.append(_dial(two[0].hall, two[2]))
        return open_lines[-1]

    yield call
    for line in open_lines:
        line.close()


def test_the_smallest_frames_are_answered_so_many_a_second(two: Any, dial: Callable[[], Any]) -> None:
    began, flooding = time.monotonic(), dial()
    flooding.sendall(PING * 20_000)
    ann, _, table = two
    assert ann.line(table).join()["seat"] == "p1", "others are heard meanwhile"
    flooding.settimeout(0.2)
    heard = b""
    try:
        while len(heard) < 600 * len(PONG):
            heard += flooding.recv(65536)
    except TimeoutError:
        pass
    took = time.monotonic() - began
    most = wire._FRAMES_AT_ONCE + wire._PIECE / len(PING) + wire._FRAMES_A_SECOND * took
    assert 0 < heard.count(PONG) <= most + 1


def test_a_message_has_so_many_parts_at_most(dial: Callable[[], Any]) -> None:
    whole = dial()
    whole.sendall(b"\x01\x82\0\0\0\0{}" + PART * 20 + LAST_PART)
    assert b"Unread" in whole.recv(4096)
    endless = dial()
    endless.sendall(b"\x01\x80\0\0\0\0" + PART * 90)
    closed = endless.recv(4096)
    assert (closed[0], int.from_bytes(closed[2:4], "big")) == (0x88, 1009)


def test_what_was_said_before_the_line_broke_counts(two: Any) -> None:
    ann, bob, table = two
    line, there = ann.line(table), bob.line(table)
    there.join()
    line.say(type="Join")
    for _ in range(30):
        line.say(type="Ping")
    line.say(type="Submit", command="last", action={"type": "Resign"})
    line.socket.close()
    assert there.until(lambda update: update["outcome"] is not None)


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[weakref.WeakSet[lines.Line]]:
    """The lines that are still in memory, while nobody sweeps."""
    found: weakref.WeakSet[lines.Line] = weakref.WeakSet()

    class Noted(lines.Line):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            found.add(self)

    monkeypatch.setattr(lines, "Line", Noted)
    gc.collect()
    gc.disable()
    yield found
    gc.enable()


def _goes(line: Any) -> None:
    line.socket.close()


def _breaks(line: Any) -> None:
    line.socket.socket.shutdown(socket.SHUT_RDWR)


def _pushes(line: Any) -> None:
    for _ in range(200):
        line.say(type="Ping")
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.hear("Trouble")


@pytest.mark.parametrize("ending", [_goes, _breaks, _pushes])
def test_a_line_that_has_ended_is_gone_from_memory(
    two: Any,
    kept: weakref.WeakSet[lines.Line],
    ending: Callable[[Any], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lines, "_MOST_PUSHING", 0.1)
    ann, _, table = two
    line = ann.line(table)
    line.join()
    line.submit({"type": "PlayCard", "card": "77"}, line.update["prompts"][0]["id"])
    assert len(kept) == 1
    ending(line)
    _wait_until_gone(kept)


def test_a_line_is_gone_from_memory_when_its_table_is_closed(
    two: Any, kept: weakref.WeakSet[lines.Line], visitor: Callable[..., Any]
) -> None:
    ann, _, table = two
    ann.line(table).join()
    org = visitor("Org")
    org.form("/organiser", password="a long password")
    org.form(f"/organiser/t/{table}", tool="close")
    _wait_until_gone(kept)


def test_a_page_that_takes_nothing_holds_little_and_is_gone_from_memory(
    two: Any, kept: weakref.WeakSet[lines.Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "_PATIENCE", 1.0)
    monkeypatch.setattr(wire, "_LONGEST_END", 0.1)
    monkeypatch.setattr(pace, "HISTORY", (Rate(1e6, 1e6),) * 3)
    ann, _, table = two
    lengthen(ann.hall, table)
    deaf = _dial(ann.hall, table, small=True)
    deaf.sendall(_said(b'{"type":"Join"}') + _said(b'{"type":"Earlier","before":900}') * 36)
    most, until = 0, time.monotonic() + 30
    while len(kept):
        for line in list(kept):
            most = max(most, sum(map(len, line._replies)))
            del line
        assert time.monotonic() < until, f"still here after {most} bytes"
        time.sleep(0.001)
    assert 0 < most < lines._MOST_BYTES + 2 * history.PAGE_BYTES
    with contextlib.suppress(ConnectionResetError):
        while deaf.recv(1 << 20):
            pass
    deaf.close()


def _said(text: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text


def _wait_until_gone(kept: weakref.WeakSet[lines.Line]) -> None:
    until = time.monotonic() + 10
    while len(kept):
        assert time.monotonic() < until, [gc.get_referrers(line) for line in kept]
        time.sleep(0.005)


def test_a_connection_that_has_ended_leaves_nothing_to_sweep(
    two: Any, kept: weakref.WeakSet[lines.Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: weakref.WeakSet[wire.PatientSocket] = weakref.WeakSet()
    made = wire.PatientSocket.connection_made

    def noted(socket: wire.PatientSocket, transport: asyncio.BaseTransport) -> None:
        ends.add(socket)
        made(socket, transport)

    monkeypatch.setattr(wire.PatientSocket, "connection_made", noted)
    ann, _, table = two
    line = ann.line(table)
    line.join()
    assert len(ends) == 1
    line.socket.close()
    until = time.monotonic() + 10
    while len(ends):
        assert time.monotonic() < until
        time.sleep(0.005)


def test_text_that_is_none_is_told_unread_and_breaks_nothing(
    dial: Callable[[], Any], caplog: pytest.LogCaptureFixture
) -> None:
    line = dial()
    for text in (b"\xff\xfe", b'{"type":"Ping\xc3'):
        line.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        assert b"Unread" in line.recv(4096)
    assert not [record for record in caplog.records if record.exc_info]
