"""Every time limit at its last moment inside and its first outside, from the table in `limits.toml`."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from gamehall.kernel.action import TimeUp
from gamehall.kernel.catalog import games
from gamehall.kernel.clock import allowance
from gamehall.kernel.prompt import Limit
from gamehall.kernel.seat import CLOCK, Seat
from gamehall.kernel.table import Table, run_out, submit
from tests.conformance.driver import play
from tests.limits import scenes

ROWS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("limits.toml").read_text())["limit"]

BANKS = {"p1": "bank", "p2": "bank"}
"""A player's own clock bears the player's name."""


def running(table: Table, timer: str, seat: Seat) -> tuple[Limit, int]:
    """The limit of this kind that runs for the seat or for all, and the first moment outside it."""
    (limit,) = {
        p.limit
        for p in table.prompts
        if p.seat == CLOCK and p.limit and _kind(p.limit.timer) == timer
        if timer not in _EACH_THEIR_OWN or p.limit.of == seat
    }
    ran = table.clock.timers[limit.timer]
    assert ran.since is not None
    last = ran.since + allowance(limit, table.header.time_factors) - ran.spent
    return limit, last + (limit.last == "inside")


_EACH_THEIR_OWN = ("writing", "writingcall", "checking", "checkingcall", "neutral")
"""Times that several players have at once."""


def _kind(timer: str) -> str:
    return timer.partition(":")[0]


def _entered(table: Table, at: int) -> list[str]:
    """The timers that have run out by then."""
    return [e.action.timer for e in run_out(table, at)[1] if isinstance(e.action, TimeUp)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['scene']}")
def test_the_last_moment_is_where_the_sheet_puts_it(row: dict[str, Any]) -> None:
    scene = getattr(scenes, row["scene"])()
    table: Table = scene.table
    assert table.game.id == row["game"]
    limit, first_outside = running(table, row["timer"], scene.seat)
    assert (limit.ms, limit.last) == (row["seconds"] * 1000, row["last"])

    assert limit.timer not in _entered(table, first_outside - 1)
    in_time = submit(table, scene.seat, scene.action, prompt=scene.prompt, at=first_outside - 1)
    assert in_time.ruling.refused is scene.waits
    assert not any(isinstance(e.action, TimeUp) and e.action.timer == limit.timer for e in in_time.entries)

    late = submit(table, scene.seat, scene.action, prompt=scene.prompt, at=first_outside)
    (rung,) = [e for e in late.entries if isinstance(e.action, TimeUp) and e.action.timer == limit.timer]
    assert (rung.at, rung.ruling.cites) == (first_outside, row["cites"])
    if not scene.waits:
        assert late.ruling.refused is (row.get("late", "refused") == "refused")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['scene']}")
def test_a_row_gives_the_sheets_words_or_says_that_the_hall_set_the_time(row: dict[str, Any]) -> None:
    assert ("words" in row) is not ("house" in row)
    assert set(row) <= {"game", "timer", "scene", "seconds", "last", "cites", "late", "words", "house"}


@pytest.mark.parametrize("game", sorted(games()))
def test_no_timer_that_runs_in_play_is_missing_from_the_table(game: str) -> None:
    known = {row["timer"] for row in ROWS if row["game"] == game}
    seen = set[str]()
    for shelf in games()[game].shelves:
        for seed in range(4):
            for entry in play(games()[game], "tournament", seed, shelf=shelf.id).entries:
                if isinstance(entry.action, TimeUp):
                    seen.add(_kind(entry.action.timer))
    assert {BANKS.get(timer, timer) for timer in seen} <= {BANKS.get(timer, timer) for timer in known}
