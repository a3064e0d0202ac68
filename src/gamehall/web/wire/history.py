"""What happened, as it is sent: an entry is written once for all who see it alike, old ones go in pages."""

from msgspec import Raw

from gamehall.kernel import clock as clocks
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import Seat
from gamehall.kernel.views import books_closed
from gamehall.live.table import LiveTable
from gamehall.web.wire.messages import Entries, Update
from gamehall.web.wire.wording import (
    encode,
    ending,
    facts_for,
    outcome_of,
    seen_entry,
    standstill,
    waiting,
    with_others,
)

PAGE_ENTRIES = 200
PAGE_BYTES = 128 * 1024

_MOST_KEPT = 32
_MOST_WRITTEN = 10 * PAGE_ENTRIES


def news(live: LiveTable, seat: Seat, since: int, now: int, others: tuple[Seat, ...] = ()) -> bytes:
    """All that is new to this seat, written once for everybody who looks from it at this moment."""
    key = ("update", seat, others, since, now // 16)
    if key not in live.memo:
        if len(live.memo) > _MOST_KEPT:
            live.memo.clear()
        live.memo[key] = update(live, seat, since, now, others)
    return live.memo[key]


def update(live: LiveTable, seat: Seat, since: int, now: int, others: tuple[Seat, ...] = ()) -> bytes:
    """The table as it stands, and the entries after `since`, as far back as a page goes. `others`: the other
    chairs of whoever looks from this one."""
    table, sight = live.table, live.sight(seat)
    state_key = ("state", id(sight))
    if state_key not in live.memo:
        live.memo[state_key] = encode(sight.state)
    dials = sight.game.dials(sight.state) if sight.game.dials else ()
    readings = clocks.read(sight.clock, sight.prompts, now, sight.header.time_factors, dials)
    first, entries = _page(live, seat, since, table.seq)
    return encode(
        Update(
            first,
            table.seq,
            entries,
            Raw(live.memo[state_key]),
            with_others(live, sight, seat, others),
            waiting(live, sight),
            tuple(readings),
            sight.clock.paused,
            outcome_of(sight),
            sight.finished,
            now,
            ending(live),
            facts_for(live, sight, seat, others),
            standstill(table),
        )
    )


def earlier(live: LiveTable, seat: Seat, before: int) -> bytes:
    """The page of the record that ends right before an entry."""
    since, entries = _page(live, seat, 0, min(max(before - 1, 0), live.table.seq))
    return encode(Entries(since, entries))


def _page(live: LiveTable, seat: Seat, since: int, last: int) -> tuple[int, tuple[Raw, ...]]:
    """The entries up to `last`, and the number of the one before the first of them."""
    page: list[Raw] = []
    closed, size, first = books_closed(live.table, seat), 0, max(since, last - PAGE_ENTRIES)
    for entry in reversed(live.table.entries[first:last]):
        written = _written(live, entry, seat, closed)
        size += len(written)
        if page and size > PAGE_BYTES:
            break
        page.append(Raw(written))
    return last - len(page), tuple(reversed(page))


def _written(live: LiveTable, entry: Entry, seat: Seat, closed: bool) -> bytes:
    key = (entry.seq, seat, closed)
    if found := live.written.get(key):
        return found
    whole = (entry.seq, "", closed)
    shared = None if _hides(entry, seat) else live.written.get(whole)
    found = shared or encode(seen_entry(live.table, entry, seat))
    if entry.seq > live.table.seq - PAGE_ENTRIES:  # those before are seldom asked for
        live.written[key] = found
        if not _hides(entry, seat):
            live.written[whole] = found
        while len(live.written) > _MOST_WRITTEN:
            del live.written[next(iter(live.written))]
    return found


def _hides(entry: Entry, seat: Seat) -> bool:
    """Whether something of this entry may not be for this seat: then it is written for the seat alone."""
    action = entry.action if entry.seat == seat else entry.action.seen_by(seat)
    return action is not entry.action or entry.ruling.seen_by(seat) is not entry.ruling
