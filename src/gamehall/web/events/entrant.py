"""One entrant: what is written of them, their rounds, their own link; withdrawals and penalties."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from gamehall.tournaments.event.saying import told, where
from gamehall.tournaments.event.state import State
from gamehall.tournaments.people import Entrant
from gamehall.web.desk import NotHere
from gamehall.web.events.inside import WRITES_NAMES, Inside, room
from gamehall.web.events.people import FIELDS
from gamehall.web.pages.render import qr_code


class Sat(Struct, frozen=True):
    round: int
    board: str
    against: tuple[int, ...]
    result: str


def view(inside: Inside) -> Mapping[str, Any]:
    state, one = inside.state, _entrant(inside)
    link = inside.base + "/check-in/" + inside.desk.hall.events.entrant_key(inside.live, one.number)
    return {
        "one": one,
        "fields": FIELDS,
        "checked_in": one.number in state.here,
        "left": state.left.get(one.number),
        "following": min(state.next(one.division), state.format.rounds),
        "penalty": state.penalties.get(one.number, 0),
        "sat": list(sat(state, one)),
        "link": link,
        "code": qr_code(link),
        "may": {kind: inside.may(kind) for kind in ("Change", "CheckIn", "Withdraw", "ComeBack", "Penalise")},
    }


def _entrant(inside: Inside) -> Entrant:
    one = inside.state.entrants.get(inside.names["number"])
    if one is None:
        raise NotHere("Nobody of this event has that number.")
    return one


def sat(state: State, one: Entrant) -> Iterator[Sat]:
    for round in state.rounds.get(one.division, ()):
        if not round.published:
            continue
        if board := round.at(one.number):
            others = tuple(n for n in board.who if n != one.number)
            result = told(state, board.result) if board.result else ""
            yield Sat(round.number, where(board) if board.number else "Bye", others, result)
        elif any(r.round == round.number and one.number in r.who for r in state.missed):
            yield Sat(round.number, "Not there", (), "counts as lost")


ROUTES: list[Any] = room("/e/{id:str}/people/{number:int}", "entrant.html", view, WRITES_NAMES)
