"""A table that is full begins, whatever stopped the hall when."""

import asyncio
from pathlib import Path

import pytest

from gamehall.kernel.game import Game
from gamehall.live.hall import Hall
from gamehall.live.people import NotPossible
from gamehall.store.rows import ChairRow, Setup, TableRow
from gamehall.store.store import Store
from tests.live.desk import ANN, BOB, P2, TWO, left_full, opened, play_out
from tests.loops import run


async def begun(hall: Hall) -> TableRow:
    while True:
        row = hall.store.table("t")
        assert row
        if row.header:
            return row
        await asyncio.sleep(0.01)


def test_a_table_that_was_left_full_begins_when_the_hall_opens(peek: Game, tmp_path: Path) -> None:
    left_full(tmp_path, "peek")

    async def work() -> None:
        async with opened(tmp_path) as hall:
            assert (await begun(hall)).status == "playing"
            live = await hall.table("t")
            assert live
            assert live.table.header.sealed_seed
            await play_out(hall, live)

    run(work())


def test_a_table_that_cannot_begin_keeps_no_other_from_it(peek: Game, tmp_path: Path) -> None:
    left_full(tmp_path, "a game of another hall")

    async def work() -> None:
        async with opened(tmp_path) as hall:
            chairs = (TWO[0], ChairRow("", P2, "", "person"))
            row, _ = await hall.make_table(ANN, "peek", Setup("peek", "guided", {}, "a"), chairs)
            assert (await hall.take_chair(BOB, row, P2)).status == "playing"
            found = hall.store.table("t")
            assert found
            assert found.status == "gathering"

    run(work())


def test_the_last_chair_is_never_written_without_the_beginning(peek: Game, tmp_path: Path) -> None:
    """A hall that is gone right after the chair was written: what is on disk is a game in play."""

    async def work() -> None:
        async with opened(tmp_path) as hall:
            chairs = (TWO[0], ChairRow("", P2, "", "person"))
            row, _ = await hall.make_table(ANN, "peek", Setup("peek", "guided", {}, "a"), chairs)
            commits = hall.store.writer.commits
            sitting = asyncio.ensure_future(hall.take_chair(BOB, row, P2))
            while hall.store.writer.commits == commits:
                await asyncio.sleep(0)
            kept = hall.store.table(row.id)
            assert kept
            assert (kept.status, kept.header is None) == ("playing", False)
            await sitting

    run(work())


def test_a_code_that_is_taken_is_not_used_again(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        codes = iter(["BCDFGH", "BCDFGH", "BCDFGH", "CDFGHJ", *["BCDFGH"] * 50])
        store = Store(tmp_path)
        hall = Hall(store, new_code=lambda: next(codes))
        setup = Setup("peek", "guided", {}, "a")
        rows = [(await hall.make_table(ANN, "peek", setup, TWO))[0] for _ in range(2)]
        assert [row.code for row in rows] == ["BCDFGH", "CDFGHJ"]
        found = [store.table_with_code(row.code) for row in rows]
        assert [row.id if row else "" for row in found] == [row.id for row in rows]
        with pytest.raises(NotPossible, match="No code could be found"):
            await hall.make_table(ANN, "peek", setup, TWO)
        assert len(store.tables("playing")) == 2
        await hall.close()
        store.close()

    run(work())


def test_a_table_that_is_closed_while_it_gathers_does_not_begin(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            setup, chairs = Setup("peek", "guided", {}, "a"), (TWO[0], ChairRow("", P2, "", "person"))
            row, _ = await hall.make_table(ANN, "peek", setup, chairs)
            done = await asyncio.gather(
                hall.close_gathering(row), hall.take_chair(BOB, row, P2), return_exceptions=True
            )
            assert [str(one) for one in done] == ["None", "This table has been closed."]
            row, _ = await hall.make_table(ANN, "peek", setup, chairs)
            await hall.take_chair(BOB, row, P2)
            with pytest.raises(NotPossible, match="The game has begun"):
                await hall.close_gathering(row)

    run(work())
