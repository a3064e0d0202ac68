"""Tables whose limits are known without reading them, and a quicker lobby."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Integer))
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])
    op.drop_index("ix_tables_status", "tables")
