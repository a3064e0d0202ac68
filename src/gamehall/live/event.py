"""One event that goes on: its record in memory, the one who writes to it, and the alarm of its clock."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from gamehall.kernel import table as kernel
from gamehall.kernel.action import Action
from gamehall.kernel.codec import codec
from gamehall.kernel.event import Rewound
from gamehall.kernel.record import Entry
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import HALL, Seat
from gamehall.live.bus import Bus
from gamehall.live.matches import Joins
from gamehall.live.mending import mended
from gamehall.live.people import NotPossible
from gamehall.live.pulse import Pulse
from gamehall.live.table import LiveTable, Reply
from gamehall.store import events as rows
from gamehall.store.matches import Behind
from gamehall.store.rows import NEVER, EventRow, OfficialRow, Status, TableRow
from gamehall.store.store import Store
from gamehall.tournaments.event import reporting
from gamehall.tournaments.event.acts import OpenTable, Recall, Report
from gamehall.tournaments.event.event import say
from gamehall.tournaments.event.state import State

log = logging.getLogger("gamehall.live")

_TRIES = 8
_ONCE = "event-once"

T = TypeVar("T")


class Said(NamedTuple):
    """The record after an act, with what the clock did before it."""

    record: kernel.Table
    entries: tuple[Entry, ...]
    ruling: Ruling


class LiveEvent:
    def __init__(self, row: EventRow, record: kernel.Table, *, store: Store, bus: Bus, pulse: Pulse) -> None:
        self.row, self.record = row, record
        self.touched = pulse.time()
        self.memo: dict[Any, Any] = {}
        """Room for what is made once a change and wanted by many; emptied at every change."""
        self.officials: tuple[OfficialRow, ...] = ()
        """Who has a role here, the first first."""
        self.salts: Mapping[Seat, str] = {}
        """What the links of this event follow from."""
        self.went_back: Callable[[LiveEvent], None] = lambda _: None
        self._store, self._bus, self._pulse = store, bus, pulse
        self._lock = asyncio.Lock()
        self._commands = {entry.command: entry.seq for entry in record.entries if entry.command}
        self._alarm: asyncio.TimerHandle | None = None
        self._firing: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def state(self) -> State:
        state: State = self.record.state
        return state

    @property
    def version(self) -> int:
        """Grows with everything that happens here."""
        return self.record.seq

    @property
    def idle(self) -> bool:
        return not (self._bus.listened_to(self.id) or self._lock.locked() or self.record.next_due())

    def people_changed(self) -> None:
        self.memo.clear()
        self._bus.publish(self.id)

    def answered(self, seat: Seat, command: str) -> Reply | None:
        """What was said to this command before."""
        seq = self._commands.get(f"{seat}.{command}") if command else None
        return self._recorded(seq) if seq else None

    async def act(self, seat: Seat, action: Action, command: str = "") -> Reply:
        """Rule on an act and write it down. Whoever waits for this may leave; the act goes on."""
        if reply := self.answered(seat, command):
            return reply
        command = f"{seat}.{command}" if command else ""
        return await asyncio.shield(asyncio.ensure_future(self._act(seat, action, command)))

    async def join(self, opens: Callable[[str], OpenTable], make: Callable[[Joins], Awaitable[T]]) -> T:
        """Make a table of this event; the entry that says so is written in the same transaction."""
        return await asyncio.shield(asyncio.ensure_future(self._join(opens, make)))

    async def listen(self, row: TableRow, live: LiveTable | None, *, tidy: bool = False) -> None:
        """Hear what a table has to say, if anything. `tidy`: where it has nothing to say, note that too."""
        async with self._lock:
            for _ in range(_TRIES):
                if await self._listen(row, live, tidy=tidy):
                    return
        raise self._too_fast()

    async def tick(self) -> None:
        """Let the clock say what is due, and stand still for an outage."""
        async with self._lock:
            for _ in range(_TRIES):
                record, mending = mended(self.record, self._pulse.outages)
                record, rung = kernel.run_out(record, self._pulse.time())
                if await self._write(record, (*mending, *rung)):
                    return
        raise self._too_fast()

    def set_alarm(self) -> None:
        self.put_away()
        if upcoming := self.record.next_due():
            wait = max(0.001, (upcoming[0] - self._pulse.time()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def put_away(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    async def _act(self, seat: Seat, action: Action, command: str) -> Reply:
        async with self._lock:
            for _ in range(_TRIES):
                if seq := self._commands.get(command):
                    return self._recorded(seq)
                said = await self._say(seat, action, command)
                if await self._write(said.record, said.entries):
                    return Reply(said.ruling, None if said.ruling.refused else said.record.seq)
        raise self._too_fast()

    async def _join(self, opens: Callable[[str], OpenTable], make: Callable[[Joins], Awaitable[T]]) -> T:
        async with self._lock:
            for _ in range(_TRIES):
                written: list[Said] = []

                def write(connection: Any, table: str, written: list[Said] = written) -> None:
                    said = self._said(HALL, opens(table), "")
                    if said.ruling.refused:
                        raise NotPossible(said.ruling.says)
                    rows.write(connection, self.id, said.entries, _status(said.record), due(said.record))
                    written.append(said)

                try:
                    made = await make(Joins(self.id, write))
                except Behind:
                    await self._read_again()
                    continue
                self._become(written[-1].record, written[-1].entries)
                return made
        raise self._too_fast()

    async def _listen(self, row: TableRow, live: LiveTable | None, *, tidy: bool) -> bool:
        """False: another writer was first."""
        said, heard = self._news(row, live)
        if said is None:
            if tidy:
                await self._tidy(row, live)
            return True
        done = await self._say(HALL, said)
        if done.ruling.refused and not (done.ruling.cites == _ONCE or isinstance(said, OpenTable)):
            raise RuntimeError(f"event {self.id} does not take {said}: {done.ruling.says}")
        if done.ruling.refused:
            await asyncio.wrap_future(self._store.events.hear_all(row.id))
        return await self._write(done.record, done.entries, heard) and (
            done.ruling.refused or not isinstance(said, OpenTable) or await self._listen(row, live, tidy=tidy)
        )

    def _news(
        self, row: TableRow, live: LiveTable | None
    ) -> tuple[OpenTable | Report | Recall | None, Callable[[Any], None]]:
        """What a table has to say, and what is noted with it."""
        closed = live is None and row.status == "closed"
        if (found := self.state.seat_of(row.id)) is None:
            rejoins = None if closed else reporting.gone_back_over(self.record, row.id)
            return rejoins, partial(rows.heard, table=row.id, seq=0)
        if closed:
            said = reporting.shut(found[2], begun=row.header is not None)
            return said, partial(rows.heard_to_the_end, table=row.id)
        news = reporting.news(found[2], live.table) if live else None
        return news, partial(rows.heard, table=row.id, seq=news.seq if news else None)

    async def _tidy(self, row: TableRow, live: LiveTable | None) -> None:
        """Nothing is expected of a table that counts no more; else it was heard as far as it has spoken."""
        store, found = self._store.events, self.state.seat_of(row.id)
        if found is None or (live is None and row.status == "closed"):
            await asyncio.wrap_future(store.hear_all(row.id))
        else:
            await asyncio.wrap_future(store.hear(row.id, found[2].seq or None))

    async def _say(self, seat: Seat, action: Action, command: str = "") -> Said:
        """To pair a large field takes a while: the hall goes on meanwhile."""
        return await asyncio.to_thread(self._said, seat, action, command)

    def _said(self, seat: Seat, action: Action, command: str) -> Said:
        record, mending = mended(self.record, self._pulse.outages)
        done = say(record, action, self._pulse.time(), seat, command)
        return Said(done.table, (*mending, *done.entries), done.ruling)

    async def _write(
        self, record: kernel.Table, entries: tuple[Entry, ...], along: Callable[[Any], None] = lambda _: None
    ) -> bool:
        """Commit, then let it be true. False: another writer was first, and the record was read again."""
        back = any(isinstance(event, Rewound) for entry in entries for event in entry.ruling.events)
        seqs = _heard_of(record.state) if back else {}

        def work(connection: Any) -> None:
            if back:
                rows.went_back(connection, self.id, seqs)
            along(connection)

        if entries:
            status = _status(record)
            try:
                await asyncio.wrap_future(
                    self._store.events.append(self.id, entries, status, due(record), work)
                )
            except Behind:
                await self._read_again()
                return False
            self._become(record, entries)
            if back:
                self.went_back(self)
        self.set_alarm()
        return True

    async def _read_again(self) -> None:
        lines = await asyncio.to_thread(self._store.log.read, self.id, self.record.seq)
        entries = tuple(codec(self.record.game).entry(line) for line in lines)
        record = self.record
        for entry in entries:
            record = kernel.add(record, entry)
        self._become(record, entries)

    def _become(self, record: kernel.Table, entries: tuple[Entry, ...]) -> None:
        self.record = record
        self.row = replace(self.row, status=_status(record))
        self.touched = self._pulse.time()
        self._commands.update((entry.command, entry.seq) for entry in entries if entry.command)
        self.memo.clear()
        self.set_alarm()
        self._bus.publish(self.id)

    def _recorded(self, seq: int) -> Reply:
        return Reply(self.record.entries[seq - 1].ruling, seq, again=True)

    def _ring(self) -> None:
        self._firing = asyncio.ensure_future(self._fire())

    async def _fire(self) -> None:
        try:
            await self.tick()
        except Exception:
            log.exception("event %s: its clock could not be rung; trying again", self.id)
            self._alarm = asyncio.get_running_loop().call_later(1, self._ring)

    def _too_fast(self) -> RuntimeError:
        return RuntimeError(f"event {self.id} changes faster than it can be written")


def due(record: kernel.Table) -> int:
    """When the clock of an event rings next."""
    upcoming = record.next_due()
    return upcoming[0] if upcoming else NEVER


def _status(record: kernel.Table) -> Status:
    return "finished" if record.outcome else "playing"


def _heard_of(state: State) -> dict[str, int]:
    """The tables of an event as it stands, and up to which entry each was heard."""
    boards = (board for rounds in state.rounds.values() for round in rounds for board in round.boards)
    return {board.table: board.seq for board in boards if board.table}
