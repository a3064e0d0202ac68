"""The record: a header and numbered entries, append-only, each sealed to the one before."""

import hashlib
import re
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat

CITES = ("hall-two-chairs", "hall-length")
"""The header names who plays and is an official too; `live` says who may be, and how long a record grows."""

FORMAT = 1

Manner = Literal["tournament", "guided"]

_encoder = msgspec.json.Encoder(order="sorted")


class Player(Struct, frozen=True):
    seat: Seat
    name: str
    kind: Literal["person", "bot"] = "person"


class Header(Struct, frozen=True):
    """What must be known to read a record: which game, by which book, with which options."""

    table: str
    game: str
    book: str
    edition: str
    manner: Manner
    options: dict[str, Any]
    players: tuple[Player, ...]
    opened_at: int
    sealed_seed: str = ""
    """The dealer's commitment; empty where a person types what fell."""
    time_factors: dict[Seat, float] = {}
    also: dict[Seat, Seat] = {}
    """Officials' chairs held by somebody who plays at this table too, and the chair they play from."""
    format: int = FORMAT
    timekeeper: Literal["person"] | UnsetType = UNSET
    """Set where a person keeps the time, and only then written: a record that the hall's clock was in keeps
    the seal it always had."""

    @property
    def person_keeps_time(self) -> bool:
        return self.timekeeper == "person"

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(p.seat for p in self.players)

    def named(self, text: str) -> str:
        """Rules speak of `{p1}`; people read the name of who sits there."""
        names = {player.seat: player.name for player in self.players}
        return re.sub(r"\{(\w+)\}", lambda seat: names.get(Seat(seat[1]), f"the {seat[1]}"), text)


class Entry(Struct, frozen=True):
    """One act and its ruling. `command` is the sender's own id for it; `hash` seals the chain."""

    seq: int
    at: int
    seat: Seat
    prompt: str
    action: Action
    ruling: Ruling
    command: str = ""
    hash: str = ""

    def seen_by(self, seat: Seat) -> "Entry":
        """This entry as `seat` may know it: without the seal, which depends on hidden things."""
        action, ruling = self.action, self.ruling
        if seat != self.seat:
            action = action.seen_by(seat)
        ruling = ruling.seen_by(seat)
        return Entry(self.seq, self.at, self.seat, self.prompt, action, ruling)


class Record(Struct, frozen=True):
    """All that happened at a table: it is replayed, audited and kept."""

    header: Header
    entries: tuple[Entry, ...]


def encode(value: object) -> bytes:
    """The one way a record is written: same value, same bytes."""
    return _encoder.encode(value)


def chain_start(header: Header | dict[str, Any]) -> str:
    return hashlib.sha256(encode(header)).hexdigest()


def seal_entry(entry: Entry, previous: str) -> Entry:
    return replace(entry, hash=link(previous, encode(entry)))


def link(previous: str, body: bytes) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()
