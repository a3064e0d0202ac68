"""Somebody at a browser, as a program: says a name, sits down, and plays over a socket (docs/protocol.md)."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat, player


class Update(Struct, tag=True):
    since: int
    seq: int
    entries: tuple[Raw, ...]
    state: Raw
    prompts: tuple[dict[str, Any], ...]
    finished: bool
    now: int = 0
    clocks: tuple[dict[str, Any], ...] = ()


class Ruled(Struct, tag=True):
    command: str
    verdict: str
    says: str
    seq: int | None = None
    again: bool = False


class Unread(Struct, tag=True):
    says: str
    command: str = ""


class Trouble(Struct, tag=True):
    says: str
    command: str = ""
    closes: bool = False


class Welcome(Struct, tag=True):
    seat: Seat


class People(Struct, tag=True):
    pass


class Pong(Struct, tag=True):
    now: int


class Sound(Struct, tag=True):
    number: int


Heard = Update | Ruled | Unread | Trouble | Welcome | People | Pong | Sound

HERE = "127.0.0.1"

_read = msgspec.json.Decoder(Heard).decode
_write = msgspec.json.Encoder().encode


class Refused(Exception):
    """The hall answered a request with a problem."""


class Answered(Struct, frozen=True):
    """What the hall said to a request; status 0 when it hung up without a word."""

    status: int
    content: bytes
    cookie: str
    first_line: str = ""


async def exchange(
    port: int, method: str, path: str, body: object = None, cookie: str = "", source: str = HERE
) -> Answered:
    """One request to the hall, from one of this machine's own addresses, whatever the answer is.

    Bytes are sent as they are, and text as a form is.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        kind = "x-www-form-urlencoded" if isinstance(body, str) else "json"
        data = _body(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
            f"Content-Type: application/{kind}\r\nContent-Length: {len(data)}\r\nCookie: {cookie}\r\n\r\n"
        )
        writer.write(head.encode() + data)
        await writer.drain()
        answer = await reader.read()
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
    top, _, content = answer.partition(b"\r\n\r\n")
    lines = top.decode("latin-1").split("\r\n")
    given = [line.split(": ", 1)[1] for line in lines if line.lower().startswith("set-cookie: ")]
    status = lines[0].split(" ")[1:2]
    return Answered(
        int(status[0]) if status and status[0].isdigit() else 0,
        content,
        given[0].split(";")[0] if given else cookie,
        lines[0],
    )


def _body(body: object) -> bytes:
    if body is None or isinstance(body, bytes):
        return body or b""
    return body.encode() if isinstance(body, str) else _write(body)


async def ask(
    port: int, method: str, path: str, body: object = None, cookie: str = "", source: str = HERE
) -> tuple[Any, str]:
    """One request to the hall: what it answers, and the cookie it gives."""
    answer = await exchange(port, method, path, body, cookie, source)
    if not 200 <= answer.status < 300:
        said = answer.content[:200].decode("utf-8", "replace")
        raise Refused(f"{method} {path}: {answer.first_line}: {said}")
    try:
        return msgspec.json.decode(answer.content), answer.cookie
    except msgspec.DecodeError as error:
        raise Refused(f"{method} {path}: the answer was cut off") from error


async def say_name(port: int, name: str, source: str = HERE) -> str:
    """A new person; their cookie."""
    return (await ask(port, "POST", "/api/name", {"name": name}, source=source))[1]


async def sit_down(
    port: int, cookies: Sequence[str], game: str, manner: str, options: dict[str, Any], source: str = HERE
) -> str:
    """People at a new table, which begins; its id."""
    chairs = [{"seat": player(n + 1), "who": "friend" if n else "me"} for n in range(len(cookies))]
    wish = {"game": game, "chairs": chairs, "manner": manner, "options": options}
    made, _ = await ask(port, "POST", "/api/tables", wish, cookies[0], source)
    for cookie in cookies[1:]:
        await ask(port, "POST", "/api/join", {"code": made["code"]}, cookie, source)
    return str(made["id"])


class Visitor:
    """One seat's line to a table. It comes back by itself when the hall does."""

    def __init__(self, port: int, table: str, seat: Seat, cookie: str) -> None:
        self.port, self.table, self.seat, self._cookie = port, table, seat, cookie
        self.seq = 0
        self.latest: Update | None = None
        self.on_update: Callable[[Visitor, Update], None] = lambda visitor, update: None
        self.on_ruled: Callable[[Visitor, Ruled], None] = lambda visitor, ruled: None
        self.on_back: Callable[[Visitor], None] = lambda visitor: None
        self.on_trouble: Callable[[Visitor, Trouble], None] = lambda visitor, trouble: None
        self.troubles: list[str] = []
        self._socket: ClientConnection | None = None
        self.here = asyncio.Event()

    async def stay(self) -> None:
        """Listen until cancelled; after a broken line, come back and go on from the last entry known."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._visit()
            self.here.clear()
            self._socket = None
            await asyncio.sleep(0.02)

    async def _visit(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{self.table}"
        headers = {"Cookie": self._cookie}
        async with connect(
            url, additional_headers=headers, compression=None, ping_interval=None, max_queue=None, proxy=None
        ) as socket:
            self._socket = socket
            await socket.send(_write({"type": "Join", "seat": self.seat, "since": self.seq}))
            async for message in socket:
                heard = _read(message)
                if isinstance(heard, Sound):
                    await socket.send(_write({"type": "Echo", "number": heard.number}).decode())
                else:
                    self._hear(heard)

    def _hear(self, heard: Heard) -> None:
        match heard:
            case Update():
                self.seq, self.latest = heard.seq, heard
                if not self.here.is_set():
                    self.here.set()
                    self.on_back(self)
                self.on_update(self, heard)
            case Ruled():
                self.on_ruled(self, heard)
            case Trouble():
                self.troubles.append(heard.says)
                self.on_trouble(self, heard)
            case Unread():
                self.troubles.append(heard.says)

    async def submit(self, command: str, prompt: str, action: Action | Raw) -> bool:
        """Send an act; false when the line is down. Whether it was heard, only the ruling tells."""
        if self._socket is None:
            return False
        message = {"type": "Submit", "command": command, "prompt": prompt, "action": action}
        try:
            await self._socket.send(_write(message).decode())
        except (OSError, WebSocketException):
            return False
        return True

    def asked(self) -> list[Prompt]:
        """The questions this seat must answer."""
        if self.latest is None:
            return []
        return [
            Prompt(p["id"], self.seat, tuple(p["kinds"]), says=p["says"])
            for p in self.latest.prompts
            if p["must"]
        ]
