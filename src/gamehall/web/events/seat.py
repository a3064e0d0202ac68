"""Where do I sit: by name or number, on one's own phone."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from gamehall.tournaments.event.state import State
from gamehall.tournaments.people import Entrant
from gamehall.web.events.inside import Inside, room

_MOST = 30


class Sits(Struct, frozen=True):
    name: str
    number: int
    division: str
    round: int
    board: int
    others: tuple[str, ...]
    says: str = ""
    """Where there is no table: why."""


def view(inside: Inside) -> Mapping[str, Any]:
    asked = inside.query.get("name", "").casefold().strip()
    found = [one for one in inside.state.entrants.values() if named(one, asked)] if asked else []
    found.sort(key=lambda one: (one.name.casefold(), one.number))
    sits = [_sits(inside.state, one) for one in found[:_MOST]]
    return {"asked": inside.query.get("name", ""), "sits": sits, "more": len(found) - len(sits)}


def named(one: Entrant, asked: str) -> bool:
    """Whether somebody is meant by this: a number, or a part of a name in small letters."""
    names = (one.name, *one.members)
    return asked == str(one.number) or any(asked in name.casefold() for name in names)


def _sits(state: State, one: Entrant) -> Sits:
    hung = [round for round in state.rounds.get(one.division, ()) if round.published]
    if not hung:
        return Sits(one.name, one.number, one.division, 0, 0, (), "The first pairings do not hang out yet.")
    latest = hung[-1]
    board = latest.at(one.number)
    if board is None:
        says = f"Not paired in round {latest.number}."
    else:
        says = f"A bye in round {latest.number}: no game." if board.bye else ""
    others = tuple(state.name(n) for n in board.who if n != one.number) if board else ()
    return Sits(one.name, one.number, one.division, latest.number, board.number if board else 0, others, says)


def by_name(state: State, division: str) -> Iterator[Sits]:
    """Everybody of a division with where they sit, in the order of a notice board."""
    everybody = (one for one in state.of(division) if one.number not in state.left)
    for one in sorted(everybody, key=lambda one: (one.name.casefold(), one.number)):
        yield _sits(state, one)


ROUTES: list[Any] = room("/e/{id:str}/seat", "seat.html", view)
