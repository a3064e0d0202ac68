"""What a hall left of an event that was gone through, against what its people were told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from gamehall.kernel import catalog
from gamehall.kernel.audit import audit
from gamehall.kernel.codec import broken_links, codec
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header, encode
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import Table, replay
from gamehall.live import event_keys
from gamehall.proving.event_day import Notes
from gamehall.proving.event_life import Place
from gamehall.store.events import Events
from gamehall.store.signing import hall_key
from gamehall.store.store import Store
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.event.reporting import news
from gamehall.tournaments.event.seats import ASSISTANT
from gamehall.tournaments.event.state import State


class Broken(Exception):
    """A record that is none any more."""


class Left(NamedTuple):
    """What an event is when it is over, but for what is drawn and when it was."""

    said: tuple[str, ...]
    """By people and by the hall for its tables; not what the clock says when a hall is back."""
    stands: tuple[Any, ...]


class Found(NamedTuple):
    left: Left | None
    problems: list[str]
    told: int = 0


def examine(place: Place) -> Found:
    """What the hall left, against what its people were told."""
    told, store = Notes(place.notes).told, Store(place.data)
    try:
        (row,) = store.events.listed("finished", "playing", public=False)
        event = _record(store, EVENT, row.id, row.header)
        tables = [_of_table(store, id) for id in store.events.tables(row.id)]
        problems = [
            *_not_heard(event, tables),
            *_forgotten(told, [event, *tables]),
            *_other_roles(told, place.data, store.events, row.id),
        ]
        if store.events.unheard():
            problems.append("the event has yet to hear of a table that is over.")
        said = tuple(type(entry.action).__name__ for entry in event.entries if entry.seat != CLOCK)
        return Found(Left(said, _standing(event.state)), problems, len(told))
    except Broken as error:
        return Found(None, [str(error)], len(told))
    finally:
        store.close()


def _of_table(store: Store, id: str) -> Table:
    row = store.table(id)
    assert row is not None
    assert row.header is not None
    return _record(store, catalog.game(row.game).by(row.header.book), id, row.header)


def _not_heard(event: Table, tables: list[Table]) -> Iterator[str]:
    for table in tables:
        found = event.state.seat_of(table.header.table)
        if found is None or not found[2].result or news(found[2], table):
            yield "the event has not heard what its table said."


def _record(store: Store, game: Game, id: str, header: Header) -> Table:
    lines = store.log.read(id)
    if wrong := broken_links(b"\n".join((encode(header), *lines, b""))):
        raise Broken(f"the record of {header.game} {id} does not hold: {wrong[0]}.")
    entries = tuple(codec(game).entry(line) for line in lines)
    if list(audit(game, header, entries)):
        raise Broken(f"the rules say something else than the record of {header.game} {id}.")
    return replay(game, header, entries)


def _forgotten(told: dict[str, int | str], records: list[Table]) -> Iterator[str]:
    """What was acknowledged as an entry is that entry, and no other."""
    for command, seq in told.items():
        if isinstance(seq, int):
            entries = (entry for record in records for entry in record.entries)
            found = [entry.seq for entry in entries if entry.command.rpartition(".")[2] == command]
            if found != [seq]:
                yield f"{command} was entry {seq}, and is now {found or 'none'}."


def _other_roles(told: dict[str, int | str], data: Path, events: Events, id: str) -> Iterator[str]:
    has = {(f"role {official.seat}", official.person) for official in events.roles.holders(id)}
    for what, who in told.items():
        if what.startswith("role ") and (what, who) not in has:
            yield f"somebody was told to have the {what}, and has it no more."
    hall, row, salts = hall_key(data), events.one(id), events.roles.salts(id)
    assert row is not None
    if told["assistant's link"] != event_keys.role_keys(hall, id, salts)[ASSISTANT]:
        yield "the assistant's link is not the one that was told."
    if told["entrant's link"] != event_keys.entrant_key(hall, row, salts, 1):
        yield "an entrant's link is not the one that was told."


def _standing(state: State) -> tuple[Any, ...]:
    rounds = [
        sorted((sorted(zip(r.who, r.scores, strict=True)), r.how) for b in round.boards if (r := b.result))
        for round in state.rounds[""]
    ]
    people = [(one.name, one.number in state.here) for one in state.entrants.values()]
    return (rounds, people, state.left, state.begins, state.announced, state.log, state.finished)
