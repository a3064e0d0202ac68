"""The slip of one table: entered or set right field by field, confirmed, taken back."""

from collections.abc import Mapping
from typing import Any

from gamehall.kernel.numerals import read_number
from gamehall.tournaments.event.saying import told, where
from gamehall.web.desk import NotHere
from gamehall.web.events.inside import WRITES_SLIPS, Inside, room


def view(inside: Inside) -> Mapping[str, Any]:
    state, division = inside.state, inside.division
    number, sits = (_number(inside, name) for name in ("round", "sits"))
    round = state.round(division, number)
    board = round.at(sits) if round and round.published else None
    if round is None or board is None:
        raise NotHere("There is no such table in this round.")
    result = board.result
    return {
        "round": round,
        "board": board,
        "where": where(board),
        "told": told(state, result) if result else "",
        "scores": dict(zip(result.who, result.scores, strict=True)) if result else {},
        "amended": board.amended,
        "may": {kind: inside.may(kind) for kind in ("Enter", "Amend", "Void", "Sign")},
        "kind": "Amend" if result else "Enter",
    }


def _number(inside: Inside, name: str) -> int:
    found = read_number(inside.query.get(name, ""), 6)
    if found is None:
        raise NotHere("There is no such table in this round.")
    return found


ROUTES: list[Any] = room("/e/{id:str}/slip", "slip.html", view, WRITES_SLIPS)
