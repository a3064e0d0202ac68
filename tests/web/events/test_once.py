"""What is made of an event once a change is never taken for what holds after the change."""

from types import SimpleNamespace
from typing import Any, cast

from gamehall.kernel.table import Table
from gamehall.live.event import LiveEvent
from gamehall.web.events.once import once


def at(seq: int) -> Table:
    return cast("Table", SimpleNamespace(seq=seq))


def test_it_is_made_once_at_an_entry_and_anew_at_the_next() -> None:
    live = cast("LiveEvent", SimpleNamespace(memo={}))
    made: list[Any] = []

    def make() -> int:
        made.append("lines")
        return len(made)

    assert [once(live, at(seq), "lines", make) for seq in (1, 1, 2)] == [1, 1, 2]


def test_what_is_done_after_a_change_but_was_begun_before_it_is_not_shown_again() -> None:
    live = cast("LiveEvent", SimpleNamespace(memo={}))

    def slowly() -> str:
        live.memo.clear()  # the event has changed meanwhile
        return "old"

    assert once(live, at(1), "lines", slowly) == "old"
    assert once(live, at(2), "lines", lambda: "new") == "new"
