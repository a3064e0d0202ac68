"""The last line of a record file: which hall answers for it, and for how much of it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from gamehall.kernel.record import Entry, Header, chain_start, encode


class Signed(Struct, frozen=True):
    """What a hall puts its name to. The last hash stands for the header and every entry before it."""

    table: str
    entries: int
    last: str
    complete: bool
    """The table was closed for good when this was signed: its game was over. A result may still have been set
    right since, by an entry of a longer record."""


class Signature(Struct, frozen=True):
    signed: Signed
    hall: str
    """The public key of the hall, in hexadecimal figures."""
    value: str


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    signature: Signature


def to_sign(header: Header, entries: Sequence[Entry], complete: bool) -> Signed:
    last = entries[-1].hash if entries else chain_start(header)
    return Signed(header.table, len(entries), last, complete)


def line_of(signature: Signature) -> bytes:
    return encode(_Line(signature)) + b"\n"


def is_signature(line: dict[str, Any]) -> bool:
    return "signature" in line


def signature_in(data: bytes) -> Signature | None:
    """The signature at the end of a record file, if there is one that can be read."""
    last = data.rstrip(b"\n").rpartition(b"\n")[2]
    try:
        return msgspec.json.decode(last, type=_Line).signature
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
