"""Rulings that take long are made beside the hall: only the table that waits for one waits."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.kernel.action import Action, Resign
from gamehall.kernel.audit import audit
from gamehall.kernel.game import Game
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat
from tests.live.desk import ANN, P1, first_legal, opened, play_out, table
from tests.loops import run


class Slow:
    """Rules of a game of cards whose judge looks at each card for as long as they are held up."""

    def __init__(self, game: Game) -> None:
        self.game, self.ruled = game, 0
        self.begun, self.let_go = threading.Event(), threading.Event()

    def ponders(self, state: Any, asked: Any) -> bool:
        return type(asked).__name__ == "PlayCard"

    def rule(self, state: Any, seat: Seat, action: Action) -> Ruling:
        if self.ponders(state, action):
            self.ruled += 1
            self.begun.set()
            assert self.let_go.wait(60)
        return self.game.rule(state, seat, action)


@pytest.fixture
def slow(peek: Game, monkeypatch: pytest.MonkeyPatch) -> Slow:
    rules = Slow(peek)
    game = replace(peek, rule=rules.rule, ponders=rules.ponders)
    monkeypatch.setattr("gamehall.games.peek.rules.GAME", game)
    return rules


def test_other_tables_go_on_while_a_ruling_is_pondered(slow: Slow, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            one, two = await table(hall), await table(hall)
            pondered = asyncio.ensure_future(hall.submit(ANN, one, P1, *first_legal(one, P1)))
            await asyncio.to_thread(slow.begun.wait, 60)
            assert (await hall.submit(ANN, two, P1, Resign())).seq is not None
            assert not pondered.done()
            slow.let_go.set()
            assert (await pondered).seq is not None
            assert slow.ruled == 1

    run(work())


def test_a_game_that_ponders_is_ruled_as_any_other(slow: Slow, peek: Game, tmp_path: Path) -> None:
    slow.let_go.set()

    async def work() -> None:
        async with opened(tmp_path) as hall:
            live = await table(hall)
            await play_out(hall, live)
            assert slow.ruled
            assert live.game.rule == slow.rule
            assert audit(peek, live.table.header, live.table.entries) == ()

    run(work())
