"""Tables in play rest after a restart, and nobody can tell: limits, outages and bots go on as they would."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from gamehall.kernel import clock as clocks
from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.live.hall import Hall
from gamehall.live.pulse import Outage
from gamehall.live.table import LiveTable
from gamehall.live.waking import wakes_at
from gamehall.store.rows import NEVER, AtRest
from gamehall.store.schema import tables
from tests.live.desk import P1, Watch, opened, table
from tests.loops import run
from tests.waiting import rang

HOUR = 3_600_000


async def seen_to(hall: Hall) -> None:
    await hall._waking.all_seen_to.wait()
    assert hall.awake


def left(hall: Hall, live: LiveTable) -> int:
    sight = live.sight(P1)
    return clocks.read(sight.clock, sight.prompts, hall.now(), {})[0].left


def kinds(peek: Game, hall: Hall, id: str) -> list[str]:
    return [type(codec(peek).entry(line).action).__name__ for line in hall.store.log.read(id)]


def test_a_table_rests_until_its_limit_is_near_and_rings_at_its_moment(
    peek: Game, tmp_path: Path, watch: Watch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            watch.ms += 3_000
        watch.ms += HOUR
        async with opened(tmp_path, watch) as hall:
            await seen_to(hall)
            assert hall._live == {}
            start = hall.now()
            watch.ms += 53_000
            hall._pulse.beat()
            hall._waking._new.set()
            await asyncio.sleep(0)
            assert hall._live == {}, "not yet"
            watch.ms += 2_000
            hall._waking._new.set()
            while live.id not in hall._live:
                await asyncio.sleep(0.01)
            again = hall._live[live.id]
            watch.ms += 2_000
            hall._pulse.beat()
            assert left(hall, again) == 0
            watch.ms += 1
            await again.tick()
            rung = again.table.entries[-1]
            assert (rang(rung), rung.at) == (True, start + 57_001)

    run(work())


def test_outages_that_a_resting_table_slept_through_are_told_it_with_their_times(
    peek: Game, tmp_path: Path, watch: Watch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            watch.ms += 4_000
            first = hall.now()
        watch.ms += HOUR
        async with opened(tmp_path, watch) as hall:
            await seen_to(hall)
            back = hall.now()
            watch.ms += 3_000
            second = hall.now()
            assert kinds(peek, hall, live.id) == ["Dealt", "Dealt"], "still at rest"
        watch.ms += HOUR
        async with opened(tmp_path, watch) as hall:
            assert hall._pulse.outages == ((first, back), (second, hall.now()))
            again = await hall.table(live.id)
            assert again
            assert left(hall, again) == 53_000
            told = [(type(e.action).__name__, e.at) for e in again.table.entries[2:]]
            assert told == [("Pause", first), ("Resume", back), ("Pause", second), ("Resume", hall.now())]
        watch.ms += HOUR
        async with opened(tmp_path, watch) as hall:
            assert len(hall._pulse.outages) == 1, "what everybody knows is kept no longer"

    run(work())


def test_a_bot_at_a_resting_table_moves_though_nobody_looks(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            row = hall.store.table(live.id)
            assert row
            hall._bots.stop()
            monkeypatch.setattr(hall._bots, "wake", lambda live: None)
            await hall.give_chair(row, P1, "bot", bot="first")
        async with opened(tmp_path) as hall:
            while "PlayCard" not in kinds(peek, hall, live.id):
                await asyncio.sleep(0.01)

    run(work())


def test_a_table_of_which_nothing_is_known_is_read_at_once(peek: Game, tmp_path: Path, watch: Watch) -> None:
    """An older hall wrote no moment."""

    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            await asyncio.wrap_future(
                hall.store.writer.do(lambda c: c.execute(update(tables), {"due": None}))
            )
        async with opened(tmp_path, watch) as hall:
            await seen_to(hall)
            assert list(hall._live) == [live.id]

    run(work())


def test_a_table_that_rests_sleeps_with_the_machine(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
        async with opened(tmp_path, watch) as hall:
            await seen_to(hall)
            [(before, _)] = hall._waking._planned
            watch.ms += HOUR
            while hall._waking._planned == [(before, live.id)]:
                await asyncio.sleep(0.01)
            assert hall._waking._planned == [(before + HOUR, live.id)]
            again = await hall.table(live.id)
            assert again
            assert left(hall, again) == 60_000

    run(work())


def test_when_a_table_wakes() -> None:
    away = Outage(1_000, 5_000)
    for due, last, moment in (
        (9_000, 500, 13_000),  # the limit stood still while the hall was away
        (900, 500, 0),  # it ran out before
        (9_000, 5_000, 9_000),  # the table knows of the outage
        (9_000, 1_200, 12_800),  # an act after the last beat
        (NEVER, 500, NEVER),
        (None, 500, 0),
    ):
        assert wakes_at(AtRest("t", last, due, bots=False), (away,)) == moment
    assert wakes_at(AtRest("t", 500, NEVER, bots=True), (away,)) == 0
