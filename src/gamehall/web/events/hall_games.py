"""The games that were played for an event at tables of the hall, as files that other programs read.

They are written round by round beside the hall, and kept: of a round that is over they do not change.
"""

import asyncio
from collections.abc import Mapping, Sequence

from gamehall.kernel import catalog
from gamehall.kernel.codec import read_lines
from gamehall.kernel.parts import Files
from gamehall.kernel.record import encode
from gamehall.kernel.table import Table, replay
from gamehall.store.store import Store
from gamehall.tournaments.event.state import Board, State
from gamehall.tournaments.files.bundles import joined
from gamehall.tournaments.files.everything import public_files
from gamehall.tournaments.files.games import games_bundle
from gamehall.web.events.inside import Inside
from gamehall.web.pages.render import Ask
from gamehall.web.wire.answers import Body, body_of
from gamehall.web.wire.making import beside

_LONGEST = 60.0
"""Seconds that the games of one round may take."""


async def games(request: Ask, inside: Inside) -> tuple[bytes, ...]:
    """An archive for each round of which a game is over."""
    rounds = [round for rounds in inside.state.rounds.values() for round in rounds if round.published]
    told = [[board for board in round.boards if _told(board)] for round in rounds]
    return tuple([await _written(request, inside, boards) for boards in told if boards])


def with_games(state: State, bundles: Sequence[bytes]) -> tuple[dict[str, bytes], tuple[str, ...]]:
    """What everybody may have of an event, these games among it."""
    return public_files(state, joined(bundles))


async def _written(request: Ask, inside: Inside, boards: Sequence[Board]) -> bytes:
    desk, state = inside.desk, inside.state
    visitor = desk.visitor(request)

    async def make() -> Body:
        records = await asyncio.to_thread(_records, desk.store, [board.table for board in boards])
        return await beside(desk.beside.answers, visitor, _LONGEST, body_of, _bundle, state, records)

    shown = tuple((b.number, b.table, b.seal, *map(state.name, b.who)) for b in boards)
    body = await desk.bodies.get((inside.id, _bundle, shown), visitor, make)
    return body.whole()


def _told(board: Board) -> bool:
    """Whether its result is the last word of a table of the hall."""
    return bool(board.table and board.result and board.seal)


def _records(store: Store, tables: Sequence[str]) -> dict[str, bytes]:
    """By table, where files are written of its game."""
    found: dict[str, bytes] = {}
    for id in tables:
        row = store.table(id)
        if row and row.header and catalog.part(row.game, Files):
            found[id] = b"".join(line + b"\n" for line in (encode(row.header), *store.log.read(id)))
    return found


def _bundle(state: State, records: Mapping[str, bytes]) -> bytes:
    """A game that was taken up again since is left out there."""
    return games_bundle(state, {id: _replayed(lines) for id, lines in records.items()})


def _replayed(lines: bytes) -> Table:
    header, entries = read_lines(lines, catalog.game)
    return replay(catalog.game(header.game).by(header.book), header, entries)
