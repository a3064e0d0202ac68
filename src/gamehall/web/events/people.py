"""The entrants: written down one by one or brought as a list, checked in by a tap."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gamehall.tournaments.event.state import State
from gamehall.web.events.inside import WRITES_NAMES, Inside, room

FIELDS: Mapping[str, str] = {
    "rating": "Rating",
    "games": "Rated games before",
    "school": "School, club or bank",
    "team": "Team",
}


class Line(Struct, frozen=True):
    number: int
    name: str
    rating: int
    school: str
    division: str
    here: bool
    plays: bool
    """Is in a round that hangs out, so that they withdraw instead of being not here."""
    says: str


def view(inside: Inside) -> Mapping[str, Any]:
    state = inside.state
    asked = inside.query.get("q", "").casefold().strip()
    only = inside.query.get("only", "")
    return {
        "lines": [one for one in inside.once("people", lambda: lines(state)) if _wanted(one, asked, only)],
        "asked": inside.query.get("q", ""),
        "only": only,
        "fields": FIELDS,
        "enrols": inside.may("Enrol"),
        "checks_in": inside.may("CheckIn"),
        "begun": any(round.published for rounds in state.rounds.values() for round in rounds),
    }


def _wanted(one: Line, asked: str, only: str) -> bool:
    if (only == "absent" and one.here) or (only == "here" and not one.here):
        return False
    return (
        not asked
        or asked in one.name.casefold()
        or asked == str(one.number)
        or asked in one.school.casefold()
    )


def lines(state: State) -> list[Line]:
    """By name, as one looks for somebody at the door."""
    sat = {
        number
        for rounds in state.rounds.values()
        for round in rounds
        if round.published
        for board in round.boards
        for number in board.meeting.who
    }
    found = [
        Line(
            one.number,
            one.name,
            one.rating,
            ", ".join(filter(None, (one.school, one.team))),
            one.division,
            one.number in state.here,
            one.number in sat,
            _says(state, one.number),
        )
        for one in state.entrants.values()
    ]
    return sorted(found, key=lambda one: (one.name.casefold(), one.number))


def _says(state: State, number: int) -> str:
    if (left := state.left.get(number)) is not None:
        return f"withdrew before round {left}"
    begins = state.begins.get(number, 1)
    return f"late, from round {begins}" if begins > 1 else ""


ROUTES: list[Any] = room("/e/{id:str}/people", "people.html", view, WRITES_NAMES)
