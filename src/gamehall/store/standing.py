"""Tables that stand and are not over: who opened them, and which of them nobody came to."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine, Integer, String, cast, delete, func, select, update

from gamehall.store.schema import chairs, events, officials, people, tables
from gamehall.store.writer import Writer


class Opened(Struct, frozen=True):
    """How many tables, and at how many of them only bots play."""

    tables: int
    of_bots: int


def chosen(field: str) -> Any:
    """A field of what was chosen when the table was made."""
    return func.json_extract(cast(tables.c.setup, String), f"$.{field}")


class Standing:
    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def opened_by(self, maker: str, since: int) -> Opened:
        """Tables this person opened that gather, or that are in play and were made since then."""
        return self._opened(chosen("maker") == maker, since)

    def among(self, ids: Sequence[str], since: int) -> Opened:
        return self._opened(tables.c.id.in_(ids), since)

    def _opened(self, which: Any, since: int) -> Opened:
        plays = (chairs.c.table_id == tables.c.id) & (chairs.c.kind == "person") & chairs.c.seat.like("p%")
        nobody = ~select(chairs.c.seat).where(plays).exists()
        of_event = tables.c.match.in_(select(events.c.id))  # opened for its entrants, however many they are
        gathers, in_play = tables.c.status == "gathering", tables.c.status == "playing"
        query = select(func.count(), func.sum(cast(nobody, Integer))).where(
            tables.c.status.in_(("gathering", "playing")),
            gathers | (in_play & (tables.c.created >= since)),
            tables.c.match.is_(None) | ~of_event,
            which,
        )
        with self._engine.connect() as connection:
            standing, of_bots = connection.execute(query).one()
        return Opened(standing, of_bots or 0)

    def close_forgotten(self, before: int, but_not: Sequence[str]) -> "Future[list[str]]":
        """Close the tables made before then that still gather; which they were."""
        forgotten = (
            (tables.c.status == "gathering") & (tables.c.created < before) & tables.c.id.not_in(but_not)
        )

        def work(connection: Connection) -> list[str]:
            found = list(connection.execute(select(tables.c.id).where(forgotten)).scalars())
            connection.execute(update(tables).where(tables.c.id.in_(found)).values(status="closed"))
            return found

        return self._writer.do(work)

    def forget_people(self, before: int) -> "Future[int]":
        """Forget those who said their name before then, never sat down anywhere and run no event."""
        sat = select(chairs.c.person).where(chairs.c.person == people.c.id).exists()
        helps = select(officials.c.person).where(officials.c.person == people.c.id).exists()
        gone = delete(people).where(people.c.since < before, ~sat, ~helps)
        return self._writer.do(lambda connection: connection.execute(gone).rowcount)
