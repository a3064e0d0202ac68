"""Records to bytes and back, one typed decoder a game; older formats are lifted on the way in."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Union

import msgspec
from msgspec import Raw, Struct

from gamehall.kernel.action import COMMON_ACTIONS, Action
from gamehall.kernel.event import COMMON_EVENTS, Event
from gamehall.kernel.game import Game
from gamehall.kernel.record import FORMAT, Entry, Header, chain_start, encode, link
from gamehall.kernel.ruling import Ruling, Verdict
from gamehall.kernel.seat import Seat
from gamehall.kernel.signature import is_signature

Upgrade = Callable[[list[dict[str, Any]]], list[dict[str, Any]]]

UPGRADES: dict[int, Upgrade] = {}
"""How a record of format n becomes one of format n + 1. Lines are the header, then the entries."""


_NOT_READ = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading bytes from anywhere can raise; the last where brackets are nested without end."""


class Unreadable(Exception):
    """These bytes are not what they should be; the sentence says where and why."""


class _RulingLine(Struct):
    verdict: Verdict
    cites: str
    says: str
    events: tuple[Raw, ...] = ()
    faults: tuple[Raw, ...] = ()


class _EntryLine(Struct):
    seq: int
    at: int
    seat: Seat
    prompt: str
    action: Raw
    ruling: _RulingLine
    command: str = ""
    hash: str = ""


class Codec:
    """Reads one game's actions, events and entries."""

    def __init__(self, game: Game) -> None:
        self.action_types: tuple[type[Action], ...] = (*game.actions, *COMMON_ACTIONS)
        self.event_types: tuple[type[Event], ...] = (*game.events, *COMMON_EVENTS)
        self._action: Any = msgspec.json.Decoder(Union[self.action_types])  # noqa: UP007
        self._event: Any = msgspec.json.Decoder(Union[self.event_types])  # noqa: UP007
        self._line = msgspec.json.Decoder(_EntryLine)
        self.options = game.options

    def action(self, raw: bytes | Raw) -> Action:
        try:
            return self._action.decode(raw)  # type: ignore[no-any-return]
        except _NOT_READ as error:
            raise Unreadable(f"this action cannot be read: {error}") from error

    def event(self, raw: bytes | Raw) -> Event:
        try:
            return self._event.decode(raw)  # type: ignore[no-any-return]
        except _NOT_READ as error:
            raise Unreadable(f"this event cannot be read: {error}") from error

    def entry(self, raw: bytes) -> Entry:
        try:
            line = self._line.decode(raw)
        except _NOT_READ as error:
            raise Unreadable(f"this entry cannot be read: {error}") from error
        events = tuple(self.event(event) for event in line.ruling.events)
        ruling = Ruling(line.ruling.verdict, line.ruling.cites, line.ruling.says, events)
        action = self.action(line.action)
        return Entry(line.seq, line.at, line.seat, line.prompt, action, ruling, line.command, line.hash)

    def read_options(self, options: dict[str, Any]) -> Any:
        try:
            return msgspec.convert(options, self.options)
        except msgspec.ValidationError as error:
            raise Unreadable(f"these options cannot be read: {error}") from error


@lru_cache(maxsize=64)
def codec(game: Game) -> Codec:
    return Codec(game)


def write_lines(header: Header, entries: Iterable[Entry]) -> bytes:
    """A record as a file: the header, then one entry a line."""
    return b"".join(encode(part) + b"\n" for part in (header, *entries))


def read_lines(data: bytes, find_game: Callable[[str], Game]) -> tuple[Header, tuple[Entry, ...]]:
    """A record from a file of this or an older format."""
    lines = upgraded(_record_lines(data))
    try:
        header = msgspec.convert(lines[0], Header)
    except msgspec.ValidationError as error:
        raise Unreadable(f"line 1: this header cannot be read: {error}") from error
    reader = codec(find_game(header.game))
    entries = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            entries.append(reader.entry(encode(line)))
        except Unreadable as error:
            raise Unreadable(f"line {number}: {error}") from error
    return header, tuple(entries)


def upgraded(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Lift a record, format by format, to the one this program writes."""
    while (format := lines[0].get("format", 0)) != FORMAT:
        if not isinstance(format, int) or format not in UPGRADES:
            raise Unreadable(f"line 1: a record of format {format}; this hall reads up to {FORMAT}")
        lines = UPGRADES[format](lines)
    return lines


def broken_links(data: bytes) -> list[str]:
    """Where the chain of a record file does not hold, in plain sentences. Empty: it holds."""
    lines, written, problems = _record_lines(data), data.splitlines(), []
    for number, (line, raw) in enumerate(zip(lines, written, strict=False), start=1):
        if encode(line) != raw:
            problems.append(f"line {number} is not written as a record is written")
    previous = chain_start(lines[0])
    for number, line in enumerate(lines[1:], start=1):
        stated, body = line.get("hash", ""), encode({**line, "hash": ""})
        if line.get("seq") != number:
            problems.append(f"entry {number} is numbered {line.get('seq')}")
        if stated != link(previous, body):
            problems.append(f"entry {number} does not follow from the one before it")
        previous = str(stated)
    return problems


def _record_lines(data: bytes) -> list[dict[str, Any]]:
    """The header and the entries; a signature at the end is no part of the chain."""
    lines = _json_lines(data)
    return lines[:-1] if len(lines) > 1 and is_signature(lines[-1]) else lines


def _json_lines(data: bytes) -> list[dict[str, Any]]:
    lines = []
    for number, line in enumerate(data.splitlines(), start=1):
        try:
            lines.append(msgspec.json.decode(line, type=dict[str, Any]))
        except _NOT_READ as error:
            raise Unreadable(f"line {number}: {error}") from error
    if not lines:
        raise Unreadable("line 1: the file is empty")
    return lines
