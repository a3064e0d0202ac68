"""A hall on a real log for one test, and two people at its tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.live.hall import Hall
from gamehall.live.people import Person
from gamehall.live.table import LiveTable
from gamehall.store.rows import ChairRow, Setup
from gamehall.store.store import Store

ANN, BOB, EVE = Person("a", "Ann"), Person("b", "Bob"), Person("e", "Eve")
P1, P2 = Seat("p1"), Seat("p2")
TWO = (ChairRow("", P1, "", "person", "a", "Ann"), ChairRow("", P2, "", "person", "b", "Bob"))


class Watch:
    """The hall's time in a test's hand."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


@asynccontextmanager
async def opened(folder: Path, now: Callable[[], int] | None = None) -> AsyncIterator[Hall]:
    store = Store(folder)
    hall = Hall(store, bot_pause=0, now=now) if now else Hall(store, bot_pause=0)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        store.close()


async def table(
    hall: Hall, chairs: tuple[ChairRow, ...] = TWO, manner: str = "tournament", **options: Any
) -> LiveTable:
    row, _ = await hall.make_table(ANN, "peek", Setup("peek", manner, options, "a"), chairs)  # type: ignore[arg-type]
    live = await hall.table(row.id)
    assert live is not None
    return live


def first_legal(live: LiveTable, seat: Seat) -> tuple[Action, str]:
    prompt = live.prompts(seat)[0]
    assert live.game.legal is not None
    return live.game.legal(live.sight(seat).state, prompt)[0], prompt.id


async def play_out(hall: Hall, live: LiveTable) -> None:
    people = {P1: ANN, P2: BOB}
    while not live.table.finished:
        for seat, person in people.items():
            if any(p.must for p in live.prompts(seat)):
                action, prompt = first_legal(live, seat)
                await hall.submit(person, live, seat, action, prompt)
        await asyncio.sleep(0)
