"""The tables of the database as this program writes them.

What changes here needs a file in `versions`, which brings the databases of older halls to the same.
"""

from sqlalchemy import (
    DDL,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    event,
)

SCHEMA = 4

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
    Column("status", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("secret", String, nullable=False),
    Column("header", LargeBinary),
    Column("due", Integer),
    Column("match", String, index=True),
    Column("heard", Integer),
    Index("ix_tables_status_created", "status", "created"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("status", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("plan", LargeBinary, nullable=False),
    Column("header", LargeBinary),
)
"""Their entries stand in `entries`, as those of tables do."""

events = Table(
    "events",
    metadata,
    Column("id", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("maker", String, nullable=False),
    Column("private", Integer, nullable=False),
    Column("secret", String, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("due", Integer),
)
"""Tournaments. Their entries stand in `entries` too, and `tables.match` names the event of a table."""

roles = Table(
    "roles",
    metadata,
    Column("event_id", String, primary_key=True),
    Column("seat", String, primary_key=True),
    Column("salt", String, nullable=False),
)
"""By event and role what its link follows from, with the hall's key, which lies in a file of its own."""

officials = Table(
    "officials",
    metadata,
    Column("event_id", String, primary_key=True),
    Column("seat", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
    Column("name", String, nullable=False),
    Column("since", Integer, nullable=False),
)
"""Who opened such a link, and so has the role."""

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
