"""Time at live tables: limits run out by themselves, and clocks stand still for exactly an outage."""

import asyncio
from pathlib import Path

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Pause, Resume
from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.kernel.seat import CLOCK
from gamehall.live.bus import Listener
from gamehall.live.pulse import Pulse, unknown
from gamehall.store.rows import ChairRow
from tests.live.desk import ANN, P1, P2, TWO, Watch, first_legal, opened, table
from tests.loops import run


def test_a_limit_runs_out_by_itself_at_its_own_moment(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall, turn_seconds=0.15)
            listener = Listener()
            hall.bus.subscribe(live.id, listener)
            await listener.wait()
            entry = live.table.entries[2]
            assert (entry.seat, entry.ruling.verdict) == (CLOCK, "penalised")
            assert entry.at == live.table.entries[1].at + 151

    run(work())


def test_time_factors_belong_to_the_player(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        slow = ChairRow("", P1, "", "person", "a", "Ann", time_factor=1.5)
        async with opened(tmp_path, watch) as hall:
            live = await table(hall, (slow, TWO[1]))
            upcoming = live.table.next_due()
            assert upcoming is not None
            assert upcoming[0] - watch.ms == 90_001

    run(work())


def test_clocks_stand_still_for_exactly_the_outage(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            start = watch.ms
            watch.ms = start + 20_000
            hall._pulse.beat()
            watch.ms = start + 20_060  # dies between two beats; closing beats once more
            hall._pulse.beat = lambda: None  # type: ignore[method-assign]

        watch.ms = start + 3_600_000
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again is not None
            pause, resume = again.table.entries[-2:]
            assert (pause.action, pause.at) == (Pause("the hall stood still"), start + 20_000)
            assert (resume.action, resume.at) == (Resume(), start + 3_600_000)
            sight = again.sight(P1)
            (reading,) = clocks.read(sight.clock, sight.prompts, watch.ms, {})
            assert (reading.left, reading.running) == (40_000, True)
            assert await hall.table(live.id) is again, "mended once"
            assert again.table.seq == 4

    run(work())


def test_an_outage_never_begins_before_the_last_entry(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            hall._pulse.beat = lambda: None  # type: ignore[method-assign]
            watch.ms += 70  # after the last beat, yet the act was acknowledged
            action, prompt = first_legal(live, P1)
            reply = await hall.submit(ANN, live, P1, action, prompt)
            played_at = live.table.entries[2].at

        watch.ms += 5_000
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again is not None
            assert reply.seq == 3
            assert again.table.entries[3].at == played_at
            sight = again.sight(P2)
            assert clocks.read(sight.clock, sight.prompts, watch.ms, {})[0].left == 60_000

    run(work())


def test_a_limit_that_ran_out_before_the_crash_still_counts(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            watch.ms += 61_000
            hall._pulse.beat()
            live.put_away()

        watch.ms += 1_000_000
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again is not None
            assert [type(e.action).__name__ for e in again.table.entries[2:]] == [
                "TurnOver",
                "Pause",
                "Resume",
            ]

    run(work())


def test_tables_in_play_go_on_after_a_restart_though_nobody_asks(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall, turn_seconds=0.3)
        async with opened(tmp_path) as hall:
            for _ in range(200):
                await asyncio.sleep(0.01)
                if len(hall.store.log.read(live.id)) >= 5:
                    break
            kinds = [codec(peek).entry(line).action for line in hall.store.log.read(live.id)]
            assert [type(a).__name__ for a in kinds][2:5] == ["Pause", "Resume", "TurnOver"]

    run(work())


def test_a_hall_that_dies_again_while_opening_remembers_both_outages(tmp_path: Path, watch: Watch) -> None:
    start = watch.ms
    assert Pulse(tmp_path, watch).outages == ()
    watch.ms += 5_000
    assert Pulse(tmp_path, watch).outages == ((start, start + 5_000),)  # killed before any table is mended
    watch.ms += 5_000
    pulse = Pulse(tmp_path, watch)
    assert pulse.outages == ((start, start + 5_000), (start + 5_000, start + 10_000))
    first, second = pulse.outages
    for last_entry, told in (
        (start - 100, [first, second]),  # knows of neither
        (start + 60, [(start + 60, start + 5_000), second]),  # written after the last beat: since that act
        (start + 5_000, [second]),  # mended for the first
        (start + 5_020, [(start + 5_020, start + 10_000)]),  # mended, and played on after the last beat
        (start + 11_000, []),  # knows of both
    ):
        assert unknown(pulse.outages, last_entry) == told
    pulse.forget(start + 11_000)
    watch.ms += 1_000
    assert Pulse(tmp_path, watch).outages == ((start + 10_000, start + 11_000),)


def test_a_table_not_reached_before_the_second_kill_loses_no_time(
    peek: Game, tmp_path: Path, watch: Watch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            due = live.table.next_due()
            assert due
            left = due[0] - watch.ms
        watch.ms += 60_000
        Pulse(tmp_path, watch)  # a hall that opens and is killed at once
        watch.ms += 60_000
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again
            due = again.table.next_due()
            assert due
            assert due[0] - watch.ms == left

    run(work())


def test_clocks_sleep_with_the_machine(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            due = live.table.next_due()
            assert due
            await asyncio.sleep(0.15)
            watch.ms += 3_600_000  # the lid is closed for an hour
            await asyncio.sleep(0.3)
            after = live.table.next_due()
            assert after
            assert after[0] - due[0] == 3_600_000
            assert [type(e.action).__name__ for e in live.table.entries[-2:]] == ["Pause", "Resume"]

    run(work())
