"""A table in play. Acts come in one at a time, are ruled on, written to disk, and only then are true."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from gamehall.kernel import table as kernel
from gamehall.kernel.action import Action
from gamehall.kernel.codec import codec
from gamehall.kernel.dealer import nth_seed
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials, awaited, settle
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat, is_player
from gamehall.kernel.views import View, catch_up
from gamehall.live.again import Next
from gamehall.live.beside import Beside, Rank
from gamehall.live.bus import Bus
from gamehall.live.length import Idling, too_long
from gamehall.live.mending import mended
from gamehall.live.pondering import Question, answer, pondered, that_asks
from gamehall.live.pulse import Pulse
from gamehall.live.race import Finish, Lines
from gamehall.live.sight import Sights
from gamehall.live.waking import due
from gamehall.live.workers import NotDone
from gamehall.store.log import Conflict, Duplicate, Written
from gamehall.store.rows import ChairRow, Status, TableRow
from gamehall.store.store import Store

log = logging.getLogger("gamehall.live")

_TRIES = 8

_LONGEST = 60.0
"""Seconds after which a ruling is given up; whoever acted may act again."""

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
        pulse: Pulse,
        beside: Beside,
    ) -> None:
        self.row = row
        self.chairs = {chair.seat: chair for chair in chairs}
        self.table = table
        self.here: Counter[Seat] = Counter()
        self.touched = pulse.time()
        self.people_seq = 0
        """Grows whenever somebody comes, goes or changes chairs."""
        self.of_event: Mapping[str, frozenset[Seat]] = {}
        """Who directs or judges the event that this table is of, by person."""
        self.next: Next | None = None
        """Somebody here has asked for another game."""
        self.asking = asyncio.Lock()
        """Two who ask for another game at the same moment ask for the same one."""
        self.memo: dict[Any, bytes] = {}
        """Room for what is made once a change and wanted by many; emptied at every change."""
        self.written: dict[tuple[int, str, bool], bytes] = {}
        """Room for entries as they are sent, while somebody looks on."""
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.proposed: dict[str, Action | None] = {}
        """What the software would say to the open questions that take pondering."""
        self._store, self._bus, self._beside = store, bus, beside
        self._pulse, self._now = pulse, pulse.time
        self._lock = asyncio.Lock()
        self._sights = Sights()
        self._idling = Idling(pulse.time)
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
        return not (self._bus.listened_to(self.id) or self._lock.locked() or self._next_alarm())

    @property
    def open_to_all(self) -> bool:
        """Closed for good, or played elsewhere: nothing of it is hidden from anybody."""
        elsewhere = self.row.status == "finished" and not self.row.secret
        return self.table.closed or elsewhere

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The players whose word on the result is still missing, in the order of their chairs."""
        missing = awaited(self.table, self._awaits)
        return tuple(seat for seat in self.chairs if seat in missing)

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
                table, mending = await self._mended()
                table, entries = await self._settle(table, at)
                if await self._write(table, (*mending, *entries)):
                    return
        raise RuntimeError(f"table {self.id} changes faster than it can be written")

    def seat_changed(self, chair: ChairRow) -> None:
        self.chairs[chair.seat] = chair
        self.people_changed()

    def people_changed(self) -> None:
        self.people_seq += 1
        self._bus.publish(self.id)

    def unwatched(self) -> None:
        """Nobody looks on any more: what was made for many is made again when somebody comes."""
        self.memo.clear()
        self.written.clear()

    def set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.row.status != "closed" and (upcoming := self._next_alarm()):
            wait = max(0.001, (upcoming + self._slowest - self._now()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def put_away(self) -> None:
        if self._alarm:
            self._alarm.cancel()

    def _next_alarm(self) -> int | None:
        """When a limit runs out, or the grace after the result."""
        limit = self.table.next_due()
        return limit[0] if limit else self.table.closes_at

    @property
    def _officials(self) -> Officials:
        software = frozenset(s for s, c in self.chairs.items() if c.kind == "hall")
        secret = self.row.secret
        begins = self.row.setup.begins
        return Officials(nth_seed(secret, 0), software, partial(nth_seed, secret), self._awaits, begins)

    @property
    def _awaits(self) -> frozenset[Seat]:
        """The players' chairs of people; none where one person plays and nobody else has an interest."""
        people = [chair for chair in self.chairs.values() if chair.kind == "person"]
        players = [chair for chair in people if is_player(chair.seat)]
        alone = len(players) == len(people) and len({c.person or c.seat for c in players}) < 2
        return frozenset() if alone else frozenset(chair.seat for chair in players)

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
                if no := too_long(self.table, action):
                    return Reply(no, None)
                at = self._now() if said_at is None else said_at
                table, before = await self._mended()
                if table.outcome is not None:  # the grace may be over, and its alarm late
                    table, closed = await self._settle(table, at)
                    before = (*before, *closed)
                said = partial(kernel.submit, seat=seat, action=action, prompt=prompt, at=at, command=command)
                done = await self._ponder(said, table)
                if not done.ruling.refused and (no := self._idling.too_much(seat, table, done.table)):
                    return Reply(no, None)
                table, settled = await self._settle(done.table, at)
                if await self._write(table, (*before, *done.entries, *settled)):
                    return Reply(done.ruling, None if done.ruling.refused else done.entries[-1].seq)
        raise RuntimeError(f"table {self.id} changes faster than it can be written")

    async def _mended(self) -> tuple[kernel.Table, tuple[Entry, ...]]:
        """The table as it is now, when it knows how long the hall stood still."""
        outages = self._pulse.outages
        if outages and self.row.status == "playing":
            return await self._ponder(lambda table: mended(table, outages), self.table)
        return self.table, ()

    async def _ponder(self, work: Callable[[kernel.Table], T], table: kernel.Table) -> T:
        """Do this at once; what takes pondering is pondered beside the hall."""
        if self.game.ponders is None:
            return work(table)
        asking = replace(table, game=that_asks(self.game))
        return await pondered(lambda: work(asking), self._ponder_on)

    async def _ponder_on(self, question: Question) -> Any:
        who, asked = (f"rulings of {self.row.setup.maker}",), (self.game.id, self.table.header.book, question)
        try:
            return await self._beside.sentences.do(who, Rank.RULING, _LONGEST, answer, *asked)
        except NotDone:
            if question[0] == "judge":
                return None  # the software cannot tell
            raise

    async def _settle(self, table: kernel.Table, at: int) -> tuple[kernel.Table, tuple[Entry, ...]]:
        """Let the software officials answer; where that takes long, think of what people will be proposed."""
        officials = self._officials
        table, settled = await self._ponder(lambda table: settle(table, officials, at), table)
        table = replace(table, game=self.game) if self.game.ponders else table
        self.proposed = {
            prompt.id: await self._ponder_on(("judge", (self._view(table, prompt.seat), prompt)))
            for prompt in table.prompts
            if self.game.ponders and prompt.must and prompt.seat in self._people_who_judge
            if self.game.ponders(table.state, prompt)
        }
        return table, settled

    @property
    def _people_who_judge(self) -> set[Seat]:
        titled = {official.seat for official in self.game.officials}
        return titled - self._officials.software if self.game.judge else set()

    def _view(self, table: kernel.Table, seat: Seat) -> Any:
        """What a seat will see when the table has become this one."""
        return catch_up(View(seat, self.sight(seat)), table).state

    async def _write(self, table: kernel.Table, entries: tuple[Entry, ...]) -> bool:
        """Commit, then let it be true. False: another writer was first, and the table has been read again."""
        status = self._status_of(table, entries)
        if entries:
            writing = self._store.log.append(self.id, entries, self.table.seq, status, due(table))
            match await asyncio.wrap_future(writing):
                case Written():
                    self._note_status(status)
                    self._become(table, entries)
                case Conflict() | Duplicate():
                    await self._read_again()
                    return False
        elif status:
            await asyncio.wrap_future(self._store.set_status(self.id, status))
            self._note_status(status)
        self.set_alarm()
        return True

    def _status_of(self, table: kernel.Table, entries: tuple[Entry, ...]) -> Status | None:
        """What the table becomes by these entries; None: it stays what it is."""
        if table.closed and self.row.status == "playing":
            return "finished"
        if not table.closed and self.row.status == "finished" and entries and self.row.secret:
            return "playing"  # reopened: its grace runs again, and perhaps its game
        return None

    def _note_status(self, status: Status | None) -> None:
        if status and self.row.status != "closed":
            self.row = replace(self.row, status=status)

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
