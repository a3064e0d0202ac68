"""Every time limit at its last moment inside and its first outside, from the `limits.toml` of each game.

A row for each limit: what the sheet says of it in its own words, and so whether its last moment is inside or
outside. Where a sheet is silent the hall sets the time, and the row says so under `house`.

    timer    what the clock says          scene    how the game's `scenes.py` brings a table there
    seconds  how long it is               cites    the paragraph cited when it runs out
    late     what the act meets one moment later: "refused", or "noted" where time only changes what follows
"""

import tomllib
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from gamehall.kernel.action import Action
from gamehall.kernel.catalog import games
from gamehall.kernel.clock import allowance
from gamehall.kernel.prompt import Limit
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import CLOCK, Seat
from gamehall.kernel.table import Table, run_out, submit
from tests.conformance.driver import play
from tests.waiting import rang

ROWS: list[dict[str, Any]] = [
    {"game": path.parent.name, **row}
    for path in sorted((Path(__file__).parents[1] / "games").glob("*/limits.toml"))
    for row in tomllib.loads(path.read_text())["limit"]
]


def running(table: Table, timer: str, seat: Seat) -> tuple[str, Limit, int]:
    """Of the limit of this kind for the seat or for all: its prompt, itself, the first moment outside it."""
    ((prompt, limit),) = {
        (p.id, p.limit)
        for p in table.prompts
        if p.seat == CLOCK and p.limit and _kind(p.limit.then) == timer
        if timer not in _EACH_THEIR_OWN or p.limit.of == seat
    }
    ran = table.clock.timers[limit.timer]
    assert ran.since is not None
    last = ran.since + allowance(limit, table.header.time_factors) - ran.spent
    return prompt, limit, last + (limit.last == "inside")


_EACH_THEIR_OWN = ("WritingOver", "WritingCallOver", "CheckingOver", "CheckingCallOver", "NeutralOver")
"""Times that several players have at once."""


def _kind(said: Action) -> str:
    """What the clock says, by its name."""
    return type(said).__name__


def _rung(entries: Iterable[Entry], prompt: str) -> list[Entry]:
    """What the clock said when this time was over."""
    return [entry for entry in entries if rang(entry) and entry.prompt == prompt]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['scene']}")
def test_the_last_moment_is_where_the_sheet_puts_it(row: dict[str, Any]) -> None:
    scenes = import_module(f"tests.games.{row['game']}.scenes")
    scene = getattr(scenes, row["scene"])()
    table: Table = scene.table
    assert table.game.id == row["game"]
    prompt, limit, first_outside = running(table, row["timer"], scene.seat)
    assert (limit.ms, limit.last) == (row["seconds"] * 1000, row["last"])

    assert not _rung(run_out(table, first_outside - 1)[1], prompt)
    in_time = submit(table, scene.seat, scene.action, prompt=scene.prompt, at=first_outside - 1)
    assert in_time.ruling.refused is scene.waits
    assert not _rung(in_time.entries, prompt)

    late = submit(table, scene.seat, scene.action, prompt=scene.prompt, at=first_outside)
    (rung,) = _rung(late.entries, prompt)
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
                if rang(entry):
                    seen.add(_kind(entry.action))
    assert seen <= known
