"""Letter card tables over the network, for races: people sit down, get ready, and have words to claim."""

import asyncio
import random
import time
from typing import Any

import msgspec
from msgspec import Raw, Struct

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.state import State
from gamehall.kernel.seat import Seat, player
from gamehall.machine.speech import Unusable
from gamehall.proving.visitor import Ruled, Update, Visitor, say_name, sit_down

ENOUGH = 14
"""Cards on the table from which there is no end of words."""

OPTIONS: dict[str, Any] = {
    "shortest_seconds": 900,
    "longest_seconds": 900,
    "count_seconds": 1,
    "assembly_seconds": 60,
}

_PATIENCE = 20
_PACE = 18
"""Messages a second from one page: the hall hears twenty, and echoes are among them."""

_state = msgspec.json.Decoder(State).decode


class Line(Struct, frozen=True):
    """An entry as a screen shows it, as far as it matters who was first."""

    seq: int
    seat: Seat
    action: dict[str, Any]


_line = msgspec.json.Decoder(Line).decode


class Racer:
    """One player's screen: the newest position, every entry it ever showed, and the answers it got."""

    def __init__(self, visitor: Visitor, rng: random.Random) -> None:
        self.visitor, self._rng = visitor, rng
        self.lines: list[Line] = []
        self.answers: dict[str, Ruled] = {}
        self._seen_at: list[float] = []
        self._changed = asyncio.Event()
        self._said = 0
        self._heard_by = 0.0
        visitor.on_update, visitor.on_ruled = self._shown, self._answered

    @property
    def seat(self) -> Seat:
        return self.visitor.seat

    @property
    def state(self) -> State:
        assert self.visitor.latest is not None
        return _state(self.visitor.latest.state)

    def prompt(self, kind: str) -> str | None:
        latest = self.visitor.latest
        asked = latest.prompts if latest else ()
        return next((p["id"] for p in asked if kind in p["kinds"]), None)

    async def say(self, kind: str, action: Raw | Any) -> str:
        """Answer the open question of this kind; the command it was sent with."""
        self._said += 1
        command, prompt = str(self._said), self.prompt(kind)
        self._heard_by = max(self._heard_by, time.monotonic()) + 1 / _PACE
        await self.visitor.submit(command, prompt or "", action)
        return command

    async def rest(self) -> None:
        """Until the hall will hear the next messages, even after a busy second."""
        await asyncio.sleep(max(0, self._heard_by - time.monotonic() - 1))

    async def answer(self, command: str) -> Ruled:
        while command not in self.answers:
            await self.changes()
        return self.answers[command]

    async def asked(self, kind: str, since: int = 0) -> None:
        """Until the table asks this of the player, with at least so many entries on the screen."""
        while self.visitor.seq < since or self.prompt(kind) is None:
            await self.changes()

    async def saw(self, seq: int) -> float:
        """When this entry came on the screen."""
        while len(self._seen_at) < seq:
            await self.changes()
        return self._seen_at[seq - 1]

    async def changes(self) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._changed.wait()
        except TimeoutError:
            heard = " ".join(self.visitor.troubles[-1:]) or "nothing"
            raise Unusable(f"{self.seat} waited {_PATIENCE} s for the hall and heard {heard}") from None
        self._changed.clear()

    def word(self) -> str:
        """Letters that nobody has laid yet; first they bring cards to the table, then there are enough."""
        state = self.state
        shown, hand = list(state.shown), state.hand(self.seat)
        if len(shown) < ENOUGH and hand:
            letters = [*shown, hand[0]]
        else:
            letters = self._rng.sample(shown, max(state.shortest, min(len(shown), ENOUGH - 1)))
        self._rng.shuffle(letters)
        return "".join(letters)

    def _shown(self, visitor: Visitor, update: Update) -> None:
        self._seen_at += [time.perf_counter()] * len(update.entries)
        self.lines += [_line(entry) for entry in update.entries]
        self._changed.set()

    def _answered(self, visitor: Visitor, ruled: Ruled) -> None:
        self.answers[ruled.command] = ruled
        self._changed.set()


async def seat_racers(port: int, players: int, number: int, rng: random.Random) -> list[Racer]:
    """People at one new table; their sockets are not open yet."""
    cookies = [await say_name(port, f"Player {number}.{n + 1}") for n in range(players)]
    table = await sit_down(port, cookies, "letter_cards", "tournament", OPTIONS)
    return [
        Racer(Visitor(port, table, player(n + 1), cookie), random.Random(rng.random()))
        for n, cookie in enumerate(cookies)
    ]


async def get_ready(racers: list[Racer]) -> None:
    """From the first greeting to the cards turned up."""
    await asyncio.gather(*(racer.asked("Ready") for racer in racers))
    for racer in racers:
        await racer.say("Ready", acts.Ready())
    await asyncio.gather(*(racer.asked("Announce") for racer in racers))
