"""A line whose page does not listen: nothing piles up, and it is hung up in time."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from gamehall.kernel.game import Game
from gamehall.kernel.seat import Seat
from gamehall.live.people import Person
from gamehall.store.rows import ChairRow, Setup
from gamehall.web.desk import Desk
from gamehall.web.door.limits import Rate, Visitor
from gamehall.web.door.pace import Pace
from gamehall.web.settings import Settings
from gamehall.web.wire import socket as lines
from tests.loops import run

ANN = Person("a", "Ann")


class DeafSocket:
    """Says a few things, then takes nothing: sending to it never ends."""

    def __init__(self, *said: str) -> None:
        self.said = list(said)
        self.sending = 0

    async def receive(self) -> dict[str, Any]:
        if self.said:
            return {"type": "websocket.receive", "text": self.said.pop(0)}
        await asyncio.sleep(60)
        return {"type": "websocket.disconnect"}

    async def send(self, message: object) -> None:
        self.sending += 1
        await asyncio.sleep(60)

    async def send_data(self, data: str) -> None:
        await asyncio.sleep(60)


class GoneSocket(DeafSocket):
    """Its page went away without a word."""

    async def send(self, message: object) -> None:
        raise ClientDisconnected

    async def send_data(self, data: str) -> None:
        raise ClientDisconnected


async def _line(folder: Path, socket: DeafSocket) -> tuple[lines.Line, Desk]:
    desk = Desk(Settings(folder, bot_pause=0, test_password_cost=True))
    await desk.open()
    chairs = [ChairRow("", Seat(s), "", "person", "a", "Ann") for s in ("p1", "p2")]
    row, _ = await desk.hall.make_table(ANN, "peek", Setup("peek", "guided", {}, "a"), chairs)
    live = await desk.hall.table(row.id)
    assert live is not None
    return lines.Line(socket, desk, live, ANN, Visitor("a", "192.0.2.7")), desk  # type: ignore[arg-type]


def test_a_page_that_went_away_is_no_trouble_of_the_hall(
    peek: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        line, desk = await _line(tmp_path, GoneSocket('{"type":"Join"}'))
        async with asyncio.timeout(5):
            await line.run()
        await desk.close()

    run(work())
    assert "a line broke" not in caplog.text


def test_a_page_that_takes_nothing_is_hung_up(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "_PATIENCE", 0.1)

    async def work() -> None:
        line, desk = await _line(tmp_path, DeafSocket('{"type":"Join"}'))
        async with asyncio.timeout(5):
            await line.run()
        assert not desk.hall.bus.listened_to(line._live.id)
        assert not +line._live.here
        await desk.close()

    run(work())


def test_answers_to_a_page_that_does_not_listen_never_pile_up(peek: Game, tmp_path: Path) -> None:
    async def work() -> None:
        socket = DeafSocket(*['{"type":"Ping"}'] * 500)
        line, desk = await _line(tmp_path, socket)
        line._pace = Pace(Rate(1000, 1000))
        running = asyncio.ensure_future(line.run())
        await asyncio.sleep(0.3)
        assert socket.sending == 1
        assert len(line._replies) <= 64
        assert len(socket.said) >= 400, "whoever does not listen is not listened to"
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        await desk.close()

    run(work())


def test_a_page_is_answered_while_its_act_is_ruled_on(
    peek: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence may take a while to be read: who asks meanwhile whether the hall is there is told so."""
    told: list[str] = []
    ruled = asyncio.Event()

    class Listening(DeafSocket):
        async def send(self, message: Any) -> None:
            told.append(message["text"].partition(",")[0])
            if "Pong" in message["text"]:
                ruled.set()

    async def ponder(*_: object) -> Any:
        await ruled.wait()
        raise RuntimeError("this act is not ruled on at all")

    async def work() -> None:
        submit = '{"type":"Submit","command":"a","action":{"type":"Resign"}}'
        line, desk = await _line(tmp_path, Listening('{"type":"Join"}', submit, '{"type":"Ping"}'))
        monkeypatch.setattr(desk.hall, "submit", ponder)
        running = asyncio.ensure_future(line.run())
        async with asyncio.timeout(5):
            while '{"type":"Trouble"' not in told:
                await asyncio.sleep(0.01)
        running.cancel()
        await desk.close()

    run(work())
    assert told.index('{"type":"Pong"') < told.index('{"type":"Trouble"')
