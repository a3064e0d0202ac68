"""Somebody sets the machine's clock, or closes the lid: no player gains or loses a moment by it."""

from pathlib import Path

import pytest

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Pause, Resume
from gamehall.kernel.game import Game
from gamehall.kernel.seat import CLOCK, Seat
from gamehall.live.hall import Hall
from gamehall.live.table import LiveTable
from tests.live.desk import ANN, BOB, P1, P2, Watch, first_legal, opened, table
from tests.loops import run
from tests.waiting import rang

HOUR = 3_600_000


def left(hall: Hall, live: LiveTable, seat: Seat) -> int:
    sight = live.sight(seat)
    return clocks.read(sight.clock, sight.prompts, hall.now(), {})[0].left


@pytest.mark.parametrize("jump", [-HOUR, HOUR, -4_000, 4_000])
def test_a_clock_set_while_people_play_changes_no_game(
    peek: Game, tmp_path: Path, watch: Watch, jump: int
) -> None:
    async def work() -> None:
        wall = Watch()
        async with opened(tmp_path, watch, wall) as hall:
            live = await table(hall)
            start = hall.now()
            wall.ms += jump
            watch.ms += 2_000
            assert left(hall, live, P1) == 58_000
            await hall.submit(ANN, live, P1, *first_legal(live, P1))
            assert live.table.entries[-1].at == start + 2_000
            wall.ms += jump
            hall._pulse.beat()
            watch.ms += 60_001
            hall._pulse.beat()
            await live.tick()
            ran_out = live.table.entries[3]
            assert (ran_out.seat, ran_out.at) == (CLOCK, start + 62_001)
            assert not any(isinstance(e.action, Pause) for e in live.table.entries)

    run(work())


@pytest.mark.parametrize("played_after_the_last_beat", [0, 70])
def test_a_clock_set_back_before_a_restart_holds_no_limit_up(
    peek: Game, tmp_path: Path, watch: Watch, played_after_the_last_beat: int
) -> None:
    async def work() -> None:
        wall = Watch()
        async with opened(tmp_path, watch, wall) as hall:
            live = await table(hall)
            watch.ms += 2_000
            hall._pulse.beat()
            hall._pulse.beat = lambda: None  # type: ignore[method-assign]
            watch.ms += played_after_the_last_beat
            await hall.submit(ANN, live, P1, *first_legal(live, P1))
            stopped = hall.now()

        wall.ms -= HOUR
        watch.ms = 7  # the machine was started anew
        async with opened(tmp_path, watch, wall) as hall:
            assert hall.now() == stopped
            again = await hall.table(live.id)
            assert again
            assert left(hall, again, P2) == 60_000
            watch.ms += 3_000
            assert left(hall, again, P2) == 57_000
            reply = await hall.submit(BOB, again, P2, *first_legal(again, P2))
            assert reply.seq
            assert again.table.entries[reply.seq - 1].at == stopped + 3_000
            hall._pulse.beat()
            watch.ms += 60_001
            hall._pulse.beat()
            await again.tick()
            times_up = [e.at for e in again.table.entries if rang(e)]
            assert times_up[0] == stopped + 63_001

    run(work())


def test_a_clock_set_forth_before_a_restart_is_an_outage(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        wall = Watch()
        async with opened(tmp_path, watch, wall) as hall:
            live = await table(hall)
            watch.ms += 2_000
        wall.ms += HOUR
        async with opened(tmp_path, watch, wall) as hall:
            again = await hall.table(live.id)
            assert again
            assert hall.now() == wall.ms
            assert left(hall, again, P1) == 58_000
            assert [type(e.action) for e in again.table.entries[-2:]] == [Pause, Resume]

    run(work())


def test_the_first_act_after_a_sleep_is_not_charged_for_it(peek: Game, tmp_path: Path, watch: Watch) -> None:
    """It may come before the pulse has noticed anything, and so may an alarm."""

    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            one, other = await table(hall), await table(hall)
            start = hall.now()
            watch.ms += HOUR
            await hall.submit(ANN, one, P1, *first_legal(one, P1))
            await other.tick()
            for live in (one, other):
                pause, resume = live.table.entries[2:4]
                assert (pause.action, pause.at) == (Pause("the hall stood still"), start)
                assert (resume.action, resume.at) == (Resume(), start + HOUR)
            assert [e.seat for e in one.table.entries[4:]] == [P1]
            assert left(hall, other, P1) == 60_000

    run(work())


def test_what_cannot_be_read_of_earlier_outages_stops_no_hall(
    peek: Game, tmp_path: Path, watch: Watch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
        (tmp_path / "outages").write_text("yesterday 12\n12")
        watch.ms += HOUR
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again
            assert left(hall, again, P1) == 60_000

    run(work())
