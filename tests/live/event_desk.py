"""An event in a hall on a real log: who runs it, who plays, and a round of it that hangs out."""

import asyncio
from collections.abc import Callable
from typing import Any

from gamehall.kernel.action import AcceptResult, Action, Resign
from gamehall.kernel.seat import Seat
from gamehall.live.event import LiveEvent
from gamehall.live.hall import Hall
from gamehall.live.people import Person
from gamehall.live.table import LiveTable, Reply
from gamehall.store.rows import TableRow
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.seats import DIRECTOR
from gamehall.tournaments.event.state import Board
from gamehall.tournaments.formats.format import Block, Clocks, Format
from gamehall.tournaments.people import Entrant
from tests.live.desk import CHIEF

NAMES = ("Ana", "Ben", "Cat", "Dov")


def plan(rounds: int = 2, clocks: Clocks = Clocks(), **changes: Any) -> Format:  # noqa: B008 — frozen
    blocks = (Block((1, rounds), "swiss"),)
    return Format("small", "A small event", ("peek",), "", blocks, clocks=clocks, **changes)


async def event(hall: Hall, format: Format | None = None, names: tuple[str, ...] = NAMES) -> LiveEvent:
    """An event whose entrants are all here."""
    made = await hall.events.open(CHIEF, format or plan(), "Spring cup")
    await says(hall, made, acts.Enrol(tuple(Entrant(0, name) for name in names)))
    await says(hall, made, acts.CheckIn(tuple(range(1, len(names) + 1))))
    return made


async def hung_out(hall: Hall, format: Format | None = None, names: tuple[str, ...] = NAMES) -> LiveEvent:
    """An event whose first round hangs out."""
    made = await event(hall, format, names)
    await hang_out(hall, made, 1)
    return made


async def hang_out(hall: Hall, made: LiveEvent, round: int) -> None:
    await says(hall, made, acts.Pair("", round))
    await says(hall, made, acts.Publish("", round))


async def says(hall: Hall, made: LiveEvent, action: Action, command: str = "") -> Reply:
    """The director says something, and it is done."""
    reply = await hall.events.act(CHIEF, made, DIRECTOR, action, command)
    assert not reply.ruling.refused, reply.ruling.says
    return reply


def board(made: LiveEvent, number: int = 1, round: int = 1) -> Board:
    known = made.state.round("", round)
    assert known is not None
    found = known.board(number)
    assert found is not None
    return found


def boards(made: LiveEvent) -> tuple[Board, ...]:
    """Of the first round."""
    known = made.state.round("", 1)
    assert known is not None
    return known.boards


async def open_boards(hall: Hall, made: LiveEvent, *numbers: int, judged: bool = False) -> list[TableRow]:
    """Tables of the hall for these boards of the first round, or for all that need one."""
    rows, _ = await hall.events.open_tables(CHIEF, made, "", 1, numbers or None, judged=judged)
    return rows


async def live_board(hall: Hall, made: LiveEvent, number: int = 1, round: int = 1) -> LiveTable:
    """A table of the hall for a board, with its people in their chairs."""
    (row,), faults = await hall.events.open_tables(CHIEF, made, "", round, (number,))
    assert not faults
    await sit(hall, row)
    live = await hall.table(row.id)
    assert live is not None
    return live


async def sit(hall: Hall, row: TableRow) -> None:
    """Who has the chair `p1` of this table sits down in it, and who has `p2`."""
    for chair in hall.store.chairs(row.id):
        if chair.open:
            row = await hall.take_chair(person(chair.seat), row, chair.seat)


def person(seat: Seat) -> Person:
    return Person(f"phone-{seat}", f"Phone {seat}")


async def end(hall: Hall, live: LiveTable, loser: str = "p2") -> None:
    """One gives up and nobody has anything against the result: the table is closed for good."""
    await hall.submit(person(Seat(loser)), live, Seat(loser), Resign())
    for seat in ("p1", "p2"):
        await hall.submit(person(Seat(seat)), live, Seat(seat), AcceptResult())
    assert live.table.closed


async def until(made: LiveEvent, seen: Callable[[], Any]) -> None:
    """As soon as the event has heard what this waits for."""
    for _ in range(2000):
        if seen():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"the event never heard of it: {made.state}")


def said(made: LiveEvent, kind: type[Action]) -> list[Any]:
    return [entry.action for entry in made.record.entries if isinstance(entry.action, kind)]
