"""Who is speaking: a name in a signed cookie. No e-mail, no account; the organiser also has a session."""

import secrets
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from gamehall.kernel.names import tidy_name
from gamehall.live.names import taken_by_the_hall
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import PersonRow
from gamehall.store.store import Store
from gamehall.web.door.address import is_secure
from gamehall.web.door.sessions import LONGEST, Sessions

COOKIE = "gamehall"
ORGANISER = "gamehall_organiser"
_YEAR = 365 * 24 * 3600

NOBODY = Person("", "Guest")
"""Someone who has not said their name: may look, not act."""

_Connection = ASGIConnection[Any, Any, Any, Any]


class Registry:
    """Writes and reads the cookies: who somebody is, and whether they are signed in as organiser."""

    def __init__(self, store: Store, proxies: tuple[str, ...] = ()) -> None:
        self._store, self._proxies = store, proxies
        secret = store.setting("cookie_secret")
        if secret is None:
            secret = secrets.token_urlsafe(32)
            store.set_setting("cookie_secret", secret).result()
        self._signer = URLSafeSerializer(secret, salt="person")
        self.sessions = Sessions(store)

    def new_person(self, name: str, now: int, *, organiser: bool = False) -> Person:
        person = Person(secrets.token_urlsafe(12), clean_name(name, organiser=organiser), organiser)
        self._store.remember(PersonRow(person.id, person.name, now)).result()
        return person

    def rename(self, person: Person, name: str, now: int) -> Person:
        renamed = Person(person.id, clean_name(name, organiser=person.organiser), person.organiser)
        self._store.remember(PersonRow(renamed.id, renamed.name, now)).result()
        return renamed

    def person(self, connection: _Connection) -> Person:
        try:
            id, name, *_ = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except (BadSignature, ValueError, TypeError):
            return NOBODY
        return Person(str(id), str(name), self.sessions.use(self.session_of(connection)))

    def session_of(self, connection: _Connection) -> str:
        return connection.cookies.get(self._organisers(connection), "")

    def cookie(self, person: Person) -> Cookie:
        value = self._signer.dumps([person.id, person.name])
        text = value if isinstance(value, str) else value.decode()
        return Cookie(key=COOKIE, value=text, max_age=_YEAR, httponly=True, samesite="lax", path="/")

    def session_cookie(self, connection: _Connection, token: str) -> Cookie:
        """What the organiser's browser keeps; without a token, what makes it forget."""
        name, seconds = self._organisers(connection), LONGEST if token else 0
        return Cookie(key=name, value=token, max_age=seconds, httponly=True, samesite="lax", path="/")

    def _organisers(self, connection: _Connection) -> str:
        """A browser takes the longer name from this very hall only, and only where nobody reads along."""
        return f"__Host-{ORGANISER}" if is_secure(connection, self._proxies) else ORGANISER


def clean_name(name: str, *, organiser: bool = False) -> str:
    """A name people can read, and that the hall does not go by itself."""
    tidy = tidy_name(name)
    if not tidy:
        raise NotPossible("Enter a name so that others know who you are.")
    if taken_by_the_hall(tidy, organiser=organiser):
        raise NotPossible(f"“{tidy}” has a meaning of its own in this hall. Please choose another name.")
    return tidy
