"""A day in a hall on a real log: its tables are played to the end by resignations and signatures."""

import asyncio
from typing import Any

import msgspec

from gamehall.games.pentathlon.acts import Sign
from gamehall.kernel.action import Resign
from gamehall.kernel.table import Table
from gamehall.live.hall import Hall
from gamehall.live.matches import Match
from gamehall.live.people import Person
from gamehall.live.table import LiveTable
from gamehall.store.rows import ChairRow, Plan, TableRow
from gamehall.tournaments.match import day
from gamehall.tournaments.match.state import Points, State
from tests.live.desk import ANN, BOB, P1, P2, TWO

PEOPLE = {P1: ANN, P2: BOB}


def plan(drawn: str = "lot", points: Points | None = None, **tables: Any) -> Plan:
    wished = {"turn_seconds": 0, "period_minutes": 0, **tables}
    return Plan(msgspec.to_builtins(day.options(drawn, points)), wished, "tournament", ANN.id)


async def opened_day(hall: Hall, chairs: tuple[ChairRow, ...] = TWO, **wishes: Any) -> TableRow:
    """The row of its first table."""
    return await hall.matches.open(ANN, day.DAY.id, plan(**wishes), chairs)


async def seen(hall: Hall, id: str, until: Any = lambda match: match.record is not None) -> Match:
    """The match, as soon as it has heard what this waits for."""
    for _ in range(2000):
        match = await hall.matches.find(id)
        assert match is not None
        if until(match):
            return match
        await asyncio.sleep(0.005)
    raise AssertionError(f"the match never heard of it: {match}")


def played(number: int) -> Any:
    """So many games have a result."""
    return lambda match: match.state and sum(bool(s.slips) for s in match.state.sheets) == number


async def end(hall: Hall, table: str, loser: str = "p2") -> LiveTable:
    """One gives the game up, both sign their cards: the table is closed for good."""
    live = await hall.table(table)
    assert live is not None
    await hall.submit(PEOPLE[loser], live, loser, Resign())  # type: ignore[index, arg-type]
    for seat, person in PEOPLE.items():
        for prompt in live.prompts(seat):
            if "Sign" in prompt.kinds:
                await hall.submit(person, live, seat, Sign(), prompt.id)
    assert live.table.closed
    return live


async def whole_day(hall: Hall, losers: str = "22222", start: Person = ANN) -> Match:
    row = await opened_day(hall)
    assert row.match
    table = row.id
    for number, loser in enumerate(losers, start=1):
        await end(hall, table, f"p{loser}")
        match = await seen(hall, row.match, played(number))
        if number < len(losers):
            table = await hall.matches.go_on(start, row.match)
    return match


def totals(record: Table) -> dict[str, int]:
    state: State = record.state
    return {seat: state.total(seat) for seat in state.seats}
