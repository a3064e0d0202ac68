"""Sockets as attackers open them: bare bytes, so that nothing on their side holds them back."""

import asyncio
import base64
import contextlib
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

_MOST_READ = 1 << 16


class NotLetIn(Exception):
    """The hall did not open this socket; the status it gave, or 0."""

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


_TEXT, _BINARY, _PONG = 1, 2, 10


def frame(message: bytes, *, text: bool = True) -> bytes:
    """A frame as a browser sends it. Its mask is all zeros, so that it need not be computed."""
    return _frame(_TEXT if text else _BINARY, message)


def _frame(kind: int, message: bytes) -> bytes:
    length = len(message)
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 1 << 16:
        size = bytes([0x80 | 126]) + length.to_bytes(2, "big")
    else:
        size = bytes([0x80 | 127]) + length.to_bytes(8, "big")
    return bytes([0x80 | kind]) + size + bytes(4) + message


@asynccontextmanager
async def raw_socket(
    port: int, table: str, cookie: str, source: str, *, deaf: bool = False
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket to a table; a `deaf` one has hardly any room for what the hall says."""
    bare = socket.socket()
    bare.setblocking(False)
    if deaf:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.bind((source, 0))
    await asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=bare, limit=1024 if deaf else _MOST_READ)
    try:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        writer.write(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        status = (await reader.readline()).split(b" ")[1:2]
        if status != [b"101"]:
            raise NotLetIn(int(status[0]) if status and status[0].isdigit() else 0)
        while (await reader.readline()).strip():
            pass
        yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def read_messages(
    reader: asyncio.StreamReader, answering: asyncio.StreamWriter | None = None
) -> AsyncIterator[bytes]:
    """What the hall says, until it says goodbye; it masks nothing and never splits a message.

    Whoever does not answer when the hall asks whether anybody is there is hung up on after a while.
    """
    while True:
        first, size = await reader.readexactly(2)
        length = size & 127
        if length >= 126:
            length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
        content = await reader.readexactly(length)
        match first & 15:
            case 8:  # goodbye
                return
            case 9 if answering:
                answering.write(_frame(_PONG, content))
            case 1 | 2:
                yield content
