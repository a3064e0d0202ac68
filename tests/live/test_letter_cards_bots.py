"""Bots race in real time: they take the time they say, and think again when something happens."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gamehall.games.letter_cards import acts, bots
from gamehall.games.letter_cards.bots.character import Character
from gamehall.kernel.audit import audit
from gamehall.kernel.prompt import Answer
from gamehall.kernel.seat import Seat
from gamehall.live.table import LiveTable
from gamehall.store.rows import ChairRow, Setup
from tests.live.desk import ANN, P1, P2, opened
from tests.loops import run

SHORT = {"shortest_seconds": 2, "longest_seconds": 2, "count_seconds": 1, "challenge_seconds": 1, "rounds": 1}


async def seat_at(hall: Any, *names: str) -> LiveTable:
    one = ChairRow("", P1, "", "person", "a", "Ann")
    rest = [ChairRow("", Seat(f"p{n}"), "", "bot", None, f"Bot {n}", bot) for n, bot in enumerate(names, 2)]
    setup = Setup("tiger-1991", "tournament", SHORT, "a")
    row, _ = await hall.make_table(ANN, "letter_cards", setup, (one, *rest))
    live = await hall.table(row.id)
    assert isinstance(live, LiveTable)
    return live


def test_one_person_races_against_three_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    brisk = Character(60, 1.0, 60, 20, 0.5, 1.0)
    monkeypatch.setitem(bots.BOTS.kinds, "brisk", lambda: bots.seated(brisk))

    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await seat_at(hall, "brisk", "brisk", "brisk")
            await hall.submit(ANN, live, P1, acts.Ready(), live.prompts(P1)[0].id)
            while not live.table.finished:
                await asyncio.sleep(0.02)
            entries = live.table.entries
            assert any(isinstance(entry.action, acts.Complete) for entry in entries)
            assert audit(live.game, live.table.header, entries) == ()

    run(work(), 30)


def test_a_bot_thinks_again_when_something_happens_before_it_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def slow(state: Any, seat: Seat, prompts: Any, rng: Any) -> Answer:
        seen.append(len(state.ready))
        return Answer(prompts[0].id, acts.Ready(), 20 if state.ready else 60_000)

    monkeypatch.setitem(bots.BOTS.kinds, "slow", lambda: slow)

    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await seat_at(hall, "slow")
            while not seen:
                await asyncio.sleep(0.005)
            await asyncio.sleep(0.05)
            assert live.table.seq == 0
            await hall.submit(ANN, live, P1, acts.Ready(), live.prompts(P1)[0].id)
            while P2 not in {entry.seat for entry in live.table.entries}:
                await asyncio.sleep(0.005)
            assert seen == [0, 1]
            first, second = live.table.entries[:2]
            assert second.at - first.at >= 19

    run(work(), 20)
