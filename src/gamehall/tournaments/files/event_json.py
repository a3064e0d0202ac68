"""A whole event as JSON, by a schema that is published with it (`data/event.schema.json`).

It tells what hangs out: no pairing before it is published, no reasons, no log, and nothing that lots are
drawn from."""

import json
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from gamehall.kernel.words import Key
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.json_places import line_of
from gamehall.tournaments.files.problems import Problem, Problems, Read, decoded, too_large
from gamehall.tournaments.files.snapshot import Sat, Snapshot, ordered, snapshot
from gamehall.tournaments.files.soundness import faults
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import How, Result
from gamehall.tournaments.standings.row import Row

SCHEMA = Path(__file__).with_name("data") / "event.schema.json"
MOST_BYTES = 40_000_000
"""Four thousand entrants with all their rounds are below this."""

Number = Annotated[int, Meta(ge=1, le=100_000)]
Score = Annotated[int, Meta(ge=-100_000, le=100_000)]
Few = Annotated[tuple[Number, ...], Meta(max_length=8)]


class GameTold(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What came of a table. A forfeit or bye has no played scores; `margin` is its spread."""

    scores: Annotated[tuple[Score, ...], Meta(min_length=1, max_length=8)]
    how: How = "played"
    at_fault: Few = ()
    conduct: bool = False
    margin: Score = 0


class TableTold(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat there; who began stands first. One alone has a bye, or was not there and lost the round."""

    who: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=8)]
    board: Annotated[int, Meta(ge=0, le=4_000)] = 0
    result: GameTold | None = None
    begins: bool = True
    """Whether it is known who began."""
    game: Key = ""
    """Which game, where the event has several."""


class PlaceTold(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the standings, for who reads them; whoever takes the event in reckons them anew."""

    number: Number
    rank: int
    points: float
    wins: float = 0.0
    losses: float = 0.0
    spread: int = 0


class DivisionTold(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: Annotated[str, Meta(max_length=128)] = ""
    rounds: Annotated[tuple[tuple[TableTold, ...], ...], Meta(max_length=200)] = ()
    """The first round first."""
    standings: tuple[PlaceTold, ...] = ()


class EventTold(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An event that hangs out, from its entrants to its latest results."""

    kind: Literal["gamehall event"]
    version: Literal[1]
    name: Annotated[str, Meta(max_length=500)] = ""
    date: Annotated[str, Meta(max_length=80)] = ""
    place: Annotated[str, Meta(max_length=500)] = ""
    finished: bool = False
    entrants: Annotated[tuple[Entrant, ...], Meta(max_length=4_000)] = ()
    divisions: Annotated[tuple[DivisionTold, ...], Meta(max_length=200)] = ()
    left: dict[Number, int] = {}
    """The first round that those who withdrew do not play."""
    penalties: dict[Number, int] = {}
    format: Format | None = None


def write_json(state: State) -> bytes:
    """The event as it hangs out; the same event gives the same bytes."""
    event = snapshot(state)
    told = EventTold(
        kind="gamehall event",
        version=1,
        name=event.name,
        date=event.date,
        place=event.place,
        finished=state.finished,
        entrants=event.entrants,
        divisions=tuple(_division(state, name, event) for name in event.divisions),
        left=event.left,
        penalties=event.penalties,
        format=event.format,
    )
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def read_json(data: bytes) -> Read | Problems:
    """The event of such a file, or all that is wrong with it, each by its line."""
    if problems := too_large(data, MOST_BYTES):
        return problems
    text = decoded(data)
    try:
        told = msgspec.json.decode(text, type=EventTold)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `")
        where = path.removesuffix("`").removeprefix("key in ")
        said = f"{where.removeprefix('$').lstrip('.')}: {what}." if where else f"{what}."
        return (Problem(line_of(text, where), said),)
    except (msgspec.DecodeError, RecursionError) as error:
        return (Problem(_broken(text), f"This is no JSON: {error}."),)
    event = _event(told)
    if found := faults(event):
        return tuple(Problem(line_of(text, path), reason) for path, reason in found)
    return Read(event)


def schema() -> bytes:
    """The schema that is published: made of what is read."""
    told = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(EventTold)}
    return json.dumps(told, indent=1, sort_keys=True, ensure_ascii=False).encode() + b"\n"


def _division(state: State, name: str, event: Snapshot) -> DivisionTold:
    rounds = event.rounds.get(name, ())
    standing = rows(state, name, len(rounds)) if rounds else ()
    told = tuple(tuple(_table(sat, board) for board, sat in enumerate(tables, start=1)) for tables in rounds)
    return DivisionTold(name, told, tuple(map(_place, standing)))


def _table(sat: Sat, board: int) -> TableTold:
    one = sat.result
    game = GameTold(one.scores, one.how, one.at_fault, one.conduct, one.margin) if one else None
    return TableTold(sat.who, board if len(sat.who) > 1 else 0, game, sat.begins, sat.game)


def _place(row: Row) -> PlaceTold:
    points = round(float(row.points), 4)
    return PlaceTold(row.number, row.rank, points, row.wins / 2, row.losses / 2, row.spread)


def _event(told: EventTold) -> Snapshot:
    rounds = {
        one.name: tuple(
            ordered([_sat(table, number) for table in tables])
            for number, tables in enumerate(one.rounds, start=1)
        )
        for one in told.divisions
    }
    return Snapshot(
        told.name, told.date, told.place, told.entrants, rounds, told.left, told.penalties, told.format
    )


def _sat(told: TableTold, round: int) -> Sat:
    one = told.result
    if one is None:
        return Sat(told.who, None, told.begins, told.game)
    result = Result(round, told.board, told.who, one.scores, one.how, one.at_fault, one.conduct, one.margin)
    return Sat(told.who, result, told.begins, told.game)


def _broken(text: str) -> int:
    """The line of the first thing that is no JSON."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.lineno
    except RecursionError:
        pass
    return 0
