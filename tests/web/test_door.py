"""Connections that say half of what they want, or take nothing of the answer: nobody else waits for them."""

import asyncio
import resource
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from gamehall.proving.server import free_port
from gamehall.web.door import connections as door
from gamehall.web.door import loop
from gamehall.web.door.places import Places, open_files, places, too_few
from tests.web.conftest import BOT, ME, Running, Visitor

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

Dial = Callable[..., socket.socket]


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def dial(stack: ExitStack) -> Dial:
    def dialled(port: int, says: bytes = HALF, address: str = "127.0.0.2") -> socket.socket:
        line = stack.enter_context(socket.create_connection(("127.0.0.1", port), 30, (address, 0)))
        line.sendall(says)
        return line

    return dialled


@pytest.fixture
def narrow(peek: object, tmp_path: Path, stack: ExitStack) -> Running:
    """A hall with room for eight, and for four of one address."""
    hall = Running(tmp_path / "data", Places(8, 4))
    stack.callback(hall.close)
    return hall


def _heard(line: socket.socket) -> bytes:
    """All the hall says until it hangs up."""
    said = b""
    try:
        while part := line.recv(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


@pytest.mark.parametrize(
    "says",
    [
        b"",
        HALF,
        b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET",
    ],
    ids=["nothing", "half a head", "an empty line", "half of the next one"],
)
def test_who_does_not_say_what_they_want_is_not_waited_for(
    narrow: Running, dial: Dial, says: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(door.PATIENCE, "head", 0.3)
    assert (b'"ok":true' in _heard(dial(narrow.port, says))) is (b"healthz" in says)


def test_who_says_nothing_under_tls_is_not_waited_for_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "HANDSHAKE_PATIENCE", 0.3)

    async def work() -> None:
        secret = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        running = asyncio.get_running_loop()
        async with await running.create_server(asyncio.Protocol, "127.0.0.1", 0, ssl=secret) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            async with asyncio.timeout(30):
                assert await reader.read() == b""
            writer.close()

    with asyncio.Runner(loop_factory=loop.HallLoop) as runner:
        runner.run(work())


def test_a_body_has_its_time_too(narrow: Running, dial: Dial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(door.PATIENCE, "body", 0.3)
    head = b"POST /theme HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    assert b"303" not in _heard(dial(narrow.port, head + b"Content-Length: 100\r\n\r\ntheme="))


def test_a_head_without_an_end_is_cut_off(narrow: Running, dial: Dial) -> None:
    line, more = dial(narrow.port), b"X-More: " + b"x" * 1000 + b"\r\n"
    with pytest.raises(ConnectionError):
        line.sendall(more * 20_000)


def test_who_takes_nothing_of_the_answer_is_not_waited_for(
    narrow: Running, dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "UNREAD_PATIENCE", 1.0)
    for _ in range(4):
        dial(narrow.port, b"GET /rules/linguishtik/senior HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
    assert _heard(dial(narrow.port, WHOLE)).startswith(b"HTTP/1.1 503 ")
    _until_let_in(narrow, dial)


def _until_let_in(hall: Running, dial: Dial) -> None:
    latest = time.monotonic() + 30
    while b'"ok":true' not in _heard(dial(hall.port, WHOLE)):
        assert time.monotonic() < latest, "the place is not free again"


def test_half_requests_make_room_for_others_of_the_same_address(narrow: Running, dial: Dial) -> None:
    lines = [dial(narrow.port) for _ in range(4)]
    assert b'"ok":true' in _heard(dial(narrow.port, WHOLE))
    assert _heard(lines[0]) == b"", "the one that waited longest went"


def test_an_address_has_its_part_of_the_places(narrow: Running, dial: Dial, stack: ExitStack) -> None:
    ann = Visitor(narrow, stack).named("Ann")
    table = ann.open(ME, BOT)["id"]
    upgrade = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    )
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    lines = [dial(narrow.port, (upgrade + key).encode()) for _ in range(4)]
    assert all(b" 101 " in line.recv(1024) for line in lines)
    refused = _heard(dial(narrow.port, b""))
    assert refused.startswith(b"HTTP/1.1 503 ")
    assert refused.endswith(b"Close some windows, and try again.")
    assert ann.get("/").status_code == 200
    lines[0].close()
    _until_let_in(narrow, dial)


def test_a_full_hall_lets_the_next_one_in_where_somebody_only_stands_about(
    narrow: Running, dial: Dial
) -> None:
    for n in range(8):
        dial(narrow.port, address=f"127.0.0.{n + 2}")
    assert httpx.get(f"{narrow.url}/healthz").json()["ok"]


def test_hundreds_of_half_requests_keep_nobody_out_where_files_are_few(tmp_path: Path, dial: Dial) -> None:
    port = free_port()
    command = "from gamehall.cli import main; main()"
    serve = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]
    hall = subprocess.Popen(
        [sys.executable, "-c", command, *serve],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)),
    )
    try:
        assert hall.stdout is not None
        said = "".join(iter(hall.stdout.readline, "Stop the hall with Ctrl+C.\n"))
        assert "lets the hall open 256 files at once" in said
        for _ in range(300):
            dial(port)
        for _ in range(3):
            assert httpx.get(f"http://127.0.0.1:{port}/", timeout=10).status_code == 200
    finally:
        hall.kill()
        hall.communicate()


def test_the_hall_opens_as_many_files_as_it_may() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        assert open_files() == min(65_536, hard) or hard == resource.RLIM_INFINITY
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert too_few(1024) == ""
    assert "about 40 people fit in" in too_few(256)


def test_a_named_proxy_speaks_for_many() -> None:
    class Guest:
        def __init__(self, address: str) -> None:
            self.address = address

        def throw_out(self) -> None:
            raise AssertionError

    room = places(256, True, ("192.0.2.1",))
    assert all(room.enter(Guest("192.0.2.1")) for _ in range(100))
    assert [room.enter(Guest("192.0.2.2")) for _ in range(54)] == [True] * 53 + [False]
