"""The organiser's password, and the code by which whoever sits at the hall's terminal chooses a new one."""

import secrets
import threading
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct

from gamehall.live.gathering import CODE_LETTERS
from gamehall.live.people import NotPossible
from gamehall.store.store import Store

SHORTEST = 8
CODE = "organiser_code"
"""Where the code is kept; a command beside the running hall may put a new one there."""

_PASSWORD = "organiser_password"


class Code(Struct, frozen=True):
    hash: str
    until: float | None = None
    """None: as long as the hall runs."""


class Password:
    """Hashing takes a while, so everything here is called in a thread."""

    def __init__(self, store: Store, *, cheap: bool = False) -> None:
        self._store, self._lock = store, threading.Lock()
        self._hasher = hasher(cheap)
        self._hash = store.setting(_PASSWORD) or ""

    @property
    def is_set(self) -> bool:
        return bool(self._hash)

    def set(self, password: str) -> None:
        """A new password; a code that was not used is used up."""
        check_length(password)
        self._hash = self._hasher.hash(password)
        self._store.set_setting(_PASSWORD, self._hash).result()
        self.forget_code()

    def matches(self, password: str) -> bool:
        return _verified(self._hasher, self._hash, password)

    def new_code(self, seconds: float | None = None) -> str:
        """A new code instead of any other; the hall keeps only its hash."""
        code = new_code()
        self._store.set_setting(CODE, hashed(self._hasher, code, seconds)).result()
        return code

    def forget_code(self) -> None:
        self._store.set_setting(CODE, "").result()

    @property
    def code_waits(self) -> bool:
        return self._code() is not None

    def use_code(self, code: str, password: str) -> bool:
        """Set a new password with the code; False when it is another code, or was used already."""
        check_length(password)
        with self._lock:
            waiting = self._code()
            if waiting is None or not _verified(self._hasher, waiting.hash, _plain(code)):
                return False
            self.set(password)
        return True

    def _code(self) -> Code | None:
        try:
            code = msgspec.json.decode(self._store.setting(CODE) or "null", type=Code | None)
        except msgspec.DecodeError:
            return None
        return code if code and (code.until is None or time.time() < code.until) else None


def hasher(cheap: bool = False) -> PasswordHasher:
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1) if cheap else PasswordHasher()


def new_code() -> str:
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def hashed(by: PasswordHasher, code: str, seconds: float | None) -> str:
    """What is kept of a code that is good for so long."""
    until = None if seconds is None else time.time() + seconds
    return msgspec.json.encode(Code(by.hash(_plain(code)), until)).decode()


def check_length(password: str) -> None:
    if len(password) < SHORTEST:
        raise NotPossible(f"The organiser's password needs at least {SHORTEST} characters.")


def _plain(code: str) -> str:
    """As it was meant, however it was typed."""
    return "".join(letter for letter in code.upper() if letter in CODE_LETTERS)


def _verified(by: PasswordHasher, hash: str, text: str) -> bool:
    try:
        return bool(hash) and by.verify(hash, text)
    except (Argon2Error, InvalidHashError, UnicodeError):
        return False
