"""At the door: other sites may not act here, nobody may flood the hall, and no page loads from elsewhere."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, PermissionDeniedException, ValidationException
from litestar.types import Message, Scope

from gamehall.web.door import hosts
from gamehall.web.door.address import is_secure
from gamehall.web.settings import Settings

MESSAGE_BYTES = 16 * 1024
SOCKETS_A_PERSON = 12
NAMELESS_SOCKETS_AN_ADDRESS = 64
"""Hall screens and onlookers."""
SOCKETS_AN_ADDRESS = 400
"""A class of forty behind one address, each with several windows."""
MESSAGES_A_SECOND = 20.0
BURST = 40.0
_LONGEST_NAME = 255
_YEAR = 365 * 24 * 3600

_CONTENT = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": _CONTENT,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("Cache-Control", _keep(scope))
        settings: Settings = scope["litestar_app"].state.desk.settings
        if settings.known_certificate:
            headers.setdefault("Strict-Transport-Security", f"max-age={_YEAR}")
        _secure_cookies(headers, scope, settings)


def _secure_cookies(headers: MutableScopeHeaders, scope: Scope, settings: Settings) -> None:
    """What was set where nobody reads along is never sent where somebody might."""
    cookies = headers.getall("set-cookie", [])
    if cookies and is_secure(ASGIConnection(scope), settings.proxies):
        del headers["set-cookie"]
        for cookie in cookies:
            headers.add("set-cookie", f"{cookie}; Secure")


def _keep(scope: Scope) -> str:
    """A file asked for by its version never changes; everything else is asked for again."""
    if not scope["path"].startswith("/static/"):
        return "no-store"
    query = scope.get("query_string", b"")
    return "public, max-age=31536000, immutable" if query.startswith(b"v=") else "public, max-age=3600"


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """A browser says which page asks; a program says nothing, and has nobody's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.origins:
        return True
    scheme, _, asking = origin.partition("://")
    known_scheme = scheme == "https" or not is_secure(connection, settings.proxies)
    return known_scheme and asking == connection.headers.get("host", "")


def known_host(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    return hosts.is_known(hosts.host_of(connection), connection.app.state.desk.names)


async def check_door(request: Request[Any, Any, Any]) -> None:
    """Before any page: is this hall meant, can the address be read, and does a page of ours ask?"""
    if not known_host(request):
        raise HTTPException(_not_this_hall(hosts.host_of(request)), status_code=421)
    if not _readable(request.scope["path"]):
        raise ValidationException("No page has such an address.")
    if request.method not in ("GET", "HEAD") and not same_origin(request, request.app.state.desk.settings):
        raise PermissionDeniedException("This was sent by a page of another site.")


def _readable(path: str) -> bool:
    """Whether a folder could have files of these names."""
    return "\0" not in path and all(
        len(part.encode(errors="replace")) <= _LONGEST_NAME for part in path.split("/")
    )


def _not_this_hall(host: str) -> str:
    if not host:
        return "The hall cannot read the name it was asked for."
    return (
        f"This hall does not answer to the name {host}. If that is its name, "
        f"whoever runs it starts it with: gamehall serve --host-name {host}"
    )


class Bucket:
    """So many messages a second, with some to spare."""

    def __init__(self, rate: float = MESSAGES_A_SECOND, burst: float = BURST) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def due(self, amount: float = 1.0) -> float:
        """Take so many, and say how many seconds to wait until they have come; nothing: they were there."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate) - amount
        self._at = now
        return max(0.0, -self._left / self._rate)


class Turnstile:
    """How many sockets each person and each address has open."""

    def __init__(self, *, on: bool = True) -> None:
        self._inside: Counter[str] = Counter()
        self._on = on

    @contextmanager
    def passing(self, person: str, address: str) -> Iterator[bool]:
        """True for those who get in; the place is free again afterwards."""
        own = (person, SOCKETS_A_PERSON) if person else (f"nameless@{address}", NAMELESS_SOCKETS_AN_ADDRESS)
        names = dict((own, (f"@{address}", SOCKETS_AN_ADDRESS)))
        if self._on and any(self._inside[name] >= most for name, most in names.items()):
            yield False
            return
        self._inside.update(names.keys())
        try:
            yield True
        finally:
            self._inside.subtract(names.keys())
            for name in [name for name in names if not self._inside[name]]:
                del self._inside[name]
