"""The hall: every table in play, found by its id, loaded from the log when somebody asks."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from gamehall.bots.bot import bot_title
from gamehall.kernel import catalog
from gamehall.kernel.action import Action, Reopen
from gamehall.kernel.codec import codec
from gamehall.kernel.parts import Engine
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.ruling import refused
from gamehall.kernel.seat import HALL, Seat
from gamehall.kernel.table import replay
from gamehall.live import again, gathering, interests, seating
from gamehall.live.acting import may_act, may_reopen, two_interests
from gamehall.live.beside import Beside, Rank
from gamehall.live.bots import BotChairs
from gamehall.live.bus import Bus
from gamehall.live.events import Events
from gamehall.live.forgotten import Forgotten
from gamehall.live.matches import Joins, Matches
from gamehall.live.people import NotPossible, Person
from gamehall.live.pulse import Pulse, last_sign
from gamehall.live.table import LiveTable, Reply
from gamehall.live.waking import Waking, oldest
from gamehall.live.wall import stopwatch, time_from, wall_clock
from gamehall.live.workers import NotDone
from gamehall.store.rows import ChairRow, Kind, Setup, TableRow
from gamehall.store.store import Store

log = logging.getLogger("gamehall.live")

IDLE_MS = 10 * 60_000

_CODES_TRIED = 50
"""With a million tables every 64th code is one of theirs."""

_ROUSING = 60.0
"""Seconds that may take."""

ELSEWHERE = "elsewhere"
"""Who sits in the chairs of a game that was played in another place: nobody of this hall."""


class Hall:
    def __init__(
        self,
        store: Store,
        *,
        bot_pause: float = 0.7,
        wall: Callable[[], int] = wall_clock,
        watch: Callable[[], int] = stopwatch,
        new_code: Callable[[], str] = gathering.new_code,
        beside: Beside | None = None,
    ) -> None:
        self.store, self._new_code = store, new_code
        self.beside = beside or Beside()
        self.bus = Bus()
        self.closing = False
        self._live: dict[str, LiveTable] = {}
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._bots = BotChairs(self.beside, bot_pause)
        self._resting, self._rounds = store.in_play(), store.events.in_play()
        known = max((last_sign(store.folder), *(rest.last for rest in (*self._resting, *self._rounds))))
        self._pulse = Pulse(store.folder, time_from(wall, watch, not_before=known))
        self.now = self._pulse.time
        self.forgotten = Forgotten(store, self.now)
        self._waking = Waking(self.now, self.table)
        self._tasks: set[asyncio.Task[None]] = set()
        self.matches = Matches(store, self.now, self.table, self.make_table, self._start)
        self.events = Events(
            store, self._pulse, self.bus, self._live, self.table, self.make_table, self._start
        )

    async def open(self) -> None:
        """Start the pulse, and see to what was in play when the hall last stopped."""
        self._start(self._pulse.go_on(lambda: self._start(self._wake_up())))
        self._pulse.forget(oldest((*self._resting, *self._rounds)))
        self._waking.plan(self._resting, self._pulse.outages)
        self._start(self._begin_the_full())
        self._start(self.matches.catch_up())
        self._start(self._waking.go_on())
        self._start(self.events.go_on(self._rounds))
        self._start(self._sweep())
        self._start(self.forgotten.go_on())

    @property
    def awake(self) -> bool:
        """Everything that was in play when the hall last stopped goes on."""
        return self._waking.all_seen_to.is_set()

    async def close(self) -> None:
        self.closing = True
        self.bus.publish_all()
        self._bots.stop()
        for task in self._tasks:
            task.cancel()
        for live in self._live.values():
            live.put_away()
        self.events.close()
        self._pulse.beat()
        self.beside.close()

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
            stands_in = person.organiser or person.id in live.of_event
            both = stands_in and two_interests(person, live, seat)
            says = f"You do not sit at {gathering.title(live.game, seat)}."
            return Reply(refused("hall-two-chairs", both) if both else refused("hall-seat", says), None)
        return await live.act(seat, action, prompt, f"{seat}.{command}" if command else "")

    async def reopen(self, person: Person, live: LiveTable, reason: str, back_to: int | None) -> Reply:
        """Who keeps the hall takes up again a table that was closed for good, but no game of their own."""
        if not may_reopen(person, live):
            return Reply(refused("hall-reopened", "Only the organiser of the hall reopens a table."), None)
        if two_interests(person, live, HALL):
            says = "You played in this game, so you cannot reopen it. Somebody else signs in as organiser."
            return Reply(refused("hall-two-chairs", says), None)
        return await live.act(HALL, Reopen(reason, back_to))

    async def make_table(
        self,
        maker: Person,
        game_id: str,
        setup: Setup,
        chairs: Sequence[ChairRow],
        joins: Joins | None = None,
    ) -> tuple[TableRow, list[ChairRow]]:
        """A new table; it begins at once when no chair is open. Officials not named are the hall's."""
        try:
            game = catalog.game(game_id)
        except KeyError as error:
            raise NotPossible(str(error.args[0])) from error
        if setup.book in {shelf.id for shelf in game.shelves}:
            game = game.by(setup.book)
        await asyncio.to_thread(gathering.check_setup, game, setup, chairs)
        if setup.maker_keeps and not interests.both(chairs):
            setup = replace(setup, maker_keeps=False)
        id, named = gathering.new_id(), {chair.seat for chair in chairs}
        rest = [
            ChairRow(id, seat, "", "hall") for seat in gathering.official_seats(game) if seat not in named
        ]
        seated = [replace(chair, table_id=id, key=gathering.chair_key(id)) for chair in (*chairs, *rest)]
        secret = gathering.new_key() + gathering.new_key()
        match = joins.match if joins else None
        row = TableRow(id, "", game_id, "gathering", self.now(), setup, secret, match=match)
        if found := interests.two_interests(game, row, seated):
            raise NotPossible(interests.refusal_at_opening(game, found, setup, seated))
        if not gathering.missing(seated):
            header = gathering.header_of(game, row, seated, self.now())
            row = replace(row, header=header, status="playing")
        row = await self._add(row, seated, joins=joins)
        if row.header:
            await self._begun(row)
        return row, seated

    async def keep(self, maker: Person, header: Header, entries: Sequence[Entry]) -> TableRow:
        """A game that was played elsewhere, as a table that is over. Its players sit here no more."""
        game = catalog.game(header.game).by(header.book)
        setup = Setup(header.book, header.manner, header.options, maker.id, private=True)
        row = TableRow(header.table, "", game.id, "finished", self.now(), setup, "", header=header)
        players = [
            ChairRow(row.id, p.seat, gathering.chair_key(row.id), "person", ELSEWHERE, p.name)
            for p in header.players
        ]
        officials = [
            ChairRow(row.id, seat, gathering.chair_key(row.id), "hall")
            for seat in gathering.official_seats(game)
        ]
        return await self._add(row, [*players, *officials], entries)

    async def _add(
        self,
        row: TableRow,
        chairs: Sequence[ChairRow],
        entries: Sequence[Entry] = (),
        joins: Joins | None = None,
    ) -> TableRow:
        """The table under a code that no other has or had."""

        def along(connection: Any) -> None:
            if joins:
                joins.write(connection, row.id)

        for _ in range(_CODES_TRIED):
            row = replace(row, code=self._new_code())
            if await asyncio.wrap_future(self.store.add_table(row, chairs, entries, along)):
                return row
        raise NotPossible("No code could be found for this table. Try again.")

    async def take_chair(
        self, person: Person, row: TableRow, seat: Seat, *, agrees: bool = False
    ) -> TableRow:
        """Sit down in an open chair; `agrees`: to a player who keeps the table, where there is one."""
        game = catalog.game(row.game).by(row.setup.book)
        return await self._seat(row, seating.sit_down(game, person, seat, self.now(), agrees=agrees))

    async def give_chair(
        self,
        row: TableRow,
        seat: Seat,
        kind: Kind,
        person: Person | None = None,
        bot: str = "",
        *,
        only_open: bool = False,
    ) -> TableRow:
        """An organiser, or the maker while the table gathers, decides who sits in a chair."""
        game = catalog.game(row.game).by(row.setup.book)
        name = person.name if person else (bot_title(game, bot) if bot else "")
        key = gathering.chair_key(row.id)  # the old link is worth nothing from now on
        given = ChairRow(row.id, seat, key, kind, person.id if person else None, name, bot)
        return await self._seat(row, seating.give(game, given, self.now(), only_open=only_open))

    async def play_again(self, person: Person, live: LiveTable) -> TableRow:
        """Another game with the people of this one: who asks first opens the table, the others come along."""
        async with live.asking:
            mine = again.own(live.chairs.values(), person.id)
            if not mine:
                raise NotPossible("Another game is asked for by somebody who sat at this table.")
            if live.table.outcome is None:
                raise NotPossible("This game is not over yet.")
            row = await self.next_game(live)
            if row is None:
                return await self._open_again(person, live, mine[0])
            moved, chairs = again.places(live.game, tuple(live.chairs.values())), self.store.chairs(row.id)
            wanted = {moved.get(seat, seat) for seat in mine}
            for chair in chairs:
                if chair.open and chair.seat in wanted and row.status == "gathering":
                    row = await self.take_chair(person, row, chair.seat, agrees=True)
            return row

    async def next_game(self, live: LiveTable) -> TableRow | None:
        """The table at which the people of this one play again, if somebody has asked for it."""
        row = await asyncio.to_thread(self.store.table, live.next.table) if live.next else None
        return None if row is None or row.status == "closed" else row

    async def _open_again(self, person: Person, live: LiveTable, seat: Seat) -> TableRow:
        chairs = again.chairs_again(live.game, tuple(live.chairs.values()), person.id)
        setup = again.setup_again(live.row, chairs, person.id)
        row, _ = await self.make_table(person, live.row.game, setup, chairs)
        live.next = again.Next(row.id, seat)
        live.people_changed()
        return row

    async def close_gathering(self, row: TableRow) -> None:
        """Its maker gives the table up before the game begins."""
        if not await asyncio.wrap_future(self.store.close_gathering(row.id)):
            raise NotPossible("The game has begun. Only the organiser closes a table in play.")
        self._tell(row)
        if (before := self._live.get(row.setup.after)) and before.next:
            before.next = None
            before.people_changed()

    async def close_table(self, row: TableRow) -> None:
        await asyncio.wrap_future(self.store.set_status(row.id, "closed"))
        if live := self._live.pop(row.id, None):
            live.row = replace(live.row, status="closed")
            live.put_away()
            self.bus.publish(row.id)
        self._tell(row)

    async def _seat(self, row: TableRow, decide: seating.Decide) -> TableRow:
        seated = await asyncio.wrap_future(self.store.seat(row.id, decide))
        if isinstance(seated, str):
            raise NotPossible(seated)
        if seated.began:
            await self._begun(seated.row)
        elif seated.row.header and (live := await self.table(row.id)):
            for chair in seated.chairs:
                if live.chairs.get(chair.seat) != chair:
                    live.seat_changed(chair)
            await live.tick()
            self._bots.wake(live)
        self.bus.publish(row.id)
        return seated.row

    async def _begun(self, row: TableRow) -> None:
        await self.table(row.id)

    async def _load(self, id: str) -> LiveTable | None:
        row = await asyncio.to_thread(self.store.table, id)
        if row is None or row.header is None or row.status == "closed":
            return None
        live = await asyncio.to_thread(self._read, row)
        if row.status == "playing" or not live.open_to_all:
            await live.tick()
        live.on_change = self._changed
        self._live[id] = live
        await self.events.stand_in_at(live)
        if live.game.ponders and live.table.outcome is None:
            self._start(self._rouse(live.game.id))
        self._changed(live)
        return live

    def _changed(self, live: LiveTable) -> None:
        self._bots.wake(live)
        self._tell(live.row, live)

    def _tell(self, row: TableRow, live: LiveTable | None = None) -> None:
        """The match or the event that a table is of hears of what happens there."""
        if row.match:
            self._start(self._tell_of(row, row.match, live))

    async def _tell_of(self, row: TableRow, match: str, live: LiveTable | None) -> None:
        if await self.events.has(match):
            self.events.hear(row, live)
        else:
            self.matches.hear(row.id)

    async def _rouse(self, game: str) -> None:
        """Load what the rulings of such a game need, before the first of them is waited for."""
        engine = catalog.part(game, Engine)
        if engine and engine.rouse and not self.beside.sentences.awake:
            with suppress(NotDone):
                await self.beside.sentences.do(("the hall",), Rank.PERSON, _ROUSING, engine.rouse)

    def _read(self, row: TableRow) -> LiveTable:
        assert row.header is not None
        game = catalog.game(row.game).by(row.header.book)
        entries = tuple(codec(game).entry(line) for line in self.store.log.read(row.id))
        table = replay(game, row.header, entries)
        chairs = gathering.in_order(game, self.store.chairs(row.id))
        live = LiveTable(
            row, chairs, table, store=self.store, bus=self.bus, pulse=self._pulse, beside=self.beside
        )
        if table.outcome and (after := self.store.table_after(row.id)):
            seat = again.by_whom(after, chairs)
            live.next = again.Next(after.id, seat) if seat else None
        return live

    async def _begin_the_full(self) -> None:
        """A hall that wrote chairs and beginnings apart may have stopped between the two."""
        for row in await asyncio.to_thread(self.store.full_tables):
            try:
                await self._seat(row, seating.begin(catalog.game(row.game).by(row.setup.book), self.now()))
            except Exception:
                log.exception("table %s could not begin", row.id)

    async def _wake_up(self) -> None:
        """The machine slept, and every clock with it."""
        for live in list(self._live.values()):
            if live.row.status == "playing":
                try:
                    await live.tick()
                except Exception:
                    log.exception("table %s could not be told that the machine slept", live.id)
        await self.events.wake_up()
        resting = await asyncio.to_thread(self.store.in_play)
        self._waking.plan((rest for rest in resting if rest.id not in self._live), self._pulse.outages)

    async def _sweep(self) -> None:
        """Put away tables that nobody needs now."""
        while True:
            await asyncio.sleep(60)
            self.events.sweep(self.now() - IDLE_MS)
            for live in list(self._live.values()):
                unused = self.now() - live.touched > IDLE_MS
                if unused and live.idle and not self._bots.thinking_at(live):
                    live.put_away()
                    del self._live[live.id]

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        task.add_done_callback(_tell_of_trouble)
        task.add_done_callback(self._tasks.discard)
        self._tasks.add(task)


def _tell_of_trouble(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("the hall no longer looks after its tables as it should", exc_info=error)
