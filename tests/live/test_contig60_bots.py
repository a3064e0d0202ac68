"""The bots of Contig 60 at live tables: two of them play a whole game, also when they err."""

import asyncio
from pathlib import Path

import pytest

from gamehall.kernel.audit import audit
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import Seat
from gamehall.live.hall import Hall
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, Setup
from gamehall.store.store import Store
from tests.loops import run

ANN = Person("a", "Ann")


def seated(*bots: str) -> tuple[ChairRow, ...]:
    return tuple(
        ChairRow("", Seat(f"p{n}"), "", "bot", None, f"Bot {n}", bot) for n, bot in enumerate(bots, start=1)
    )


@pytest.mark.parametrize(
    ("one", "two", "manner"),
    [
        ("greedy", "random", "guided"),
        ("greedy:err=0.3", "strong", "tournament"),
        ("random:err=0.5", "greedy", "guided"),
    ],
)
def test_two_bots_play_a_whole_game(tmp_path: Path, one: str, two: str, manner: Manner) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        hall = Hall(store, bot_pause=0)
        await hall.open()
        try:
            setup = Setup("highlights-2020", manner, {"start_score": 20, "chips": 12}, "a")
            row, _ = await hall.make_table(ANN, "contig60", setup, seated(one, two))
            live = await hall.table(row.id)
            assert live
            while not live.table.finished:
                await asyncio.sleep(0.02)
            assert live.table.outcome
            assert audit(live.game, live.table.header, live.table.entries) == ()
        finally:
            await hall.close()
            store.close()

    run(work(), 100)


@pytest.mark.parametrize("bot", ["nobody", "greedy:err=much", "greedy:speed=3"])
def test_a_bot_nobody_knows_is_not_seated(tmp_path: Path, bot: str) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        hall = Hall(store, bot_pause=0)
        await hall.open()
        try:
            setup = Setup("highlights-2020", "guided", {}, "a")
            with pytest.raises(NotPossible):
                await hall.make_table(ANN, "contig60", setup, seated("greedy", bot))
        finally:
            await hall.close()
            store.close()

    run(work())
