"""One folder of data: the log of entries, and the rows about tables, chairs, people and settings."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, bindparam, exists, select, update
from sqlalchemy.dialects.sqlite import insert

from gamehall.kernel.record import Entry, Header, encode
from gamehall.store import schema
from gamehall.store.checkpoints import Checkpoints
from gamehall.store.events import Events
from gamehall.store.folder import OpenFolder
from gamehall.store.log import EventLog, moment, rows_of
from gamehall.store.matches import Matches
from gamehall.store.opening import open_database
from gamehall.store.parts import DATABASE
from gamehall.store.rows import AtRest, ChairRow, PersonRow, Seated, Seating, Setup, Status, TableRow
from gamehall.store.standing import Standing, chosen
from gamehall.store.writer import Writer

_setup = msgspec.json.Decoder(Setup)
_header = msgspec.json.Decoder(Header)

_OPEN = (schema.chairs.c.kind == "person") & schema.chairs.c.person.is_(None)
_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("id"))
_CHAIRS = select(schema.chairs).where(schema.chairs.c.table_id == bindparam("id"))


class Store:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._held = OpenFolder(folder)
        try:
            self._engine = open_database(folder / DATABASE)
        except BaseException:
            self._held.close()
            raise
        self.writer = Writer(self._engine)
        self._checkpoints = Checkpoints(self._engine)
        self.log = EventLog(self._engine, self.writer)
        self.standing = Standing(self._engine, self.writer)
        self.matches = Matches(self._engine, self.writer)
        self.events = Events(self._engine, self.writer)

    def close(self) -> None:
        self.writer.close()
        self._checkpoints.close()
        self._engine.dispose()
        self._held.close()

    # Tables and chairs.

    def add_table(
        self,
        table: TableRow,
        chairs: Sequence[ChairRow],
        entries: Sequence[Entry] = (),
        along: Callable[[Connection], None] = lambda _: None,
    ) -> "Future[bool]":
        """A table with its chairs, with its entries if its game was played elsewhere, and what is written
        `along` with it: all or nothing.

        False, and nothing is written, where another table has its code.
        """
        taken = select(schema.tables.c.id).where(schema.tables.c.code == table.code)
        row = {**asdict(table), "setup": encode(table.setup)}
        row["header"] = encode(table.header) if table.header else None

        def work(connection: Connection) -> bool:
            if connection.execute(taken).first():
                return False
            connection.execute(schema.tables.insert(), row)
            connection.execute(schema.chairs.insert(), [asdict(chair) for chair in chairs])
            if entries:
                connection.execute(schema.entries.insert(), rows_of(table.id, entries))
            along(connection)
            return True

        return self.writer.do(work)

    def table(self, id: str) -> TableRow | None:
        return self._one_table(schema.tables.c.id == id)

    def table_with_code(self, code: str) -> TableRow | None:
        return self._one_table(schema.tables.c.code == code)

    def tables(self, *statuses: Status, limit: int = 200, public: bool = False) -> list[TableRow]:
        """The newest tables of these statuses; with `public`, of those that the lobby may show."""
        shown = (chosen("private") == 0,) if public else ()
        query = (
            select(schema.tables)
            .where(schema.tables.c.status.in_(statuses), *shown)
            .order_by(schema.tables.c.created.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [_table_row(row) for row in connection.execute(query).mappings()]

    def in_play(self) -> list[AtRest]:
        """Every table whose game is on, without its record; the newest first."""
        tables, rows, chairs = schema.tables.c, schema.entries.c, schema.chairs.c
        last = select(rows.body).where(rows.table_id == tables.id).order_by(rows.seq.desc()).limit(1)
        bots = exists().where(chairs.table_id == tables.id, chairs.kind == "bot")
        query = select(tables.id, tables.header, last.scalar_subquery(), tables.due, bots)
        query = query.where(tables.status == "playing").order_by(tables.created.desc())
        with self._engine.connect() as connection:
            found = connection.execute(query).all()
        return [AtRest(id, moment(header, body), due, bot) for id, header, body, due, bot in found]

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

    def table_after(self, id: str) -> TableRow | None:
        """The table at which the people of this one play again."""
        open_yet = schema.tables.c.status.in_(("gathering", "playing"))
        return self._one_table(open_yet & (chosen("after") == id))

    def full_tables(self) -> list[TableRow]:
        """Tables that gather though every chair is taken."""
        waits = select(schema.chairs.c.table_id).where(_OPEN)
        query = select(schema.tables).where(
            schema.tables.c.status == "gathering", schema.tables.c.id.not_in(waits)
        )
        with self._engine.connect() as connection:
            return [_table_row(row) for row in connection.execute(query).mappings()]

    def set_status(self, id: str, status: Status) -> "Future[None]":
        change = update(schema.tables).where(schema.tables.c.id == id).values(status=status)

        def work(connection: Connection) -> None:
            connection.execute(change)

        return self.writer.do(work)

    def close_gathering(self, id: str) -> "Future[bool]":
        """Close a table whose game has not begun; False where it has, or where it is closed."""
        where = (schema.tables.c.id == id) & (schema.tables.c.status == "gathering")
        change = update(schema.tables).where(where).values(status="closed")
        return self.writer.do(lambda connection: connection.execute(change).rowcount == 1)

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

    def seat(
        self, table_id: str, decide: Callable[[TableRow, Sequence[ChairRow]], Seating | str]
    ) -> "Future[Seated | str]":
        """Change who sits where, as `decide` says of the rows as they are then; or do nothing, and say why.

        A game that begins with it begins in the same transaction: no table is left full and waiting.
        """

        def work(connection: Connection) -> Seated | str:
            row = _table_row(connection.execute(_TABLE, {"id": table_id}).mappings().one())
            chairs = {
                c["seat"]: ChairRow(**c) for c in connection.execute(_CHAIRS, {"id": table_id}).mappings()
            }
            seating = decide(row, tuple(chairs.values()))
            if isinstance(seating, str):
                return seating
            for chair in seating.chairs:
                where = (schema.chairs.c.table_id == table_id) & (schema.chairs.c.seat == chair.seat)
                connection.execute(update(schema.chairs).where(where).values(**asdict(chair)))
                chairs[chair.seat] = chair
            if header := seating.header:
                begun = update(schema.tables).where(schema.tables.c.id == table_id)
                connection.execute(begun.values(header=encode(header), status="playing"))
                row = replace(row, header=header, status="playing")
            return Seated(row, tuple(chairs.values()), began=seating.header is not None)

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
    return TableRow(**{**row, "setup": setup, "header": header})
