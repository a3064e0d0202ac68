"""The hall's key. It signs the records that leave the hall, so that nobody can write one in its name."""

import os
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

    def sign(self, signed: Signed) -> Signature:
        return Signature(signed, self.public, self._private.sign(_message(signed)).hex())

    def line(self, table: Table) -> bytes:
        """The last line of a table's record."""
        return line_of(self.sign(to_sign(table.header, table.entries, table.closed)))

    def record(self, table: Table) -> bytes:
        """A table's record as a file."""
        return write_lines(table.header, table.entries) + self.line(table)


def hall_key(folder: Path) -> HallKey:
    """The key of the hall that keeps its things here; made the first time it is wanted."""
    if found := kept_key(folder):
        return found
    new = Ed25519PrivateKey.generate()
    try:
        file = os.open(folder / KEY, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:  # somebody else was quicker
        return hall_key(folder)
    with os.fdopen(file, "w", encoding="ascii") as out:
        out.write(new.private_bytes_raw().hex() + "\n")
        out.flush()
        os.fsync(out.fileno())
    return HallKey(new)


def kept_key(folder: Path) -> HallKey | None:
    """The hall's key if it has one already, for those who only look."""
    try:
        written = (folder / KEY).read_text("ascii")
    except (FileNotFoundError, NotADirectoryError):
        return None
    return HallKey(Ed25519PrivateKey.from_private_bytes(bytes.fromhex(written.strip())))


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
