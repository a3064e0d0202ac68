"""The first page of an event: what is next, how far each division is, what the plan is."""

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import quote

from msgspec import Struct

from gamehall.kernel.names import some
from gamehall.tournaments.event.state import State
from gamehall.tournaments.formats.telling import told
from gamehall.web.events.inside import Inside, room
from gamehall.web.events.screens import SHOWS
from gamehall.web.events.standings import finishes

_LATEST = 5


class Step(Struct, frozen=True):
    """What the director does next, and where."""

    says: str
    href: str
    does: str
    kind: str = ""
    """What a press on it says at once; empty: it only leads there."""
    round: int = 0
    division: str = ""


class Stage(Struct, frozen=True):
    """How far a round is."""

    number: int
    says: str
    published: bool
    missing: int


def view(inside: Inside) -> Mapping[str, Any]:
    state, base = inside.state, f"/e/{inside.id}"
    director = inside.may("Announce") is not None
    return {
        "steps": list(steps(state, base)) if director else [],
        "stages": {division: stages(state, division) for division in state.divisions},
        "told": list(told(state.format)),
        "announced": state.announced[-_LATEST:][::-1],
        "director": director,
        "screens": SHOWS if inside.seats else {},
    }


def steps(state: State, base: str) -> Iterator[Step]:
    if state.finished:
        yield Step(
            "The event is over. Standings and prizes are final.", f"{base}/standings", "See the prizes"
        )
        return
    if not state.entrants:
        yield Step("Nobody is written down yet.", f"{base}/people", "Write down who plays")
        return
    absent = len(state.entrants) - len(state.here)
    begun = any(rounds for rounds in state.rounds.values())
    if absent and not begun:
        yield Step(
            f"{len(state.here)} of {some(len(state.entrants), 'entrant')} have checked in.",
            f"{base}/people",
            "Check them in",
        )
    here = [division for division in state.divisions if state.of(division)]
    for division in here:
        yield from _of_division(state, base, division)
    if finishes(state):
        yield Step("Every result is in.", f"{base}/standings", "Finish, and give the prizes")


def _of_division(state: State, base: str, division: str) -> Iterator[Step]:
    named, asked = f"{division}: " if division else "", f"&division={quote(division)}" if division else ""
    latest = state.rounds.get(division, ())[-1:]
    if latest and not latest[0].published:
        number = latest[0].number
        says = f"{named}Round {number} is paired and does not hang out yet."
        yield Step(says, f"{base}/rounds?round={number}{asked}", f"Look at round {number}")
        return
    last = state.paired(division)
    for number in range(1, last + 1):
        if missing := [b for n, b in state.missing(division, number) if n == number]:
            says = f"{named}{some(len(missing), 'result')} of round {number} {_are(len(missing))} missing."
            yield Step(says, f"{base}/results?round={number}{asked}", f"Enter results of round {number}")
    following = last + 1
    if following > state.format.rounds or not any(one.number in state.here for one in state.of(division)):
        return
    if not state.missing(division, state.format.source(following)):
        says = f"{named}Round {following} can be paired."
        href = f"{base}/rounds?round={following}{asked}"
        yield Step(says, href, f"Pair round {following}", "Pair", following, division)


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def stages(state: State, division: str) -> list[Stage]:
    found = []
    for round in state.rounds.get(division, ()):
        missing = sum(board.result is None for board in round.boards)
        if not round.published:
            says = "paired, not hung out"
        elif missing:
            says = f"{some(missing, 'result')} missing"
        else:
            says = "complete"
        found.append(Stage(round.number, says, round.published, missing))
    return found


ROUTES: list[Any] = room("/e/{id:str}", "front.html", view)
