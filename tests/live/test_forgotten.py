"""Tables nobody came to: closed in time, but not under the eyes of those who wait there."""

from pathlib import Path

from gamehall.kernel.game import Game
from gamehall.live.forgotten import TABLES_MS
from gamehall.store.rows import ChairRow, Setup
from tests.live.desk import ANN, P1, P2, Watch, opened, table
from tests.loops import run

_ONE = (ChairRow("", P1, "", "person", "a", "Ann"), ChairRow("", P2, "", "person"))


def test_a_table_nobody_came_to_is_closed_after_three_days(peek: Game, tmp_path: Path, watch: Watch) -> None:
    async def work() -> None:
        async with opened(tmp_path, watch) as hall:
            setup = Setup("peek", "tournament", {}, "a")
            forgotten, _ = await hall.make_table(ANN, "peek", setup, _ONE)
            waited_for, _ = await hall.make_table(ANN, "peek", setup, _ONE)
            in_play = await table(hall)
            watch.ms += TABLES_MS
            assert await hall.forgotten.sweep() == []
            hall.forgotten.looked_at(waited_for.id)
            watch.ms += 1
            young, _ = await hall.make_table(ANN, "peek", setup, _ONE)
            assert await hall.forgotten.sweep() == [forgotten.id]
            found = [hall.store.table(id) for id in (forgotten.id, waited_for.id, in_play.id, young.id)]
            assert [row and row.status for row in found] == ["closed", "gathering", "playing", "gathering"]

    run(work())
