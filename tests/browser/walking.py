"""A whole game of any kind, played by rules alone while a page looks on from a player's chair.

The hall is real and runs in this process, so that its time can be let pass and anybody's acts be said. A new
game needs no list here: what is said is what its own `legal` offers, or a guess from its types.
"""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import Page

from gamehall.kernel.game import Game
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import Seat, is_player
from gamehall.kernel.table import Table
from gamehall.live.hall import Hall
from gamehall.live.table import LiveTable
from gamehall.web.desk import Desk
from gamehall.web.settings import Settings
from tests.conformance.driver import choose
from tests.live.desk import Watch
from tests.web.conftest import Running

P1 = Seat("p1")
_STEP_MS = 4_000
"""A longer leap of the watch is taken for a machine that slept."""

T = TypeVar("T")


class WalkedHall:
    """A hall whose time is in the test's hand."""

    def __init__(self, data: Path) -> None:
        self.watch = Watch()
        self.loop: asyncio.AbstractEventLoop
        self._running = Running(data, desk=self._desk, limits=False)
        self.url = self._running.url

    def _desk(self, settings: Settings) -> Desk:
        hall = self

        class Listening(Desk):
            async def open(self) -> None:
                hall.loop = asyncio.get_running_loop()
                await super().open()

        desk = Listening(settings)
        desk.hall = Hall(desk.store, bot_pause=0, wall=self.watch, watch=self.watch, beside=desk.beside)
        self.desk = desk
        return desk

    def do(self, doing: Coroutine[Any, Any, T]) -> T:
        """Have it done where the hall lives."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(60)

    def pass_time(self, live: LiveTable, until: int) -> None:
        while self.watch.ms < until:
            self.watch.ms = min(until, self.watch.ms + _STEP_MS)
            self.desk.hall._pulse.beat()
        self.do(live.tick())

    def close(self) -> None:
        self._running.close()


def begun(hall: WalkedHall, page: Page, game: Game, manner: Manner, players: int = 0) -> LiveTable:
    """A table with the page's person in the first chair, and guests in the others: the fewest if not told."""
    players = players or game.seats[0]
    page.request.post(f"{hall.url}/api/name", data={"name": "Ana"})
    chairs = [{"seat": f"p{n + 1}", "who": "me" if n == 0 else "friend"} for n in range(players)]
    asked = {"game": game.id, "manner": manner, "chairs": chairs}
    made = page.request.post(f"{hall.url}/api/tables", data=asked)
    assert made.ok, made.text()
    for n in range(1, players):
        other = page.context.browser
        assert other
        guest = other.new_context().request
        guest.post(f"{hall.url}/api/name", data={"name": f"Ben {n}"})
        assert guest.post(f"{hall.url}/api/join", data={"code": made.json()["code"]}).ok
    live = hall.do(hall.desk.hall.table(made.json()["id"]))
    assert live
    page.goto(f"{hall.url}/t/{live.id}")
    page.locator("#ask").wait_for()
    return live


def walk(hall: WalkedHall, live: LiveTable, seed: int, most: int) -> Iterator[Table]:
    """The table after each act, to the end of the game or to so many acts."""
    rng = Random(seed)
    for _ in range(most):
        yield live.table
        if live.table.closed:
            return
        hall.watch.ms += rng.choice((100, 1_000, 3_000))
        if chosen := choose(live.table, rng):
            prompt, action = chosen
            hall.do(live.act(prompt.seat, action, prompt.id))
        elif due := live.table.next_due():
            hall.pass_time(live, due[0])
        else:
            hall.do(live.tick())
        if live.table.finished:
            yield live.table
            return


def moment(table: Table) -> frozenset[str]:
    """What the page shows now: whom the table waits for, with what, and what the first player is asked."""
    own = {f"{'must' if p.must else 'may'} {kind}" for p in table.prompts if p.seat == P1 for kind in p.kinds}
    awaited = [p for p in table.prompts if p.must and p.seat != P1 and is_player(p.seat)]
    others = {f"waits {kind}" for p in awaited for kind in p.kinds}
    return frozenset(own | others)


def caught_up(page: Page, live: LiveTable) -> None:
    """The page shows what the hall has written."""
    shown = "seq => Number(document.querySelector('.table')?.dataset.seq) >= seq"
    page.wait_for_function(shown, arg=live.table.seq)
