"""A folder as a hall leaves it that was killed with many tables in play."""

import os
import random
from pathlib import Path

from msgspec.structs import replace

from gamehall.bots.arena import Bout, Match
from gamehall.bots.bot import factories
from gamehall.kernel import catalog
from gamehall.kernel.action import Correct
from gamehall.kernel.dealer import nth_seed, seal
from gamehall.kernel.record import Entry, Header, Player, chain_start, seal_entry
from gamehall.kernel.table import Table, replay, submit
from gamehall.live import gathering
from gamehall.live.waking import due
from gamehall.live.wall import wall_clock
from gamehall.store.rows import ChairRow, Setup, TableRow
from gamehall.store.store import Store

STOOD_MS = 60_000
"""So long ago the hall was killed."""

_BATCH = 50


def fill(folder: Path, tables: int, entries: int, games: list[str]) -> list[str]:
    """Tables in play by turns at these games; their ids."""
    played = [_played(game, entries) for game in games]
    rng, stopped, ids = random.Random(1), wall_clock() - STOOD_MS, []
    store = Store(folder)
    try:
        writing = []
        for number in range(tables):
            row, chairs, record = _copy(played[number % len(played)], rng, stopped)
            ids.append(row.id)
            writing += [store.add_table(row, chairs, record)]
            if len(writing) == _BATCH:
                [future.result() for future in writing]
                writing.clear()
        [future.result() for future in writing]
    finally:
        store.close()
    alive = folder / "alive"
    alive.touch()
    os.utime(alive, ns=(stopped * 1_000_000, stopped * 1_000_000))
    return ids


def fill_finished(folder: Path, game_id: str) -> str:
    """A game of two bots that is over and open to everybody; its id."""
    bot = next(iter(factories(catalog.game(game_id))))
    bout = Bout(Match(game_id, (bot, bot), 1, "tournament", {}), 1)
    bout.play()
    row, chairs, record = _copy(bout.table, random.Random(1), wall_clock() - STOOD_MS)
    store = Store(folder)
    try:
        store.add_table(replace(row, status="finished", secret=""), chairs, record).result()
    finally:
        store.close()
    return row.id


def _played(game_id: str, entries: int) -> Table:
    """A game in play, a limit running, with so many entries; notes fill up a game that is too short."""
    bot = next(iter(factories(catalog.game(game_id))))
    bout = Bout(Match(game_id, (bot, bot), 1, "tournament", {}), 1)
    bout.play_on(entries + 1)
    game, header, record = bout.table.game, bout.table.header, bout.table.entries
    length = min(entries, len(record))
    table = replay(game, header, record[:length])
    while (table.outcome or not table.next_due()) and length:
        length -= 1
        table = replay(game, header, record[:length])
    official = game.officials[0].seat
    while table.seq < entries:
        table = submit(table, official, Correct("a note"), at=table.last_at).table
    return table


def _copy(table: Table, rng: random.Random, stopped: int) -> tuple[TableRow, list[ChairRow], list[Entry]]:
    """The same game at a table of its own, the last act a moment before the hall was killed."""
    id, secret, game = gathering.new_id(), gathering.new_key(), table.game
    later = stopped - table.last_at - rng.randrange(1_000)
    people = tuple(Player(p.seat, f"Ana {p.seat}") for p in table.header.players)
    header: Header = replace(
        table.header,
        table=id,
        players=people,
        opened_at=table.header.opened_at + later,
        sealed_seed=seal(nth_seed(secret, 0)),
    )
    record, previous = [], chain_start(header)
    for entry in table.entries:
        record.append(seal_entry(replace(entry, at=entry.at + later, hash=""), previous))
        previous = record[-1].hash
    setup = Setup(header.book, header.manner, header.options, "ana")
    code = gathering.new_code()
    moment = due(table) + later
    row = TableRow(id, code, game.id, "playing", header.opened_at, setup, secret, header, moment)
    chairs = [ChairRow(id, p.seat, gathering.new_key(), "person", p.seat, p.name) for p in people]
    chairs += [ChairRow(id, s, gathering.new_key(), "hall") for s in gathering.official_seats(game)]
    return row, chairs, record
