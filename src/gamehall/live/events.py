"""Events in the hall: opened by its organiser, found by their id, spoken to in a role, told of their tables.

For pages, all of it stands on `hall.events`:

- `await open(organiser, format, name, date=…, place=…)` makes a `LiveEvent`, `await find(id)` finds one.
- `event.state`, `event.record` and `event.version` are read at once; `event.memo` keeps what is made once a
  change. `hall.bus.subscribe(event.id, listener)` hears of every change.
- `seats(person, event)` says in which roles somebody may speak, and `await act(person, event, seat, action,
  command)` speaks in one. The same command of the same person is answered once.
- `keys(event)` are what the links of the roles end with; `await take(person, key)` opens one, and
  `await renew(event, seat, …)` makes them anew. `entrant_key(event, number)` is an entrant's own,
  `await entrant(key)` says whose it is, `await act_as_entrant(key, action, command)` speaks by it, and
  `await renew_entrants(event, number, …)` makes these anew, or all of them.
- `await open_tables(person, event, division, round)` opens tables of the hall for the boards of a round, and
  `await chairs_of(event, number)` are the chairs that somebody has there, with the keys of their links.
"""

import asyncio
import hashlib
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple

from msgspec.structs import replace

from gamehall.kernel.action import Action
from gamehall.kernel.codec import codec
from gamehall.kernel.ruling import refused
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.table import replay
from gamehall.live import event_keys, gathering
from gamehall.live.bus import Bus
from gamehall.live.event import LiveEvent, due
from gamehall.live.event_limits import MOST_EVENTS, Pace, full
from gamehall.live.event_tables import EventTables
from gamehall.live.matches import Makes
from gamehall.live.people import NotPossible, Person
from gamehall.live.pulse import Pulse
from gamehall.live.table import LiveTable, Reply
from gamehall.live.waking import Waking
from gamehall.store.rows import AtRest, EventRow, OfficialRow, Status, TableRow
from gamehall.store.signing import hall_key
from gamehall.store.store import Store
from gamehall.store.writer import NotWritten
from gamehall.tournaments.event.acts import CheckIn, Enter, Sign
from gamehall.tournaments.event.event import EVENT, opened
from gamehall.tournaments.event.seats import DIRECTOR, ENTRANT, HELPERS
from gamehall.tournaments.event.state import Options
from gamehall.tournaments.formats.checking import wrong
from gamehall.tournaments.formats.format import Format

log = logging.getLogger("gamehall.live")

CITES = ("event-roles",)

_AGAIN = (1.0, 5.0, 30.0, 120.0)
"""So many seconds later it is tried again to hear of a table."""

_OLD_LINK = "This link is not good any more. Ask the director for a new one."

_MOST_NAME = 120
_MOST_COMMAND = 64


class Events:
    def __init__(
        self,
        store: Store,
        pulse: Pulse,
        bus: Bus,
        tables: Mapping[str, LiveTable],
        table: Callable[[str], Awaitable[LiveTable | None]],
        make: Makes,
        start: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._store, self._pulse, self._bus = store, pulse, bus
        self._awake, self._table, self._start = tables, table, start
        self._live: dict[str, LiveEvent] = {}
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._told: set[str] = set()
        """Tables that were closed for good at some time, so that their event may have heard of them."""
        self._pace = Pace(pulse.time)
        self._tables = EventTables(store, make)
        self._known: dict[str, bool] = {}
        self._roles = asyncio.Lock()
        """Who reads the roles lets what was read count before the next one reads."""
        self._key = hall_key(store.folder)
        self._waking = Waking(pulse.time, self.find)

    # Events.

    async def open(
        self,
        maker: Person,
        format: Format,
        name: str,
        *,
        date: str = "",
        place: str = "",
        private: bool = False,
    ) -> LiveEvent:
        """A new event, which its maker directs."""
        if not maker.organiser:
            raise NotPossible("Only the organiser of the hall opens an event.")
        if not name.strip() or max(len(name), len(date), len(place)) > _MOST_NAME:
            raise NotPossible(
                f"An event has a name; it, the day and the place have {_MOST_NAME} letters at most."
            )
        if fault := wrong(format):
            raise NotPossible(fault)
        if await asyncio.to_thread(self._store.events.count, "playing") >= MOST_EVENTS:
            raise NotPossible(
                f"The hall has {MOST_EVENTS} events that are not over. Finish one of them first."
            )
        id, now = gathering.new_id(), self._pulse.time()
        options = Options(format, name.strip(), gathering.new_key(), date.strip(), place.strip())
        record = opened(id, options, now)
        secret = gathering.new_key() + gathering.new_key()
        row = EventRow(id, "playing", now, maker.id, private, secret, record.header, due(record))
        director = OfficialRow(id, DIRECTOR, maker.id, maker.name, now)
        await asyncio.wrap_future(self._store.events.add(row, event_keys.new_salts(), director))
        event = await self.find(id)
        assert event is not None
        return event

    async def find(self, id: str) -> LiveEvent | None:
        if event := self._live.get(id):
            event.touched = self._pulse.time()
            return event
        async with self._loading[id]:
            if event := self._live.get(id):
                return event
            event = await asyncio.to_thread(self._read, id)
            if event is None:
                self._loading.pop(id, None)
                return None
            async with self._roles:
                self._believe(event, await asyncio.to_thread(self._read_roles, id))
                self._live[id] = event
            self._loading.pop(id, None)
            event.went_back = lambda event: self._start(self._catch_up(event.id))
            if event.record.next_due():
                await event.tick()
            return event

    def listed(self, *, over: bool = False, limit: int = 50) -> list[EventRow]:
        """The newest events that the lobby may show: those in play, or those that are over."""
        return self._store.events.listed("finished" if over else "playing", limit=limit)

    def of_person(self, person: Person, *, over: bool = False, limit: int = 50) -> list[EventRow]:
        """The newest events at which somebody has a role; for the organiser all there are."""
        status: Status = "finished" if over else "playing"
        if person.organiser:
            return self._store.events.listed(status, limit=limit, public=False)
        return self._store.events.of_person(person.id, status, limit=limit)

    # Who speaks.

    def seats(self, person: Person, event: LiveEvent) -> tuple[Seat, ...]:
        """The roles in which somebody may speak, the highest first. The organiser directs every event."""
        has = {o.seat for o in event.officials if person.id and o.person == person.id}
        has |= {DIRECTOR} if person.organiser else set()
        return tuple(seat for seat in (DIRECTOR, *HELPERS) if seat in has)

    async def act(
        self, person: Person, event: LiveEvent, seat: Seat, action: Action, command: str = ""
    ) -> Reply:
        if seat not in self.seats(person, event):
            title = HELPERS.get(seat, "Tournament Director")
            return Reply(refused("event-roles", f"You are not {title} of this event."), None)
        return await self._act(event, seat, action, command, person.id)

    async def act_as_entrant(self, key: str, action: CheckIn | Enter | Sign, command: str = "") -> Reply:
        """What an entrant says by their own link: of themselves, and of the table where they sit."""
        found = await self.entrant(key)
        if found is None:
            raise NotPossible(_OLD_LINK)
        event, number = found
        if why := event_keys.not_theirs(event.state, number, action):
            return Reply(refused("event-roles", why), None)
        return await self._act(event, ENTRANT, action, command, str(number))

    async def _act(self, event: LiveEvent, seat: Seat, action: Action, command: str, who: str) -> Reply:
        if len(command) > _MOST_COMMAND:
            raise NotPossible(f"A command has {_MOST_COMMAND} letters at most.")
        told = f"{_of(event, who)}.{command}" if command else ""
        if reply := event.answered(seat, told):
            return reply
        if no := full(event.record, action) or self._pace.too_fast(event.id, seat, who):
            return Reply(no, None)
        return await event.act(seat, action, told)

    def keys(self, event: LiveEvent) -> dict[Seat, str]:
        """What the links of the roles end with."""
        return event_keys.role_keys(self._key, event.id, self._store.events.roles.salts(event.id))

    async def take(self, person: Person, key: str) -> tuple[LiveEvent, Seat]:
        """Somebody opened the link of a role, and has it from now on."""
        salts = await asyncio.to_thread(self._store.events.roles.salts, event_keys.event_of(key))
        seat = event_keys.role_of(self._key, salts, key)
        event = await self.find(event_keys.event_of(key)) if seat else None
        if seat is None or event is None or not person.id:
            raise NotPossible(_OLD_LINK)
        official = OfficialRow(event.id, seat, person.id, person.name, self._pulse.time())
        if not await asyncio.wrap_future(self._store.events.roles.take(salts[seat], official)):
            raise NotPossible(_OLD_LINK)
        await self._roles_changed(event.id)
        return event, seat

    async def renew(
        self, event: LiveEvent, *seats: Seat, stay: Sequence[str] | None = None
    ) -> dict[Seat, str]:
        """New links for these roles. Who has one keeps it; or, where `stay` is said, only these people do."""
        new = {seat: salt for seat, salt in event_keys.new_salts().items() if seat in seats}
        kept = None if stay is None else frozenset(stay)
        await asyncio.wrap_future(self._store.events.roles.renew(event.id, new, kept))
        await self._roles_changed(event.id)
        return event_keys.role_keys(self._key, event.id, new)

    async def _roles_changed(self, id: str) -> None:
        """Whoever has a role from now on has it everywhere, and nobody else."""
        async with self._roles:
            read = await asyncio.to_thread(self._read_roles, id)
            if event := self._live.get(id):
                self._believe(event, read)
                event.people_changed()
            for live in self._awake.values():
                if live.row.match == id:
                    live.of_event = _stand_ins(read.officials)
                    live.people_changed()

    async def stand_in_at(self, live: LiveTable) -> None:
        """A table was read: who directs or judges its event stands in for its officials."""
        if live.row.match:
            async with self._roles:
                holders = await asyncio.to_thread(self._store.events.roles.holders, live.row.match)
                live.of_event = _stand_ins(holders)

    def _believe(self, event: LiveEvent, read: "_Roles") -> None:
        event.officials, event.salts = read.officials, read.salts
        event.row = replace(event.row, secret=read.secret)

    def _read_roles(self, id: str) -> "_Roles":
        store = self._store.events
        row = store.one(id)
        assert row is not None
        return _Roles(tuple(store.roles.holders(id)), store.roles.salts(id), row.secret)

    # Entrants.

    def entrant_key(self, event: LiveEvent, number: int) -> str:
        """What an entrant's own link ends with."""
        return event_keys.entrant_key(self._key, event.row, event.salts, number)

    async def entrant(self, key: str) -> tuple[LiveEvent, int] | None:
        """Whose link this is."""
        event = await self.find(event_keys.event_of(key))
        number = event_keys.number_of(self._key, event.row, event.salts, key) if event else None
        if event is None or number is None or number not in event.state.entrants:
            return None
        return event, number

    async def renew_entrants(self, event: LiveEvent, *numbers: int) -> None:
        """From now on these entrants have other links; or every one, where none is named."""
        if numbers:
            salts = {event_keys.seat_of(number): gathering.new_key() for number in numbers}
            await asyncio.wrap_future(self._store.events.roles.renew(event.id, salts))
        else:
            secret = gathering.new_key() + gathering.new_key()
            await asyncio.wrap_future(self._store.events.renew(event.id, secret, event_keys.ROLES))
        await self._roles_changed(event.id)

    # Tables.

    async def open_tables(
        self,
        person: Person,
        event: LiveEvent,
        division: str,
        round: int,
        boards: Sequence[int] | None = None,
        *,
        judged: bool = False,
    ) -> tuple[list[TableRow], list[str]]:
        """Tables of the hall for the boards of a round that have none, and why some cannot have one.

        `judged`: questions to a judge wait for a judge of the event, and are not answered by the software.
        """
        if DIRECTOR not in self.seats(person, event):
            raise NotPossible("Only the Tournament Director opens tables for a round.")
        return await self._tables.open(event, division, round, boards, judged=judged)

    async def chairs_of(self, event: LiveEvent, number: int) -> list[tuple[int, str, Seat, str]]:
        """The chairs of an entrant at tables of the hall, the newest round first: the round, the table, the
        seat, and the key of its link."""
        return await asyncio.to_thread(self._tables.chairs_of, event.state, number)

    async def has(self, id: str) -> bool:
        """Whether this is an event, and not a match."""
        if id not in self._known:
            self._known[id] = await asyncio.to_thread(self._store.events.is_one, id)
        return self._known[id]

    def hear(self, row: TableRow, live: LiveTable | None) -> None:
        """Something changed at a table of an event; whoever changed it need not wait."""
        if live is None or live.table.closed:
            self._told.add(row.id)
        if live is None or row.heard is not None or row.id in self._told:
            self._start(self._follow(row.id))

    async def _catch_up(self, *events: str) -> None:
        """Each table for itself: one that cannot be heard holds up no other."""
        for table in await asyncio.to_thread(self._store.events.unheard, *events):
            self._start(self._follow(table, tidy=True))

    async def _follow(self, table: str, *, tidy: bool = False) -> None:
        """Let the event hear of a table. What cannot be written for now is tried again until it can be."""
        for tried in count():
            try:
                row = await asyncio.to_thread(self._store.table, table)
                event = await self.find(row.match) if row and row.match else None
                if row and event:
                    live = None if row.status == "closed" else await self._table(table)
                    await event.listen(row, live, tidy=tidy)
                return
            except Exception as error:
                log.exception("the event of table %s could not hear of it", table)
                if tried >= len(_AGAIN) and not isinstance(error, NotWritten):
                    return
            await asyncio.sleep(_AGAIN[min(tried, len(_AGAIN) - 1)])

    # The hall's day.

    async def go_on(self, resting: Iterable[AtRest]) -> None:
        """Wake these in time for their clocks, and hear what was not heard when the hall last stopped."""
        self._waking.plan(resting, self._pulse.outages)
        self._start(self._catch_up())
        await self._waking.go_on()

    async def wake_up(self) -> None:
        """The machine slept, and every clock with it."""
        for event in list(self._live.values()):
            if event.record.next_due():
                try:
                    await event.tick()
                except Exception:
                    log.exception("event %s could not be told that the machine slept", event.id)
        resting = await asyncio.to_thread(self._store.events.in_play)
        self._waking.plan((rest for rest in resting if rest.id not in self._live), self._pulse.outages)

    def sweep(self, since: int) -> None:
        """Put away events that nobody needs now."""
        for event in [event for event in self._live.values() if event.touched < since and event.idle]:
            event.put_away()
            del self._live[event.id]

    def close(self) -> None:
        for event in self._live.values():
            event.put_away()

    def _read(self, id: str) -> LiveEvent | None:
        row = self._store.events.one(id)
        if row is None:
            return None
        entries = tuple(codec(EVENT).entry(line) for line in self._store.log.read(id))
        record = replay(EVENT, row.header, entries)
        return LiveEvent(row, record, store=self._store, bus=self._bus, pulse=self._pulse)


class _Roles(NamedTuple):
    officials: tuple[OfficialRow, ...]
    salts: Mapping[Seat, str]
    secret: str


def _stand_ins(officials: Iterable[OfficialRow]) -> dict[str, frozenset[Seat]]:
    """The director and the judges."""
    found: defaultdict[str, frozenset[Seat]] = defaultdict(frozenset)
    for official in officials:
        if official.seat in (DIRECTOR, JUDGE):
            found[official.person] |= {official.seat}
    return dict(found)


def _of(event: LiveEvent, who: str) -> str:
    """Whose command it is, as the record may tell it: two who are at the same desk never share one."""
    return hashlib.sha256(f"{event.id}/{event.row.created}/{who}".encode()).hexdigest()[:12]
