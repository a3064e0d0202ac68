"""A record does not grow without end, and a full one can still be closed."""

from pathlib import Path

import pytest

from gamehall.kernel.action import Correct, Forfeit, Pause, Resign, Resume
from gamehall.kernel.game import Game
from gamehall.kernel.seat import JUDGE
from gamehall.live import length
from gamehall.store.rows import ChairRow
from tests.live.desk import ANN, BOB, EVE, P1, P2, TWO, Watch, first_legal, opened, play_out, table
from tests.loops import run

JUDGED = (*TWO, ChairRow("", JUDGE, "", "person", "e", "Eve"))


@pytest.mark.paragraph("hall-length")
def test_what_brings_the_game_no_further_has_its_measure(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        watch = Watch()
        async with opened(tmp_path, watch) as hall:
            live = await table(hall, JUDGED, turn_seconds=0)
            replies = [await hall.submit(EVE, live, JUDGE, Correct("x")) for _ in range(100)]
            taken = [reply for reply in replies if reply.seq]
            assert len(taken) == length._AT_ONCE
            assert replies[-1].ruling.cites == "hall-length"
            assert live.table.seq == 2 + len(taken)
            action, prompt = first_legal(live, P1)
            assert (await hall.submit(ANN, live, P1, action, prompt)).seq, "others are not in the way"
            assert (await hall.submit(EVE, live, JUDGE, Pause("tea"))).ruling.cites == "hall-length"
            watch.ms += 60_000
            kinds = (Pause("tea"), Resume()) * 20
            later = [await hall.submit(EVE, live, JUDGE, kind) for kind in kinds]
            assert sum(reply.seq is not None for reply in later) == 30
            assert (await hall.submit(BOB, live, P2, Resign())).seq
            after = [await hall.submit(EVE, live, JUDGE, Correct("x")) for _ in range(5)]
            assert {reply.ruling.cites for reply in after} == {"hall-length"}, "also when the game is over"

    run(work())


@pytest.mark.paragraph("hall-length")
def test_a_full_record_takes_only_what_ends_the_game(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            played, judged, resigned = [await table(hall, JUDGED) for _ in range(3)]
            await play_out(hall, played)
            monkeypatch.setattr(length, "MOST_ENTRIES", 2)
            action, prompt = first_legal(judged, P1)
            full = await hall.submit(ANN, judged, P1, action, prompt)
            assert (full.seq, full.ruling.cites) == (None, "hall-length")
            assert "full" in full.ruling.says
            assert (await hall.submit(EVE, judged, JUDGE, Correct("x", 1))).ruling.cites == "hall-length"
            assert (await hall.submit(EVE, judged, JUDGE, Forfeit(P2, "nobody plays"))).seq
            assert judged.table.outcome is not None
            assert (await hall.submit(BOB, resigned, P2, Resign())).seq
            assert resigned.table.outcome is not None

    run(work())
