"""Mutated messages at tables of all games and at the JSON routes: each is answered or refused."""

import asyncio
import contextlib
import random
from collections.abc import Iterator
from functools import cache
from itertools import count

import msgspec

from gamehall.kernel import catalog
from gamehall.kernel.seat import Seat, player
from gamehall.proving.any_game import any_game
from gamehall.proving.siege.lines import NotLetIn, frame, raw_socket, read_messages
from gamehall.proving.siege.mutations import NASTY, actions, mutated, valid
from gamehall.proving.siege.scene import Counts, Ready, Scene
from gamehall.proving.visitor import exchange, say_name, sit_down

_A_SECOND = 18
_AT_AN_ADDRESS = 16
"""People, so that all of them together are heard without waiting."""
_MOST_PEOPLE = 192
_EACH = 60
"""Messages of one person in a short run."""
_BY_HTTP = 0.04


@cache
def _routes() -> tuple[tuple[str, dict[str, object]], ...]:
    return (
        ("/api/name", {"name": "Mallory"}),
        ("/api/tables", {"game": any_game().id, "chairs": [{"seat": "p1", "who": "me"}], "options": {}}),
        ("/api/join", {"code": "BCDFGH"}),
        ("/api/sentence", {"text": "The dog ran."}),
        ("/api/judge", {"text": "The dog ran.", "word": 2}),
    )


class _Kind(msgspec.Struct):
    type: str
    verdict: str = ""
    prompts: tuple[dict[str, object], ...] = ()


_read = msgspec.json.Decoder(_Kind).decode


async def frames(scene: Scene, counts: Counts, ready: Ready) -> None:
    """People at many addresses, as fast as each is heard, until so many messages have been sent."""
    rng, numbers = random.Random(scene.seed), iter(range(scene.frames))
    people = min(_MOST_PEOPLE, max(8, scene.frames // _EACH)) // 2 * 2
    games = list(catalog.games())
    for game in games:
        actions(game)
    seated = []
    for pair in range(people // 2):
        source = f"127.0.1.{1 + 2 * pair // _AT_AN_ADDRESS}"
        game = games[pair % len(games)]
        cookies = [await say_name(scene.port, f"Mutant {pair} {n}", source) for n in "ab"]
        manner = rng.choice(("guided", "tournament"))
        table = await sit_down(scene.port, cookies, game, manner, {}, source)
        seated += [_Mutant(scene, source, table, player(n), game, c) for n, c in enumerate(cookies, 1)]
    ready()
    await asyncio.gather(*(mutant.speak(numbers, rng, counts) for mutant in seated))


class _Mutant:
    """One person whose page has lost its mind."""

    def __init__(self, scene: Scene, source: str, table: str, seat: Seat, game: str, cookie: str) -> None:
        self._scene, self._source, self._table, self._seat = scene, source, table, seat
        self._game, self._cookie = game, cookie
        self._prompts: list[str] = []

    async def speak(self, numbers: Iterator[int], rng: random.Random, counts: Counts) -> None:
        for tries in count():
            try:
                async with raw_socket(self._scene.port, self._table, self._cookie, self._source) as line:
                    if await self._on_a_line(*line, numbers, rng, counts):
                        return
                counts["hung up"] += 1
            except NotLetIn as error:
                counts["broke down" if error.status >= 500 else "not let in"] += 1
            except (OSError, EOFError):
                counts["hung up"] += 1
            await asyncio.sleep(min(5, 0.1 * tries))

    async def _on_a_line(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        numbers: Iterator[int],
        rng: random.Random,
        counts: Counts,
    ) -> bool:
        """Whether everything has been sent; else the hall hung up."""
        hearing = asyncio.ensure_future(self._hear(reader, writer, counts))
        try:
            writer.write(frame(msgspec.json.encode({"type": "Join", "seat": self._seat})))
            for number in numbers:
                counts["sent"] += 1
                if rng.random() < _BY_HTTP:
                    await self._by_http(rng, counts)
                else:
                    data = mutated(valid(self._game, self._prompts, rng, number), rng)
                    text = _is_text(data) or rng.random() < 0.02
                    writer.write(frame(data, text=text))
                    await writer.drain()
                await asyncio.sleep(1 / _A_SECOND)
                if hearing.done():
                    return False
            await asyncio.wait((hearing,), timeout=1)
            return True
        finally:
            hearing.cancel()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, counts: Counts) -> None:
        with contextlib.suppress(OSError, EOFError):
            async for message in read_messages(reader, writer):
                heard = _read(message)
                if heard.type == "Ruled":
                    counts["refused" if heard.verdict == "refused" else "ruled"] += 1
                elif heard.type in ("Unread", "Trouble"):
                    counts[heard.type.lower()] += 1
                elif heard.type == "Update":
                    self._prompts = [str(prompt.get("id")) for prompt in heard.prompts]

    async def _by_http(self, rng: random.Random, counts: Counts) -> None:
        path, body = rng.choice(_routes())
        data = mutated(msgspec.json.decode(msgspec.json.encode(body)), rng)
        if rng.random() < 0.3:
            what = rng.choice(("plain", "record", "frames", "hints?seat=p1", "slips/p1", "rounds/1"))
            path = f"/t/{self._table}/{what}"
            if rng.random() < 0.5:
                path = f"/t/{_quoted(rng.choice(NASTY))}/{what}{_quoted(rng.choice(NASTY))}"
        method = "GET" if path.startswith("/t/") else "POST"
        answer = await exchange(self._scene.port, method, path, data, self._cookie, self._source)
        if answer.status >= 500 and answer.status != 503:
            counts["broke down"] += 1
        counts[f"pages {answer.status or 'cut off'}"] += 1


def _quoted(value: object) -> str:
    return "".join(f"%{byte:02x}" for byte in str(value)[:300].encode("utf-8", "replace"))


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
