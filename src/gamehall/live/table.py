"""A table in play. Acts come in one at a time, are ruled on, written to disk, and only then are true."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

from msgspec.structs import replace

from gamehall.kernel import table as kernel
from gamehall.kernel.action import Action, Pause, Resume
from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials, settle
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import CLOCK, Seat
from gamehall.live.bus import Bus
from gamehall.live.pulse import Outage, stood_still_since
from gamehall.live.race import Finish, Lines
from gamehall.live.sight import Sights
from gamehall.store.log import Conflict, Duplicate, Written
from gamehall.store.rows import ChairRow, Status, TableRow
from gamehall.store.store import Store

log = logging.getLogger("gamehall.live")

_TRIES = 8

P = ParamSpec("P")
T = TypeVar("T")


class Reply(NamedTuple):
    """What came of an act. `seq` is its entry, None when refused; `again`: it had been taken before."""

    ruling: Ruling
    seq: int | None
    again: bool = False


class LiveTable:
    def __init__(
        self,
        row: TableRow,
        chairs: Sequence[ChairRow],
        table: kernel.Table,
        *,
        store: Store,
        bus: Bus,
        now: Callable[[], int],
    ) -> None:
        self.row = row
        self.chairs = {chair.seat: chair for chair in chairs}
        self.table = table
        self.here: Counter[Seat] = Counter()
        self.touched = now()
        self.people_seq = 0
        """Grows whenever somebody comes, goes or changes chairs."""
        self.memo: dict[Any, bytes] = {}
        """Room for what is made once a change and wanted by many; emptied at every change."""
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self._store, self._bus, self._now = store, bus, now
        self._lock = asyncio.Lock()
        self._sights = Sights()
        self.lines = Lines()
        self._finish = Finish()
        self._commands = {entry.command: entry.seq for entry in table.entries if entry.command}
        self._alarm: asyncio.TimerHandle | None = None
        self._firing: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def idle(self) -> bool:
        """Nobody listens and no limit runs: the table can be put away until somebody asks."""
        return not (self._bus.listened_to(self.id) or self._lock.locked() or self.table.next_due())

    def sight(self, seat: Seat) -> kernel.Table:
        """The table as this seat may see it: its state, prompts and clock."""
        return self._sights.of(self.table, seat)

    def prompts(self, seat: Seat) -> tuple[Prompt, ...]:
        return tuple(p for p in self.sight(seat).prompts if p.seat == seat)

    async def act(self, seat: Seat, action: Action, prompt: str = "", command: str = "") -> Reply:
        """Rule on an act and write it down. Whoever waits for this may leave; the act goes on."""
        if seq := self._commands.get(command):
            return self._recorded(seq)
        doing = (self._race if self.game.credit else self._act)(seat, action, prompt, command)
        return await asyncio.shield(asyncio.ensure_future(doing))

    async def tick(self) -> None:
        """Let every limit that is due run out and the software officials answer."""
        async with self._lock:
            for _ in range(_TRIES):
                if self.row.status == "closed":
                    return
                at = self._now() - self._slowest
                table, entries = await self._ponder(self._settle, self.table, at)
                if await self._write(table, entries):
                    return
        raise RuntimeError(f"table {self.id} changes faster than it can be written")

    async def mend(self, outages: tuple[Outage, ...]) -> None:
        """The hall stood still: no clock ran in that time."""
        async with self._lock:
            table = self.table
            last = table.entries[-1].at if table.entries else table.header.opened_at
            since = stood_still_since(outages, last)
            if since is None or table.next_due() is None:
                return
            paused = kernel.submit(table, CLOCK, Pause("the hall stood still"), at=since)
            if paused.ruling.refused:
                return
            resumed = kernel.submit(paused.table, CLOCK, Resume(), at=max(since, self._now()))
            await self._write(resumed.table, (*paused.entries, *resumed.entries))

    def seat_changed(self, chair: ChairRow) -> None:
        self.chairs[chair.seat] = chair
        self.people_changed()

    def people_changed(self) -> None:
        self.people_seq += 1
        self._bus.publish(self.id)

    def set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.row.status != "closed" and (upcoming := self.table.next_due()):
            wait = max(0.001, (upcoming[0] + self._slowest - self._now()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def put_away(self) -> None:
        if self._alarm:
            self._alarm.cancel()

    @property
    def _officials(self) -> Officials:
        return Officials(self.row.secret, frozenset(s for s, c in self.chairs.items() if c.kind == "hall"))

    @property
    def _slowest(self) -> int:
        """How long a message that counts may still be on its way, from anybody who is asked something."""
        game, table = self.game, self.table
        if game.credit is None:
            return 0
        return self.lines.slowest({p.seat for p in table.prompts}, game.credit(table.state))

    async def _race(self, seat: Seat, action: Action, prompt: str, command: str) -> Reply:
        """Where the first hand counts, an act is taken as if the line had no length.

        All acts wait their turn, also those nobody races for: they let timers run out that an earlier act,
        still on its way, may have been in time for. What nobody asked is refused at once, and rings no bell.
        """
        assert self.game.credit is not None
        slowest, credit, now = self._slowest, 0, self._now()
        if "credit" in action.__struct_fields__:
            credit = self.lines.credit(seat, self.game.credit(self.table.state))
            action = replace(action, credit=credit)
        if prompt and self.table.prompt(prompt) is None:
            due = self.table.next_due()
            early = due is not None and due[0] <= now - credit
            return await self._act(seat, action, prompt, command, now - (slowest if early else credit))
        await self._finish.turn(now - credit, slowest - credit)
        return await self._act(seat, action, prompt, command, now - credit)

    async def _act(
        self, seat: Seat, action: Action, prompt: str, command: str, said_at: int | None = None
    ) -> Reply:
        async with self._lock:
            for _ in range(_TRIES):
                if seq := self._commands.get(command):
                    return self._recorded(seq)
                if self.row.status == "closed":
                    return Reply(refused("hall-prompt", "This table has been closed."), None)
                at = self._now() if said_at is None else said_at
                said = partial(kernel.submit, prompt=prompt, at=at, command=command)
                done = await self._ponder(said, self.table, seat, action)
                table, settled = await self._ponder(self._settle, done.table, at)
                if await self._write(table, (*done.entries, *settled)):
                    return Reply(done.ruling, None if done.ruling.refused else done.entries[-1].seq)
        raise RuntimeError(f"table {self.id} changes faster than it can be written")

    async def _ponder(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do this at once, or in a thread where the game's rulings take long: a table is a value."""
        if self.game.ponders:
            return await asyncio.to_thread(work, *args, **kwargs)
        return work(*args, **kwargs)

    def _settle(self, table: kernel.Table, at: int) -> tuple[kernel.Table, tuple[Entry, ...]]:
        """Let the software officials answer; where that takes long, think of what people will be proposed."""
        officials = self._officials
        table, settled = settle(table, officials, at)
        judge, titled = self.game.judge, {official.seat for official in self.game.officials}
        if self.game.ponders and judge:
            for prompt in table.prompts:
                if prompt.must and prompt.seat in titled - officials.software:
                    judge(table.state, prompt)  # the game remembers what it found
        return table, settled

    async def _write(self, table: kernel.Table, entries: tuple[Entry, ...]) -> bool:
        """Commit, then let it be true. False: another writer was first, and the table has been read again."""
        if entries:
            writing = self._store.log.append(self.id, entries, self.table.seq)
            match await asyncio.wrap_future(writing):
                case Written():
                    self._become(table, entries)
                case Conflict() | Duplicate():
                    await self._read_again()
                    return False
        if self.table.finished and self.row.status == "playing":
            self._note_status("finished")
        elif not self.table.finished and self.row.status == "finished" and entries and self.row.secret:
            self._note_status("playing")  # a correction lets a game go on that was over here
        self.set_alarm()
        return True

    def _note_status(self, status: Status) -> None:
        self.row = replace(self.row, status=status)
        self._store.set_status(self.id, status)

    async def _read_again(self) -> None:
        lines = await asyncio.to_thread(self._store.log.read, self.id, self.table.seq)
        table, entries = self.table, tuple(codec(self.game).entry(line) for line in lines)
        for entry in entries:
            table = kernel.add(table, entry)
        self._become(table, entries)

    def _become(self, table: kernel.Table, entries: tuple[Entry, ...]) -> None:
        self.table = table
        self.touched = self._now()
        self._commands.update((entry.command, entry.seq) for entry in entries if entry.command)
        self.memo.clear()
        self._bus.publish(self.id)
        self.on_change(self)

    def _recorded(self, seq: int) -> Reply:
        return Reply(self.table.entries[seq - 1].ruling, seq, again=True)

    def _ring(self) -> None:
        self._firing = asyncio.ensure_future(self._fire())

    async def _fire(self) -> None:
        try:
            await self.tick()
        except Exception:
            log.exception("table %s: a time limit could not be played; trying again", self.id)
            self._alarm = asyncio.get_running_loop().call_later(1, self._ring)
