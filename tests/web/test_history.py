"""A long record over a real socket: the newest page at once, earlier ones when somebody reads that far."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from gamehall.kernel.action import Correct
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.table import submit
from gamehall.live.table import LiveTable
from gamehall.web.wire import history
from gamehall.web.wire.messages import SeenEntry

LONG = 900


def lengthen(hall: Any, table: str, reason: str = "a slip of the hand", entries: int = LONG) -> LiveTable:
    """Corrections by the hundred, straight into the table."""
    live: LiveTable = hall.app.state.desk.hall._live[table]
    longer, at = live.table, live.touched
    fresh: tuple[Entry, ...] = ()
    while longer.seq < entries:
        done = submit(longer, JUDGE, Correct(f"{reason} {longer.seq}"), at=at)
        longer, fresh = done.table, (*fresh, *done.entries)
    live._store.log.append(live.id, fresh, live.table.seq).result()
    live.table = longer
    return live


def test_a_join_brings_the_newest_page_and_earlier_ones_are_asked_for(two: Any) -> None:
    ann, _, table = two
    lengthen(ann.hall, table)
    line = ann.line(table)
    line.join()
    update = line.update
    assert (update["since"], update["seq"]) == (LONG - history.PAGE_ENTRIES, LONG)
    have = update["entries"]
    while have[0]["seq"] > 1:
        line.say(type="Earlier", before=have[0]["seq"])
        page = line.hear("Entries")
        assert page["since"] == page["entries"][0]["seq"] - 1
        have = page["entries"] + have
    assert [entry["seq"] for entry in have] == list(range(1, LONG + 1))
    assert set(have[0]) == set(SeenEntry.__struct_fields__)
    for nothing in (1, 0, -5):
        line.say(type="Earlier", before=nothing)
        assert line.hear("Entries") == {"type": "Entries", "since": 0, "entries": []}
    line.say(type="Earlier", before=10**12)
    assert line.hear("Entries")["entries"] == update["entries"]


def test_a_page_is_bounded_in_bytes_too(two: Any) -> None:
    ann, _, table = two
    live = lengthen(ann.hall, table, "x" * 480, 300)
    line = ann.line(table)
    line.join()
    assert 10 < len(line.update["entries"]) < history.PAGE_ENTRIES
    assert len(history.update(live, Seat("p1"), 0, 0)) < 1.1 * history.PAGE_BYTES
    assert len(history.earlier(live, Seat("p1"), 200)) < 1.1 * history.PAGE_BYTES


def test_earlier_pages_hide_what_updates_hide(two: Any, visitor: Callable[..., Any]) -> None:
    ann, bob, table = two
    here, there, watcher = ann.line(table), bob.line(table), visitor().line(table)
    pages = []
    for line in (here, there, watcher):
        line.join()
        line.say(type="Earlier", before=99)
        pages.append(line.hear("Entries")["entries"])
        assert pages[-1] == line.update["entries"]
    drew = [page[0]["events"][0]["cards"] for page in pages]
    assert "?" not in drew[0]
    assert drew[1:] == [["?", "?"]] * 2


def test_an_entry_is_written_once_for_all_who_see_it_alike(two: Any, visitor: Callable[..., Any]) -> None:
    ann, bob, table = two
    live = lengthen(ann.hall, table, entries=100)
    for line in (ann.line(table), bob.line(table), visitor().line(table)):
        line.join()
    seen = {seat: live.written[50, Seat(seat), False] for seat in ("p1", "p2", "gallery")}
    assert seen["p1"] is seen["p2"] is seen["gallery"]
    assert live.written[1, Seat("p1"), False] != live.written[1, Seat("p2"), False]


def test_what_was_made_for_onlookers_goes_with_the_last_of_them(two: Any) -> None:
    ann, bob, table = two
    live = lengthen(ann.hall, table, entries=100)
    line, stays = ann.line(table), bob.line(table)
    stays.join()
    line.join()
    assert not any(key[0] == "update" for key in live.memo), "an update for one who joins is for nobody else"
    assert live.written
    line.socket.close()
    stays.hear("People")
    assert live.written
    stays.socket.close()
    while ann.hall.app.state.desk.hall.bus.listened_to(table):
        time.sleep(0.002)
    assert not live.written
    assert not live.memo


def test_joins_that_are_not_waited_for_get_one_update(two: Any) -> None:
    ann, _, table = two
    line = ann.line(table)
    for since in range(4):
        line.say(type="Join", since=since % 2)
    for _ in range(4):
        line.hear("Welcome")
    line.hear("Update")
    line.say(type="Ping")
    line.hear("Pong")
    assert 1 <= sum(m["type"] == "Update" for m in line.heard) <= 4


@pytest.mark.parametrize("seat", ["p1", "gallery"])
def test_a_join_costs_no_more_where_much_has_happened(two: Any, seat: str) -> None:
    ann, _, table = two
    live = lengthen(ann.hall, table)
    history.update(live, Seat(seat), 0, 0)
    looked_at: list[int] = []
    live.written = _Noted(live.written, looked_at)
    history.update(live, Seat(seat), 0, 0)
    assert len(looked_at) == history.PAGE_ENTRIES
    assert not live.written.misses


class _Noted(dict[tuple[int, str, bool], bytes]):
    """Notes which entries are asked for, and which had to be written anew."""

    def __init__(self, kept: dict[tuple[int, str, bool], bytes], looked_at: list[int]) -> None:
        super().__init__(kept)
        self.looked_at, self.misses = looked_at, 0

    def get(self, key: Any, default: Any = None) -> Any:
        self.looked_at.append(key[0])
        found = super().get(key, default)
        self.misses += found is None
        return found
