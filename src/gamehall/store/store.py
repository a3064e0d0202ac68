"""One folder of data: the log of entries, and the rows about tables, chairs, people and settings."""

from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, select, update
from sqlalchemy.dialects.sqlite import insert

from gamehall.kernel.record import Header, encode
from gamehall.kernel.seat import Seat
from gamehall.store import schema
from gamehall.store.checkpoints import Checkpoints
from gamehall.store.log import EventLog
from gamehall.store.rows import ChairRow, Kind, PersonRow, Setup, Status, TableRow
from gamehall.store.writer import Writer

_setup = msgspec.json.Decoder(Setup)
_header = msgspec.json.Decoder(Header)


class Store:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._engine = schema.open_database(folder / "hall.sqlite")
        self.writer = Writer(self._engine)
        self._checkpoints = Checkpoints(self._engine)
        self.log = EventLog(self._engine, self.writer)

    def close(self) -> None:
        self.writer.close()
        self._checkpoints.close()
        self._engine.dispose()

    # Tables and chairs.

    def add_table(self, table: TableRow, chairs: Sequence[ChairRow]) -> "Future[None]":
        row = {**asdict(table), "setup": encode(table.setup)}
        row["header"] = encode(table.header) if table.header else None

        def work(connection: Connection) -> None:
            connection.execute(schema.tables.insert(), row)
            connection.execute(schema.chairs.insert(), [asdict(chair) for chair in chairs])

        return self.writer.do(work)

    def table(self, id: str) -> TableRow | None:
        return self._one_table(schema.tables.c.id == id)

    def table_with_code(self, code: str) -> TableRow | None:
        return self._one_table(schema.tables.c.code == code)

    def tables(self, *statuses: Status, limit: int = 200) -> list[TableRow]:
        """The newest tables of these statuses."""
        query = (
            select(schema.tables)
            .where(schema.tables.c.status.in_(statuses))
            .order_by(schema.tables.c.created.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [_table_row(row) for row in connection.execute(query).mappings()]

    def tables_of(self, person: str, *statuses: Status, limit: int = 50) -> list[TableRow]:
        """The newest tables at which this person has a chair."""
        sits = select(schema.chairs.c.table_id).where(schema.chairs.c.person == person)
        query = (
            select(schema.tables)
            .where(schema.tables.c.id.in_(sits), schema.tables.c.status.in_(statuses))
            .order_by(schema.tables.c.created.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [_table_row(row) for row in connection.execute(query).mappings()]

    def start(self, id: str, header: Header) -> "Future[bool]":
        """The game begins: its header is fixed, once."""
        where = (schema.tables.c.id == id) & (schema.tables.c.header.is_(None))
        change = update(schema.tables).where(where).values(header=encode(header), status="playing")
        return self.writer.do(lambda connection: connection.execute(change).rowcount == 1)

    def set_status(self, id: str, status: Status) -> "Future[None]":
        change = update(schema.tables).where(schema.tables.c.id == id).values(status=status)

        def work(connection: Connection) -> None:
            connection.execute(change)

        return self.writer.do(work)

    def chairs(self, table_id: str) -> list[ChairRow]:
        with self._engine.connect() as connection:
            query = select(schema.chairs).where(schema.chairs.c.table_id == table_id)
            return [ChairRow(**row) for row in connection.execute(query).mappings()]

    def chairs_of(self, table_ids: Sequence[str]) -> dict[str, list[ChairRow]]:
        found: dict[str, list[ChairRow]] = {id: [] for id in table_ids}
        with self._engine.connect() as connection:
            query = select(schema.chairs).where(schema.chairs.c.table_id.in_(table_ids))
            for row in connection.execute(query).mappings():
                found[row["table_id"]].append(ChairRow(**row))
        return found

    def chair_with_key(self, key: str) -> ChairRow | None:
        with self._engine.connect() as connection:
            row = (
                connection.execute(select(schema.chairs).where(schema.chairs.c.key == key)).mappings().first()
            )
        return ChairRow(**row) if row else None

    def take_chair(self, table_id: str, seat: Seat, person: str, name: str) -> "Future[bool]":
        """Sit down in an open chair; False when somebody was quicker."""
        where = (schema.chairs.c.table_id == table_id) & (schema.chairs.c.seat == seat)
        where &= (schema.chairs.c.kind == "person") & schema.chairs.c.person.is_(None)
        change = update(schema.chairs).where(where).values(person=person, name=name)
        return self.writer.do(lambda connection: connection.execute(change).rowcount == 1)

    def give_chair(
        self, table_id: str, seat: Seat, kind: Kind, person: str | None = None, name: str = "", bot: str = ""
    ) -> "Future[None]":
        """Put somebody else in a chair, whoever sat there."""
        where = (schema.chairs.c.table_id == table_id) & (schema.chairs.c.seat == seat)
        change = update(schema.chairs).where(where).values(kind=kind, person=person, name=name, bot=bot)

        def work(connection: Connection) -> None:
            connection.execute(change)

        return self.writer.do(work)

    # People and settings.

    def remember(self, person: PersonRow) -> "Future[None]":
        def work(connection: Connection) -> None:
            query = insert(schema.people).values(**asdict(person))
            connection.execute(query.on_conflict_do_update(index_elements=["id"], set_={"name": person.name}))

        return self.writer.do(work)

    def setting(self, name: str) -> str | None:
        with self._engine.connect() as connection:
            query = select(schema.settings.c.value).where(schema.settings.c.name == name)
            return connection.execute(query).scalar()

    def set_setting(self, name: str, value: str) -> "Future[None]":
        def work(connection: Connection) -> None:
            query = insert(schema.settings).values(name=name, value=value)
            connection.execute(query.on_conflict_do_update(index_elements=["name"], set_={"value": value}))

        return self.writer.do(work)

    def _one_table(self, where: Any) -> TableRow | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(schema.tables).where(where)).mappings().first()
        return _table_row(row) if row else None


def _table_row(row: Any) -> TableRow:
    header = _header.decode(row["header"]) if row["header"] else None
    setup = _setup.decode(row["setup"])
    return TableRow(
        row["id"], row["code"], row["game"], row["status"], row["created"], setup, row["secret"], header
    )
