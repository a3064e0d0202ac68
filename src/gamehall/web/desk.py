"""The hall's front desk: what every route needs, in one place."""

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from msgspec.structs import replace

from gamehall.live.beside import Beside
from gamehall.live.hall import Hall
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import LiveTable
from gamehall.store.rows import TableRow
from gamehall.store.signing import hall_key
from gamehall.store.store import Store
from gamehall.web.announcing import note
from gamehall.web.door.address import address_of
from gamehall.web.door.guard import Turnstile
from gamehall.web.door.hosts import known_names
from gamehall.web.door.identity import Registry
from gamehall.web.door.limits import Limits, Visitor, What
from gamehall.web.door.pace import Paces
from gamehall.web.door.password import Password
from gamehall.web.door.quotas import Quotas
from gamehall.web.settings import Settings
from gamehall.web.wire import tidy
from gamehall.web.wire.answers import Answers, Body, weight

_MOST_BYTES, _MOST_READINGS = 64 << 20, 500
"""How much is kept of what was made once."""


class NotHere(Exception):
    """There is no such thing in this hall; the sentence says what."""


class Desk:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data)
        self.registry = Registry(self.store, settings.proxies)
        self.password = Password(self.store, cheap=settings.test_password_cost)
        self._set_up_password()
        self.beside = Beside(processes=settings.processes)
        self.hall = Hall(self.store, bot_pause=settings.bot_pause, beside=self.beside)
        self.bodies = Answers[Body](_MOST_BYTES, weight)
        self.readings = Answers[Any](_MOST_READINGS, lambda _: 1)
        self.key = hall_key(settings.data)
        self.turnstile = Turnstile(on=settings.limits)
        self.limits = Limits(on=settings.limits)
        self.quotas = Quotas(self.store.standing)
        self.paces = Paces(on=settings.limits)
        self.names = known_names(settings.host_names, settings.origins)

    def _set_up_password(self) -> None:
        """As told at the start; the code of an earlier start is worth nothing."""
        told = self.settings.password
        if told and not self.password.matches(told):
            self.password.set(told)
            self.registry.sessions.end_all()
        elif not self.password.is_set:
            self.password.forget_code()

    async def open(self) -> None:
        if self.settings.addresses.here:
            await asyncio.to_thread(note, self.store, self.settings.addresses)
        await self.hall.open()
        self._tidying = asyncio.ensure_future(tidy.now_and_then())

    async def close(self) -> None:
        self._tidying.cancel()
        await self.hall.close()
        self.store.close()

    def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        return self.registry.person(connection)

    def still(self, connection: ASGIConnection[Any, Any, Any, Any], person: Person) -> Person:
        """The same person later on, who may no longer be the organiser."""
        if not person.organiser or self.registry.sessions.has(self.registry.session_of(connection)):
            return person
        return replace(person, organiser=False)

    def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        return Visitor(self.person(connection).id, address_of(connection, self.settings.proxies))

    def pay(self, what: What, connection: ASGIConnection[Any, Any, Any, Any], amount: float = 1.0) -> None:
        """Count this, or say that it is too much. The organiser may prepare a whole tournament at once."""
        if not self.person(connection).organiser:
            self.limits.pay(what, self.visitor(connection), amount)

    async def check_room(
        self, connection: ASGIConnection[Any, Any, Any, Any], *, bots_only: bool
    ) -> Callable[[str], None]:
        """Whether this visitor may have one more table; what is given back is told which one it became."""
        visitor, now = self.visitor(connection), self.hall.now()
        if self.settings.limits and not self.person(connection).organiser:
            await asyncio.to_thread(self.quotas.check, visitor, now, bots_only=bots_only)
        return lambda table: self.quotas.opened(visitor, table, now)

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

    async def closed(self, id: str) -> LiveTable:
        """A table that is closed for good, or was played elsewhere; before that its record is nobody's."""
        live = await self.live(id)
        if live.open_to_all:
            return live
        if live.table.outcome is None:
            raise NotPossible("The game is not over. Its record can be had when it is.")
        raise NotPossible(
            "The result is not final yet. Record, replay and review open when every player has signed or "
            "accepted it, at the latest ten minutes after it was last changed."
        )


AtDesk = NamedDependency[Desk]
"""How a route asks for the desk."""


async def provide_desk(request: Request[Any, Any, Any]) -> Desk:
    return request.app.state.desk  # type: ignore[no-any-return]
