"""What could not be written is not true, and is done again when there is room."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from gamehall.kernel.game import Game
from gamehall.live import bots
from gamehall.live.hall import Hall
from gamehall.live.pulse import Pulse
from gamehall.live.wall import wall_clock
from gamehall.store.rows import ChairRow
from gamehall.store.writer import NotWritten
from tests.live.desk import ANN, P1, P2, accept, first_legal, opened, play_out, table
from tests.loops import run


@asynccontextmanager
async def nothing_written(hall: Hall) -> AsyncIterator[None]:
    """The database takes nothing: another program has locked it."""
    job = hall.store.writer.do(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 1"))
    await asyncio.wrap_future(job)
    with closing(sqlite3.connect(hall.store.folder / "hall.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def test_a_bot_whose_move_could_not_be_written_moves_later(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.01)

    async def work() -> None:
        async with opened(tmp_path) as hall:
            chairs = tuple(ChairRow("", seat, "", "bot", None, "First bot", "first") for seat in (P1, P2))
            live = await table(hall, chairs)
            async with nothing_written(hall):
                while "bot first tries again" not in caplog.text:
                    await asyncio.sleep(0.005)
                assert not live.table.finished
            while not live.table.finished:
                await asyncio.sleep(0.005)
            assert len(hall.store.log.read(live.id)) == live.table.seq

    run(work())


def test_an_end_that_could_not_be_written_did_not_happen(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            action, prompt = first_legal(live, P1)
            before = live.table
            async with nothing_written(hall):
                with pytest.raises(NotWritten, match="locked"):
                    await hall.submit(ANN, live, P1, action, prompt, "x")
            assert live.table is before
            assert (await hall.submit(ANN, live, P1, action, prompt, "x")).seq == before.seq + 1
            commits = hall.store.writer.commits
            await play_out(hall, live)
            assert hall.store.writer.commits - commits <= live.table.seq - before.seq, "no commit of its own"
            await accept(hall, live)
            row = hall.store.table(live.id)
            assert row is not None
            assert row.status == live.row.status == "finished", "with the entry that closes the table"

    run(work())


def test_a_pulse_goes_on_when_its_file_is_gone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    pulse = Pulse(tmp_path, wall_clock)
    (tmp_path / "alive").unlink()
    pulse.beat()
    assert (tmp_path / "alive").exists()
    (tmp_path / "alive").unlink()
    tmp_path.rmdir()
    for _ in range(5):
        pulse.beat()
    assert caplog.text.count("no sign of life can be written") == 1
