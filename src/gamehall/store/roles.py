"""Who has which role at an event: by a link that can be made anew."""

from collections.abc import Mapping
from concurrent.futures import Future
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Engine, delete, select
from sqlalchemy.dialects.sqlite import insert

from gamehall.kernel.seat import Seat
from gamehall.store.rows import OfficialRow
from gamehall.store.schema import officials, roles
from gamehall.store.writer import Writer


class Roles:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def salts(self, event: str) -> dict[Seat, str]:
        """What the link of each role follows from, and an entrant's that was made anew for one alone."""
        query = select(roles.c.seat, roles.c.salt).where(roles.c.event_id == event)
        with self._engine.connect() as connection:
            return {Seat(seat): salt for seat, salt in connection.execute(query)}

    def holders(self, event: str) -> list[OfficialRow]:
        """All who have a role, the first first."""
        query = select(officials).where(officials.c.event_id == event)
        query = query.order_by(officials.c.since, officials.c.person, officials.c.seat)
        with self._engine.connect() as connection:
            return [OfficialRow(**row) for row in connection.execute(query).mappings()]

    def take(self, salt: str, official: OfficialRow) -> "Future[bool]":
        """Somebody opened a link; False, and nothing is written, where it was made anew meanwhile."""
        of_role: Any = (roles.c.event_id == official.event_id) & (roles.c.seat == official.seat)
        good = select(roles.c.seat).where(of_role, roles.c.salt == salt)
        query = insert(officials).values(**asdict(official))
        again = query.on_conflict_do_update(
            index_elements=["event_id", "seat", "person"], set_={"name": official.name}
        )

        def work(connection: Connection) -> bool:
            if connection.execute(good).first() is None:
                return False
            connection.execute(again)
            return True

        return self._writer.do(work)

    def renew(
        self, event: str, salts: Mapping[Seat, str], stay: frozenset[str] | None = None
    ) -> "Future[None]":
        """Other links for these. Who has such a role keeps it; or, where `stay` is said, only these do."""

        def work(connection: Connection) -> None:
            for seat, salt in salts.items():
                query = insert(roles).values(event_id=event, seat=seat, salt=salt)
                set_ = {"salt": salt}
                connection.execute(
                    query.on_conflict_do_update(index_elements=["event_id", "seat"], set_=set_)
                )
                if stay is not None:
                    theirs = (officials.c.event_id == event) & (officials.c.seat == seat)
                    connection.execute(delete(officials).where(theirs, officials.c.person.not_in(stay)))

        return self._writer.do(work)
