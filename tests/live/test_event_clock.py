"""The clock of a round warns and calls time by itself, also where nobody looks on and after a restart."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from gamehall.kernel.action import Pause, Resume
from gamehall.kernel.game import Game
from gamehall.kernel.seat import CLOCK
from gamehall.live.event import LiveEvent
from gamehall.live.hall import Hall
from gamehall.tournaments.event.acts import CallTime, CallWarning, StartRound
from gamehall.tournaments.event.seats import DIRECTOR
from gamehall.tournaments.formats.format import Clocks
from tests.live.desk import CHIEF, Watch, opened
from tests.live.event_desk import hung_out, plan, said, says, until
from tests.loops import run

HALF_HOUR = plan(clocks=Clocks(1800, 300, "Five minutes are left."))
MINUTES = 60_000


async def started(hall: Hall) -> LiveEvent:
    made = await hung_out(hall, HALF_HOUR)
    await says(hall, made, StartRound(1))
    return made


class Running:
    """Time that goes on by itself, and can be moved on."""

    def __init__(self) -> None:
        self.skipped = 0

    def now(self) -> Callable[[], int]:
        loop = asyncio.get_running_loop()
        return lambda: 1_800_000_000_000 + self.skipped + round(1_000 * loop.time())


@pytest.mark.paragraph("event-clock")
def test_the_hall_is_warned_and_time_is_called_by_the_clock_alone(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        time = Running()
        async with opened(tmp_path, time.now()) as hall:
            made = await started(hall)
            begun = made.record.entries[-1].at
            assert not made.idle, "its clock runs"
            time.skipped = 30 * MINUTES - 100
            hall._pulse.beat()
            made.set_alarm()
            assert not made.state.warned
            await until(made, lambda: made.state.warned)
            time.skipped += 5 * MINUTES - 100
            hall._pulse.beat()
            made.set_alarm()
            assert made.state.running == 1
            await until(made, lambda: not made.state.running)
            rang = [e for e in made.record.entries if isinstance(e.action, CallWarning | CallTime)]
            assert [(e.seat, e.at - begun) for e in rang] == [
                (CLOCK, 30 * MINUTES + 1),
                (CLOCK, 35 * MINUTES + 2),
            ]
            assert made.idle

    run(work())


@pytest.mark.parametrize(("passed", "warned"), [(30 * MINUTES, False), (30 * MINUTES + 1, True)])
def test_a_minute_is_over_after_its_last_moment(
    peek: Game, tmp_path: Path, watch: Watch, passed: int, warned: bool
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            made = await started(hall)
            for _ in range(passed // MINUTES):
                watch.ms += MINUTES
                hall._pulse.beat()
            watch.ms += passed % MINUTES
            await made.tick()
            assert made.state.warned is warned

    run(work())


def test_an_act_after_the_time_comes_after_the_clock(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            made = await started(hall)
            for _ in range(40):
                watch.ms += MINUTES
                hall._pulse._last = watch.ms
            again = await hall.events.act(CHIEF, made, DIRECTOR, CallTime())
            assert again.ruling.refused, "its time was called already"
            assert [type(e.action) for e in made.record.entries[-2:]] == [CallWarning, CallTime]

    run(work())


def test_after_a_restart_the_clock_rings_though_nobody_asks_for_the_event(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        time = Running()
        async with opened(tmp_path, time.now()) as hall:
            made = await started(hall)
            begun = made.record.entries[-1].at
            time.skipped = 30 * MINUTES - 4_000
            hall._pulse.beat()
        async with opened(tmp_path, time.now()) as hall:
            await asyncio.sleep(0.05)
            assert hall.events._live == {}, "it rests as long as nothing is due"
            time.skipped += 3_600
            hall._pulse.beat()
            hall.events._waking._new.set()
            for _ in range(2000):
                if (found := hall.events._live.get(made.id)) and found.state.warned:
                    break
                await asyncio.sleep(0.005)
            assert found is not None
            (warned,) = said(found, CallWarning)
            assert warned == CallWarning()
            entry = next(e for e in found.record.entries if isinstance(e.action, CallWarning))
            stood = sum(
                e.at * (1 if isinstance(e.action, Resume) else -1)
                for e in found.record.entries
                if isinstance(e.action, Pause | Resume)
            )
            assert entry.at - begun - stood == 30 * MINUTES + 1

    run(work())


def test_the_clock_stands_still_for_exactly_the_outage(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            made = await started(hall)
            start = watch.ms
            watch.ms = start + 20_000
            hall._pulse.beat()
            watch.ms = start + 20_060  # dies between two beats; closing beats once more
            hall._pulse.beat = lambda: None  # type: ignore[method-assign]
        watch.ms = start + 60 * MINUTES
        async with opened(tmp_path, watch) as hall:
            again = await hall.events.find(made.id)
            assert again is not None
            pause, resume = again.record.entries[-2:]
            assert (pause.action, pause.at) == (Pause("the hall stood still"), start + 20_000)
            assert (resume.action, resume.at) == (Resume(), start + 60 * MINUTES)
            upcoming = again.record.next_due()
            assert upcoming is not None
            assert upcoming[0] == start + 90 * MINUTES - 20_000 + 1

    run(work())


def test_a_round_without_a_clock_keeps_no_event_awake(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            made = await hung_out(hall)
            await says(hall, made, StartRound(1))
            assert made.state.running == 1
            assert made.idle
            assert hall.store.events.in_play() == []

    run(work())


def test_the_hall_may_be_killed_while_it_opens(peek: Game, tmp_path: Path, watch: Watch) -> None:
    """The outage is known until the event was told of it."""

    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            made = await started(hall)
            start = watch.ms
            hall._pulse.beat()
        watch.ms = start + 10 * MINUTES
        async with opened(tmp_path, watch) as hall:
            pass  # nobody asks for the event
        watch.ms = start + 20 * MINUTES
        async with opened(tmp_path, watch) as hall:
            again = await hall.events.find(made.id)
            assert again is not None
            upcoming = again.record.next_due()
            assert upcoming is not None
            assert upcoming[0] == start + 50 * MINUTES + 1

    run(work())
