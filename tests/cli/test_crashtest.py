"""The crash test itself, and that it would notice what it looks for."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from gamehall.proving.aftermath import Outage, Verdict, _covers, examine
from gamehall.proving.load import Chooser, load, seat_everybody
from gamehall.proving.server import Server
from gamehall.proving.witness import Witness
from tests.loops import run as in_thread

from .conftest import Run

KILLS = int(os.environ.get("GAMEHALL_KILLS", "25"))
"""All of the 25 that are promised; fewer for a quick run, more with `gamehall crashtest --kills N`."""


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(fresh: Run) -> None:
    done = fresh("crashtest", "--kills", KILLS, "--tables", 6, "--latest", 0.8)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{KILLS} kills" in done.stdout
    assert "No acknowledged act was lost or doubled" in " ".join(done.stdout.split())


def test_a_folder_in_use_is_not_touched(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite").write_bytes(b"someone's games")
    done = run("crashtest", "--kills", 1, "--data", tmp_path)
    assert done.returncode == 2
    assert (tmp_path / "hall.sqlite").read_bytes() == b"someone's games"


@pytest.fixture(scope="module")
def witnessed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Witness]:
    """A short game on a server, and what its two players remember."""
    folder = tmp_path_factory.mktemp("hall")
    server = Server(folder)
    server.start()

    async def play() -> Witness:
        (pair,) = await seat_everybody(server.port, 1, "contig60", "tournament", {})
        witness = Witness(pair, Chooser("contig60", {}), 1)
        playing = asyncio.create_task(witness.play())
        while len(witness.acknowledged) < 20:
            await asyncio.sleep(0.02)
        await witness.come_to_rest()
        await asyncio.sleep(0.2)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        return witness

    try:
        return folder, in_thread(play())
    finally:
        server.stop()


def damage(folder: Path, copy: Path, *statements: str) -> Path:
    """A copy of the hall with something done to its log."""
    with sqlite3.connect(folder / "hall.sqlite") as source, sqlite3.connect(copy / "hall.sqlite") as target:
        source.backup(target)
        target.execute("DROP TRIGGER entries_follow")
        for statement in statements:
            target.execute(statement)
    source.close()
    target.close()
    return copy


def test_an_undamaged_log_is_found_good(witnessed: tuple[Path, Witness], tmp_path: Path) -> None:
    folder, witness = witnessed
    verdict = examine(damage(folder, tmp_path), [witness], [])
    assert verdict.problems == []
    assert verdict.acknowledged >= 20


LAST = "(SELECT max(seq) FROM entries WHERE command_id IS NOT NULL)"


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        (f"DELETE FROM entries WHERE seq >= {LAST}", "which is not there"),
        (f"DELETE FROM entries WHERE seq >= {LAST}", "was on a screen and is not in the log"),
        ("UPDATE entries SET body = replace(CAST(body AS TEXT), '\"p1.', '\"p1.x')", "was never sent"),
        (
            "UPDATE entries SET body = replace(CAST(body AS TEXT), '\"at\":1', '\"at\":2') WHERE seq = 3",
            "does not follow",
        ),
        (
            "UPDATE entries SET body = replace(CAST(body AS TEXT), '\"at\":1', '\"at\":2') WHERE seq = 3",
            "shown otherwise",
        ),
    ],
)
def test_damage_is_noticed(
    witnessed: tuple[Path, Witness], tmp_path: Path, statement: str, says: str
) -> None:
    folder, witness = witnessed
    verdict = examine(damage(folder, tmp_path, statement), [witness], [])
    assert any(says in problem for problem in verdict.problems), verdict.problems


def test_a_clock_that_ran_through_an_outage_is_noticed(
    witnessed: tuple[Path, Witness], tmp_path: Path
) -> None:
    folder, witness = witnessed
    last = max(shown["at"] for shown in witness.shown.values())
    verdict = examine(damage(folder, tmp_path), [witness], [Outage(last + 1000, last + 1100, last + 5000)])
    assert verdict.problems == [f"table {witness.table}: a clock ran on in outage 1."]


def test_a_verdict_over_nothing_is_no_verdict() -> None:
    assert Verdict(outages=4, loaded=4, acknowledged=10, paused=3).proves
    assert not Verdict(outages=4, loaded=4, acknowledged=0, paused=3).proves
    assert not Verdict(outages=4, loaded=1, acknowledged=10, paused=3).proves
    assert not Verdict(outages=4, loaded=4, acknowledged=10, paused=0).proves


@pytest.mark.parametrize(
    ("pause", "covers"),
    [
        ((990, 4000), True),
        ((990, 9000), True),
        ((1000, 2900), False),
        ((1200, 4000), False),
    ],
)
def test_a_pause_covers_an_outage_from_the_kill_to_the_next_start(
    pause: tuple[int, int], covers: bool
) -> None:
    assert _covers(pause, Outage(1000, 3000, 4100)) is covers


def test_load_plays_moves_and_measures_them(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        figures, took = in_thread(load(server.port, tables=4, rate=20, seconds=2, warm_up=1))
    finally:
        server.stop()
    assert took > 0
    assert len(figures.acknowledged) >= 30
    assert len(figures.seen) >= 30
    assert figures.refused == 0
    assert min(figures.acknowledged) > 0


def test_no_table_is_left_behind_when_the_server_is_killed_as_people_sit_down(fresh: Run) -> None:
    done = fresh("crashtest", "--at", "chairs", "--kills", 4, "--tables", 8, "--latest", 0.5)
    said = " ".join(done.stdout.split())
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 kills" in said
    assert "every full table has begun" in said
