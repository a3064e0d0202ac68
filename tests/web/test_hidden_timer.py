"""The hidden timer over real sockets: two tables that differ only in their secret time cannot be told apart.

The hall draws the time from its sealed seed, so the tables are given seeds that are known to draw a short
round and a long one. Deck and acts are the same. Until the first bell every message must come in the same
order, have the same text and the same size, and come at the same moment of the round.
"""

import asyncio
import json
import re
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from msgspec import Struct, convert
from sqlalchemy import update
from websockets.asyncio.client import ClientConnection, connect

from gamehall.games.letter_cards.options import Options
from gamehall.games.letter_cards.prompts import times
from gamehall.games.letter_cards.state import opening
from gamehall.kernel.action import Dealt
from gamehall.kernel.dealer import deal, nth_seed
from gamehall.kernel.prompt import Draw
from gamehall.kernel.seat import Seat
from gamehall.store.schema import tables
from tests.loops import run
from tests.web.conftest import FRIEND, ME, Running, Visitor

OPTIONS = {"cards": "A40", "shortest_seconds": 2, "longest_seconds": 9, "count_seconds": 1, "lag_ms": 0}
"""Without credit: how long this machine takes for an echo is no secret, and never twice the same."""
TIME_ENTRY = 4
"""Both are ready, the cards are dealt, the time is drawn."""
TOLERANCE = 0.4
"""Seconds by which this machine may be late; the tables' times differ by five."""

SCRIPT: tuple[tuple[float, int, str, dict[str, str]], ...] = (
    (0.2, 0, "Announce", {"word": "AA"}),
    (0.4, 0, "Complete", {}),
    (0.7, 1, "Announce", {"word": "AAA"}),
    (0.9, 1, "Withdraw", {}),
    (1.1, 0, "Announce", {"word": "AAAA"}),
    (1.3, 0, "Complete", {"hand": "A"}),
)


class Came(Struct, frozen=True):
    """A message, when it came after the cards were turned up, and its words without ids and clock times."""

    at: float
    kind: str
    size: int
    text: str


class Screen:
    """Everything one socket ever hears."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.came: list[tuple[float, str]] = []
        self.latest: dict[str, Any] = {}

    async def listen(self) -> None:
        async for message in self.socket:
            self.came.append((time.perf_counter(), str(message)))
            heard = json.loads(message)
            if heard["type"] == "Update":
                self.latest = heard
            elif heard["type"] == "Sound":
                await self.socket.send(json.dumps({"type": "Echo", "number": heard["number"]}))

    async def until(self, test: Callable[[dict[str, Any]], bool]) -> None:
        async with asyncio.timeout(20):
            while not (self.latest and test(self.latest["state"])):
                await asyncio.sleep(0.005)

    async def act(self, kind: str, fields: dict[str, Any], command: str) -> None:
        prompt = next(p["id"] for p in self.latest["prompts"] if kind in p["kinds"])
        action = {"type": kind, **fields}
        said = {"type": "Submit", "command": command, "prompt": prompt, "action": action}
        await self.socket.send(json.dumps(said))


def seed_for(test: Callable[[int], bool]) -> tuple[str, int]:
    """A table's secret whose hidden time is as wished, and that time in milliseconds."""
    pool = times(opening(convert(OPTIONS, Options), (Seat("p1"), Seat("p2"))))
    for number in count():
        drawn = deal(nth_seed(secret := f"{number:048}", 0), TIME_ENTRY, Draw(pool, 1))
        assert isinstance(drawn, Dealt)
        if test(int(drawn.items[0])):
            return secret, int(drawn.items[0])
    raise AssertionError


def give_seed(hall: Running, table: str, seed: str) -> None:
    """Before the last chair is taken, and the seed is sealed."""
    new = update(tables).where(tables.c.id == table).values(secret=seed)
    hall.app.state.desk.store.writer.do(lambda connection: connection.execute(new)).result()


async def one_table(hall: Running, table: str, people: list[Visitor], start: asyncio.Event) -> list[Screen]:
    """Two players and an onlooker, from the greeting through the script to a little after the short bell."""
    address, screens = f"ws://127.0.0.1:{hall.port}/ws/tables/{table}", []
    for who in people:
        cookie = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        screens.append(
            Screen(await connect(address, additional_headers=headers, compression=None, proxy=None))
        )
    listening = [asyncio.ensure_future(screen.listen()) for screen in screens]
    await start.wait()
    for screen in screens:
        await screen.socket.send(json.dumps({"type": "Join"}))
        await screen.until(lambda state: True)
    for screen in screens[:2]:
        await screen.act("Ready", {}, "r")
    await asyncio.gather(*(screen.until(lambda state: state["phase"] == "race") for screen in screens))
    began = time.perf_counter()
    for number, (at, chair, kind, fields) in enumerate(SCRIPT):
        await asyncio.sleep(max(0, began + at - time.perf_counter()))
        await screens[chair].act(kind, fields, f"c{number}")
    await asyncio.sleep(max(0, began + 2.6 - time.perf_counter()))
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for screen in screens:
        await screen.socket.close()
    return screens


def messages(screen: Screen, table: str) -> list[Came]:
    """What came since the cards were turned up."""
    turned = next(at for at, text in screen.came if '"CardsTurned"' in text)
    return [
        Came(at - turned, json.loads(text)["type"], len(text), plain(text, table))
        for at, text in screen.came
        if at >= turned
    ]


def plain(text: str, table: str) -> str:
    text = text.replace(table, "TABLE")
    text = re.sub(r'"(at|now|left)":-?\d+', r'"\1":0', text)
    return re.sub(r'"(number)":\d+', r'"\1":0', text)


def side_by_side(hall: Running, people: list[Visitor], seeds: tuple[str, str]) -> list[list[list[Came]]]:
    """Two new tables with these seeds at the same time: for each, what every screen was sent."""
    made = []
    for seed in seeds:
        table = people[0].open(ME, FRIEND, game="letter_cards", manner="tournament", options=OPTIONS)
        give_seed(hall, table["id"], seed)
        people[1].post("/api/join", {"code": table["code"]})
        made.append(table["id"])

    async def work() -> list[list[Screen]]:
        start = asyncio.Event()
        playing = [asyncio.ensure_future(one_table(hall, id, people, start)) for id in made]
        await asyncio.sleep(0.2)
        start.set()
        return await asyncio.gather(*playing)

    return [[messages(s, id) for s in screens] for id, screens in zip(made, run(work()), strict=True)]


def differs(first: list[Came], second: list[Came], bell: float) -> str:
    """What tells two streams apart before the bell; nothing, if nothing does."""
    for kind in ("Update", "Ruled", "People"):
        ours, theirs = (
            [m for m in came if m.kind == kind and m.at < bell - 0.01 and "BellRang" not in m.text]
            for came in (first, second)
        )
        theirs = theirs[: len(ours)]
        if [m.text for m in ours] != [m.text for m in theirs]:
            return f"the words of an {kind}"
        if [m.size for m in ours] != [m.size for m in theirs]:
            return f"the size of an {kind}"
        if any(abs(a.at - b.at) >= TOLERANCE for a, b in zip(ours, theirs, strict=True)):
            return f"the moment of an {kind}"
    sounds = [sum(m.kind == "Sound" and m.at < bell for m in came) for came in (first, second)]
    return "the number of sounds" if abs(sounds[0] - sounds[1]) > 1 else ""


@pytest.mark.paragraph("secret", "dial")
def test_nothing_before_the_bell_tells_how_long_the_round_is(
    hall: Running, visitor: Callable[..., Visitor]
) -> None:
    """A machine may stumble and send two acts at once; what the time tells, it tells again and again."""
    short, short_ms = seed_for(lambda ms: 2_000 <= ms <= 2_200)
    long, _ = seed_for(lambda ms: ms >= 8_000)
    people, told = [visitor("Ann"), visitor("Bob"), visitor()], set[str]()
    for _ in range(3):
        first, second = side_by_side(hall, people, (short, long))
        assert all(any('"BellRang"' in m.text for m in screen) for screen in first), (
            "the short round has rung"
        )
        assert not any('"BellRang"' in m.text for screen in second for m in screen)
        assert sum(m.kind == "Update" for m in first[2]) > len(SCRIPT)
        told = {differs(one, two, short_ms / 1000) for one, two in zip(first, second, strict=True)}
        if told == {""}:
            return
    raise AssertionError(f"the hidden time is told by {', '.join(sorted(told - {''}))}")


def test_a_stream_that_depends_on_the_time_is_noticed() -> None:
    def came(text: str, at: float = 0.1, kind: str = "Update") -> Came:
        return Came(at, kind, len(text), text)

    assert differs([came("a"), came("b", 0.5)], [came("a"), came("b", 0.6)], 2.0) == ""
    assert differs([came("a")], [came("b")], 2.0) == "the words of an Update"
    assert differs([Came(0.1, "Update", 7, "a")], [came("a")], 2.0) == "the size of an Update"
    assert differs([came("a", 0.1)], [came("a", 0.9)], 2.0) == "the moment of an Update"
    sounds = [came("s", 0.1, "Sound")] * 4
    assert differs(sounds, sounds[:1], 2.0) == "the number of sounds"
