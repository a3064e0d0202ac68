"""Divisions as tsh keeps them: a `.t` file each, one line for an entrant, numbered by its place.

What tsh has no word for stands in keys of our own, which it carries along: an entrant's number here, school,
rated games and people, since when somebody has left, and games that were not played. Those stand in tsh as
what they are worth: a forfeit as a win by its margin, both absent as two lost rounds.
Source: the manual of tsh, and files that tsh and Woogles have written."""

from collections.abc import Mapping

from msgspec.structs import replace

from gamehall.kernel.files import Unfit
from gamehall.kernel.names import visible
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.snapshot import Sat, Snapshot, snapshot
from gamehall.tournaments.files.tsh_lines import (
    UNTOLD,
    Written,
    escaped,
    write_line,
)
from gamehall.tournaments.files.unplayed import Part, besides, part, told
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.worth import shares

FIRST, SECOND, NOBODY, UNSET = 1, 2, 0, 4


def unfit(event: Snapshot) -> str:
    """Why programs for games of two cannot have this event; empty: they can."""
    if any(len(sat.who) > 2 for rounds in event.rounds.values() for tables in rounds for sat in tables):
        return "More than two sit at a table; this kind of file knows games of two only."
    return ""


def write_t(state: State, division: str = "") -> str:
    """A division as tsh reads it, with all rounds that hang out; `Unfit` where three sit at a table."""
    event = snapshot(state)
    if fault := unfit(event):
        raise Unfit(fault)
    return told_t(event, division, state.format.scoring)


def told_t(event: Snapshot, division: str, scoring: Scoring) -> str:
    entrants = event.of(division)
    place = {one.number: at for at, one in enumerate(entrants, start=1)}
    rounds = event.rounds.get(division, ())
    seats = [{who: sat for sat in tables for who in sat.who} for tables in rounds]
    boards = [
        {who: board for board, sat in enumerate(tables, start=1) if len(sat.who) > 1 for who in sat.who}
        for tables in rounds
    ]
    uncapped = replace(scoring, cap=0, caps={})
    lines = []
    for one in entrants:
        sats = [found.get(one.number) for found in seats]
        keys = _of_rounds(one, sats, [found.get(one.number, 0) for found in boards], place)
        met = tuple(_met(one, sat, place) for sat in sats)
        scores = tuple(_score(one, sat, uncapped) for sat in sats)
        written = Written(visible(one.name), one.rating, _short(met), _short(scores), {**keys, **_known(one)})
        written.keys.update(_of_event(one, event, place[one.number]))
        lines.append(write_line(written) + "\n")
    return "".join(lines)


def _short(row: tuple[int | None, ...]) -> tuple[int | None, ...]:
    while row and row[-1] is None:
        row = row[:-1]
    return row


def _met(one: Entrant, sat: Sat | None, place: Mapping[int, int]) -> int | None:
    if sat is None:
        return None
    if len(sat.who) == 1 or (sat.result and sat.result.how == "double forfeit"):
        return 0
    return next(place[other] for other in sat.who if other != one.number)


def _score(one: Entrant, sat: Sat | None, scoring: Scoring) -> int | None:
    if sat is None or sat.result is None:
        return None
    if sat.result.played and not sat.result.conduct:
        return sat.result.scores[sat.who.index(one.number)]
    spread = next(share.spread for share in shares(sat.result, scoring) if share.number == one.number)
    alone = len(sat.who) == 1 or sat.result.how == "double forfeit"
    return spread if alone else max(spread, 0)


def _of_rounds(
    one: Entrant, sats: list[Sat | None], boards: list[int], place: Mapping[int, int]
) -> dict[str, str]:
    keys: dict[str, str] = {}
    if any(sats):
        keys["p12"] = " ".join(str(_p12(one, sat)) for sat in sats)
        keys["board"] = " ".join(map(str, boards))
    if any(sat and sat.game for sat in sats):
        keys["game"] = " ".join((sat.game if sat else "") or UNTOLD for sat in sats)
    parts = [part(sat.result, one.number) for sat in sats if sat and sat.result and besides(sat.result)]
    if parts:
        keys["unplayed"] = " ".join(told(_placed(each, place)) for each in parts)
    return keys


def _placed(one: Part, place: Mapping[int, int]) -> Part:
    return Part(one.round, place.get(one.opponent, 0), one.score, one.margin, one.how, one.fault)


def _p12(one: Entrant, sat: Sat | None) -> int:
    if sat is None or not sat.begins:
        return UNSET
    if len(sat.who) == 1:
        return NOBODY
    return FIRST if sat.who[0] == one.number else SECOND


def _known(one: Entrant) -> dict[str, str]:
    people = {
        "team": escaped(visible(one.team)),
        "class": " ".join(escaped(visible(each)).replace(" ", "_") for each in one.classes),
        "classes": _listed(one.classes) if any("_" in each or " " in each for each in one.classes) else "",
        "school": escaped(visible(one.school)),
        "games": str(one.games) if one.games else "",
        "members": _listed(one.members),
    }
    return {key: value for key, value in people.items() if value}


def _listed(names: tuple[str, ...]) -> str:
    return "|".join(escaped(visible(each), ";|") for each in names)


def _of_event(one: Entrant, event: Snapshot, place: int) -> dict[str, str]:
    keys: dict[str, str] = {}
    if one.number != place:
        keys["number"] = str(one.number)
    if one.number in event.left:
        keys["off"], keys["left"] = "0", str(event.left[one.number])
    if points := event.penalties.get(one.number):
        keys["penalty"] = str(-points)
    return keys
