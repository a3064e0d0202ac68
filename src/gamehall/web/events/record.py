"""The record of an event: every act with its ruling, and the way back to before one of them."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct

from gamehall.kernel.citing import Source
from gamehall.kernel.event import Rewound
from gamehall.kernel.numerals import read_number
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import CLOCK, HALL, Seat
from gamehall.web.events.inside import READS_RECORD, TITLES, Inside, cites, room

_A_PAGE = 60
_OTHERS: Mapping[Seat, str] = {CLOCK: "Clock", HALL: "Hall", Seat("entrant"): "Entrant"}


class Line(Struct, frozen=True):
    seq: int
    at: str
    who: str
    says: str
    cites: Source
    undone: bool
    """A correction has gone back to before it."""


def view(inside: Inside) -> Mapping[str, Any]:
    entries = inside.record.entries
    asked = read_number(inside.query.get("upto", ""), 7)
    upto = len(entries) if asked is None else max(1, min(asked, len(entries)))
    first = max(0, upto - _A_PAGE)
    return {
        "lines": list(_lines(entries[first:upto], _undone(entries)))[::-1],
        "before": first,
        "after": min(len(entries), upto + _A_PAGE) if upto < len(entries) else 0,
        "corrects": inside.may("Correct") is not None,
        "seal": entries[-1].hash if entries else "",
        "count": len(entries),
    }


def _lines(entries: Sequence[Entry], undone: frozenset[int]) -> Iterator[Line]:
    for entry in entries:
        at = f"{datetime.fromtimestamp(entry.at / 1000).astimezone():%H:%M:%S}"
        who = TITLES.get(entry.seat) or _OTHERS.get(entry.seat, str(entry.seat))
        ruling = entry.ruling
        yield Line(entry.seq, at, who, ruling.says, cites(ruling.cites), entry.seq in undone)


def _undone(entries: Sequence[Entry]) -> frozenset[int]:
    """Entries that a later correction has gone back over."""
    gone: set[int] = set()
    for entry in entries:
        for event in entry.ruling.events:
            if isinstance(event, Rewound):
                gone.update(range(event.to, entry.seq))
    return frozenset(gone)


ROUTES: list[Any] = room("/e/{id:str}/record", "record.html", view, READS_RECORD)
