"""An event that is gone through from wherever it stands: two rounds, with all that happens at one.

Everything is said again by people who cannot know whether the hall heard it, under the same command; what
they were told they keep in notes of their own.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from gamehall.kernel.action import AcceptResult, Action, Correct, Reopen, Resign
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.live.event import LiveEvent
from gamehall.live.hall import Hall
from gamehall.live.people import Person
from gamehall.live.table import LiveTable, Reply
from gamehall.proving.any_game import any_game
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.acts import OpenTable, Recall, Report, Slip
from gamehall.tournaments.event.seats import ASSISTANT, DIRECTOR
from gamehall.tournaments.formats.format import Block, Clocks, Format
from gamehall.tournaments.people import Entrant

CHIEF = Person("chief", "The director", organiser=True)
HELPER, JUDGES = Person("helper", "The assistant"), Person("judge", "The judge")
P1, P2 = Seat("p1"), Seat("p2")
PLAYERS = {P1: Person("first", "First"), P2: Person("second", "Second")}
NAMES = ("Ana", "Ben", "Cat", "Dov", "Eli")

_PATIENCE = 60.0


class NotKept(Exception):
    """The hall does not know of something that somebody was told."""


class Notes:
    """What people were told: a line for each, that outlives the hall."""

    def __init__(self, file: Path) -> None:
        self._file = file
        lines = file.read_bytes().splitlines() if file.exists() else []
        self.told: dict[str, int | str] = dict(msgspec.json.decode(line) for line in lines)

    def tell(self, what: str, said: int | str) -> None:
        if self.told.setdefault(what, said) != said:
            raise NotKept(f"{what}: {said} was told now, and {self.told[what]} before.")
        with self._file.open("ab", buffering=0) as out:
            out.write(msgspec.json.encode((what, said)) + b"\n")
            os.fsync(out.fileno())


def plan() -> Format:
    blocks = (Block((1, 2), "king-of-the-hill"),)
    return Format("crash", "An event in a crash test", (any_game().id,), "", blocks, clocks=Clocks(3600, 300))


class Day:
    def __init__(self, hall: Hall, notes: Notes) -> None:
        self._hall, self._events, self._notes = hall, hall.events, notes
        self._event: LiveEvent

    async def through(self) -> None:
        self._event = await self._opened()
        await self._take_roles()
        await self._first_round()
        live = await self._table()
        await self._says("announce", acts.Announce("Who is late forfeits"))
        await self._ends(live, 2, "resign", 1)
        await self._heard(Report, 1)
        wrong = self._notes.told["announce"]
        await self._says("undo", Correct("announced too early", int(wrong)))
        await self._heard(Report, 2)
        await self._set_right(live)
        await self._taken_up_again(live)
        await self._second_round()
        await self._other_links()
        await self._says("finish", acts.Finish())

    async def _opened(self) -> LiveEvent:
        if "event" not in self._notes.told:
            found = self._events.of_person(CHIEF)
            made = await self._event_of(found[0].id) if found else None
            made = made or await self._events.open(CHIEF, plan(), "The crash cup")
            self._notes.tell("event", made.id)
        return await self._event_of(str(self._notes.told["event"]))

    async def _event_of(self, id: str) -> LiveEvent:
        event = await self._events.find(id)
        if event is None:
            raise NotKept("the event is gone.")
        return event

    async def _take_roles(self) -> None:
        for person, seat in ((HELPER, ASSISTANT), (JUDGES, JUDGE)):
            if seat not in self._events.seats(person, self._event):
                if f"role {seat}" in self._notes.told:
                    raise NotKept(f"{person.name} was told to have a role, and has it no more.")
                await self._events.take(person, self._events.keys(self._event)[seat])
            self._notes.tell(f"role {seat}", person.id)

    async def _first_round(self) -> None:
        entrants = tuple(Entrant(0, name, 2000 - 100 * n) for n, name in enumerate(NAMES))
        await self._says("enrol", acts.Enrol(entrants), HELPER, ASSISTANT)
        await self._enters("in 1", 1, acts.CheckIn((1,)))
        await self._says("in", acts.CheckIn((2, 3, 4, 5)), HELPER, ASSISTANT)
        await self._says("pair 1", acts.Pair("", 1))
        await self._says("publish 1", acts.Publish("", 1))
        await self._says("start 1", acts.StartRound(1))
        who = (3, 4)
        slip = Slip((410, 390), who=who, signed=(who[0],))
        await self._enters("slip 1", who[0], acts.Enter("", 1, slip))
        await self._enters("sign 1", who[1], acts.Sign("", 1, who[1]))

    async def _second_round(self) -> None:
        amended = Slip((390, 410), who=(3, 4))
        await self._says("amend", acts.Amend("", 1, amended, "the columns were exchanged"))
        await self._says("withdraw", acts.Withdraw(5, 2, "went home"))
        await self._says("late", acts.Enrol((Entrant(0, "Fay", 1000),)), HELPER, ASSISTANT)
        await self._says("late in", acts.CheckIn((6,)), HELPER, ASSISTANT)
        await self._says("log", acts.Log("A clock stopped", 1), JUDGES, JUDGE)
        await self._says("time", acts.CallTime())
        await self._says("pair 2", acts.Pair("", 2))
        await self._says("publish 2", acts.Publish("", 2))
        known = self._event.state.round("", 2)
        assert known is not None
        for board in known.boards:
            if not board.bye:
                slip = Slip((300 + min(board.meeting.who), 300), who=tuple(sorted(board.meeting.who)))
                await self._says(f"slip 2 {board.number}", acts.Enter("", 2, slip), HELPER, ASSISTANT)

    async def _table(self) -> LiveTable:
        """The first board at a table of the hall, and its people in their chairs."""
        if not self._said(OpenTable):
            await self._events.open_tables(CHIEF, self._event, "", 1, (1,))
        table = self._said(OpenTable)[0].table
        self._notes.tell("table", table)
        row = await asyncio.to_thread(self._hall.store.table, table)
        if row is None:
            raise NotKept("the table of a board is gone.")
        for seat, person in PLAYERS.items():
            chair = next(c for c in self._hall.store.chairs(table) if c.seat == seat)
            if chair.open:
                if f"chair {seat}" in self._notes.told:
                    raise NotKept("somebody was told to have a chair, and has it no more.")
                row = await self._hall.take_chair(person, row, seat)
            self._notes.tell(f"chair {seat}", person.id)
        live = await self._hall.table(table)
        if live is None:
            raise NotKept("a full table has not begun.")
        return live

    async def _ends(self, live: LiveTable, loser: int, command: str, end: int) -> None:
        """An entrant gives up, for the first or the second time, and nobody has anything against it."""
        (opened,) = self._said(OpenTable)[-1:]
        seat = next(seat for seat, number in opened.chairs.items() if number == loser)
        await self._plays(live, command, seat, Resign())
        for seat in PLAYERS:
            await self._plays(live, f"{command} {seat} accepts", seat, AcceptResult())
            await self._signs(live, seat, end)

    async def _signs(self, live: LiveTable, seat: Seat, end: int) -> None:
        """Where the game itself asks for a name under its result, and this is the result that stands."""
        assert live.game.legal is not None
        if sum(isinstance(entry.action, Resign) for entry in live.table.entries) != end:
            return
        while asked := [prompt for prompt in live.prompts(seat) if prompt.must and live.table.outcome]:
            answer = live.game.legal(live.sight(seat).state, asked[0])[0]
            reply = await self._hall.submit(PLAYERS[seat], live, seat, answer, asked[0].id)
            if reply.seq is None:
                raise NotKept(f"a signature: {reply.ruling.says}")

    async def _set_right(self, live: LiveTable) -> None:
        """A judge of the event finds that the other one won."""
        resigned = next(entry for entry in live.table.entries if isinstance(entry.action, Resign))
        ranks = [[resigned.seat], [seat for seat in PLAYERS if seat != resigned.seat]]
        outcome = {"ranks": ranks, "cites": resigned.ruling.cites, "says": "So it was."}
        action = Correct("it was the other one", events=({"type": "Ended", "outcome": outcome},))
        await self._plays(live, "set right", live.game.officials[-1].seat, action, JUDGES)
        await self._heard(Report, 3)

    async def _taken_up_again(self, live: LiveTable) -> None:
        if not any(isinstance(entry.action, Reopen) for entry in live.table.entries):
            resigned = next(e.seq for e in live.table.entries if isinstance(e.action, Resign))
            reply = await self._hall.reopen(CHIEF, live, "the wrong button", resigned)
            if reply.ruling.refused:
                raise NotKept(f"reopen: {reply.ruling.says}")
        self._notes.tell("reopened", live.id)
        await self._heard(Recall, 1)
        await self._ends(live, 1, "again", 2)
        await self._heard(Report, 4)

    async def _other_links(self) -> None:
        if "assistant's link" not in self._notes.told:
            new = await self._events.renew(self._event, ASSISTANT)
            self._notes.tell("assistant's link", new[ASSISTANT])
        if "entrant's link" not in self._notes.told:
            await self._events.renew_entrants(self._event, 1)
            self._notes.tell("entrant's link", self._events.entrant_key(self._event, 1))

    async def _says(
        self, command: str, action: Action, person: Person = CHIEF, seat: Seat = DIRECTOR
    ) -> None:
        await self._told(command, self._events.act(person, self._event, seat, action, command))

    async def _enters(self, command: str, number: int, action: acts.CheckIn | acts.Enter | acts.Sign) -> None:
        key = self._events.entrant_key(self._event, number)
        await self._told(command, self._events.act_as_entrant(key, action, command))

    async def _plays(
        self, live: LiveTable, command: str, seat: Seat, action: Action, person: Person | None = None
    ) -> None:
        who = person or PLAYERS[seat]
        await self._told(command, self._hall.submit(who, live, seat, action, command=command))

    async def _told(self, command: str, saying: Awaitable[Reply]) -> None:
        reply = await saying
        if reply.seq is None:
            raise NotKept(f"{command}: {reply.ruling.says}")
        if command in self._notes.told and not reply.again:
            raise NotKept(f"{command} was done twice.")
        self._notes.tell(command, reply.seq)

    def _said(self, kind: type[Action]) -> list[Any]:
        return [entry.action for entry in self._event.record.entries if isinstance(entry.action, kind)]

    async def _heard(self, kind: type[Action], times: int) -> None:
        """Wait until the event has heard of its table so often."""
        await _until(lambda: len(self._said(kind)) >= times, f"{kind.__name__} {times}")


async def _until(seen: Callable[[], bool], what: str) -> None:
    for _ in range(int(_PATIENCE / 0.005)):
        if seen():
            return
        await asyncio.sleep(0.005)
    raise NotKept(f"the event never heard of its table: {what}.")
