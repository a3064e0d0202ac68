"""The log of entries: append-only, one sequence a table; what is written is on disk before it is told."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, bindparam, func, select, update

from gamehall.kernel.record import Entry, Header, encode
from gamehall.store.rows import Status
from gamehall.store.schema import entries as rows
from gamehall.store.schema import tables
from gamehall.store.writer import Rows, Writer


class Written(Struct, frozen=True):
    seq: int


class Duplicate(Struct, frozen=True):
    """This command stands in the record already, at `seq`."""

    seq: int


class Conflict(Struct, frozen=True):
    """Somebody else wrote first; the record now ends at `seq`. Read again and retry."""

    seq: int


Appended = Written | Duplicate | Conflict

_INSERT = rows.insert()

_THIS = (tables.c.id == bindparam("this")) & (tables.c.status != "closed")  # a closed table stays closed
_DUE = update(tables).where(_THIS).values(due=bindparam("moment"))
_BOTH = update(tables).where(_THIS).values(due=bindparam("moment"), status=bindparam("becomes"))


class EventLog:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        expected_seq: int,
        status: Status | None = None,
        due: int | None = None,
    ) -> "Future[Appended]":
        """Write these entries after `expected_seq`, and what the table is by them: all or none."""
        if [entry.seq for entry in entries] != list(range(expected_seq + 1, expected_seq + 1 + len(entries))):
            raise ValueError(f"entries do not follow entry {expected_seq} of {table_id}")
        commands = [e.command for e in entries if e.command]

        def collided(connection: Connection) -> Appended:
            found = _find_command(connection, table_id, commands)
            return Duplicate(found) if found else Conflict(_last(connection, table_id))

        values = {"this": table_id, "moment": due, **({"becomes": status} if status else {})}
        change = (_BOTH if status else _DUE, values)
        written = Written(expected_seq + len(entries))
        return self._writer.insert(Rows(_INSERT, rows_of(table_id, entries), written, collided, change))

    def read(self, table_id: str, since: int = 0) -> list[bytes]:
        """The entries after `since` as they were written."""
        query = (
            select(rows.c.body).where(rows.c.table_id == table_id, rows.c.seq > since).order_by(rows.c.seq)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())


class _Entry(Struct):
    at: int


_entry = msgspec.json.Decoder(_Entry)
_header = msgspec.json.Decoder(Header)


def moment(header: bytes | None, last: bytes | None) -> int:
    """When something last happened in a record: a damaged entry tells nothing."""
    try:
        if last:
            return _entry.decode(last).at
        return _header.decode(header).opened_at if header else 0
    except msgspec.DecodeError:
        return 0


def rows_of(table_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "seq": e.seq, "command_id": e.command or None, "body": encode(e)}
        for e in entries
    ]


def _find_command(connection: Connection, table_id: str, commands: list[str]) -> int | None:
    if not commands:
        return None
    return connection.execute(
        select(func.min(rows.c.seq)).where(rows.c.table_id == table_id, rows.c.command_id.in_(commands))
    ).scalar()


def _last(connection: Connection, table_id: str) -> int:
    return connection.execute(select(func.max(rows.c.seq)).where(rows.c.table_id == table_id)).scalar() or 0
