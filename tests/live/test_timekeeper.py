"""Live tables at which a person keeps the time: no alarm is set, and who sits in that chair calls."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import StartTimer, StopTimer
from gamehall.kernel.game import Game
from gamehall.kernel.seat import CLOCK, DEALER
from gamehall.live.hall import Hall
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import LiveTable, Reply
from gamehall.store.rows import ChairRow, Setup
from tests.live.desk import ANN, BOB, EVE, P1, TWO, Watch, opened, play_out, table
from tests.loops import run
from tests.waiting import rang

TIMEKEEPER = ChairRow("", CLOCK, "", "person", "e", "Eve")
BOSS = Person("o", "Olga", organiser=True)


async def called(hall: Hall, live: LiveTable, person: Person) -> Reply:
    prompt = next(p for p in live.table.prompts if p.seat == CLOCK)
    assert prompt.limit
    return await hall.submit(person, live, CLOCK, prompt.limit.then, prompt.id)


def test_no_alarm_rings_and_the_table_may_be_put_away(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall, (*TWO, TIMEKEEPER))
            assert live.table.header.person_keeps_time
            watch.ms += 24 * 3_600_000
            await live.tick()
            assert not any(rang(entry) for entry in live.table.entries)
            assert (live.idle, live._alarm) == (True, None)
            timed = await table(hall)
            assert not timed.table.header.person_keeps_time
            assert timed._alarm is not None

    run(work())


def test_only_who_sits_there_and_the_organiser_call_time(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall, (*TWO, TIMEKEEPER))
            for stranger in (ANN, BOB, Person("x", "Xan")):
                reply = await called(hall, live, stranger)
                assert (reply.seq, reply.ruling.says) == (None, "You do not sit at Timekeeper.")
            reply = await called(hall, live, EVE)
            assert (reply.ruling.verdict, live.table.entries[-1].seat) == ("penalised", CLOCK)
            by_the_hall = await table(hall)
            for person in (BOSS, EVE, ANN):
                assert (await called(hall, by_the_hall, person)).seq is None

    run(work())


def test_the_organiser_stands_in_for_a_timekeeper(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall, (*TWO, TIMEKEEPER))
            assert not (await called(hall, live, BOSS)).ruling.refused

    run(work())


def test_what_the_timekeeper_does_with_a_timer_outlives_the_hall(
    peek: Game, tmp_path: Path, watch: Watch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall, (*TWO, TIMEKEEPER))
            timer = next(p.limit.timer for p in live.table.prompts if p.limit)
            watch.ms += 4_000  # less than a sleep of the machine
            assert not (await hall.submit(EVE, live, CLOCK, StopTimer(timer))).ruling.refused
        watch.ms += 3_600_000
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again
            sight = again.sight(P1)
            [reading] = clocks.read(sight.clock, sight.prompts, watch.ms, {})
            assert (reading.left, reading.running) == (56_000, False)
            assert not (await hall.submit(EVE, again, CLOCK, StartTimer(timer))).ruling.refused

    run(work())


def test_a_dial_does_not_count_an_outage(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall, (*TWO, TIMEKEEPER))
            watch.ms += 4_000  # less than a sleep of the machine
            hall._pulse.beat()
        watch.ms += 3_600_000
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again
            sight = again.sight(P1)
            [reading] = clocks.read(sight.clock, sight.prompts, watch.ms, {})
            assert (reading.left, reading.running) == (56_000, True)

    run(work())


def test_the_chair_is_waited_for_and_the_hall_may_take_it_before_the_game(
    peek: Game, tmp_path: Path, watch: Watch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            chairs = (*TWO, ChairRow("", CLOCK, "", "person"))
            row, _ = await hall.make_table(ANN, "peek", Setup("peek", "tournament", {}, "a"), chairs)
            assert row.header is None
            sat = await hall.take_chair(EVE, row, CLOCK)
            assert sat.header
            assert sat.header.person_keeps_time
            row, _ = await hall.make_table(ANN, "peek", Setup("peek", "tournament", {}, "a"), chairs)
            given = await hall.give_chair(row, CLOCK, "hall")
            assert given.header
            assert not given.header.person_keeps_time

    run(work())


@pytest.mark.parametrize("keeps", [True, False])
def test_who_sits_down_as_scorer_keeps_the_time_where_that_was_wished(
    peek: Game, tmp_path: Path, watch: Watch, keeps: bool
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            open_chairs = tuple(ChairRow("", seat, "", "person") for seat in (DEALER, CLOCK))
            setup = Setup("peek", "tournament", {}, "a", scorer_keeps_time=keeps)
            row, _ = await hall.make_table(ANN, "peek", setup, (*TWO, *open_chairs))
            row = await hall.take_chair(EVE, row, DEALER)
            held = {c.seat for c in hall.store.chairs(row.id) if c.person == EVE.id}
            assert held == ({DEALER, CLOCK} if keeps else {DEALER})
            assert (row.header is not None) is keeps
            if not keeps:
                with pytest.raises(NotPossible):
                    await hall.take_chair(BOB, row, DEALER)

    run(work())


def test_a_freed_chair_is_vacant_and_nothing_runs_out(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall, (*TWO, TIMEKEEPER))
            row = hall.store.table(live.id)
            assert row
            await hall.give_chair(row, CLOCK, "person")
            watch.ms += 24 * 3_600_000
            assert (await called(hall, live, EVE)).seq is None
            await play_out(hall, live)
            assert not any(rang(entry) for entry in live.table.entries)
            assert live.table.finished
            await asyncio.sleep(0)

    run(work())


def test_no_bot_keeps_the_time(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            bot = replace(TIMEKEEPER, kind="bot", bot="first")
            with pytest.raises(NotPossible, match="A bot cannot sit as Timekeeper"):
                await table(hall, (*TWO, bot))

    run(work())
