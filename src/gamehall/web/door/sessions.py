"""Who is signed in as organiser. The hall keeps the list: a sign-out counts wherever the cookie went."""

import hashlib
import secrets
import threading
import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

from gamehall.store.rows import SESSIONS
from gamehall.store.store import Store

IDLE = 12 * 3600
"""Seconds without any sign of life after which a session is over: a long day in the hall."""
LONGEST = 7 * 24 * 3600
"""Seconds after which even a session in use is over."""

_NOTED = 600
"""The list on disk may be so many seconds behind about when a session was last used."""
_MOST = 100


class _Session(Struct, frozen=True):
    began: float
    used: float


class Sessions:
    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self._now, self._lock = store, now, threading.Lock()
        self._open = _read(store.setting(SESSIONS))
        self._noted = now()

    def begin(self) -> str:
        """A new session; what its cookie holds is nowhere else."""
        token, now = secrets.token_urlsafe(32), self._now()
        with self._lock:
            latest = sorted(self._open.items(), key=lambda one: one[1].used)[-_MOST + 1 :]
            self._open = {**dict(latest), _mark(token): _Session(now, now)}
            self._keep()
        return token

    def has(self, token: str) -> bool:
        session, now = self._open.get(_mark(token)), self._now()
        return session is not None and now - session.used <= IDLE and now - session.began <= LONGEST

    def use(self, token: str) -> bool:
        """Whether there is such a session; if so, it lives on."""
        if not self.has(token):
            return False
        mark, now = _mark(token), self._now()
        with self._lock:
            if session := self._open.get(mark):
                self._open[mark] = _Session(session.began, now)
            if now - self._noted > _NOTED:
                self._noted = now
                self._store.set_setting(SESSIONS, self._written())
        return True

    def end(self, token: str) -> None:
        with self._lock:
            self._open.pop(_mark(token), None)
            self._keep()

    def end_all(self) -> None:
        with self._lock:
            self._open = {}
            self._keep()

    def _keep(self) -> None:
        self._store.set_setting(SESSIONS, self._written()).result()

    def _written(self) -> str:
        return msgspec.json.encode(self._open).decode()


def _mark(token: str) -> str:
    """Who reads the list on disk cannot make a cookie of it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _read(kept: str | None) -> dict[str, _Session]:
    try:
        return msgspec.json.decode(kept or "{}", type=dict[str, _Session])
    except msgspec.DecodeError:
        return {}
