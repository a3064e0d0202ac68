"""What is done beside the hall: by fair turns, in processes that may die, and that end with the hall."""

import asyncio
import importlib
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from gamehall.kernel.audit import audit
from gamehall.kernel.game import Game
from gamehall.kernel.seat import Seat
from gamehall.live.beside import Beside, Rank
from gamehall.live.hall import Hall
from gamehall.live.people import Person
from gamehall.live.turns import Turns, Who
from gamehall.live.workers import NotDone, Worker
from gamehall.store.rows import ChairRow, Setup
from tests.live.desk import ANN, EVE, P1, P2, TWO, first_legal, opened
from tests.loops import run

A_HALL = """
import os, threading, time
from gamehall.live.workers import Worker
worker = Worker("anything")
print(worker.do(60, os.getpid), flush=True)
worker.do(600, time.sleep, 500)
"""


async def order(wishes: Sequence[tuple[Who, Rank]]) -> list[Who]:
    """In which order these are served, when all of them wait for somebody else's turn to end."""
    turns, served = Turns(), []
    await turns.take(("nobody",), Rank.PERSON)

    async def wish(who: Who, rank: Rank) -> None:
        await turns.take(who, rank)
        served.append(who)
        turns.give()

    waiting = [asyncio.ensure_future(wish(*each)) for each in wishes]
    await asyncio.sleep(0)
    turns.give()
    await asyncio.gather(*waiting)
    return served


def test_thirty_wishes_of_one_hold_up_another_by_one() -> None:
    eve, ann = ("@1", "eve"), ("@2", "ann")
    served = run(order([(eve, Rank.PERSON)] * 30 + [(ann, Rank.PERSON)] * 2))
    assert served[:5] == [eve, ann, eve, ann, eve]


def test_many_names_at_one_address_have_the_turns_of_one_address() -> None:
    names = [(("@1", f"name {n}"), Rank.PERSON) for n in range(30)]
    served = run(order([*names, *[(("@2", "ann"), Rank.PERSON)] * 2]))
    assert [who[0] for who in served[:4]] == ["@1", "@2", "@1", "@2"]


def test_a_class_behind_one_address_is_served_pupil_by_pupil() -> None:
    pupils = [("@1", f"pupil {n}") for n in range(5)]
    served = run(order([(pupil, Rank.PERSON) for pupil in pupils for _ in range(2)]))
    assert served == [*pupils, *pupils]


def test_what_a_table_waits_for_comes_first_and_bots_among_themselves_last() -> None:
    wishes = [(("c",), Rank.BOTS_ALONE), (("b",), Rank.PERSON), (("a",), Rank.RULING)]
    assert run(order(wishes)) == [("a",), ("b",), ("c",)]


def test_rulings_that_never_end_leave_every_other_turn_to_the_rest() -> None:
    rulings = [(("many tables",), Rank.RULING)] * 9
    served = run(order([*rulings, *[(("ann",), Rank.PERSON)] * 2]))
    assert served[:4] == [("many tables",), ("ann",), ("many tables",), ("ann",)]


def test_who_goes_away_waits_no_more_and_takes_no_turn_along() -> None:
    async def work() -> None:
        turns = Turns()
        await turns.take(("a",))
        gone = [asyncio.ensure_future(turns.take((name,))) for name in "bc"]
        await asyncio.sleep(0)
        gone[0].cancel()
        turns.give()
        gone[1].cancel()  # in the very moment when it got its turn
        await asyncio.gather(*gone, return_exceptions=True)
        await asyncio.wait_for(turns.take(("d",)), 5)

    run(work())


def test_a_process_that_is_killed_is_replaced_and_its_work_done_again() -> None:
    worker = Worker("anything")
    try:
        first = worker.do(60, os.getpid)
        with pytest.raises(ProcessLookupError):  # the first ends itself so; the second finds nobody to end
            worker.do(60, os.kill, first, signal.SIGKILL)
        second = worker.do(60, os.getpid)
        assert second not in (first, os.getpid())
        assert os.getpriority(os.PRIO_PROCESS, second) > os.getpriority(os.PRIO_PROCESS, 0)
    finally:
        worker.close()


def test_work_that_takes_too_long_is_given_up_and_the_next_is_done() -> None:
    worker = Worker("anything")
    try:
        with pytest.raises(NotDone, match="too long"):
            worker.do(0.01, time.sleep, 500)
        assert worker.do(60, abs, -7) == 7
    finally:
        worker.close()


def test_a_process_ends_with_the_hall_even_when_that_is_killed_in_the_midst_of_work() -> None:
    with subprocess.Popen([sys.executable, "-c", A_HALL], stdout=subprocess.PIPE, text=True) as hall:
        assert hall.stdout
        ended = os.pidfd_open(int(hall.stdout.readline()))
        hall.kill()
        assert select.select([ended], [], [], 60)[0]
        os.close(ended)


def test_bots_go_on_when_their_process_is_killed_again_and_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, beside=Beside()) as hall:
            live = await bots_alone(hall, ANN, "contig60", "highlights-2020", "greedy")
            worker = hall.beside.bots.worker
            for seq in (3, 12):
                while live.table.seq < seq:
                    await asyncio.sleep(0.005)
                pid = worker.pid
                assert pid
                os.kill(pid, signal.SIGKILL)
            while not live.table.finished:
                await asyncio.sleep(0.02)
            assert audit(live.game, live.table.header, live.table.entries) == ()

    run(work(), 100)


def test_the_bot_of_one_who_plays_does_not_wait_for_many_tables_of_another(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = importlib.import_module("gamehall.games.peek.bots")

    let, thought = threading.Semaphore(0), []

    def slow(name: str) -> Any:
        def bot(state: Any, seat: Seat, prompts: Any, rng: Any) -> Any:
            let.acquire()
            thought.append(name)
            return bots.first(state, seat, prompts, rng)

        return lambda: bot

    monkeypatch.setitem(bots.BOTS.kinds, "many", slow("many"))
    monkeypatch.setitem(bots.BOTS.kinds, "one", slow("one"))

    async def work() -> None:
        async with opened(tmp_path) as hall:
            try:
                for _ in range(20):
                    await bots_alone(hall, EVE, "peek", "peek", "many")
                chairs = (TWO[0], ChairRow("", P2, "", "bot", None, "One bot", "one"))
                row, _ = await hall.make_table(ANN, "peek", Setup("peek", "tournament", {}, "a"), chairs)
                live = await hall.table(row.id)
                assert live
                await hall.submit(ANN, live, P1, *first_legal(live, P1))
                while "one" not in thought:
                    let.release()
                    await asyncio.sleep(0.005)
                assert len(thought) <= 4
            finally:
                let.release(10_000)

    run(work())


async def bots_alone(hall: Hall, maker: Person, game: str, book: str, bot: str) -> Any:
    chairs = tuple(ChairRow("", seat, "", "bot", None, "Bot", bot) for seat in (P1, P2))
    options = {"start_score": 20, "chips": 12} if game == "contig60" else {}
    row, _ = await hall.make_table(maker, game, Setup(book, "tournament", options, maker.id), chairs)
    return await hall.table(row.id)
