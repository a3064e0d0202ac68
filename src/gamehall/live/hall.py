"""The hall: every table in play, found by its id, loaded from the log when somebody asks."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec.structs import replace

from gamehall.bots.bot import bot_title
from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.codec import codec
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.ruling import refused
from gamehall.kernel.seat import Seat, is_player
from gamehall.kernel.table import replay
from gamehall.live import gathering
from gamehall.live.bots import BotChairs
from gamehall.live.bus import Bus
from gamehall.live.people import NotPossible, Person
from gamehall.live.pulse import Outage, Pulse
from gamehall.live.table import LiveTable, Reply
from gamehall.live.wall import wall_clock
from gamehall.store.rows import ChairRow, Kind, Setup, TableRow
from gamehall.store.store import Store

log = logging.getLogger("gamehall.live")

IDLE_MS = 10 * 60_000

ELSEWHERE = "elsewhere"
"""Who sits in the chairs of a game that was played in another place: nobody of this hall."""


class Hall:
    def __init__(self, store: Store, *, bot_pause: float = 0.7, now: Callable[[], int] = wall_clock) -> None:
        self.store, self.now = store, now
        self.bus = Bus()
        self.closing = False
        self._live: dict[str, LiveTable] = {}
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._known: set[str] = set()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="hall-bot")
        self._bots = BotChairs(self._threads, bot_pause)
        self._pulse = Pulse(store.folder, now)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the pulse, and set going again what was in play when the hall last stopped."""
        self._start(self._pulse.go_on(self._wake_up))
        self._start(self._wake_all())
        self._start(self._sweep())

    async def close(self) -> None:
        self.closing = True
        self.bus.publish_all()
        self._bots.stop()
        for task in self._tasks:
            task.cancel()
        for live in self._live.values():
            live.put_away()
        self._pulse.beat()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def table(self, id: str) -> LiveTable | None:
        """The live table with this id; None while it gathers and where there is none."""
        if live := self._live.get(id):
            return live
        async with self._loading[id]:
            if live := self._live.get(id):
                return live
            live = await self._load(id)
            self._loading.pop(id, None)
            return live

    async def submit(
        self, person: Person, live: LiveTable, seat: Seat, action: Action, prompt: str = "", command: str = ""
    ) -> Reply:
        """An act by a person for a seat; only who sits there may act for it."""
        if not may_act(person, live, seat):
            return Reply(refused("hall-seat", f"You do not sit at {gathering.title(live.game, seat)}."), None)
        return await live.act(seat, action, prompt, f"{seat}.{command}" if command else "")

    async def make_table(
        self, maker: Person, game_id: str, setup: Setup, chairs: Sequence[ChairRow]
    ) -> tuple[TableRow, list[ChairRow]]:
        """A new table; it begins at once when no chair is open. Officials not named are the hall's."""
        try:
            game = catalog.game(game_id)
        except KeyError as error:
            raise NotPossible(str(error.args[0])) from error
        if setup.book in {shelf.id for shelf in game.shelves}:
            game = game.by(setup.book)
        await asyncio.to_thread(gathering.check_setup, game, setup, chairs)
        id, named = gathering.new_id(), {chair.seat for chair in chairs}
        rest = [
            ChairRow(id, seat, "", "hall") for seat in gathering.official_seats(game) if seat not in named
        ]
        seated = [replace(chair, table_id=id, key=gathering.new_key()) for chair in (*chairs, *rest)]
        secret = gathering.new_key() + gathering.new_key()
        row = TableRow(id, gathering.new_code(), game_id, "gathering", self.now(), setup, secret)
        await asyncio.wrap_future(self.store.add_table(row, seated))
        return await self._begin_if_full(row, seated)

    async def keep(self, maker: Person, header: Header, entries: tuple[Entry, ...]) -> TableRow:
        """A game that was played elsewhere, as a table that is over. Its players sit here no more."""
        game = catalog.game(header.game).by(header.book)
        setup = Setup(header.book, header.manner, header.options, maker.id, private=True)
        row = TableRow(
            header.table, gathering.new_code(), game.id, "finished", self.now(), setup, "", header=header
        )
        players = [
            ChairRow(row.id, p.seat, gathering.new_key(), "person", ELSEWHERE, p.name) for p in header.players
        ]
        officials = [
            ChairRow(row.id, seat, gathering.new_key(), "hall") for seat in gathering.official_seats(game)
        ]
        await asyncio.wrap_future(self.store.log.append(row.id, entries, 0))
        await asyncio.wrap_future(self.store.add_table(row, [*players, *officials]))
        return row

    async def take_chair(self, person: Person, row: TableRow, seat: Seat) -> TableRow:
        """Sit down in an open chair."""
        if row.status == "closed":
            raise NotPossible("This table has been closed.")
        if not await asyncio.wrap_future(self.store.take_chair(row.id, seat, person.id, person.name)):
            raise NotPossible("Somebody sits there already.")
        return await self._chair_changed(row, seat)

    async def give_chair(
        self, row: TableRow, seat: Seat, kind: Kind, person: Person | None = None, bot: str = ""
    ) -> TableRow:
        """An organiser, or the maker while the table gathers, decides who sits in a chair."""
        name = person.name if person else (bot_title(bot) if bot else "")
        giving = self.store.give_chair(row.id, seat, kind, person.id if person else None, name, bot)
        await asyncio.wrap_future(giving)
        return await self._chair_changed(row, seat)

    async def close_table(self, row: TableRow) -> None:
        await asyncio.wrap_future(self.store.set_status(row.id, "closed"))
        if live := self._live.pop(row.id, None):
            live.row = replace(live.row, status="closed")
            live.put_away()
            self.bus.publish(row.id)

    async def _chair_changed(self, row: TableRow, seat: Seat) -> TableRow:
        chairs = await asyncio.to_thread(self.store.chairs, row.id)
        if row.header is None:
            row, _ = await self._begin_if_full(row, chairs)
        elif live := await self.table(row.id):
            live.seat_changed(next(chair for chair in chairs if chair.seat == seat))
            await live.tick()
            self._bots.wake(live)
        self.bus.publish(row.id)
        return row

    async def _begin_if_full(self, row: TableRow, chairs: list[ChairRow]) -> tuple[TableRow, list[ChairRow]]:
        if gathering.missing(chairs):
            return row, chairs
        header = gathering.header_of(catalog.game(row.game).by(row.setup.book), row, chairs, self.now())
        if await asyncio.wrap_future(self.store.start(row.id, header)):
            self._known.add(row.id)
            await self.table(row.id)
        return replace(row, header=header, status="playing"), chairs

    async def _load(self, id: str) -> LiveTable | None:
        row = await asyncio.to_thread(self.store.table, id)
        if row is None or row.header is None or row.status == "closed":
            return None
        live = await asyncio.to_thread(self._read, row)
        if row.status == "playing":
            if id not in self._known:
                await live.mend(self._pulse.outages)
            self._known.add(id)
            await live.tick()
        self._live[id] = live
        live.on_change = self._bots.wake
        if live.game.ponders and live.table.outcome is None:
            self._threads.submit(self._rouse, live.game.id)
        self._bots.wake(live)
        return live

    @staticmethod
    def _rouse(game: str) -> None:
        """Load what the rulings of such a game need, before the first of them is waited for."""
        rouse = getattr(catalog.part(game, "engine"), "rouse", None)
        if rouse:
            rouse()

    def _read(self, row: TableRow) -> LiveTable:
        assert row.header is not None
        game = catalog.game(row.game).by(row.header.book)
        entries = tuple(codec(game).entry(line) for line in self.store.log.read(row.id))
        table = replay(game, row.header, entries)
        chairs = gathering.in_order(game, self.store.chairs(row.id))
        return LiveTable(row, chairs, table, store=self.store, bus=self.bus, now=self.now)

    async def _wake_all(self) -> None:
        """Tables that were in play go on even if nobody comes back: their clocks are running."""
        for row in await asyncio.to_thread(self.store.tables, "playing", limit=100_000):
            try:
                await self.table(row.id)
            except Exception:
                log.exception("table %s could not be loaded", row.id)
        self._pulse.mended()

    async def _wake_up(self, outage: Outage) -> None:
        """The machine slept, and every clock with it."""
        for live in list(self._live.values()):
            if live.row.status == "playing":
                await live.mend((outage,))

    async def _sweep(self) -> None:
        """Put away tables that nobody needs now."""
        while True:
            await asyncio.sleep(60)
            for live in list(self._live.values()):
                unused = self.now() - live.touched > IDLE_MS
                if unused and live.idle and not self._bots.thinking_at(live):
                    live.put_away()
                    del self._live[live.id]

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.ensure_future(work))


def may_act(person: Person, live: LiveTable, seat: Seat) -> bool:
    """Whoever sits there; and the organiser for any judge's chair."""
    chair = live.chairs.get(seat)
    if chair is None:
        return False
    if chair.kind == "person" and chair.person == person.id:
        return True
    return person.organiser and not is_player(seat) and any(o.seat == seat for o in live.game.officials)
