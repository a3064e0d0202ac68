"""At the door: other sites may not act here, nobody may flood the hall, and no page loads from elsewhere."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException
from litestar.types import Message, Scope

MESSAGE_BYTES = 16 * 1024
SOCKETS_A_PERSON = 12
SOCKETS_AN_ADDRESS = 64
MESSAGES_A_SECOND = 20.0
BURST = 40.0

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


def _keep(scope: Scope) -> str:
    """A file asked for by its version never changes; everything else is asked for again."""
    if not scope["path"].startswith("/static/"):
        return "no-store"
    query = scope.get("query_string", b"")
    return "public, max-age=31536000, immutable" if query.startswith(b"v=") else "public, max-age=3600"


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: tuple[str, ...] = ()) -> bool:
    """A browser says which page asks; a program says nothing, and has nobody's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in allowed or urlsplit(origin).netloc == connection.headers.get("host", "")


async def check_origin(request: Request[Any, Any, Any]) -> None:
    if request.method not in ("GET", "HEAD") and not same_origin(request, request.app.state.desk.origins):
        raise PermissionDeniedException("This was sent by a page of another site.")


class Bucket:
    """So many messages a second, with some to spare."""

    def __init__(self, rate: float = MESSAGES_A_SECOND, burst: float = BURST) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Turnstile:
    """How many are inside under each name."""

    def __init__(self) -> None:
        self._inside: Counter[str] = Counter()

    @contextmanager
    def passing(self, name: str, most: int) -> Iterator[bool]:
        """True for those who get in; the place is free again afterwards."""
        if self._inside[name] >= most:
            yield False
            return
        self._inside[name] += 1
        try:
            yield True
        finally:
            self._inside[name] -= 1
            if not self._inside[name]:
                del self._inside[name]
