"""The hall's front desk: what every route needs, in one place."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from gamehall.live.hall import Hall
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import LiveTable
from gamehall.store.rows import TableRow
from gamehall.store.store import Store
from gamehall.web.guard import Bucket, Turnstile
from gamehall.web.identity import Registry
from gamehall.web.settings import Settings


class NotHere(Exception):
    """There is no such thing in this hall; the sentence says what."""


class Desk:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data)
        self.registry = Registry(self.store, cheap=settings.test_password_cost)
        if settings.password:
            self.registry.set_password(settings.password)
        self.hall = Hall(self.store, bot_pause=settings.bot_pause)
        self.turnstile = Turnstile()
        self.password_tries = Bucket(rate=0.2, burst=5)
        self.wrong_codes = Bucket(rate=10, burst=200)
        """So that nobody finds a table by trying all its codes."""
        self.imports = Bucket(rate=2, burst=20)
        self.origins = settings.origins

    async def open(self) -> None:
        await self.hall.open()

    async def close(self) -> None:
        await self.hall.close()
        self.store.close()

    def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        return self.registry.person(connection)

    def known_person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        person = self.person(connection)
        if not person.id:
            raise NotPossible("Say your name first.")
        return person

    def row(self, id: str) -> TableRow:
        row = self.store.table(id)
        if row is None:
            raise NotHere("There is no such table.")
        return row

    async def live(self, id: str) -> LiveTable:
        live = await self.hall.table(id)
        if live is None:
            raise NotHere("There is no such table in play.")
        return live

    async def finished(self, id: str) -> LiveTable:
        """A table whose game is over, or was left elsewhere; before that its record is nobody's."""
        live = await self.live(id)
        if live.table.outcome is None and live.row.status != "finished":
            raise NotPossible("The game is not over. Its record can be had when it is.")
        return live


AtDesk = NamedDependency[Desk]
"""How a route asks for the desk."""


async def provide_desk(request: Request[Any, Any, Any]) -> Desk:
    return request.app.state.desk  # type: ignore[no-any-return]
