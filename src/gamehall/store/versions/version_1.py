"""The first database, before it had numbers to go by. Nothing is done to reach it."""

revision = "1"
down_revision = None


def upgrade() -> None: ...
