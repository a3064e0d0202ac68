"""The cross table of a division: everybody's rounds side by side."""

from collections.abc import Mapping
from typing import Any

from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.state import State
from gamehall.tournaments.standings.cross import Cell, cross
from gamehall.web.events.figures import signed
from gamehall.web.events.inside import Inside, room
from gamehall.web.events.standings import heard

_SIGNS = {"won": "+", "drawn": "=", "lost": "−"}


def view(inside: Inside) -> Mapping[str, Any]:
    state, division = inside.state, inside.division
    lines = inside.once(("cross", division), lambda: _lines(state, division))
    return {"upto": heard(state, division), "lines": lines}


def _lines(state: State, division: str) -> list[tuple[int, int, str, tuple[tuple[str, str], ...]]]:
    upto = heard(state, division)
    results = list(state.results(division))
    table = cross(rows(state, division, upto), results, state.format.scoring, upto)
    return [
        (one.rank, one.number, state.name(one.number), tuple(_told(state, cell) for cell in one.cells))
        for one in table
    ]


def _told(state: State, cell: Cell | None) -> tuple[str, str]:
    """A cell in short, and in words."""
    if cell is None:
        return "", ""
    if cell.how == "bye":
        return "bye", f"A bye, {signed(cell.spread)}"
    others = " ".join(map(str, cell.opponents))
    short = f"{_SIGNS[cell.result]}{others}" if others else "away"
    names = " and ".join(state.name(one) for one in cell.opponents)
    words = f"{cell.result.capitalize()} with {names}" if names else "Was not there"
    scores = (
        f", {cell.score} to {' and '.join(map(str, cell.against))}" if cell.how == "played" else ", forfeit"
    )
    return short, words + scores


ROUTES: list[Any] = room("/e/{id:str}/cross", "cross.html", view)
