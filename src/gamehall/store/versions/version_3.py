"""Matches of several tables, and which tables are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("match", sa.String))
    op.add_column("tables", sa.Column("heard", sa.Integer))
    op.create_index("ix_tables_match", "tables", ["match"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.Column("header", sa.LargeBinary),
    )
