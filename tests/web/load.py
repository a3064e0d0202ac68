"""A hall full of players: opens tables, plays them over sockets at a steady rate, and times every answer.

    python tests/web/load.py http://127.0.0.1:8000 --tables 200 --rate 400 --seconds 20

`play(...)` returns the figures; `main` prints them. An act's time runs from sending it to its `Ruled`
(which the hall sends after the commit), and to the `Update` at the other player's socket.
"""

import argparse
import asyncio
import random
import time
from typing import Any, get_type_hints
from urllib.parse import urlsplit

import httpx
import msgspec
import websockets
from gamehall.kernel import catalog
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat
from gamehall.web.messages import NewTable, Wish


class Asked(msgspec.Struct):
    id: str
    kinds: tuple[str, ...]
    must: bool
    says: str = ""


class Heard(msgspec.Struct):
    """What the player needs of any message."""

    type: str
    seq: int | None = None
    state: msgspec.Raw = msgspec.Raw()
    prompts: tuple[Asked, ...] = ()
    outcome: Any = None
    command: str = ""
    verdict: str = ""
    says: str = ""


_read = msgspec.json.Decoder(Heard).decode


class Figures:
    def __init__(self) -> None:
        self.ruled: list[float] = []
        self.seen: list[float] = []
        self.refused = 0
        self.games = 0

    def line(self, seconds: float) -> str:
        return (
            f"{len(self.ruled) / seconds:.0f} acts/s; answer p50 {_part(self.ruled, 0.5):.1f} ms, "
            f"p99 {_part(self.ruled, 0.99):.1f} ms, worst {max(self.ruled, default=0) * 1000:.1f} ms; "
            f"other player sees it p50 {_part(self.seen, 0.5):.1f} ms, p99 {_part(self.seen, 0.99):.1f} ms; "
            f"{self.refused} refused, {self.games} games begun"
        )


def _part(times: list[float], share: float) -> float:
    return sorted(times)[int(len(times) * share)] * 1000 if times else 0.0


class Player:
    def __init__(self, address: str, cookie: str, table: "PlayedTable", seat: str) -> None:
        self.address, self.cookie, self.table, self.seat = address, cookie, table, seat
        self.state: msgspec.Raw = msgspec.Raw()
        self.asked: tuple[Asked, ...] = ()
        self.socket: Any = None

    async def sit(self, id: str) -> None:
        url = f"ws://{urlsplit(self.address).netloc}/ws/tables/{id}"
        self.socket = await websockets.connect(
            url, additional_headers={"Cookie": self.cookie}, compression=None, ping_interval=None
        )
        await self.socket.send('{"type":"Join"}')
        self.listening = asyncio.ensure_future(self.listen())

    async def listen(self) -> None:
        async for text in self.socket:
            heard = _read(text)
            now = time.perf_counter()
            if heard.type == "Update":
                self.state, self.asked = heard.state, heard.prompts
                self.table.updated(self, heard, now)
            elif heard.type == "Ruled":
                self.table.ruled(heard, now)
            elif heard.type in ("Unread", "Trouble"):
                print(self.seat, heard.says)


class PlayedTable:
    """Two players who answer whatever they must, with any legal answer."""

    def __init__(self, address: str, game: str, people: list[httpx.AsyncClient], figures: Figures) -> None:
        self.address, self.game, self.people, self.figures = address, catalog.game(game), people, figures
        self.reader = msgspec.json.Decoder(get_type_hints(self.game.opening)["return"])
        self.players: list[Player] = []
        self.sent: dict[str, float] = {}
        self.act_at, self.acting, self.over = 0.0, None, True
        self.count = 0

    async def begin(self) -> None:
        for player in self.players:
            await player.socket.close()
        one, two = self.people
        new = NewTable(
            self.game.id, (Wish(Seat("p1"), "me"), Wish(Seat("p2"), "friend")), manner="tournament"
        )
        made = (await one.post("/api/tables", json=msgspec.to_builtins(new))).raise_for_status().json()
        (await two.post("/api/join", json={"code": made["code"]})).raise_for_status()
        self.players = [
            Player(self.address, f"gamehall={c.cookies['gamehall']}", self, seat)
            for c, seat in ((one, "p1"), (two, "p2"))
        ]
        self.over = False
        for player in self.players:
            await player.sit(made["id"])
        self.figures.games += 1

    def updated(self, player: Player, heard: Heard, now: float) -> None:
        if heard.outcome is not None:
            self.over = True
        if self.acting is not None and player is not self.acting and self.act_at:
            self.figures.seen.append(now - self.act_at)
            self.act_at = 0.0

    def ruled(self, heard: Heard, now: float) -> None:
        self.figures.ruled.append(now - self.sent.pop(heard.command))
        self.figures.refused += heard.verdict == "refused"

    async def act(self) -> None:
        """One act by whoever is asked."""
        if self.over:
            await self.begin()
            return
        for player in random.sample(self.players, 2):
            must = [p for p in player.asked if p.must]
            if not must or not bytes(player.state):
                continue
            asked = must[0]
            state = self.reader.decode(player.state)
            prompt = Prompt(asked.id, Seat(player.seat), asked.kinds, True)
            legal = self.game.legal(state, prompt) if self.game.legal else ()
            if not legal:
                continue
            self.count += 1
            command = f"{id(self)}-{self.count}"
            message = {
                "type": "Submit",
                "command": command,
                "prompt": asked.id,
                "action": random.choice(legal),
            }
            player.asked = ()
            self.acting = player
            text = msgspec.json.encode(message).decode()
            self.sent[command] = self.act_at = time.perf_counter()
            await player.socket.send(text)
            return


async def play(address: str, tables: int, rate: float, seconds: float, game: str = "contig60") -> Figures:
    figures = Figures()
    # Without the certificates, which a client otherwise reads again for each of 400 people.
    people = [httpx.AsyncClient(base_url=address, timeout=30, verify=False) for _ in range(2 * tables)]
    for number, person in enumerate(people):
        (await person.post("/api/name", json={"name": f"Player {number}"})).raise_for_status()
    playing = [PlayedTable(address, game, people[2 * n : 2 * n + 2], figures) for n in range(tables)]
    for table in playing:
        await table.begin()
    await asyncio.sleep(1)
    print(f"{tables} tables playing", flush=True)
    figures.ruled.clear()
    figures.seen.clear()
    await asyncio.gather(*(_paced(t, tables / rate, seconds, n / tables) for n, t in enumerate(playing)))
    return figures


async def _paced(table: PlayedTable, every: float, seconds: float, offset: float) -> None:
    start = time.perf_counter() + offset * every
    for number in range(int(seconds / every)):
        wait = start + number * every - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        await table.act()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=400)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="contig60")
    told = parser.parse_args()
    figures = asyncio.run(play(told.address, told.tables, told.rate, told.seconds, told.game))
    print(figures.line(told.seconds))


if __name__ == "__main__":
    main()
