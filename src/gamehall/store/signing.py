"""The hall's key. It signs the records that leave the hall, so that nobody can write one in its name.

What the links of an event end with follows from it too, so that no database alone tells them.
"""

import hashlib
import hmac
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from gamehall.kernel.codec import write_lines
from gamehall.kernel.record import encode
from gamehall.kernel.signature import Signature, Signed, line_of, to_sign
from gamehall.kernel.table import Table
from gamehall.store.parts import KEY


class HallKey:
    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private
        self.public = private.public_key().public_bytes_raw().hex()
        """What others check signatures with; the hall shows it to everybody."""
        self._words = hashlib.sha256(b"gamehall words\n" + private.private_bytes_raw()).digest()

    def sign(self, signed: Signed) -> Signature:
        return Signature(signed, self.public, self._private.sign(_message(signed)).hex())

    def line(self, table: Table) -> bytes:
        """The last line of a table's record."""
        return line_of(self.sign(to_sign(table.header, table.entries, table.closed)))

    def record(self, table: Table) -> bytes:
        """A table's record as a file."""
        return write_lines(table.header, table.entries) + self.line(table)

    def word(self, told: str) -> bytes:
        """What only this hall answers to that; nobody finds the key by it."""
        return hmac.digest(self._words, told.encode(), "sha256")


def hall_key(folder: Path) -> HallKey:
    """The key of the hall that keeps its things here; made the first time it is wanted."""
    return kept_key(folder) or _new_key(folder)


def _new_key(folder: Path) -> HallKey:
    """It is in its place whole or not at all, whenever the hall is killed."""
    new = Ed25519PrivateKey.generate()
    file, beside = tempfile.mkstemp(prefix=f"{KEY}-", dir=folder)
    try:
        with os.fdopen(file, "w", encoding="ascii") as out:
            out.write(new.private_bytes_raw().hex() + "\n")
            out.flush()
            os.fsync(out.fileno())
        with suppress(FileExistsError):  # somebody else was quicker
            os.link(beside, folder / KEY)
        if kept := kept_key(folder):
            return kept
        Path(beside).replace(folder / KEY)  # an older hall was killed before it wrote there
        return HallKey(new)
    finally:
        Path(beside).unlink(missing_ok=True)


def kept_key(folder: Path) -> HallKey | None:
    """The hall's key if it has one already, for those who only look."""
    try:
        written = (folder / KEY).read_text("ascii")
    except (FileNotFoundError, NotADirectoryError):
        return None
    secret = bytes.fromhex(written.strip())
    return HallKey(Ed25519PrivateKey.from_private_bytes(secret)) if secret else None


def is_genuine(signature: Signature) -> bool:
    """Whether the hall whose key it names really signed this."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature.hall))
        key.verify(bytes.fromhex(signature.value), _message(signature.signed))
    except (ValueError, InvalidSignature):
        return False
    return True


def _message(signed: Signed) -> bytes:
    return b"gamehall record\n" + encode(signed)
