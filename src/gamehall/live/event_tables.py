"""Tables of the hall for the boards of a round: opened with the chairs of their entrants, and found again."""

import asyncio
from collections.abc import Sequence
from functools import partial

from gamehall.kernel import catalog
from gamehall.kernel.codec import Unreadable
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.live.event import LiveEvent
from gamehall.live.matches import Makes
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, OfficialRow, Setup, TableRow
from gamehall.store.store import Store
from gamehall.tournaments.event.acts import OpenTable
from gamehall.tournaments.event.saying import where
from gamehall.tournaments.event.seating import Seating, seating
from gamehall.tournaments.event.seats import DIRECTOR
from gamehall.tournaments.event.state import Board, State


class EventTables:
    def __init__(self, store: Store, make: Makes) -> None:
        self._store, self._make = store, make

    async def open(
        self, event: LiveEvent, division: str, round: int, boards: Sequence[int] | None, *, judged: bool
    ) -> tuple[list[TableRow], list[str]]:
        known = event.state.round(division, round)
        if known is None or not known.published:
            raise NotPossible(f"Round {round} does not hang out, so no tables are opened for it.")
        opened, faults = [], []
        for board in known.boards:
            wanted = boards is None or board.number in boards
            if not wanted or board.bye or (boards is None and (board.result or board.table)):
                continue
            try:
                opened.append(await self._open(event, division, round, board, judged=judged))
            except NotPossible as no:
                faults.append(f"{where(board)}: {no}")
        return opened, faults

    async def _open(
        self, event: LiveEvent, division: str, round: int, board: Board, *, judged: bool
    ) -> TableRow:
        try:
            seated = await asyncio.to_thread(seating, event.state, division, board)
        except (KeyError, ValueError, Unreadable) as error:
            raise NotPossible(str(error.args[0])) from error
        maker = Person(event.row.maker, "")
        setup = Setup(seated.book, "tournament", seated.options, maker.id, private=True)
        chairs = [ChairRow("", seat, "", "person", name=name) for seat, name in seated.names.items()]
        chairs += _judges(seated, event.officials) if judged else []
        opens = partial(_opens, division, round, board.meeting.who, seated.chairs)

        async def make(joins: object) -> tuple[TableRow, list[ChairRow]]:
            return await self._make(maker, seated.game, setup, chairs, joins)  # type: ignore[arg-type]

        row, _ = await event.join(opens, make)
        return row

    def chairs_of(self, state: State, number: int) -> list[tuple[int, str, Seat, str]]:
        at = [
            (round.number, board)
            for rounds in state.rounds.values()
            for round in reversed(rounds)
            if (board := round.at(number)) and board.table
        ]
        chairs = self._store.chairs_of([board.table for _, board in at])
        return [
            (round, board.table, chair.seat, chair.key)
            for round, board in at
            for chair in chairs[board.table]
            if board.chairs.get(chair.seat) == number
        ]


def _opens(division: str, round: int, who: tuple[int, ...], chairs: dict[Seat, int], table: str) -> OpenTable:
    return OpenTable(division, round, who, table, chairs)


def _judges(seated: Seating, officials: Sequence[OfficialRow]) -> list[ChairRow]:
    """The chairs of the game's judges, in which the event's first judge sits, or who directs it; every other
    judge of the event may speak from there too."""
    game = catalog.game(seated.game).by(seated.book)
    judge = next((o for seat in (JUDGE, DIRECTOR) for o in officials if o.seat == seat), None)
    if judge is None:
        return []
    return [ChairRow("", o.seat, "", "person", judge.person, judge.name) for o in game.officials]
