"""Brings the database of an older hall to the tables this program writes, one version after the other."""

from pathlib import Path

from sqlalchemy import Connection, update

from gamehall.store.schema import SCHEMA, settings


def upgrade(connection: Connection, found: int) -> None:
    """All steps from the version found, within the transaction that is open."""
    # Read only now: a database that is up to date, as nearly all are, does without.
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    steps = ScriptDirectory(str(Path(__file__).parent)).iterate_revisions(str(SCHEMA), str(found))
    with Operations.context(MigrationContext.configure(connection)):
        for step in reversed(list(steps)):
            step.module.upgrade()
    connection.execute(update(settings).where(settings.c.name == "schema").values(value=str(SCHEMA)))
