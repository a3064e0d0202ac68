"""The tables of the database, and the check that this program and that file speak of the same ones."""

from pathlib import Path

from sqlalchemy import (
    DDL,
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    create_engine,
    event,
    inspect,
    select,
)

SCHEMA = 1

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("since", Integer, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False, index=True),
    Column("created", Integer, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("secret", String, nullable=False),
    Column("header", LargeBinary),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", String, primary_key=True),
    Column("key", String, nullable=False, unique=True),
    Column("kind", String, nullable=False),
    Column("person", String, index=True),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("time_factor", Float, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("command_id", String),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "command_id"),
    sqlite_with_rowid=False,
)

# A hole in a record can never be filled again, so the database itself refuses one.
event.listen(
    entries,
    "after_create",
    DDL(  # type: ignore[no-untyped-call]
        "CREATE TRIGGER entries_follow BEFORE INSERT ON entries WHEN NEW.seq > 1 AND NOT EXISTS "
        "(SELECT 1 FROM entries WHERE table_id = NEW.table_id AND seq = NEW.seq - 1) "
        "BEGIN SELECT RAISE(ABORT, 'this entry does not follow'); END"
    ).execute_if(dialect="sqlite"),
)


class WrongSchema(Exception):
    """The file was written by another version of the program."""


def open_database(file: Path) -> Engine:
    """The database in this file, made if it is new."""
    engine = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False, "timeout": 10})
    event.listen(engine, "connect", _tune)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _make_or_check(connection, file)
        connection.commit()
    return engine


def _tune(connection: object, _: object) -> None:
    connection.isolation_level = None  # type: ignore[attr-defined]  # we say BEGIN ourselves
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "cache_size=-8000", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]


def _make_or_check(connection: Connection, file: Path) -> None:
    if not inspect(connection).has_table("settings"):
        metadata.create_all(connection)
        connection.execute(settings.insert().values(name="schema", value=str(SCHEMA)))
        return
    found = connection.execute(select(settings.c.value).where(settings.c.name == "schema")).scalar()
    if found != str(SCHEMA):
        raise WrongSchema(
            f"{file} is of version {found}; this hall reads version {SCHEMA}. "
            "Start the hall that wrote it, or name another folder with --data."
        )
