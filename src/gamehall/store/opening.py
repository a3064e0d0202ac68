"""Opens the database of a hall: makes it, brings it up to date, or says plainly why it cannot be used."""

import logging
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, update
from sqlalchemy.exc import DatabaseError

from gamehall.store.copying import Damaged, copy_database
from gamehall.store.folder import CannotOpen, not_writable
from gamehall.store.private import keep_private, make_private
from gamehall.store.schema import SCHEMA, metadata, settings
from gamehall.store.upgrading import upgrade

log = logging.getLogger("gamehall.store")

_VERSION = select(settings.c.value).where(settings.c.name == "schema")


def open_database(file: Path) -> Engine:
    """The database in this file, made if it is new, upgraded if an older hall wrote it."""
    _keep_private(file)
    engine = create_engine(
        f"sqlite:///{file}",
        connect_args={"check_same_thread": False, "timeout": 10},
        hide_parameters=True,  # seeds, keys and the cookie's secret are no text for a log
    )
    event.listen(engine, "connect", _tune)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            says = _bring_up_to_date(connection, file)
            connection.commit()
    except DatabaseError as error:
        engine.dispose()
        raise unreadable(file, error) from error
    except BaseException:
        engine.dispose()
        raise
    if says:
        log.warning(says)
    return engine


def unreadable(file: Path, error: DatabaseError) -> CannotOpen:
    """What SQLite says, and what people can do about it."""
    says = str(error.orig)
    if "readonly" in says or "unable to open" in says:
        do = "Let this user write to the file and its folder, or name another folder with --data."
    elif "locked" in says:
        do = "Another program has it open: close that first."
    elif "full" in says:
        do = "Make room on the disk first."
    else:
        do = "Put a backup in its place with gamehall restore, or name another folder with --data."
    return CannotOpen(f"{file} cannot be used: {says}. {do}")


def _keep_private(file: Path) -> None:
    """Nobody else reads the file, nor the two that SQLite keeps beside it and makes like it."""
    try:
        make_private(file)
        for beside in ("-wal", "-shm"):
            keep_private(file.with_name(file.name + beside))
    except OSError as error:
        raise not_writable(file.parent, error) from error


def _tune(connection: object, _: object) -> None:
    connection.isolation_level = None  # type: ignore[attr-defined]  # we say BEGIN ourselves
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "cache_size=-8000", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]


def _bring_up_to_date(connection: Connection, file: Path) -> str:
    """What was done that people should know of."""
    tables = inspect(connection).get_table_names()
    if not tables:
        metadata.create_all(connection)
        connection.execute(settings.insert().values(name="schema", value=str(SCHEMA)))
        return ""
    found = "" if "settings" not in tables else connection.execute(_VERSION).scalar()
    if not found:
        raise CannotOpen(f"{file} was not made by a hall. Name another folder with --data.")
    if found == str(SCHEMA):
        connection.execute(update(settings).where(settings.c.name == "schema").values(value=found))
        return ""  # that was written, so what is to come can be
    if not (found.isdecimal() and 1 <= int(found) < SCHEMA):
        raise CannotOpen(
            f"{file} is of version {found}; this hall reads version {SCHEMA} and older ones. "
            "Start the hall that wrote it, or name another folder with --data."
        )
    kept = file.with_name(f"{file.stem}-before-{SCHEMA}{file.suffix}")
    try:
        copy_database(file, kept)
    except Damaged as error:
        raise CannotOpen(
            f"{file} is damaged, so it was not brought from version {found} to version {SCHEMA}: {error}. "
            "Put a backup in its place with gamehall restore, or name another folder with --data."
        ) from error
    except OSError as error:
        raise not_writable(file.parent, error) from error
    upgrade(connection, int(found))
    return f"{file} was brought from version {found} to version {SCHEMA}; {kept.name} keeps it as it was."
