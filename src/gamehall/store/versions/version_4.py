"""Tournaments, the links to their roles, and who has which."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("maker", sa.String, nullable=False),
        sa.Column("private", sa.Integer, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("due", sa.Integer),
    )
    op.create_table(
        "roles",
        sa.Column("event_id", sa.String, primary_key=True),
        sa.Column("seat", sa.String, primary_key=True),
        sa.Column("salt", sa.String, nullable=False),
    )
    op.create_table(
        "officials",
        sa.Column("event_id", sa.String, primary_key=True),
        sa.Column("seat", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
    )
    op.create_index("ix_officials_person", "officials", ["person"])
