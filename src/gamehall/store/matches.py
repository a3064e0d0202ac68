"""Matches: their rows, what they have heard of their tables, and what they have yet to hear."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, and_, func, literal_column, or_, select, update

from gamehall.kernel.record import Entry, Header, encode
from gamehall.store.log import rows_of
from gamehall.store.rows import MatchRow, Plan, Status
from gamehall.store.schema import chairs, entries, matches, tables
from gamehall.store.writer import Writer

_plan = msgspec.json.Decoder(Plan)
_header = msgspec.json.Decoder(Header)


class Heard(NamedTuple):
    """Up to which entry a match has heard of a table."""

    table: str
    seq: int


class Whole(NamedTuple):
    """A match, its tables in the order they were opened, and its entries as they were written."""

    row: MatchRow
    tables: tuple[str, ...]
    entries: tuple[bytes, ...]


class Behind(Exception):
    """Somebody else wrote to the match first: read it again."""


class Matches:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def of_person(self, person: str, *statuses: Status, limit: int = 20) -> list[MatchRow]:
        """The newest matches at one of whose tables this person has a chair."""
        at = select(chairs.c.table_id).where(chairs.c.person == person)
        theirs = select(tables.c.match).where(tables.c.id.in_(at))
        query = (
            select(matches)
            .where(matches.c.id.in_(theirs), matches.c.status.in_(statuses))
            .order_by(matches.c.created.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [_match_row(row) for row in connection.execute(query).mappings()]

    def whole(self, id: str) -> Whole | None:
        """A match with everything that is its own, all of one moment."""
        of_match = select(tables.c.id).where(tables.c.match == id).order_by(literal_column("rowid"))
        written = select(entries.c.body).where(entries.c.table_id == id).order_by(entries.c.seq)
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            row = connection.execute(select(matches).where(matches.c.id == id)).mappings().first()
            if row is None:
                return None
            theirs = tuple(connection.execute(of_match).scalars())
            return Whole(_match_row(row), theirs, tuple(connection.execute(written).scalars()))

    def unheard(self) -> list[str]:
        """Tables of which their match may have something to hear: a hall may stop between the two."""
        seqs = select(func.coalesce(func.max(entries.c.seq), 0)).where(entries.c.table_id == tables.c.id)
        begun = and_(matches.c.header.is_(None), tables.c.header.is_not(None))
        given_up = and_(matches.c.header.is_(None), tables.c.status == "closed")
        over = tables.c.status.in_(("finished", "closed"))
        more = func.coalesce(tables.c.heard, -1) < seqs.scalar_subquery()
        news = and_(or_(over, tables.c.heard.is_not(None)), more)
        query = (
            select(tables.c.id)
            .join(matches, matches.c.id == tables.c.match)
            .where(matches.c.status != "closed", or_(begun, given_up, news))
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def set_status(self, id: str, status: Status) -> "Future[None]":
        change = update(matches).where(matches.c.id == id).values(status=status)

        def work(connection: Connection) -> None:
            connection.execute(change)

        return self._writer.do(work)

    def append(
        self,
        id: str,
        new: Sequence[Entry],
        status: Status,
        *,
        heard: Heard | None = None,
        header: Header | None = None,
    ) -> "Future[None]":
        """Write these entries, with what was heard of the table that they tell of: all or nothing."""

        def work(connection: Connection) -> None:
            write(connection, id, new, status, header)
            if heard:
                told = update(tables).where(tables.c.id == heard.table)
                connection.execute(told.values(heard=heard.seq))

        return self._writer.do(work)


def add(connection: Connection, match: MatchRow) -> None:
    """A new match, in the transaction that is open."""
    row = {**msgspec.structs.asdict(match), "plan": encode(match.plan)}
    row["header"] = encode(match.header) if match.header else None
    connection.execute(matches.insert(), row)


def write(
    connection: Connection, id: str, new: Sequence[Entry], status: Status, header: Header | None = None
) -> None:
    """Entries of a match, in the transaction that is open; `Behind` where they do not follow any more."""
    last = connection.execute(select(func.max(entries.c.seq)).where(entries.c.table_id == id)).scalar() or 0
    if new and new[0].seq != last + 1:
        raise Behind(id)
    if new:
        connection.execute(entries.insert(), rows_of(id, new))
    change: dict[str, Any] = {"status": status, **({"header": encode(header)} if header else {})}
    connection.execute(update(matches).where(matches.c.id == id).values(**change))


def _match_row(row: Any) -> MatchRow:
    header = _header.decode(row["header"]) if row["header"] else None
    return MatchRow(**{**row, "plan": _plan.decode(row["plan"]), "header": header})
