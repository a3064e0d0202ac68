"""Attacks on sockets: who says too much, who asks too much, who never listens."""

import asyncio
import contextlib
from itertools import count

import msgspec

from gamehall.proving.siege.lines import NotLetIn, frame, raw_socket, read_messages
from gamehall.proving.siege.scene import Counts, Ready, Scene
from gamehall.proving.visitor import say_name

_LINES = 12
"""As many as one person may open."""
_DEAF_PEOPLE = 4
_BLOCK = 200
_JOINS_A_SECOND = 18
_AGAIN = 0.02
_GONE = (OSError, EOFError, NotLetIn)

_write = msgspec.json.Encoder().encode
_PING = frame(_write({"type": "Ping"}))


async def flood(scene: Scene, counts: Counts, ready: Ready) -> None:
    """One person on twelve sockets speaks as fast as it goes, and is back at once when hung up."""
    cookie = await say_name(scene.port, "Flood", scene.source)
    block = frame(_write({"type": "Join"})) + _PING * _BLOCK

    async def speak() -> None:
        while True:
            try:
                async with raw_socket(scene.port, scene.long, cookie, scene.source) as (reader, writer):
                    hearing = asyncio.ensure_future(_hear(reader))
                    while not hearing.done():
                        writer.write(block)
                        await writer.drain()
                        counts["messages"] += _BLOCK
                    counts["hung up"] += 1
            except NotLetIn:
                counts["not let in"] += 1
            except (OSError, EOFError):
                counts["hung up"] += 1
            await asyncio.sleep(_AGAIN)

    ready()
    await asyncio.gather(*(speak() for _ in range(_LINES)))


async def _hear(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError, EOFError):
        while await reader.read(1 << 16):
            pass


async def joins(scene: Scene, counts: Counts, ready: Ready) -> None:
    """One onlooker without a name asks for a very long record again and again, just within the limit."""
    ready()
    asked = count()
    while True:
        try:
            async with raw_socket(scene.port, scene.long, "", scene.source) as (reader, writer):
                hearing = asyncio.ensure_future(_count(reader, counts))
                while not hearing.done():
                    since = next(asked) % 100
                    writer.write(frame(_write({"type": "Join", "seat": "gallery", "since": since})))
                    await writer.drain()
                    counts["joins"] += 1
                    await asyncio.sleep(1 / _JOINS_A_SECOND)
                counts["hung up"] += 1
        except NotLetIn:
            counts["not let in"] += 1
        except (OSError, EOFError):
            counts["hung up"] += 1
        await asyncio.sleep(_AGAIN)


async def _count(reader: asyncio.StreamReader, counts: Counts) -> None:
    with contextlib.suppress(OSError, EOFError):
        async for message in read_messages(reader):
            counts["answers"] += b'"Update"' in message[:40]
            counts["answered KB"] += len(message) // 1024


async def deaf(scene: Scene, counts: Counts, ready: Ready) -> None:
    """Sockets ask for the largest answers there are and never take one."""
    cookies = [await say_name(scene.port, f"Deaf {n}", scene.source) for n in range(_DEAF_PEOPLE)]

    async def ask(cookie: str, number: int) -> None:
        while True:
            with contextlib.suppress(*_GONE):
                async with raw_socket(scene.port, scene.long, cookie, scene.source, deaf=True) as (_, writer):
                    counts["sockets"] += 1
                    for since in count(number):
                        writer.write(frame(_write({"type": "Join", "since": since % 1000})))
                        writer.write(frame(_write({"type": "Earlier", "before": 1000 + since % 9000})))
                        counts["large answers asked for"] += 2
                        await writer.drain()
                        await asyncio.sleep(0.05)
            await asyncio.sleep(_AGAIN)

    ready()
    await asyncio.gather(*(ask(cookie, n) for cookie in cookies for n in range(_LINES)))
