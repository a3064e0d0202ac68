"""When a running hall closes a table for good: at once, by everybody's word, or when the grace is over."""

import asyncio
from pathlib import Path

import pytest

from gamehall.kernel.action import AcceptResult, Close, Correct, Forfeit, Resign
from gamehall.kernel.closing import GRACE_MS
from gamehall.kernel.game import Game
from gamehall.kernel.seat import JUDGE
from gamehall.live.hall import IDLE_MS, Hall
from gamehall.live.table import LiveTable
from gamehall.store.rows import ChairRow
from tests.live.desk import ANN, BOB, CHIEF, EVE, P1, P2, TWO, Watch, accept, opened, table
from tests.loops import run

BOT = ChairRow("", P2, "", "bot", None, "First bot", "first")
EVE_JUDGES = ChairRow("", JUDGE, "", "person", "e", "Eve")


async def written(hall: Hall, live: LiveTable) -> str:
    await asyncio.wrap_future(hall.store.writer.do(lambda _: None))
    row = hall.store.table(live.id)
    assert row is not None
    return row.status


@pytest.mark.paragraph("hall-closed")
@pytest.mark.parametrize(
    ("chairs", "awaited"),
    [
        ((TWO[0], BOT), ()),
        ((TWO[0], ChairRow("", P2, "", "person", "a", "Ann")), ()),
        (TWO, (P1, P2)),
        ((TWO[0], BOT, EVE_JUDGES), (P1,)),
    ],
)
def test_one_person_alone_is_not_waited_for(
    peek: Game, tmp_path: Path, chairs: tuple[ChairRow, ...], awaited: tuple[str, ...]
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall, chairs)
            await hall.submit(ANN, live, P1, Resign())
            assert live.awaited == awaited
            assert live.table.closed is live.open_to_all is (not awaited)
            assert await written(hall, live) == ("playing" if awaited else "finished")

    run(work())


@pytest.mark.paragraph("hall-closed")
def test_the_grace_is_over_at_its_alarm_and_a_late_correction_is_refused(
    peek: Game, tmp_path: Path, watch: Watch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall, (*TWO, EVE_JUDGES))
            ended = await hall.submit(EVE, live, JUDGE, Forfeit(P2, "left"))
            await hall.submit(ANN, live, P1, AcceptResult())
            assert live.awaited == (P2,)
            assert not live.idle, "its grace runs"
            watch.ms += GRACE_MS
            late = await hall.submit(EVE, live, JUDGE, Correct("no, he is here", ended.seq))
            assert late.ruling.cites == "hall-closed"
            assert live.table.closed
            assert isinstance(live.table.entries[-1].action, Close)

    run(work())


@pytest.mark.paragraph("hall-closed")
def test_the_alarm_closes_a_table_that_nobody_looks_at(peek: Game, tmp_path: Path) -> None:
    skipped = 0

    async def work() -> None:
        nonlocal skipped
        loop = asyncio.get_running_loop()

        def now() -> int:
            return 1_800_000_000_000 + skipped + round(1_000 * loop.time())

        async with opened(tmp_path, now) as hall:
            live = await table(hall)
            await hall.submit(ANN, live, P1, Resign())
            skipped = GRACE_MS - 50
            live.set_alarm()
            while not live.table.closed:
                await asyncio.sleep(0.01)
            assert await written(hall, live) == "finished"

    run(work())


@pytest.mark.paragraph("hall-closed")
def test_the_grace_goes_on_over_a_restart(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            await hall.submit(ANN, live, P1, Resign())
        watch.ms += GRACE_MS - 1
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again is not None
            assert not again.table.closed
        watch.ms += 1
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again is not None
            assert again.table.closed
            assert await written(hall, again) == "finished"

    run(work())


@pytest.mark.paragraph("hall-closed")
def test_a_table_that_an_older_hall_called_finished_is_closed_when_it_is_read(
    peek: Game, tmp_path: Path, watch: Watch
) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            live = await table(hall)
            await hall.submit(ANN, live, P1, Resign())
            await asyncio.wrap_future(hall.store.set_status(live.id, "finished"))
        watch.ms += IDLE_MS + GRACE_MS
        async with opened(tmp_path, watch) as hall:
            again = await hall.table(live.id)
            assert again is not None
            assert again.table.closed
            assert again.open_to_all

    run(work())


@pytest.mark.paragraph("hall-reopened", "hall-two-chairs")
def test_the_organiser_reopens_and_nobody_else_not_even_an_organiser_who_played(
    peek: Game, tmp_path: Path
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall, (*TWO, EVE_JUDGES))
            early = await hall.reopen(CHIEF, live, "too soon", None)
            assert early.ruling.cites == "hall-reopened"
            ended = await hall.submit(BOB, live, P2, Resign())
            await accept(hall, live)
            assert (await hall.reopen(EVE, live, "she pressed the wrong key", ended.seq)).ruling.refused
            playing = ANN.__class__(ANN.id, ANN.name, organiser=True)
            own = await hall.reopen(playing, live, "I could win", ended.seq)
            assert own.ruling.cites == "hall-two-chairs"
            done = await hall.reopen(CHIEF, live, "he pressed the wrong key", ended.seq)
            assert "Its record and the dealer's seed have been open" in done.ruling.says
            assert live.table.outcome is None
            assert live.table.sealed.number == 1
            assert not live.open_to_all

    run(work())
