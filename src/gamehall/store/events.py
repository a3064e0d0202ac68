"""Events: their rows, their entries, and what they have yet to hear of their tables."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from gamehall.kernel.record import Entry, Header, encode
from gamehall.kernel.seat import Seat
from gamehall.store.log import moment, rows_of
from gamehall.store.matches import Behind
from gamehall.store.roles import Roles
from gamehall.store.rows import NEVER, AtRest, EventRow, OfficialRow, Status
from gamehall.store.schema import entries, events, officials, roles, tables
from gamehall.store.writer import Writer

_header = msgspec.json.Decoder(Header)

_ENDS = (
    select(func.coalesce(func.max(entries.c.seq), 0)).where(entries.c.table_id == tables.c.id)
).scalar_subquery()
"""How long the record of a table is."""


class Events:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self.roles = Roles(engine, writer)

    def add(self, event: EventRow, salts: Mapping[Seat, str], director: OfficialRow) -> "Future[None]":
        """A new event, what the links of its roles follow from, and who runs it: all or nothing."""
        row = {**msgspec.structs.asdict(event), "header": encode(event.header)}

        def work(connection: Connection) -> None:
            connection.execute(insert(events), row)
            connection.execute(
                insert(roles),
                [{"event_id": event.id, "seat": seat, "salt": salt} for seat, salt in salts.items()],
            )
            connection.execute(insert(officials), msgspec.structs.asdict(director))

        return self._writer.do(work)

    def one(self, id: str) -> EventRow | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(events).where(events.c.id == id)).mappings().first()
        return _event_row(row) if row else None

    def is_one(self, id: str) -> bool:
        with self._engine.connect() as connection:
            return connection.execute(select(events.c.id).where(events.c.id == id)).first() is not None

    def count(self, *statuses: Status) -> int:
        query = select(func.count()).where(events.c.status.in_(statuses))
        with self._engine.connect() as connection:
            return connection.execute(query).scalar() or 0

    def listed(self, *statuses: Status, limit: int = 200, public: bool = True) -> list[EventRow]:
        """The newest events; with `public`, of those that the lobby may show."""
        shown = events.c.status.in_(statuses)
        return self._newest(shown & (events.c.private == 0) if public else shown, limit)

    def of_person(self, person: str, *statuses: Status, limit: int = 50) -> list[EventRow]:
        """The newest events at which this person has a role."""
        theirs = select(officials.c.event_id).where(officials.c.person == person)
        return self._newest(events.c.id.in_(theirs) & events.c.status.in_(statuses), limit)

    def in_play(self) -> list[AtRest]:
        """Events whose clock is in a round, without their records."""
        last = select(entries.c.body).where(entries.c.table_id == events.c.id)
        last = last.order_by(entries.c.seq.desc()).limit(1)
        query = select(events.c.id, events.c.header, last.scalar_subquery(), events.c.due)
        with self._engine.connect() as connection:
            found = connection.execute(query.where(events.c.due < NEVER)).all()
        return [AtRest(id, moment(header, body), due, False) for id, header, body, due in found]

    def tables(self, id: str) -> list[str]:
        """The tables of an event in the order in which they were opened."""
        query = select(tables.c.id).where(tables.c.match == id).order_by(literal_column("rowid"))
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def unheard(self, *ids: str) -> list[str]:
        """Tables of which their event may have something to hear; of all events, or of these."""
        over = or_(tables.c.status.in_(("finished", "closed")), tables.c.heard.is_not(None))
        query = (
            select(tables.c.id)
            .join(events, events.c.id == tables.c.match)
            .where(over, func.coalesce(tables.c.heard, -1) < _ENDS)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query.where(events.c.id.in_(ids)) if ids else query).scalars())

    def append(
        self,
        id: str,
        new: Sequence[Entry],
        status: Status,
        due: int,
        along: Callable[[Connection], None] = lambda _: None,
    ) -> "Future[None]":
        """Write these entries, and what goes `along` with them: all or nothing."""

        def work(connection: Connection) -> None:
            write(connection, id, new, status, due)
            along(connection)

        return self._writer.do(work)

    def hear(self, table: str, seq: int | None) -> "Future[None]":
        """A table was heard up to this entry, and had nothing to say; None: not at all yet."""
        return self._writer.do(lambda connection: heard(connection, table, seq))

    def hear_all(self, table: str) -> "Future[None]":
        return self._writer.do(lambda connection: heard_to_the_end(connection, table))

    def renew(self, id: str, secret: str, among: Sequence[Seat]) -> "Future[None]":
        """From now on the entrants' keys are others, those too that were made anew for one alone."""
        change = update(events).where(events.c.id == id).values(secret=secret)
        alone = delete(roles).where(roles.c.event_id == id, roles.c.seat.not_in(among))

        def work(connection: Connection) -> None:
            connection.execute(change)
            connection.execute(alone)

        return self._writer.do(work)

    def _newest(self, where: Any, limit: int) -> list[EventRow]:
        query = select(events).where(where).order_by(events.c.created.desc()).limit(limit)
        with self._engine.connect() as connection:
            return [_event_row(row) for row in connection.execute(query).mappings()]


def write(connection: Connection, id: str, new: Sequence[Entry], status: Status, due: int) -> None:
    """Entries of an event, in the transaction that is open; `Behind` where they do not follow any more."""
    last = connection.execute(select(func.max(entries.c.seq)).where(entries.c.table_id == id)).scalar() or 0
    if new and new[0].seq != last + 1:
        raise Behind(id)
    if new:
        connection.execute(entries.insert(), rows_of(id, new))
    connection.execute(update(events).where(events.c.id == id).values(status=status, due=due))


def heard(connection: Connection, table: str, seq: int | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(heard=seq))


def heard_to_the_end(connection: Connection, table: str) -> None:
    """Nothing more is expected of this table."""
    connection.execute(update(tables).where(tables.c.id == table).values(heard=_ENDS))


def went_back(connection: Connection, id: str, seqs: Mapping[str, int]) -> None:
    """The event went back over entries: what it has heard of its tables is what it had heard then."""
    change = update(tables).where(tables.c.match == id)
    connection.execute(change.values(heard=0))
    if seqs:
        one = update(tables).where(tables.c.id == bindparam("this")).values(heard=bindparam("upto"))
        connection.execute(one, [{"this": table, "upto": seq} for table, seq in seqs.items()])


def _event_row(row: Any) -> EventRow:
    private, header = bool(row["private"]), _header.decode(row["header"])
    return EventRow(**{**row, "private": private, "header": header})
