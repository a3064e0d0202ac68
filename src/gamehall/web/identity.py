"""Who is speaking: a name in a signed cookie. No e-mail, no account; the organiser also has a password."""

import hashlib
import ipaddress
import secrets
import unicodedata
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import PersonRow
from gamehall.store.store import Store

COOKIE = "gamehall"
_YEAR = 365 * 24 * 3600
LONGEST_NAME = 40

NOBODY = Person("", "Guest")
"""Someone who has not said their name: may look, not act."""


class Registry:
    """Writes and reads the cookie, and keeps the organiser's password."""

    def __init__(self, store: Store, *, cheap: bool = False) -> None:
        self._store = store
        secret = store.setting("cookie_secret")
        if secret is None:
            secret = secrets.token_urlsafe(32)
            store.set_setting("cookie_secret", secret).result()
        self._signer = URLSafeSerializer(secret, salt="person")
        self._hasher = (
            PasswordHasher(time_cost=1, memory_cost=8, parallelism=1) if cheap else PasswordHasher()
        )
        self._hash = store.setting("organiser_password") or ""

    @property
    def has_password(self) -> bool:
        return bool(self._hash)

    def set_password(self, password: str) -> None:
        """Whoever was signed in with an older password is no longer."""
        if len(password) < 8:
            raise NotPossible("The organiser's password needs at least 8 characters.")
        self._hash = self._hasher.hash(password)
        self._store.set_setting("organiser_password", self._hash).result()

    def is_password(self, password: str) -> bool:
        try:
            return bool(self._hash) and self._hasher.verify(self._hash, password)
        except (Argon2Error, InvalidHashError):
            return False

    def new_person(self, name: str, now: int) -> Person:
        person = Person(secrets.token_urlsafe(12), clean_name(name))
        self._store.remember(PersonRow(person.id, person.name, now)).result()
        return person

    def rename(self, person: Person, name: str, now: int) -> Person:
        renamed = Person(person.id, clean_name(name), person.organiser)
        self._store.remember(PersonRow(renamed.id, renamed.name, now)).result()
        return renamed

    def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        try:
            id, name, badge = self._signer.loads(connection.cookies.get(COOKIE, ""))
            return Person(str(id), str(name), bool(badge) and secrets.compare_digest(badge, self._badge))
        except (BadSignature, ValueError, TypeError):
            return NOBODY

    def cookie(self, person: Person) -> Cookie:
        value = self._signer.dumps([person.id, person.name, self._badge if person.organiser else ""])
        text = value if isinstance(value, str) else value.decode()
        return Cookie(key=COOKIE, value=text, max_age=_YEAR, httponly=True, samesite="lax", path="/")

    @property
    def _badge(self) -> str:
        return hashlib.sha256(self._hash.encode()).hexdigest()[:24] if self._hash else ""


def clean_name(name: str) -> str:
    """A name people can read: no control characters, no tricks with direction, not too long."""
    kept = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] != "C")
    tidy = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not tidy:
        raise NotPossible("Enter a name so that others know who you are.")
    return tidy


def from_this_machine(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the visitor sits at the machine the hall runs on, and not behind a proxy there."""
    if connection.client is None or "x-forwarded-for" in connection.headers:
        return False
    try:
        return ipaddress.ip_address(connection.client.host).is_loopback
    except ValueError:
        return False
