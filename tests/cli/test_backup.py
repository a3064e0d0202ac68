"""`gamehall backup` beside a hall in which people play, and `gamehall restore`."""

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest

from gamehall.kernel.action import Pause
from gamehall.kernel.audit import audit
from gamehall.kernel.game import Game
from gamehall.live.hall import Hall
from gamehall.store.store import Store
from tests.live.desk import ANN, BOB, P1, P2, first_legal, opened, play_out, table
from tests.loops import run as in_thread

from .conftest import Run


class Told(NamedTuple):
    table: str
    seq: int
    command: str


async def play(hall: Hall, told: list[Told]) -> None:
    """Ann and Bob play one game after the other, and remember what they were told is written."""
    while True:
        live = await table(hall)
        while not live.table.finished:
            for seat, person in ((P1, ANN), (P2, BOB)):
                if any(prompt.must for prompt in live.prompts(seat)):
                    action, prompt = first_legal(live, seat)
                    command = f"act-{len(told)}-{live.table.seq}"
                    reply = await hall.submit(person, live, seat, action, prompt, command)
                    if reply.seq:
                        told.append(Told(live.id, reply.seq, f"{seat}.{command}"))
            await asyncio.sleep(0.01)


def test_a_backup_of_a_hall_in_play_holds_all_that_was_acknowledged(
    run: Run, peek: Game, tmp_path: Path
) -> None:
    assert run("--version").returncode == 0, "the code is read before people play"
    told: list[Told] = []
    file = tmp_path / "hall.tar"

    async def back_up() -> list[Told]:
        async with opened(tmp_path / "hall") as hall:
            unfinished = await table(hall, turn_seconds=3600)
            playing = [asyncio.create_task(play(hall, told)) for _ in range(4)]
            while len(told) < 50:
                await asyncio.sleep(0.001)
            known = list(told)
            done = await asyncio.to_thread(run, "backup", file, "--data", tmp_path / "hall")
            assert done.returncode == 0, done.stderr
            assert "hall.tar holds " in done.stdout
            assert len(told) > len(known), "people played on meanwhile"
            for task in playing:
                task.cancel()
            assert not any(
                task.exception() for task in (await asyncio.wait(playing))[0] if not task.cancelled()
            )
            refused = await asyncio.to_thread(run, "restore", file, "--data", tmp_path / "hall")
            assert (refused.returncode, "Another hall is open" in refused.stderr) == (2, True)
            known.append(Told(unfinished.id, 0, ""))
            return known

    *known, (unfinished, *_) = in_thread(back_up())
    done = run("restore", file, "--data", tmp_path / "new")
    assert done.returncode == 0, done.stderr

    async def go_on() -> None:
        async with opened(tmp_path / "new") as hall:
            for id in {told.table for told in known}:
                live = await hall.table(id)
                assert live is not None
                there = {(entry.seq, entry.command) for entry in live.table.entries}
                assert {(told.seq, told.command) for told in known if told.table == id} <= there
                assert audit(peek, live.table.header, live.table.entries) == ()
            live = await hall.table(unfinished)
            assert live is not None
            assert any(isinstance(entry.action, Pause) for entry in live.table.entries), (
                "no clock ran meanwhile"
            )
            await play_out(hall, live)
            assert live.table.finished

    in_thread(go_on())


def test_a_file_that_is_there_is_kept_unless_told(run: Run, tmp_path: Path) -> None:
    empty = run("backup", tmp_path / "hall.tar", "--data", tmp_path / "hall")
    assert (empty.returncode, empty.stderr.count("\n")) == (2, 1)
    assert "There is no hall in" in empty.stderr
    assert not (tmp_path / "hall").exists()
    Store(tmp_path / "hall").close()
    (tmp_path / "hall.tar").write_text("a letter")
    kept = run("backup", tmp_path / "hall.tar", "--data", tmp_path / "hall")
    assert (kept.returncode, (tmp_path / "hall.tar").read_text()) == (2, "a letter")
    assert "is there already. Replace it with --replace" in kept.stderr
    letter = run("restore", tmp_path / "hall.tar", "--data", tmp_path / "hall")
    assert (letter.returncode, letter.stderr.count("\n")) == (2, 1)
    assert "is no backup of a hall" in letter.stderr
    replaced = run("backup", tmp_path / "hall.tar", "--data", tmp_path / "hall", "--replace")
    assert (replaced.returncode, replaced.stderr) == (0, "")
    done = run("restore", tmp_path / "hall.tar", "--data", tmp_path / "hall")
    assert (done.returncode, done.stderr) == (0, "")
    assert "What was there before is kept in" in " ".join(done.stdout.split())


@pytest.mark.parametrize("name", ["nowhere.tar", "nowhere/hall.tar"])
def test_what_cannot_be_read_is_told(run: Run, tmp_path: Path, name: str) -> None:
    done = run("restore", tmp_path / name, "--data", tmp_path / "hall")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "cannot be read: No such file or directory." in done.stderr
    assert not (tmp_path / "hall").exists()
