"""The standings of a division after any round, with prizes, awards and teams; and the end of the event."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gamehall.kernel.numerals import read_number
from gamehall.live.event import LiveEvent
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.state import State
from gamehall.tournaments.standings.prizes import awards, prizes
from gamehall.tournaments.standings.teams import TeamRow, teams
from gamehall.web.events.figures import cells, headings, points
from gamehall.web.events.inside import Inside, room
from gamehall.web.events.once import once


class Line(Struct, frozen=True):
    rank: int
    number: int
    name: str
    of: str
    cells: tuple[str, ...]
    penalty: int
    left: bool
    award: str
    wins: tuple[str, ...]
    """The prizes they have won, or would win now."""


def view(inside: Inside) -> Mapping[str, Any]:
    state, division = inside.state, inside.division
    upto, played = chosen(inside), heard(state, division)
    final = state.finished and upto == played
    return {
        "upto": upto,
        "played": played,
        "lines": lines_of(inside.live, division, upto),
        "headings": headings(state.format.scoring),
        "penalised": any(
            one.division == division and state.penalties.get(one.number) for one in state.of(division)
        ),
        "awarded": bool(state.format.awards),
        "won": bool(state.format.prizes or state.format.class_prizes),
        "teams": _teams(inside, division, upto),
        "points": points,
        "final": final,
        "finishes": inside.may("Finish") is not None and finishes(state),
        "ends_early": inside.may("Finish") is not None and not finishes(state) and _all_in(state),
        "director": inside.may("Announce") is not None,
    }


def heard(state: State, division: str) -> int:
    """The last round of which a result is in."""
    known = state.rounds.get(division, ())
    return max(
        (r.number for r in known if r.published and any(b.result and not b.bye for b in r.boards)), default=0
    )


def chosen(inside: Inside) -> int:
    """The round that is asked for, else the last of which a result is in."""
    last = heard(inside.state, inside.division)
    asked = read_number(inside.query.get("round", ""), 3)
    return asked if asked is not None and 0 < asked <= last else last


def lines_of(live: LiveEvent, division: str, upto: int | None = None) -> list[Line]:
    """The standings after a round, or as they are."""
    record = live.record
    state: State = record.state
    after = heard(state, division) if upto is None else upto
    return once(live, record, ("standings", division, after), lambda: _lines(state, division, after))


def _lines(state: State, division: str, upto: int) -> list[Line]:
    format, entrants = state.format, state.of(division)
    stand = rows(state, division, upto)
    won: dict[int, list[str]] = {}
    for one in prizes(format, entrants, stand, state.left) if upto else ():
        won.setdefault(one.number, []).append(one.says)
    earned = awards(stand, format.awards, state.left) if upto else {}
    return [
        Line(
            row.rank,
            row.number,
            state.name(row.number),
            ", ".join(filter(None, (state.entrants[row.number].school, state.entrants[row.number].team))),
            cells(row, format.scoring),
            state.penalties.get(row.number, 0),
            row.number in state.left,
            earned.get(row.number, ""),
            tuple(won.get(row.number, ())),
        )
        for row in stand
    ]


def finishes(state: State) -> bool:
    """Whether every round of every division has all its results."""
    here = [division for division in state.divisions if state.of(division)]
    return bool(here) and not state.finished and all(_complete(state, division) for division in here)


def _all_in(state: State) -> bool:
    """Whether no slip of what hangs out is missing: a bracket may be over before the plan is."""
    rounds = [round for rounds in state.rounds.values() for round in rounds]
    return bool(rounds) and all(round.complete for round in rounds)


def _complete(state: State, division: str) -> bool:
    rounds = state.format.rounds
    return state.paired(division) == rounds and not state.missing(division, rounds)


def _teams(inside: Inside, division: str, upto: int) -> tuple[TeamRow, ...]:
    state = inside.state

    def made() -> tuple[TeamRow, ...]:
        return teams(state.of(division), rows(state, division, upto), state.format.team_of)

    return inside.once(("teams", division, upto), made) if upto else ()


ROUTES: list[Any] = room("/e/{id:str}/standings", "standings.html", view)
