"""Matches in play: each table of one reports by itself, and the next is opened when its people go on.

What happened at a table is in its own record first. The match hears of it afterwards, exactly once: by a task
after every change, and when the hall starts, of what it did not hear before it stopped.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from gamehall.bots.bot import bot_title, bot_titles, factories, read_call, strongest
from gamehall.kernel import catalog
from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.kernel.record import Player
from gamehall.kernel.seat import is_player
from gamehall.kernel.table import Table, open_table, replay
from gamehall.live import gathering
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import LiveTable
from gamehall.store import matches as rows
from gamehall.store.matches import Behind, Heard
from gamehall.store.rows import ChairRow, MatchRow, Plan, Setup, Status, TableRow
from gamehall.store.store import Store
from gamehall.tournaments.finding import MATCHES
from gamehall.tournaments.match import day, reporting
from gamehall.tournaments.match.state import Part, Sheet, State

log = logging.getLogger("gamehall.live")

_TRIES = 8


class Joins(NamedTuple):
    """The match a new table is one of, and what is written with it."""

    match: str
    write: Callable[[Any, str], None]
    """In the transaction that is open, about the table of this id."""


class Makes(Protocol):
    def __call__(
        self, maker: Person, game_id: str, setup: Setup, chairs: Sequence[ChairRow], joins: Joins | None
    ) -> Awaitable[tuple[TableRow, list[ChairRow]]]: ...


class Match(NamedTuple):
    """A match as it stands."""

    row: MatchRow
    record: Table | None
    """None until its first game begins."""
    tables: tuple[str, ...]
    """All of them, the newest last."""

    @property
    def state(self) -> State | None:
        return self.record.state if self.record else None


class Matches:
    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        table: Callable[[str], Awaitable[LiveTable | None]],
        make: Makes,
        start: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._store, self._now, self._table, self._make, self._start = store, now, table, make, start
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def find(self, id: str) -> Match | None:
        return await asyncio.to_thread(self.read, id)

    def read(self, id: str) -> Match | None:
        whole = self._store.matches.whole(id)
        if whole is None:
            return None
        row, record = whole.row, None
        if row.header:
            game = MATCHES[row.kind]
            record = replay(game, row.header, [codec(game).entry(line) for line in whole.entries])
        return Match(row, record, whole.tables)

    async def open(self, maker: Person, kind: str, plan: Plan, chairs: Sequence[ChairRow]) -> TableRow:
        """A new match and its first table; people sit down there as at any other."""
        row = MatchRow(gathering.new_id(), kind, "gathering", self._now(), plan)
        parts = codec(MATCHES[kind]).read_options(plan.options).games
        if not parts:
            raise NotPossible("This hall has none of the games of the day.")
        joins = Joins(row.id, lambda connection, _: rows.add(connection, row))
        return await self._table_of(maker, plan, parts[0], chairs, joins)

    async def go_on(self, person: Person, id: str) -> str:
        """The table that is played at now: the next one is opened when the one before has its result."""
        async with self._locks[id]:
            for _ in range(_TRIES):
                match = await asyncio.to_thread(self.read, id)
                if match is None:
                    raise NotPossible("There is no such match.")
                if match.state is None:
                    return match.tables[-1]
                if playing := next((s for s in match.state.sheets if s.standing == "in play"), None):
                    return playing.table
                try:
                    return await self._open_next(person, match)
                except Behind:
                    continue
        raise RuntimeError(f"match {id} changes faster than it can be written")

    async def _open_next(self, person: Person, match: Match) -> str:
        record, state = match.record, match.state
        assert record is not None
        assert state is not None
        if state.next is None:
            raise NotPossible("Every game of this day has its result.")
        chairs = await asyncio.to_thread(self._store.chairs, match.tables[-1])
        if not (person.organiser or person.id == match.row.plan.maker or _plays(person, chairs)):
            raise NotPossible("Only who plays this day opens its next table.")
        part = state.sheets[state.next - 1].part

        def write(connection: Any, table: str) -> None:
            _, entries = reporting.opened(record, table, self._now())
            rows.write(connection, match.row.id, entries, "playing")

        maker, joins = Person(match.row.plan.maker, ""), Joins(match.row.id, write)
        return (await self._table_of(maker, match.row.plan, part, chairs, joins)).id

    async def _table_of(
        self, maker: Person, plan: Plan, part: Part, chairs: Sequence[ChairRow], joins: Joins
    ) -> TableRow:
        options = day.table_options(part, plan.manner, plan.tables)
        setup = Setup(part.book, plan.manner, options, plan.maker, plan.private)
        row, _ = await self._make(maker, part.game, setup, _bots(chairs, part), joins)
        return row

    def hear(self, table: str) -> None:
        """Something changed at a table of a match; whoever changed it need not wait."""
        self._start(self._follow(table))

    async def catch_up(self) -> None:
        """What was not heard when the hall last stopped."""
        for table in await asyncio.to_thread(self._store.matches.unheard):
            await self._follow(table)

    async def _follow(self, table: str) -> None:
        try:
            row = await asyncio.to_thread(self._store.table, table)
            if row is None or row.match is None:
                return
            async with self._locks[row.match]:
                await self._listen(row.match, table)
        except Exception:
            log.exception("the match of table %s could not hear of it", table)

    async def _listen(self, id: str, table: str) -> None:
        for _ in range(_TRIES):
            match = await asyncio.to_thread(self.read, id)
            row = await asyncio.to_thread(self._store.table, table)
            assert match is not None
            assert row is not None
            try:
                await (self._begin(match, row) if match.record is None else self._hear(match.record, row))
            except Behind:
                continue
            return

    async def _begin(self, match: Match, row: TableRow) -> None:
        """The first game begins, so it is known who plays; or whoever opened the day gave it up."""
        id, kind, plan = match.row.id, match.row.kind, match.row.plan
        if row.header is None:
            if row.status == "closed":
                await asyncio.wrap_future(self._store.matches.set_status(id, "closed"))
            return
        game, players = MATCHES[kind], tuple(Player(p.seat, p.name, p.kind) for p in row.header.players)
        options = codec(game).read_options(plan.options)
        header = day.header(id, options, plan.manner, players, row.header.opened_at)
        _, entries = reporting.opened(open_table(game, header), row.id, header.opened_at)
        writing = self._store.matches.append(id, entries, "playing", header=header)
        await asyncio.wrap_future(writing)

    async def _hear(self, record: Table, row: TableRow) -> None:
        sheet: Sheet | None = record.state.at(row.id)
        if sheet is None:
            return
        live = None if row.status == "closed" else await self._table(row.id)
        said = reporting.shut(sheet) if live is None else reporting.news(sheet, live.table)
        if said is None:
            return
        after, entries = reporting.reported(record, said, self._now())
        status: Status = "finished" if after.outcome else "playing"
        writing = self._store.matches.append(
            record.header.table, entries, status, heard=Heard(row.id, said.seq)
        )
        await asyncio.wrap_future(writing)


def _bots(chairs: Sequence[ChairRow], part: Part) -> list[ChairRow]:
    """The same people in the same chairs; a bot of a kind that this game does not have plays its best."""
    game = catalog.game(part.game)
    calls = {c.seat: _call(game, c.bot) for c in chairs if c.kind == "bot"}
    titles = bot_titles(game, calls)
    return [replace(c, bot=calls[c.seat], name=titles[c.seat]) if c.kind == "bot" else c for c in chairs]


def _call(game: Game, call: str) -> str:
    return call if read_call(call)[0] in factories(game) else strongest(game)


def bots_of_the_day() -> dict[str, str]:
    """The bots that every game of the day has, weakest first, and what they are called at the first."""
    games = day.games_of_the_day()
    shared = (
        [kind for kind in factories(games[0]) if all(kind in factories(game) for game in games)]
        if games
        else []
    )
    return {kind: bot_title(games[0], kind) for kind in shared}


def _plays(person: Person, chairs: Sequence[ChairRow]) -> bool:
    return any(chair.person == person.id and is_player(chair.seat) for chair in chairs if person.id)
