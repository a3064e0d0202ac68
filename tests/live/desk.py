"""A hall on a real log for one test, and two people at its tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from gamehall.kernel.action import AcceptResult, Action
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from gamehall.live.beside import Beside
from gamehall.live.hall import Hall
from gamehall.live.people import Person
from gamehall.live.table import LiveTable
from gamehall.live.wall import stopwatch, wall_clock
from gamehall.store.rows import ChairRow, Setup, TableRow
from gamehall.store.store import Store

ANN, BOB, EVE = Person("a", "Ann"), Person("b", "Bob"), Person("e", "Eve")
CHIEF = Person("o", "Organiser", organiser=True)
P1, P2 = Seat("p1"), Seat("p2")
TWO = (ChairRow("", P1, "", "person", "a", "Ann"), ChairRow("", P2, "", "person", "b", "Bob"))


class Watch:
    """The hall's time in a test's hand."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


@asynccontextmanager
async def opened(
    folder: Path,
    watch: Callable[[], int] = stopwatch,
    wall: Callable[[], int] | None = None,
    beside: Beside | None = None,
) -> AsyncIterator[Hall]:
    """A hall with the real time, or with a test's watch, which the wall's clock agrees with if not said.

    Bots think in threads unless told otherwise, so that a test can put one of its own into a chair.
    """
    store = Store(folder)
    wall = wall or (wall_clock if watch is stopwatch else watch)
    hall = Hall(store, bot_pause=0, wall=wall, watch=watch, beside=beside or Beside(processes=False))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        store.close()


@asynccontextmanager
async def beside(hall: Hall) -> AsyncIterator[Hall]:
    """Another hall on the same log, as two nodes on one database."""
    other = Hall(hall.store, bot_pause=0)
    await other.open()
    try:
        yield other
    finally:
        await other.close()


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


async def accept(hall: Hall, live: LiveTable) -> None:
    """Both have nothing against the result: the table is closed for good."""
    for seat, person in ((P1, ANN), (P2, BOB)):
        await hall.submit(person, live, seat, AcceptResult())
    assert live.table.closed


def left_full(folder: Path, game: str, *more: ChairRow) -> None:
    """As a hall left it that was killed after the last chair was taken and before the game began."""
    store = Store(folder)
    setup = Setup(game, "tournament", {}, "a")
    row = TableRow("t", "BCDFGH", game, "gathering", 5, setup, "secret")
    hall = [ChairRow("", seat, "", "hall") for seat in (DEALER, JUDGE)]
    chairs = {c.seat: c for c in (*TWO, *hall, *more)}
    rows = [ChairRow("t", c.seat, f"k-{c.seat}", c.kind, c.person, c.name) for c in chairs.values()]
    store.add_table(row, rows).result()
    store.close()
